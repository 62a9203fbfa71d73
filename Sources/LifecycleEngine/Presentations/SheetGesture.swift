// The user's swipe that dismisses a sheet.
extension Sheets {
  /// Source: `ismodalinpresentation`, `shoulddismiss-not-asked`.
  func beginSheetSwipe() throws(GestureError) {
    guard world.transitions.heldGesture == nil else { throw .alreadyHeld }
    try world.gestures.checkGesture(.sheetSwipeGesture)
    let record = try settledSheetInFront()
    guard let sheet = record.presented else { throw .transitionRunning }
    let id = record.id
    world.presentations[id].isDismissalRefused = isModal(sheet)
    if !isModal(sheet) { world.perform(.sheetSwipeQuestion, in: id, from: nil, to: nil) }
    // The answer may have dismissed the sheet.
    guard world.presentations[id].phase == .presented else { return }
    guard !world.presentations[id].isDismissalRefused else {
      return world.transitions.hold(
        world.start(
          .sheetSwipeRefused, in: id, from: nil, to: nil, animated: true, interactive: true))
    }
    world.presenting.markDismissing(record)
    world.transitions.hold(
      world.start(.sheetSwipe, in: id, from: sheet, to: nil, animated: true, interactive: true))
  }

  /// Returns true if the controller, or a controller shown inside, forbids dismissal by the user.
  func isModal(_ id: ObjectID) -> Bool {
    let own = world.controllers[id].isModalInPresentation
    if world.presenting.answer(.isModalInPresentation, id, otherwise: own) { return true }
    var isModalInside = false
    world.descend {
      let shown = world.containers.shownChildren(of: id)
      isModalInside = shown.contains { isModal($0) }
    }
    return isModalInside
  }

  /// The presentation of the sheet that takes the touches, if the sheet has come to rest.
  func settledSheetInFront() throws(GestureError) -> PresentationRecord {
    guard let id = sheetInFront() else { throw .nothingThere("a sheet") }
    let record = world.presentations[id]
    guard record.phase == .presented, world.transitions.running(in: id) == nil else {
      throw .transitionRunning
    }
    return record
  }

  /// The presentation of the sheet that takes the touches, with no presentation above.
  private func sheetInFront() -> ObjectID? {
    presentationInFront().flatMap { world.presentations[$0].style.isSheet ? $0 : nil }
  }

  /// The presentation that takes the touches, with no presentation above.
  func presentationInFront() -> ObjectID? {
    for window in world.views.windowsFromFront {
      guard let root = world.views[window].rootViewController else { continue }
      guard let top = presentedInFront(of: root) else { continue }
      return world.presenting.presentation(of: top)?.id
    }
    return nil
  }

  /// The last presented controller above a controller or above the controllers shown inside.
  private func presentedInFront(of id: ObjectID) -> ObjectID? {
    var found: ObjectID?
    world.descend {
      if let up = world.controllers[id].presented {
        found = presentedInFront(of: up) ?? up
        return
      }
      let shown = world.containers.shownChildren(of: id)
      for child in shown.reversed() where found == nil { found = presentedInFront(of: child) }
    }
    return found
  }

  func perform(_ action: SheetActionByUser, _ id: ObjectID) {
    let callback: Callback
    switch action {
    case .askShouldDismiss:
      let reply = world.deliver(
        .presentationShouldDismiss, toDelegate: world.presentations[id].delegate,
        from: id, [])
      if case .boolean(false) = reply {
        world.presentations[id].isDismissalRefused = true
      }
      return
    case .tellWillDismiss: callback = .presentationWillDismiss
    case .tellDidDismiss: callback = .presentationDidDismiss
    case .tellDidAttemptToDismiss: callback = .presentationDidAttemptToDismiss
    case .selectDetent: return selectTarget(of: id)
    case .tellDidChangeDetent:
      // The sheet may have been dismissed while it settled.
      guard world.presentations[id].phase != .idle else { return }
      callback = .sheetDidChangeDetent
    }
    _ = world.deliver(
      callback, toDelegate: world.presentations[id].delegate, from: id, [])
  }

  /// A cancelled swipe leaves the sheet unchanged.
  func stayPresented(_ id: ObjectID) {
    world.presentations[id].phase = .presented
    guard let sheet = world.presentations[id].presented else { return }
    world.controllers[sheet].isBeingDismissed = false
  }
}

// The action of the user.
extension World {
  /// Begins a swipe that pulls down the sheet in front, and holds the swipe.
  /// - Throws: If no settled sheet is in front, if a gesture is held, or if the release has no such
  ///   swipe.
  public func beginSheetSwipe() throws(GestureError) { try Sheets(world: self).beginSheetSwipe() }
}
