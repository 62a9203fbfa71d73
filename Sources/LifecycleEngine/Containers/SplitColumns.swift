// Which columns of a split view controller are on screen, and how they come there.
extension World {
  /// A split view controller is about to appear for the first time: it is born expanded and finds
  /// out now how much room there is. Source: `split-born-expanded-commandshift`.
  func arrangeColumnsForFirstAppearance(of id: ObjectID) {
    guard controllers[controllerSlot(id)].kind == .splitViewController,
      !splits[splitSlot(id)].isArranged
    else { return }
    splits[splitSlot(id)].isArranged = true
    if isNarrow(id) { return perform(.splitCollapse, subject: id) }
    arrangeColumns(of: id)
  }

  /// The width class of a window has changed: its split view controllers collapse or expand.
  func adaptContainers(in window: ObjectID) {
    for record in controllers where record.kind == .splitViewController {
      let id = record.id
      guard !isDeallocated(id), splits[record.containerSlot].isArranged, let view = record.view,
        self.window(of: view) == window
      else { continue }
      let isNarrow = isNarrow(id)
      guard isNarrow != splits[record.containerSlot].isCollapsed else { continue }
      perform(isNarrow ? .splitCollapse : .splitExpansion, subject: id)
    }
  }

  /// A phone of the modelled size is compact in width; before iOS 8 nothing collapses.
  private func isNarrow(_ id: ObjectID) -> Bool {
    guard release >= Release(8) else { return false }
    var size = device.screenSize
    if let view = controllers[controllerSlot(id)].view, let window = window(of: view) {
      size = views[viewSlot(window)].frame.size
    }
    return device.sizeClasses(of: size).horizontal == .compact
  }

  func perform(_ action: SplitAction, _ transition: Transition) {
    guard let id = transition.to else { return }
    let slot = splitSlot(id)
    switch action {
    case .askForTop: askForTop(of: id)
    case .separate:
      splits[slot].isCollapsed = false
      separateSecondary(of: id)
    case .arrange:
      splits[slot].isCollapsed = isNarrow(id)
      arrangeColumns(of: id)
    case .didCollapse:
      _ = deliver(.splitDidCollapse, toDelegate: splits[slot].delegate, from: id, [])
    case .didExpand: _ = deliver(.splitDidExpand, toDelegate: splits[slot].delegate, from: id, [])
    }
  }

  /// The delegate decides what is on top of a collapsed interface; by itself that is the secondary
  /// column.
  private func askForTop(of id: ObjectID) {
    let slot = splitSlot(id)
    let record = splits[slot]
    var top = SplitColumn.secondary
    if record.columns[SplitColumn.secondary.rawValue] == nil { top = .primary }
    if record.columns[SplitColumn.compact.rawValue] != nil { top = .compact }
    if record.hasStyle {
      let reply = deliver(
        .splitTopColumn, toDelegate: record.delegate, from: id, [.symbol(top.name)])
      if case .symbol(let name) = reply,
        let chosen = SplitColumn.allCases.first(where: { $0.name == name })
      {
        top = chosen
      }
    } else if let secondary = record.columns[SplitColumn.secondary.rawValue],
      let primary = record.columns[SplitColumn.primary.rawValue],
      case .boolean(true) = deliver(
        .splitCollapseSecondary, toDelegate: record.delegate, from: id,
        [.object(secondary), .object(primary)])
    {
      top = .primary
    }
    splits[slot].top = top
  }

  /// Puts the columns on screen that are to be there, and takes the others away.
  func arrangeColumns(of id: ObjectID) {
    loadViewIfNeeded(id)
    let shown = splits[splitSlot(id)].isCollapsed ? collapsedChildren(of: id) : columnsShown(by: id)
    for child in controllers[controllerSlot(id)].children where !shown.contains(child) {
      if isColumn(child, of: id) { hideView(of: child) } else { takeAway(child, from: id) }
    }
    guard let host = controllers[controllerSlot(id)].view else { return }
    for child in shown {
      if parent(of: child) != id {
        addChild(child, to: id)
        perform(.childArrival, subject: child, in: id)
      }
      guard parent(of: child) == id else { continue }
      loadViewIfNeeded(child)
      guard let view = controllers[controllerSlot(child)].view,
        views[viewSlot(view)].superview != host
      else { continue }
      setFrame(frameOfColumn(child, in: host, of: id), of: view)
      addSubview(view, to: host)
    }
  }

  private func isColumn(_ child: ObjectID, of id: ObjectID) -> Bool {
    let record = splits[splitSlot(id)]
    return !record.isCollapsed && (record.columns + record.wrappers).contains { $0 == child }
  }

  private func hideView(of child: ObjectID) {
    if let view = controllers[controllerSlot(child)].view { removeFromSuperview(view) }
  }

  func takeAway(_ child: ObjectID, from id: ObjectID) {
    perform(.childDeparture, subject: child)
    hideView(of: child)
    if parent(of: child) == id { removeFromParent(child) }
  }

  /// The width of a primary column beside others, in points.
  private static let primaryWidth = 320.0

  func frameOfColumn(_ child: ObjectID, in host: ObjectID, of id: ObjectID) -> Rect {
    let size = views[viewSlot(host)].frame.size
    let shown = splits[splitSlot(id)].isCollapsed ? [] : columnsShown(by: id)
    guard shown.count > 1, let place = shown.firstIndex(of: child) else {
      return Rect(width: size.width, height: size.height)
    }
    let x = Double(place) * World.primaryWidth
    let width = place == shown.count - 1 ? size.width - x : World.primaryWidth
    return Rect(x: x, y: 0, width: width, height: size.height)
  }

  // MARK: Expanded

  private func columnsShown(by id: ObjectID) -> [ObjectID] {
    let record = splits[splitSlot(id)]
    let mode = record.preferredDisplayMode
    let isAlone = mode == "secondaryOnly" || mode == "primaryHidden"
    return [SplitColumn.primary, .supplementary, .secondary].compactMap { column in
      if isAlone, column != .secondary || record.hidden.contains(column) { return nil }
      if record.hidden.contains(column) { return nil }
      return child(for: column, of: id)
    }
  }

  /// The child that shows a column: with a style a navigation controller, UIKit's own if the
  /// author's code gave none. Source: `split-wraps-children-in-nav`.
  private func child(for column: SplitColumn, of id: ObjectID) -> ObjectID? {
    let slot = splitSlot(id)
    guard let content = splits[slot].columns[column.rawValue] else { return nil }
    guard splits[slot].hasStyle, column != .compact,
      controllers[controllerSlot(content)].kind != .navigationController
    else { return content }
    if let wrapper = splits[slot].wrappers[column.rawValue] { return wrapper }
    let wrapper = makeWrapper()
    splits[slot].wrappers[column.rawValue] = wrapper
    setViewControllers([content], ofNavigation: wrapper, animated: false)
    return wrapper
  }

  private func makeWrapper() -> ObjectID {
    let id = makeObject(
      .controller, of: ClassID(.navigationController), slot: controllers.count)
    controllers.append(ControllerRecord(id: id, kind: .navigationController))
    addContainerRecord(for: id)
    return id
  }

  // MARK: Collapsed

  /// What a collapsed interface consists of: the compact column, or the primary one's stack with the
  /// controllers of the secondary column on top of it.
  private func collapsedChildren(of id: ObjectID) -> [ObjectID] {
    let top = splits[splitSlot(id)].top ?? .secondary
    if top == .compact, let compact = child(for: .compact, of: id) { return [compact] }
    guard let base = child(for: .primary, of: id) ?? child(for: .secondary, of: id) else {
      return []
    }
    guard controllers[controllerSlot(base)].kind == .navigationController,
      splits[splitSlot(id)].columns[SplitColumn.primary.rawValue] != nil
    else { return [base] }
    if top == .secondary { coverWithSecondary(base, in: id) } else { uncover(base, in: id) }
    return [base]
  }

  private func coverWithSecondary(_ base: ObjectID, in id: ObjectID) {
    let stack = viewControllers(ofNavigation: base)
    let slot = splitSlot(id)
    if splits[slot].moved.isEmpty { takeContentsOfSecondary(in: id) }
    let moved = splits[slot].moved
    // The user may have gone back from them meanwhile.
    guard !moved.contains(where: { stack.contains($0) }) else { return }
    setViewControllers(stack + moved, ofNavigation: base, animated: isShowing(base))
  }

  /// The controllers of the secondary column leave its navigation controller, if there is one.
  private func takeContentsOfSecondary(in id: ObjectID) {
    let slot = splitSlot(id)
    guard let secondary = splits[slot].columns[SplitColumn.secondary.rawValue] else { return }
    let isOwn = controllers[controllerSlot(secondary)].kind == .navigationController
    let holder = isOwn ? secondary : splits[slot].wrappers[SplitColumn.secondary.rawValue]
    let contents = holder.map { viewControllers(ofNavigation: $0) } ?? [secondary]
    for controller in contents { retain(controller) }
    splits[slot].moved = contents
    guard let holder else { return }
    if parent(of: holder) == id { takeAway(holder, from: id) }
    setViewControllers([], ofNavigation: holder, animated: false)
  }

  /// Gives the secondary column back what a collapse has put onto the primary one's stack.
  private func uncover(_ base: ObjectID, in id: ObjectID) {
    let slot = splitSlot(id)
    let moved = splits[slot].moved
    guard !moved.isEmpty else { return }
    splits[slot].moved = []
    let stack = viewControllers(ofNavigation: base)
    let first = stack.firstIndex { moved.contains($0) } ?? stack.count
    if first > 0, first < stack.count {
      _ = pop(to: stack[first - 1], from: base, animated: splits[slot].isCollapsed)
    }
    for controller in moved { autorelease(controller) }
  }

  /// An interface that expands shows the secondary column beside the primary one again.
  func separateSecondary(of id: ObjectID) {
    guard let base = child(for: .primary, of: id),
      controllers[controllerSlot(base)].kind == .navigationController
    else { return }
    let slot = splitSlot(id)
    let moved = splits[slot].moved
    uncover(base, in: id)
    // What has left the primary column's stack must be gone before it comes to another one.
    if let view = controllers[controllerSlot(base)].view { layoutIfNeeded(view) }
    guard let secondary = splits[slot].columns[SplitColumn.secondary.rawValue] else { return }
    let isOwn = controllers[controllerSlot(secondary)].kind == .navigationController
    guard let holder = isOwn ? secondary : splits[slot].wrappers[SplitColumn.secondary.rawValue],
      viewControllers(ofNavigation: holder).isEmpty, !moved.isEmpty
    else { return }
    setViewControllers(moved, ofNavigation: holder, animated: false)
  }
}
