// The columns of a split view controller on screen, and the moves of columns.
extension SplitViewControllers {
  /// A split view controller is about to appear for the first time. The controller is born expanded
  /// and now learns its room. Source: `split-born-expanded-commandshift`.
  func arrangeColumnsForFirstAppearance(of id: ObjectID) {
    guard world.controllers[id].kind == .splitViewController,
      !world.splits[id].isArranged
    else { return }
    world.splits[id].isArranged = true
    chooseFirstMode(of: id)
    if isNarrow(id) { return world.perform(.splitCollapse, subject: id) }
    arrangeColumns(of: id)
    let hidden = childrenWanted(by: id).filter { !isShown($0, by: id) }
    let unloaded = hidden.flatMap { [$0] + world.controllers[$0].children }
      .filter { world.controllers[$0].view == nil }
    if !unloaded.isEmpty { world.note(.hiddenColumn, for: unloaded) }
  }

  /// The split view controllers in a resized window collapse, expand or show other columns.
  func adaptContainers(in window: ObjectID) {
    for record in world.controllers where record.kind == .splitViewController {
      let id = record.id
      guard !world.isDeallocated(id), world.splits[record.id].isArranged, let view = record.view,
        world.window(of: view) == window
      else { continue }
      let isNarrow = isNarrow(id)
      let mode = modeForNewRoom(of: id)
      if isNarrow != world.splits[record.id].isCollapsed {
        if let mode { world.splits[record.id].displayMode = mode }
        world.perform(isNarrow ? .splitCollapse : .splitExpansion, subject: id)
      } else if let mode {
        changeDisplayMode(to: mode, of: id)
      }
    }
  }

  /// A split view controller outside of windows will be in a window of the scene's size.
  private func isNarrow(_ id: ObjectID) -> Bool { isNarrow(sizeOfWindow(around: id)) }

  /// Returns true if the room holds only one column.
  private func isNarrow(_ size: Size) -> Bool {
    world.holds(.splitCollapses) && world.device.sizeClasses(of: size).horizontal == .compact
  }

  /// Returns true for the view of a column that a narrow split view controller does not show.
  func keepsFrame(ofColumnWith view: ObjectID, in host: ObjectID) -> Bool {
    guard let id = world.views[host].controller, world.controllers[id].kind == .splitViewController,
      let column = world.views[view].controller, world.parent(of: column) == id
    else { return false }
    return isHiddenOnStack(column, in: world.views[host].frame.size, of: id)
  }

  /// Returns true if a narrow split view controller hides a column, or is about to move it to the stack.
  func isHiddenOnStack(_ child: ObjectID, in size: Size, of id: ObjectID) -> Bool {
    isNarrow(size) && (!world.splits[id].isCollapsed || !isShown(child, by: id))
  }

  func sizeOfWindow(around id: ObjectID) -> Size {
    guard let view = world.controllers[id].view, let window = world.window(of: view) else {
      return world.device.windowSize
    }
    return world.views[window].frame.size
  }

  func perform(_ action: SplitAction, _ transition: Transition) {
    guard let id = transition.to else { return }
    switch action {
    case .askForTop: askForTop(of: id)
    case .askForSecondary: askForSecondary(of: id)
    case .askForMode: askForMode(of: id)
    case .separate:
      world.splits[id].isCollapsed = false
      uncoverStack(of: id)
    case .arrange:
      world.splits[id].isCollapsed = isNarrow(id)
      arrangeColumns(of: id, filling: true)
    case .arrangeColumns: arrangeColumns(of: id)
    case .tellDisplayMode: tellOfDisplayMode(of: id)
    case .tellHiddenColumns: tellOfHiddenColumns(of: id)
    case .tellShownColumns: tellOfShownColumns(of: id)
    case .didCollapse: tell(.splitDidCollapse, of: id)
    case .didExpand: tell(.splitDidExpand, of: id)
    }
  }

  /// Calls the delegate about a collapse or an expansion, which is documented only for split view
  /// controllers with columns. Source: `split-collapse-triggers`.
  private func tell(_ callback: Callback, of id: ObjectID) {
    let split = world.splits[id]
    guard split.hasStyle else { return }
    _ = world.deliver(callback, toDelegate: split.delegate, from: id, [])
  }

  /// Puts the wanted columns on screen, and removes the other columns.
  /// - Parameter isFilling: True if a collapsed interface goes to its top column, although the user
  ///   may have gone back from that column.
  func arrangeColumns(of id: ObjectID, filling isFilling: Bool = false, animated: Bool = false) {
    world.loadViewIfNeeded(id)
    if isFilling, world.splits[id].isCollapsed { fillStack(of: id, animated: animated) }
    let shown = childrenWanted(by: id).filter { isShown($0, by: id) }
    noteCoveredColumns(of: id)
    for child in childrenFromLeading(of: id) where !shown.contains(child) {
      if isColumn(child, of: id) { hideView(of: child, in: id) } else { takeAway(child, from: id) }
    }
    // A callback may ask for other columns.
    for child in childrenWanted(by: id) {
      guard adopt(child, by: id), isShown(child, by: id) else { continue }
      show(child, in: id)
    }
    for child in childrenShown(by: id) where world.parent(of: child) == id {
      world.layout.updateGeometry(of: child)
    }
  }

  /// - Returns: True if the controller is a child now. The stack of a collapsed interface may not
  ///   have released the controller yet.
  private func adopt(_ child: ObjectID, by id: ObjectID) -> Bool {
    if world.parent(of: child) == nil, childrenWanted(by: id).contains(child) {
      world.addChild(child, to: id)
      world.perform(.childArrival, subject: child, in: id)
    }
    return world.parent(of: child) == id
  }

  private func show(_ child: ObjectID, in id: ObjectID) {
    guard let host = world.controllers[id].view else { return }
    world.loadViewIfNeeded(child)
    if let presented = world.presenting.viewOfPresentation(over: child, in: id) {
      if !world.isDescendant(presented, of: host) {
        world.setFrame(world.views[host].frame, of: presented)
        world.addSubview(presented, to: host)
      }
      if world.presenting.isCovered(child, in: id) { return }
    }
    // A callback may have removed the child from the column again.
    guard world.parent(of: child) == id, let view = world.controllers[child].view,
      world.views[view].superview != host
    else { return }
    if !world.splits[id].isCollapsed, child != holder(of: .secondary, in: id) {
      noteTraits(ofColumn: child)
    }
    world.setFrame(frameOfColumn(child, in: world.views[host].frame.size, of: id), of: view)
    world.hierarchy.addSubview(view, to: host) { world.parent(of: child) == id }
  }

  /// Notes the controllers in a column, because the size class of the column may change.
  private func noteTraits(ofColumn child: ObjectID) {
    var objects = [child]
    var open = [child]
    while let id = open.popLast() {
      let record = world.controllers[id]
      objects += record.children
      open += record.children
      if let view = record.view { objects.append(view) }
    }
    world.note(.columnTraits, for: objects)
  }

  /// The wanted children, from the leading column. A hidden column is a child too, unless the
  /// interface is collapsed.
  private func childrenWanted(by id: ObjectID) -> [ObjectID] {
    if world.splits[id].isCollapsed { return childrenShown(by: id) }
    let columns: [SplitColumn] = [.primary, .supplementary, .secondary]
    return columns.compactMap { holder(of: $0, in: id) }
  }

  private func childrenShown(by id: ObjectID) -> [ObjectID] {
    let record = world.splits[id]
    guard record.isCollapsed else {
      return expandedMode(of: id).columns(isTriple: record.isTriple).compactMap {
        holder(of: $0, in: id)
      }
    }
    if record.top == .compact, let compact = holder(of: .compact, in: id) { return [compact] }
    return baseOfStack(of: id).map { [$0] } ?? []
  }

  private func isShown(_ child: ObjectID, by id: ObjectID) -> Bool {
    childrenShown(by: id).contains(child)
  }

  /// The children in the order of their columns, then all other children.
  private func childrenFromLeading(of id: ObjectID) -> [ObjectID] {
    let children = world.controllers[id].children
    let columns = SplitColumn.allCases.compactMap { holder(of: $0, in: id) }
    return columns.filter { children.contains($0) } + children.filter { !columns.contains($0) }
  }

  private func isColumn(_ child: ObjectID, of id: ObjectID) -> Bool {
    let record = world.splits[id]
    return !record.isCollapsed && record.held.contains(child)
  }

  func hideView(of child: ObjectID, in id: ObjectID) {
    if let presented = world.presenting.viewOfPresentation(over: child, in: id) {
      world.removeFromSuperview(presented)
    }
    guard let view = world.controllers[child].view else { return }
    guard world.window(of: view) == nil, world.appearanceState(of: child) == .appeared else {
      return world.removeFromSuperview(view)
    }
    // In a page that has appeared without a window, the child disappears without a window.
    let removal = world.start(.viewRemoval, in: id, from: child, to: nil, animated: false)
    world.hierarchy.detach(view)
    world.resume(removal, from: .viewMove)
  }

  func takeAway(_ child: ObjectID, from id: ObjectID) {
    world.perform(.childDeparture, subject: child)
    hideView(of: child, in: id)
    guard world.parent(of: child) == id else { return }
    guard isShown(child, by: id) else { return world.removeFromParent(child) }
    // A callback has asked for the child again.
    world.perform(.childReturn, subject: child, in: id)
    show(child, in: id)
  }

  // MARK: Columns

  /// The width in points of a column beside the secondary column.
  private static let columnWidth = 320.0

  /// The frame of a column in a split view controller of a size. A hidden column has the frame of
  /// its next appearance.
  func frameOfColumn(
    _ child: ObjectID, in size: Size, of id: ObjectID, mode: SplitDisplayMode? = nil
  ) -> Rect {
    let whole = Rect(width: size.width, height: size.height)
    let record = world.splits[id]
    guard !record.isCollapsed, !isNarrow(size) else { return whole }
    let mode = mode ?? expandedMode(of: id)
    let shown = mode.columns(isTriple: record.isTriple).compactMap {
      holder(of: $0, in: id)
    }
    guard let place = shown.firstIndex(of: child) else {
      return Rect(x: -Self.columnWidth, width: Self.columnWidth, height: size.height)
    }
    let x = Double(place) * Self.columnWidth
    let isLast = place == shown.count - 1
    if isLast && mode.isOver { return whole }
    return Rect(
      x: x, y: 0, width: isLast ? max(size.width - x, 0) : Self.columnWidth, height: size.height)
  }

  /// The child that shows a column. With a style, the child is a navigation controller: the
  /// author's, or else UIKit's own. Source: `split-wraps-children-in-nav`.
  func holder(of column: SplitColumn, in id: ObjectID) -> ObjectID? {
    guard let content = world.splits[id].columns[column] else { return nil }
    guard world.splits[id].hasStyle, column != .compact, !isNavigation(content) else {
      return content
    }
    if let wrapper = world.splits[id].wrappers[column] { return wrapper }
    let wrapper = makeWrapper()
    world.splits[id].wrappers[column] = wrapper
    world.navigation.replaceStack([content], ofNavigation: wrapper, animated: false)
    return wrapper
  }

  private func makeWrapper() -> ObjectID {
    let id = world.objects.make(.controller, of: ClassID(.navigationController))
    world.controllers.add(ControllerRecord(id: id, kind: .navigationController))
    world.containers.addContainerRecord(for: id)
    return id
  }
}
