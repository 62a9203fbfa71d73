// The columns on screen while there is room for several columns.
extension SplitViewControllers {
  /// The display mode while there is room for several columns.
  func expandedMode(of id: ObjectID) -> SplitDisplayMode {
    world.splits[id].displayMode ?? automaticMode(of: id)
  }

  /// The mode that `.automatic` stands for.
  private func automaticMode(of id: ObjectID) -> SplitDisplayMode {
    automaticMode(isTall: isTall(id))
  }

  /// The mode that `.automatic` stands for in a tall window, or in a wide window.
  private func automaticMode(isTall: Bool) -> SplitDisplayMode {
    isTall && world.holds(.splitHidesColumnsInTallWindow) ? .secondaryOnly : .oneBesideSecondary
  }

  private func isTall(_ id: ObjectID) -> Bool {
    let size = sizeOfWindow(around: id)
    return size.height > size.width
  }

  /// The columns are put in place for the first time.
  func chooseFirstMode(of id: ObjectID) {
    world.splits[id].displayMode = expandedMode(of: id)
    world.splits[id].isTall = isTall(id)
  }

  /// The mode after a change of the window. A mode that the author's code prefers stays.
  /// - Returns: The mode for the room; `nil` if there is no choice.
  func modeForNewRoom(of id: ObjectID) -> SplitDisplayMode? {
    let isTall = isTall(id)
    guard world.splits[id].isTall != isTall else { return nil }
    world.splits[id].isTall = isTall
    return world.splits[id].preferredDisplayMode == .automatic ? automaticMode(of: id) : nil
  }

  /// The mode after the announced change of the window.
  func modeToCome(of id: ObjectID) -> SplitDisplayMode {
    let record = world.splits[id]
    guard record.preferredDisplayMode == .automatic,
      let window = world.controllers[id].view.flatMap({ world.window(of: $0) }),
      let change = world.transitions.change(of: window)
    else { return expandedMode(of: id) }
    let size = world.screen.after(change).device.windowSize
    let isTall = size.height > size.width
    return isTall == record.isTall
      ? expandedMode(of: id) : automaticMode(isTall: isTall)
  }

  func setPreferredDisplayMode(_ mode: SplitDisplayMode, of id: ObjectID) {
    world.splits[id].preferredDisplayMode = mode
    changeDisplayMode(to: mode == .automatic ? automaticMode(of: id) : mode, of: id)
  }

  func showColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = world.splits[id]
    if record.isCollapsed { return goTo(column, of: id) }
    if !record.isArranged { world.splits[id].top = column }
    let isTall = record.preferredDisplayMode == .automatic && isTall(id)
    changeDisplayMode(
      to: expandedMode(of: id).showing(column, isTriple: record.isTriple, isTall: isTall), of: id,
      inCode: true)
  }

  func hideColumn(_ column: SplitColumn, of id: ObjectID) {
    let record = world.splits[id]
    guard record.isCollapsed else {
      return changeDisplayMode(
        to: expandedMode(of: id).hiding(column, isTriple: record.isTriple), of: id, inCode: true)
    }
    switch column {
    case .secondary: goTo(record.isTriple ? .supplementary : .primary, of: id)
    case .supplementary: goTo(.primary, of: id)
    case .primary, .compact: break
    }
  }

  private func goTo(_ column: SplitColumn, of id: ObjectID) {
    world.splits[id].top = column
    arrangeColumns(of: id, filling: true, animated: true)
  }

  /// Changes the mode. The delegate is called before the columns come and go.
  /// - Parameter inCode: True for `show(_:)` and `hide(_:)`, which tell the delegate of no column.
  ///   Source: `n-split-hide-not-told-in-code`.
  func changeDisplayMode(to mode: SplitDisplayMode, of id: ObjectID, inCode: Bool = false) {
    let old = expandedMode(of: id)
    guard old != mode else { return }
    world.splits[id].displayMode = mode
    guard world.splits[id].isArranged, !world.splits[id].isCollapsed else { return }
    world.splits[id].oldDisplayMode = old
    world.perform(inCode ? .splitColumnInCode : .splitDisplayChange, subject: id)
  }

  /// Calls the delegate about the display mode before columns come and go.
  func tellOfDisplayMode(of id: ObjectID) {
    let record = world.splits[id]
    _ = world.deliver(
      .splitWillChangeMode, toDelegate: record.delegate, from: id,
      [.symbol(expandedMode(of: id).name)])
  }

  func tellOfHiddenColumns(of id: ObjectID) {
    let record = world.splits[id]
    tell(
      .splitWillHide, record.oldDisplayMode.columns(isTriple: record.isTriple),
      besides: expandedMode(of: id).columns(isTriple: record.isTriple), of: id)
  }

  func tellOfShownColumns(of id: ObjectID) {
    let record = world.splits[id]
    tell(
      .splitWillShow, expandedMode(of: id).columns(isTriple: record.isTriple),
      besides: record.oldDisplayMode.columns(isTriple: record.isTriple), of: id)
  }

  /// Only split view controllers with a style have columns to speak of.
  private func tell(
    _ callback: Callback, _ columns: [SplitColumn], besides others: [SplitColumn], of id: ObjectID
  ) {
    guard world.splits[id].hasStyle else { return }
    for column in columns where !others.contains(column) {
      _ = world.deliver(
        callback, toDelegate: world.splits[id].delegate, from: id, [.symbol(column.name)])
    }
  }
}
