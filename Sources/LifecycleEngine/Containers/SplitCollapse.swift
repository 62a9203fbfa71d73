// A collapsed split view controller shows one stack: the navigation controller of the primary
// column, with the navigation controllers of the other columns on top. UIKit nests navigation
// controllers nowhere else.
extension SplitViewControllers {
  /// The navigation controller whose stack a collapsed interface is.
  func baseOfStack(of id: ObjectID) -> ObjectID? {
    holder(of: .primary, in: id) ?? holder(of: .supplementary, in: id)
      ?? holder(of: .secondary, in: id)
  }

  /// The columns whose controllers go onto the stack, up to the top column.
  private func columnsOnStack(of id: ObjectID) -> [ObjectID] {
    let record = world.splits[id]
    let columns: [SplitColumn] =
      switch record.top {
      case .primary, .compact: []
      case .supplementary: [.supplementary]
      case .secondary, nil: record.isTriple ? [.supplementary, .secondary] : [.secondary]
      }
    let base = baseOfStack(of: id)
    return columns.compactMap { holder(of: $0, in: id) }.filter { $0 != base }
  }

  /// The delegate chooses the top column of a collapsed interface. The default is the secondary
  /// column.
  func askForTop(of id: ObjectID) {
    let record = world.splits[id]
    var top = record.top ?? .secondary
    if record.columns[.secondary] == nil { top = .primary }
    if record.columns[.compact] != nil { top = .compact }
    if record.hasStyle {
      let reply = world.deliver(
        .splitTopColumn, toDelegate: record.delegate, from: id, [.symbol(top.name)])
      if case .symbol(let name) = reply,
        let chosen = SplitColumn.allCases.first(where: { $0.name == name })
      {
        top = chosen
      }
    } else if let secondary = record.columns[.secondary],
      let primary = record.columns[.primary],
      case .boolean(true) = world.deliver(
        .splitCollapseSecondary, toDelegate: record.delegate, from: id,
        [.object(secondary), .object(primary)])
    {
      top = .primary
    }
    world.splits[id].top = top
  }

  /// In an interface without columns, the delegate gives the secondary controller when there is
  /// room again. The default is the top of the primary controller's stack. Source:
  /// https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:separatesecondaryfrom:)
  func askForSecondary(of id: ObjectID) {
    let record = world.splits[id]
    guard !record.hasStyle, let primary = record.columns[.primary] else {
      return
    }
    let reply = world.deliver(
      .splitSeparateSecondary, toDelegate: record.delegate, from: id, [.object(primary)])
    if case .object(let new) = reply, world.kind(of: new) == .controller, new != primary {
      uncoverStack(of: id)
      setSecondary(new, of: id)
    } else if let base = baseOfStack(of: id), isNavigation(base) {
      let stack = world.viewControllers(ofNavigation: base)
      if stack.count > 1, let top = stack.last { setSecondary(top, of: id) }
    }
  }

  /// Releases a secondary controller that has left the stack of a collapsed interface.
  func forgetSecondary(_ controller: ObjectID, poppedFrom navigation: ObjectID) {
    guard world.holds(.poppedSecondaryIsForgotten), let id = world.parent(of: navigation),
      world.controllers[id].kind == .splitViewController,
      world.splits[id].isCollapsed, !world.splits[id].hasStyle,
      world.splits[id].columns[.secondary] == controller,
      baseOfStack(of: id) == navigation
    else { return }
    world.splits[id].columns[.secondary] = nil
    world.autorelease(controller)
  }

  private func setSecondary(_ new: ObjectID, of id: ObjectID) {
    let old = world.splits[id].columns[.secondary]
    world.retain(new)
    world.splits[id].columns[.secondary] = new
    if let old { world.autorelease(old) }
  }

  /// The delegate may choose the display mode of an expanding interface.
  func askForMode(of id: ObjectID) {
    let record = world.splits[id]
    let reply = world.deliver(
      .splitModeForExpanding, toDelegate: record.delegate, from: id,
      [.symbol(expandedMode(of: id).name)])
    if case .symbol(let name) = reply, let mode = SplitDisplayMode(named: name),
      mode != .automatic
    {
      world.splits[id].displayMode = mode
    }
  }

  /// Puts the wanted columns onto the stack, above the controllers of the primary column, and
  /// removes the other columns.
  func fillStack(of id: ObjectID, animated: Bool) {
    guard world.splits[id].top != .compact, let base = baseOfStack(of: id),
      isNavigation(base)
    else { return }
    let columns = columnsOnStack(of: id)
    let stack = world.viewControllers(ofNavigation: base)
    let old = stack.filter { isHolder($0, in: id) }
    guard old != columns else { return }
    for column in columns where world.parent(of: column) == id { takeAway(column, from: id) }
    world.navigation.replaceStack(
      stack.filter { !old.contains($0) } + columns, ofNavigation: base,
      animated: animated && world.containers.isShowing(base))
  }

  /// Notes the columns below the top one of a collapsed interface whose views are not loaded.
  func noteCoveredColumns(of id: ObjectID) {
    guard world.splits[id].isCollapsed, world.splits[id].hasStyle else { return }
    let top = columnsOnStack(of: id).last ?? baseOfStack(of: id)
    let unloaded = world.splits[id].held.filter {
      world.controllers[$0].view == nil && $0 != top && world.parent(of: $0) != top
    }
    if !unloaded.isEmpty { world.note(.coveredColumn, for: unloaded) }
  }

  /// Removes the columns from the stack at once, so that the columns can be shown beside the stack.
  /// A stack that will not be shown leaves the screen first, so that no controller under the
  /// columns appears and disappears. Source: `split-appearance-forwarding`.
  func uncoverStack(of id: ObjectID) {
    guard let base = baseOfStack(of: id), isNavigation(base) else { return }
    let stack = world.viewControllers(ofNavigation: base)
    let own = stack.filter { !isHolder($0, in: id) }
    guard own.count < stack.count else { return }
    let shown = expandedMode(of: id).columns(isTriple: world.splits[id].isTriple)
    if !shown.contains(where: { holder(of: $0, in: id) == base }) { hideView(of: base, in: id) }
    world.navigation.replaceStack(own, ofNavigation: base, animated: false)
    world.act(as: base) { world.navigation.beginPendingNavigation(in: base) }
  }

  /// A stack that was busy while the interface expanded has now released the columns.
  func settleColumns(after navigation: ObjectID) {
    guard let id = world.parent(of: navigation),
      world.controllers[id].kind == .splitViewController,
      world.splits[id].isArranged, !world.splits[id].isCollapsed,
      baseOfStack(of: id) == navigation
    else { return }
    uncoverStack(of: id)
    arrangeColumns(of: id)
  }

  private func isHolder(_ controller: ObjectID, in id: ObjectID) -> Bool {
    let others: [SplitColumn] = [.supplementary, .secondary]
    return controller != baseOfStack(of: id)
      && others.contains { holder(of: $0, in: id) == controller }
  }

  /// Notes that a detail follows another one in a column with a navigation controller of UIKit's own.
  private func noteDetail(_ controller: ObjectID, of record: SplitRecord) {
    guard record.hasStyle, record.wrappers[.secondary] != nil, !isNavigation(controller),
      let old = record.columns[.secondary], old != controller
    else { return }
    world.note(.detailAgain, for: [old])
  }

  /// Performs `showDetailViewController` in a split view controller.
  func showDetail(_ controller: ObjectID, inSplit id: ObjectID) {
    let record = world.splits[id]
    guard record.isCollapsed, !record.hasStyle, let base = baseOfStack(of: id),
      isNavigation(base)
    else {
      noteDetail(controller, of: record)
      setViewController(controller, for: .secondary, of: id)
      return showColumn(.secondary, of: id)
    }
    // Without columns, the controller goes on top of the stack.
    world.navigation.replaceStack(
      world.viewControllers(ofNavigation: base) + [controller], ofNavigation: base,
      animated: world.containers.isShowing(base))
  }
}
