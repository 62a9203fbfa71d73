/// What the delegate of a presentation controller is asked and told when the user dismisses a sheet or
/// drags it to another height.
enum SheetActionByUser: Sendable {
  case askShouldDismiss, tellWillDismiss, tellDidDismiss, tellDidAttemptToDismiss
  case selectDetent, tellDidChangeDetent
}

// The user's swipe that dismisses a sheet.
extension World {
  /// Begins a swipe that pulls down the sheet in front, and holds it. Source: `ismodalinpresentation`,
  /// `shoulddismiss-not-asked`.
  /// - Throws: If no sheet is in front or it is not settled, a gesture is held, or the release has no
  ///   such swipe.
  public func beginSheetSwipe() throws(GestureError) {
    guard heldGesture == nil else { throw .alreadyHeld }
    try checkGesture(.sheetSwipeGesture)
    let record = try settledSheetInFront()
    guard let sheet = record.presented else { throw .transitionRunning }
    let id = record.id
    presentations[presentationSlot(id)].isDismissalRefused = isModal(sheet)
    if !isModal(sheet) { perform(.sheetSwipeQuestion, in: id, from: nil, to: nil) }
    // The answer may have dismissed it.
    guard presentations[presentationSlot(id)].phase == .presented else { return }
    guard !presentations[presentationSlot(id)].isDismissalRefused else {
      return hold(
        start(
          .sheetSwipeRefused, in: id, from: nil, to: nil, animated: true, interactive: true))
    }
    markDismissing(record)
    hold(start(.sheetSwipe, in: id, from: sheet, to: nil, animated: true, interactive: true))
  }

  private func hold(_ transition: Int) {
    if transitionIndex(transition) != nil { heldGesture = transition }
  }

  /// Whether the controller, or what it shows in it, may not be dismissed by the user.
  private func isModal(_ id: ObjectID) -> Bool {
    let own = controllers[controllerSlot(id)].isModalInPresentation
    if answer(.isModalInPresentation, id, otherwise: own) { return true }
    var isModalInside = false
    descend {
      let shown = shownChildren(of: id)
      isModalInside = shown.contains { isModal($0) }
    }
    return isModalInside
  }

  /// The presentation of the sheet that takes the touches, if it has come to rest.
  func settledSheetInFront() throws(GestureError) -> PresentationRecord {
    guard let id = sheetInFront() else { throw .nothingThere("a sheet") }
    let record = presentations[presentationSlot(id)]
    guard record.phase == .presented, runningTransition(in: id) == nil else {
      throw .transitionRunning
    }
    return record
  }

  /// The presentation of the sheet that takes the touches: nothing is presented over it.
  private func sheetInFront() -> ObjectID? {
    for window in windows.reversed() where !views[viewSlot(window)].isHidden {
      guard let root = views[viewSlot(window)].rootViewController else { continue }
      guard let top = presentedInFront(of: root) else { continue }
      guard let record = presentation(of: top), record.style.isSheet else { return nil }
      return record.id
    }
    return nil
  }

  /// The last of the controllers that are presented from one or from what it shows in it.
  private func presentedInFront(of id: ObjectID) -> ObjectID? {
    var found: ObjectID?
    descend {
      if let up = controllers[controllerSlot(id)].presented {
        found = presentedInFront(of: up) ?? up
        return
      }
      let shown = shownChildren(of: id)
      for child in shown.reversed() where found == nil { found = presentedInFront(of: child) }
    }
    return found
  }

  func perform(_ action: SheetActionByUser, _ id: ObjectID) {
    let callback: Callback
    switch action {
    case .askShouldDismiss:
      let reply = deliver(
        .presentationShouldDismiss, toDelegate: presentations[presentationSlot(id)].delegate,
        from: id, [])
      if case .boolean(false) = reply {
        presentations[presentationSlot(id)].isDismissalRefused = true
      }
      return
    case .tellWillDismiss: callback = .presentationWillDismiss
    case .tellDidDismiss: callback = .presentationDidDismiss
    case .tellDidAttemptToDismiss: callback = .presentationDidAttemptToDismiss
    case .selectDetent: return selectTarget(of: id)
    case .tellDidChangeDetent:
      // It may have been dismissed while it settled.
      guard presentations[presentationSlot(id)].phase != .idle else { return }
      callback = .sheetDidChangeDetent
    }
    _ = deliver(
      callback, toDelegate: presentations[presentationSlot(id)].delegate, from: id, [])
  }

  /// A cancelled swipe leaves the sheet as it was.
  func stayPresented(_ id: ObjectID) {
    presentations[presentationSlot(id)].phase = .presented
    guard let sheet = presentations[presentationSlot(id)].presented else { return }
    controllers[controllerSlot(sheet)].isBeingDismissed = false
  }
}
