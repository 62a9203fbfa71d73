/// The effect of the user's tap beside the controller that is presented in front.
public enum OutsideTap: Sendable {
  /// The presentation is dismissed, if the delegate agrees.
  case dismisses(presentation: ObjectID)
  /// Nothing happens.
  case ignored
  /// The action sheet is cancelled.
  case cancels(actionSheet: ObjectID)
  /// No source tells the effect; the text names the situation.
  case unknown(String)
}

// The user's tap beside the controller that is presented in front.
extension Sheets {
  /// Source: `tap-outside-sheet-hotwire61`, `ismodalinpresentation`,
  /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
  func effectOfTapOutside() throws(GestureError) -> OutsideTap {
    guard world.transitions.heldGesture == nil else { throw .alreadyHeld }
    guard let id = presentationInFront(), let presented = world.presentations[id].presented else {
      throw .nothingThere("something presented")
    }
    let record = world.presentations[id]
    guard record.phase == .presented, world.transitions.running(in: id) == nil else {
      throw .transitionRunning
    }
    if world.controllers[presented].kind == .alertController {
      return world.controllers[presented].isActionSheet
        ? .cancels(actionSheet: presented) : .ignored
    }
    if record.style == .popover {
      return isModal(presented) ? .ignored : .dismisses(presentation: id)
    }
    guard record.style.isSheet, let room = record.containerView.map({ world.views[$0].frame.size })
    else { throw .nothingThere("something presented that leaves room around it") }
    guard world.device.sizeClasses(of: room).horizontal == .regular else {
      return .unknown("a sheet at the bottom edge")
    }
    let isDismissed = world.holds(.sheetSwipeGesture) && !isModal(presented)
    return isDismissed ? .dismisses(presentation: id) : .ignored
  }

  /// Asks the delegate, and dismisses or tells the attempt.
  func tapOutside(_ id: ObjectID) {
    let record = world.presentations[id]
    guard let presented = record.presented else { return }
    world.presentations[id].isDismissalRefused = false
    world.perform(.sheetSwipeQuestion, in: id, from: nil, to: nil)
    // The answer may have dismissed the controller.
    guard world.presentations[id].phase == .presented else { return }
    guard !world.presentations[id].isDismissalRefused else {
      world.start(.sheetSwipeRefused, in: id, from: nil, to: nil, animated: true)
      return
    }
    world.presenting.markDismissing(record)
    world.start(.sheetSwipe, in: id, from: presented, to: nil, animated: true)
  }
}

// The action of the user.
extension World {
  /// The effect of a tap beside the controller that is presented in front.
  /// - Throws: If nothing is presented that leaves room beside itself, during a transition, or if a
  ///   gesture is held.
  public func effectOfTapOutside() throws(GestureError) -> OutsideTap {
    try Sheets(world: self).effectOfTapOutside()
  }

  /// Taps beside a presented controller that the user may dismiss.
  public func tapOutside(ofPresentation id: ObjectID) { Sheets(world: self).tapOutside(id) }
}
