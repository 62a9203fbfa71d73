import LifecycleEngine

// Uses of UIKit that the engine does not simulate.
extension UnknownValues {
  /// Fails for a use. Examples go on.
  func refuse(_ use: Unsimulated) throws(RunError) {
    guard !rules.allowsUndeclared else { return }
    let (subject, help) = text(of: use)
    throw failed(.notSimulated, "\(subject) is not simulated yet", [help])
  }

  private func text(of use: Unsimulated) -> (subject: String, help: String) {
    switch use {
    case .animatedWhileOff:
      (
        "A transition with an animation while animations are off",
        "write 'animated: false', or call 'UIView.setAnimationsEnabled(true)' first"
      )
    case .animatorOfSheet:
      ("An animator for a sheet or a popover", "set 'modalPresentationStyle' to '.fullScreen'")
    case .animatorOfSeveral:
      (
        "An animator for several controllers that are dismissed at once",
        "dismiss the top one first"
      )
    case .animatorOfSwipe:
      (
        "A swipe back together with 'navigationController(_:animationControllerFor:from:to:)'",
        "write 'user.tapBack()'"
      )
    case .interactionController:
      (
        "A custom interaction controller",
        "return nil, so the animator continues alone"
      )
    case .cancelledAnimator:
      ("'completeTransition(false)'", "call 'completeTransition(true)'")
    case .earlyAnimator:
      (
        "'completeTransition' inside 'animateTransition'",
        "call it in the completion of 'UIView.animate'"
      )
    case .viewNotAdded:
      (
        "An animator that does not add the new view",
        "write 'context.containerView.addSubview(context.view(forKey: .to)!)' in 'animateTransition'"
      )
    }
  }
}
