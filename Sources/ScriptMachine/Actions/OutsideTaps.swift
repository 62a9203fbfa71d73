import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The user's tap beside a popover, a card or an action sheet.
extension ControlMembers {
  /// The tap beside the controller that is presented in front.
  func tapOutside() throws(RunError) -> RequestedAction {
    // The act finds the problem again, and reports the problem as an impossible action.
    let effect: OutsideTap
    do throws(GestureError) { effect = try effectOfTapOutside() } catch {
      return .act { (machine) throws(GestureError) in
        _ = try machine.controls.effectOfTapOutside()
      }
    }
    switch effect {
    case .unknown(let situation):
      throw failed(
        .notSimulated, "A tap outside \(situation) is not simulated yet",
        ["no source shows its effect on each release; write 'user.beginSheetSwipe()'"])
    case .ignored:
      try checkAttempt()
      return .act { _ in }
    case .cancels(let sheet):
      guard let action = cancelAction(of: sheet) else {
        throw failed(
          .notSimulated,
          "A tap outside an action sheet without a cancel action is not simulated "
            + "yet"
        )
      }
      return .act { (machine) throws(GestureError) in try machine.controls.tap(item: action) }
    case .dismisses(let presentation):
      try checkDelegate(of: presentation)
      return .act { (machine) in machine.world.tapOutside(ofPresentation: presentation) }
    }
  }

  private func effectOfTapOutside() throws(GestureError) -> OutsideTap {
    try machine.views.checkPresentationInFront()
    return try world.effectOfTapOutside()
  }

  private func cancelAction(of alert: ObjectID) -> ObjectID? {
    machine.controlTargets.items(of: alert).first {
      if case .symbol("cancel")? = heap.kept("style", of: $0) { true } else { false }
    }
  }

  /// Fails for a delegate that is perhaps told of a tap that dismisses nothing. Apple's page of
  /// `isModalInPresentation` says that UIKit ignores the tap, and the page of the delegate's method says
  /// that attempts of the user are told.
  private func checkAttempt() throws(RunError) {
    let mayBeTold = world.classes.contains {
      $0.implements.contains(.presentationDidAttemptToDismiss)
    }
    guard mayBeTold else { return }
    throw failed(
      .notSimulated,
      "A tap outside with 'presentationControllerDidAttemptToDismiss(_:)' is not simulated yet",
      ["sources contradict each other; write 'user.beginSheetSwipe()' for a sheet"])
  }

  /// Fails for methods and properties that decide about the tap and are not simulated.
  private func checkDelegate(of presentation: ObjectID) throws(RunError) {
    if let views = heap.kept("passthroughViews", of: presentation), !views.isNull {
      throw notSimulated("A tap outside with 'passthroughViews'")
    }
    guard let delegate = world.presentationDelegate(of: presentation),
      let type = machine.types.typeIndex(of: delegate)
    else { return }
    for index in machine.types.chain(of: type) {
      for method in program.types[index].methods
      where method.name.hasSuffix("DismissPopover") {
        throw failed(
          .notSimulated, "A tap outside with '\(method.name)(_:)' is not simulated yet",
          [
            "write 'presentationControllerShouldDismiss(_:)' or 'presentationControllerDidDismiss(_:)'"
          ])
      }
    }
  }
}
