// What each action does. The order of things is the business of the choreographies; here is only
// how one thing is done.
extension World {
  func perform(_ action: Action, _ transition: Transition) {
    switch action {
    case .wait: break
    case .bindIncoming: bindIncoming(transition)
    case .becomeDisplayed: becomeDisplayed(transition)
    case .restoreContainer: restoreContainer(transition)
    case .pageWillTransition: sendPageWillTransition(transition)
    case .pageDidFinish: sendPageDidFinish(transition)
    case .load(let role), .sendWillMoveToContainer(let role), .sendWillMoveToNil(let role),
      .sendDidMoveToContainer(let role), .sendDidMoveToNil(let role), .link(let role),
      .unlink(let role), .markMovingToParent(let role), .markMovingFromParent(let role),
      .clearMoving(let role), .willShow(let role), .didShow(let role):
      if let player = transition.player(of: role) {
        performContainment(action, on: player, transition)
      }
    case .beginAppearance(let role), .beginDisappearance(let role), .isAppearing(let role),
      .endAppearance(let role), .addView(let role), .removeView(let role),
      .updateGeometry(let role), .layOut(let role):
      if let player = transition.player(of: role) {
        performAppearance(action, on: player, transition)
      }
    case .sendLoadView:
      if let subject = transition.to { deliver(.loadView, to: subject) }
    case .sendViewDidLoad:
      if let subject = transition.to { deliver(.viewDidLoad, to: subject) }
    case .sendDeinit:
      if let subject = transition.to { sendDeinit(to: subject) }
    }
  }

  private func performAppearance(
    _ action: Action, on player: ObjectID, _ transition: Transition
  ) {
    switch action {
    case .beginAppearance:
      beginAppearance(of: player, appearing: true, animated: transition.isAnimated)
    case .beginDisappearance:
      beginAppearance(of: player, appearing: false, animated: transition.isAnimated)
    case .isAppearing: sendOwedIsAppearing(to: player)
    case .endAppearance: endAppearance(of: player)
    case .addView: addView(of: player, to: transition.container)
    case .removeView: removeView(of: player)
    case .updateGeometry: updateGeometry(of: player)
    case .layOut: layOutView(of: player)
    default: break
    }
  }

  private func performContainment(
    _ action: Action, on player: ObjectID, _ transition: Transition
  ) {
    switch action {
    case .load: loadViewIfNeeded(player)
    case .sendWillMoveToContainer:
      deliver(.willMoveToParent, to: player, [value(transition.container)])
    case .sendWillMoveToNil: deliver(.willMoveToParent, to: player, [.none])
    case .sendDidMoveToContainer:
      deliver(.didMoveToParent, to: player, [value(transition.container)])
    case .sendDidMoveToNil: deliver(.didMoveToParent, to: player, [.none])
    case .link: if let container = transition.container { link(player, to: container) }
    case .unlink: unlink(player)
    case .markMovingToParent: controllers[controllerSlot(player)].isMovingToParent = true
    case .markMovingFromParent: controllers[controllerSlot(player)].isMovingFromParent = true
    case .clearMoving:
      controllers[controllerSlot(player)].isMovingToParent = false
      controllers[controllerSlot(player)].isMovingFromParent = false
    case .willShow: sendNavigationDelegate(.navigationWillShow, player, transition)
    case .didShow: sendNavigationDelegate(.navigationDidShow, player, transition)
    default: break
    }
  }

  private func value(_ id: ObjectID?) -> EventValue { id.map { .object($0) } ?? .none }

  private func sendDeinit(to subject: ObjectID) {
    let isController = kind(of: subject) == .controller
    if isController || classRecord(of: subject).implements.contains(.deinitialize) {
      deliver(.deinitialize, to: subject)
    }
  }
}
