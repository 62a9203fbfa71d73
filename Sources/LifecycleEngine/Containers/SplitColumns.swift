/// What a split view controller does when its width class or its display mode changes.
enum SplitAction: Sendable {
  case askForTop, askForSecondary, askForMode, separate, arrange, didCollapse, didExpand
  case tellDisplayMode, tellHiddenColumns, tellShownColumns, arrangeColumns
}

// Which columns of a split view controller are on screen, and how they come there.
extension World {
  /// A split view controller is about to appear for the first time: it is born expanded and finds
  /// out now how much room there is. Source: `split-born-expanded-commandshift`.
  func arrangeColumnsForFirstAppearance(of id: ObjectID) {
    guard controllers[controllerSlot(id)].kind == .splitViewController,
      !splits[splitSlot(id)].isArranged
    else { return }
    splits[splitSlot(id)].isArranged = true
    chooseFirstMode(of: id)
    if isNarrow(id) { return perform(.splitCollapse, subject: id) }
    arrangeColumns(of: id)
  }

  /// A window has another size: its split view controllers collapse, expand or show other columns.
  func adaptContainers(in window: ObjectID) {
    for record in controllers where record.kind == .splitViewController {
      let id = record.id
      guard !isDeallocated(id), splits[record.containerSlot].isArranged, let view = record.view,
        self.window(of: view) == window
      else { continue }
      let isNarrow = isNarrow(id)
      let mode = modeForNewRoom(of: id)
      if isNarrow != splits[record.containerSlot].isCollapsed {
        if let mode { splits[record.containerSlot].displayMode = mode }
        perform(isNarrow ? .splitCollapse : .splitExpansion, subject: id)
      } else if let mode {
        changeDisplayMode(to: mode, of: id)
      }
    }
  }

  /// One that is not in a window yet will be in one of the scene's size.
  private func isNarrow(_ id: ObjectID) -> Bool { isNarrow(sizeOfWindow(around: id)) }

  /// Whether there is room for one column only.
  private func isNarrow(_ size: Size) -> Bool {
    holds(.splitCollapses) && device.sizeClasses(of: size).horizontal == .compact
  }

  func sizeOfWindow(around id: ObjectID) -> Size {
    guard let view = controllers[controllerSlot(id)].view, let window = window(of: view) else {
      return device.windowSize
    }
    return views[viewSlot(window)].frame.size
  }

  func perform(_ action: SplitAction, _ transition: Transition) {
    guard let id = transition.to else { return }
    let slot = splitSlot(id)
    switch action {
    case .askForTop: askForTop(of: id)
    case .askForSecondary: askForSecondary(of: id)
    case .askForMode: askForMode(of: id)
    case .separate:
      splits[slot].isCollapsed = false
      uncoverStack(of: id)
    case .arrange:
      splits[slot].isCollapsed = isNarrow(id)
      arrangeColumns(of: id, filling: true)
    case .arrangeColumns: arrangeColumns(of: id)
    case .tellDisplayMode: tellOfDisplayMode(of: id)
    case .tellHiddenColumns: tellOfHiddenColumns(of: id)
    case .tellShownColumns: tellOfShownColumns(of: id)
    case .didCollapse: tell(.splitDidCollapse, of: id)
    case .didExpand: tell(.splitDidExpand, of: id)
    }
  }

  /// Tells the delegate that the interface has collapsed or expanded, which is documented for split views
  /// with columns only.
  ///
  /// Source: `split-collapse-triggers`.
  private func tell(_ callback: Callback, of id: ObjectID) {
    let split = splits[splitSlot(id)]
    guard split.hasStyle else { return }
    _ = deliver(callback, toDelegate: split.delegate, from: id, [])
  }

  /// Puts the columns on screen that are to be there, and takes the others away.
  /// - Parameter isFilling: Whether a collapsed interface goes to its top column; the user may have
  ///   gone back from it.
  func arrangeColumns(of id: ObjectID, filling isFilling: Bool = false, animated: Bool = false) {
    loadViewIfNeeded(id)
    if isFilling, splits[splitSlot(id)].isCollapsed { fillStack(of: id, animated: animated) }
    let shown = childrenWanted(by: id).filter { isShown($0, by: id) }
    for child in childrenFromLeading(of: id) where !shown.contains(child) {
      if isColumn(child, of: id) { hideView(of: child, in: id) } else { takeAway(child, from: id) }
    }
    // What is told on the way may ask for other columns.
    for child in childrenWanted(by: id) {
      guard adopt(child, by: id), isShown(child, by: id) else { continue }
      show(child, in: id)
    }
    for child in childrenShown(by: id) where parent(of: child) == id { updateGeometry(of: child) }
  }

  /// - Returns: Whether it is a child now; the stack of a collapsed interface may not have let it go
  ///   yet.
  private func adopt(_ child: ObjectID, by id: ObjectID) -> Bool {
    if parent(of: child) == nil, childrenWanted(by: id).contains(child) {
      addChild(child, to: id)
      perform(.childArrival, subject: child, in: id)
    }
    return parent(of: child) == id
  }

  private func show(_ child: ObjectID, in id: ObjectID) {
    guard let host = controllers[controllerSlot(id)].view else { return }
    loadViewIfNeeded(child)
    if let presented = viewOfPresentation(over: child, in: id) {
      if !isDescendant(presented, of: host) {
        setFrame(views[viewSlot(host)].frame, of: presented)
        addSubview(presented, to: host)
      }
      if isCovered(child, in: id) { return }
    }
    // What is told on the way may have taken the child out of the column again.
    guard parent(of: child) == id, let view = controllers[controllerSlot(child)].view,
      views[viewSlot(view)].superview != host
    else { return }
    setFrame(frameOfColumn(child, in: views[viewSlot(host)].frame.size, of: id), of: view)
    addSubview(view, to: host) { self.parent(of: child) == id }
  }

  /// The children it is to have, from the leading one: a column that is not shown is a child all the
  /// same, unless only one is.
  private func childrenWanted(by id: ObjectID) -> [ObjectID] {
    if splits[splitSlot(id)].isCollapsed { return childrenShown(by: id) }
    let columns: [SplitColumn] = [.primary, .supplementary, .secondary]
    return columns.compactMap { holder(of: $0, in: id) }
  }

  private func childrenShown(by id: ObjectID) -> [ObjectID] {
    let record = splits[splitSlot(id)]
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

  /// The children in the order of their columns, then any others.
  private func childrenFromLeading(of id: ObjectID) -> [ObjectID] {
    let children = controllers[controllerSlot(id)].children
    let columns = SplitColumn.allCases.compactMap { holder(of: $0, in: id) }
    return columns.filter { children.contains($0) } + children.filter { !columns.contains($0) }
  }

  private func isColumn(_ child: ObjectID, of id: ObjectID) -> Bool {
    let record = splits[splitSlot(id)]
    return !record.isCollapsed && (record.columns + record.wrappers).contains { $0 == child }
  }

  func hideView(of child: ObjectID, in id: ObjectID) {
    if let presented = viewOfPresentation(over: child, in: id) { removeFromSuperview(presented) }
    guard let view = controllers[controllerSlot(child)].view else { return }
    guard window(of: view) == nil, appearanceState(of: child) == .appeared else {
      return removeFromSuperview(view)
    }
    // In a page that has appeared without a window it disappears without one.
    let removal = start(.viewRemoval, in: id, from: child, to: nil, animated: false)
    detach(view)
    resume(removal, from: .viewMove)
  }

  func takeAway(_ child: ObjectID, from id: ObjectID) {
    perform(.childDeparture, subject: child)
    hideView(of: child, in: id)
    guard parent(of: child) == id else { return }
    guard isShown(child, by: id) else { return removeFromParent(child) }
    // What was told on the way has asked for it again.
    perform(.childReturn, subject: child, in: id)
    show(child, in: id)
  }

  // MARK: Columns

  /// The width of a column beside the secondary one, in points.
  private static let columnWidth = 320.0

  /// The frame of a column in a split view controller of a size; one that is not shown has the frame
  /// it would have.
  func frameOfColumn(
    _ child: ObjectID, in size: Size, of id: ObjectID, mode: SplitDisplayMode? = nil
  ) -> Rect {
    let whole = Rect(width: size.width, height: size.height)
    let record = splits[splitSlot(id)]
    guard !record.isCollapsed, !isNarrow(size) else { return whole }
    let mode = mode ?? expandedMode(of: id)
    let shown = mode.columns(isTriple: record.isTriple).compactMap {
      holder(of: $0, in: id)
    }
    guard let place = shown.firstIndex(of: child) else {
      return Rect(x: -World.columnWidth, width: World.columnWidth, height: size.height)
    }
    let x = Double(place) * World.columnWidth
    let isLast = place == shown.count - 1
    if isLast && mode.isOver { return whole }
    return Rect(
      x: x, y: 0, width: isLast ? max(size.width - x, 0) : World.columnWidth, height: size.height)
  }

  /// The child that shows a column: with a style a navigation controller, UIKit's own if the
  /// author's code gave none. Source: `split-wraps-children-in-nav`.
  func holder(of column: SplitColumn, in id: ObjectID) -> ObjectID? {
    let slot = splitSlot(id)
    guard let content = splits[slot].columns[column.rawValue] else { return nil }
    guard splits[slot].hasStyle, column != .compact, !isNavigation(content) else { return content }
    if let wrapper = splits[slot].wrappers[column.rawValue] { return wrapper }
    let wrapper = makeWrapper()
    splits[slot].wrappers[column.rawValue] = wrapper
    replaceStack([content], ofNavigation: wrapper, animated: false)
    return wrapper
  }

  private func makeWrapper() -> ObjectID {
    let id = makeObject(
      .controller, of: ClassID(.navigationController), slot: controllers.count)
    controllers.append(ControllerRecord(id: id, kind: .navigationController))
    addContainerRecord(for: id)
    return id
  }
}
