// What each action does. The order of things is the business of the choreographies; here is only
// how one thing is done.
extension World {
  func perform(_ action: Action, _ transition: Transition) {
    switch action {
    case .wait: break
    case .bindIncoming: bindIncoming(transition)
    case .becomeDisplayed: becomeDisplayed(transition)
    case .stopDisplaying: stopDisplaying(transition)
    case .restoreContainer: restoreContainer(transition)
    case .pageWillTransition: sendPageWillTransition(transition)
    case .pageDidFinish: sendPageDidFinish(transition)
    case .loadNeighbours: loadNeighbours(transition)
    case .callCompletion: callCompletion(transition)
    case .raise(let misuse): raise(misuse, transition)
    case .complain(let misuse): complain(misuse, transition)
    case .installContainerView, .becomePresented, .settlePresentation, .restorePresenterView,
      .beginCoveredDisappearances, .endPresentation, .settleDismissal:
      performPresentation(action, transition)
    case .load(let role), .sendWillMoveToContainer(let role), .sendWillMoveToNil(let role),
      .sendDidMoveToContainer(let role), .sendDidMoveToNil(let role), .link(let role),
      .unlink(let role), .clearMoving(let role), .willShow(let role), .didShow(let role):
      if let player = transition.player(of: role) {
        performContainment(action, on: player, transition)
      }
    case .beginAppearance(let role), .beginAppearanceWithView(let role),
      .beginDisappearance(let role), .isAppearing(let role), .endAppearance(let role),
      .addView(let role), .removeView(let role),
      .updateGeometry(let role):
      if let player = transition.player(of: role) {
        performAppearance(action, on: player, as: role, transition)
      }
    case .sendLoadView, .sendViewDidLoad, .sendDeinit, .sendWillLayoutSubviews, .layOutContents,
      .sendDidLayoutSubviews, .sendLayoutMarginsDidChange, .sendSafeAreaInsetsDidChange:
      if let subject = transition.to { performAlone(action, on: subject) }
    }
  }

  private func performAppearance(
    _ action: Action, on player: ObjectID, as role: Role, _ transition: Transition
  ) {
    switch action {
    case .beginAppearance: begin(player, as: role, appearing: true, in: transition)
    case .beginAppearanceWithView:
      begin(player, as: role, appearing: true, in: transition, withView: true)
    case .beginDisappearance: begin(player, as: role, appearing: false, in: transition)
    case .isAppearing: sendOwedIsAppearing(to: player)
    case .endAppearance: end(player, as: role, in: transition)
    case .addView: addView(of: player, to: transition.container)
    case .removeView: removeView(ofDeparting: player)
    case .updateGeometry: updateGeometry(of: player)
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
    case .clearMoving:
      controllers[controllerSlot(player)].isMovingToParent = false
      controllers[controllerSlot(player)].isMovingFromParent = false
    case .willShow: sendNavigationDelegate(.navigationWillShow, player, transition)
    case .didShow: sendNavigationDelegate(.navigationDidShow, player, transition)
    default: break
    }
  }

  private func performAlone(_ action: Action, on subject: ObjectID) {
    switch action {
    case .sendLoadView: sendLoadView(to: subject)
    case .sendViewDidLoad: deliver(.viewDidLoad, to: subject)
    case .sendDeinit: sendDeinit(to: subject)
    case .sendWillLayoutSubviews: sendWillLayoutSubviews(to: subject)
    case .layOutContents: layOutContents(of: subject)
    case .sendDidLayoutSubviews: deliver(.viewDidLayoutSubviews, to: subject)
    case .sendLayoutMarginsDidChange: deliver(.viewLayoutMarginsDidChange, to: subject)
    case .sendSafeAreaInsetsDidChange: deliver(.viewSafeAreaInsetsDidChange, to: subject)
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

  /// Calls the closure that was given with a transition, once.
  private func callCompletion(_ transition: Transition) {
    guard let completion = transition.completion,
      let receiver = transition.completionReceiver ?? transition.container
    else { return }
    if let index = transitionIndex(transition.id) { transitions[index].completion = nil }
    record(
      .completion, receiver: .object(receiver), [.text(transition.completionName)],
      step: currentStep)
    invoke(completion, [.boolean(!transition.isCancelled)])
    release(completion)
  }
}

// A transition begins and ends appearances for its container.
extension World {
  /// Begins an appearance, unless the screen has made it pointless in the meantime: a child does
  /// not appear in a container that has left the screen, but with it when it comes back, and what
  /// has disappeared does not disappear again.
  private func begin(
    _ player: ObjectID, as role: Role, appearing: Bool, in transition: Transition,
    withView: Bool = false
  ) {
    if let container = transition.container,
      !canBegin(player, appearing: appearing, in: container)
    {
      return
    }
    let number = beginAppearance(
      of: player, appearing: appearing, animated: animatedArgument(of: transition),
      forwarded: withView)
    if let index = transitionIndex(transition.id) {
      transitions[index].setAppearanceNumber(number, of: role)
    }
  }

  private func animatedArgument(of transition: Transition) -> Bool {
    if case .alwaysTrue = choreographies[transition.choreography].animatedArgument { return true }
    return transition.isAnimated
  }

  /// Without a container it is the author's own begin, or a view's that has no parent: UIKit carries
  /// out what it is told.
  private func canBegin(_ player: ObjectID, appearing: Bool, in container: ObjectID) -> Bool {
    let state = appearanceState(of: player)
    if appearing {
      guard isOnScreen(container), belongs(player, to: container) else {
        if state == .disappearing { endAppearance(of: player) }
        return false
      }
      return state != .appeared
    }
    return state == .appearing || state == .appeared
  }

  /// Ends the appearance that the transition began, if that is still the one under way. A child
  /// has not appeared when its container has left the screen meanwhile.
  private func end(_ player: ObjectID, as role: Role, in transition: Transition) {
    guard transitionIndex(transition.id) != nil else { return endAppearance(of: player) }
    let record = controllers[controllerSlot(player)]
    guard transition.appearanceNumber(of: role) == record.appearanceNumber else { return }
    if record.appearance == .appearing, let container = transition.container,
      !isOnScreen(container) || !belongs(player, to: container)
    {
      beginAppearance(of: player, appearing: false, animated: animatedArgument(of: transition))
    }
    endAppearance(of: player)
  }

  private func isOnScreen(_ container: ObjectID) -> Bool {
    guard kind(of: container) == .controller else {
      return hostView(of: container).map { isInWindow($0) } ?? false
    }
    switch controllers[controllerSlot(container)].appearance {
    case .appearing, .appeared: return true
    case .disappearing: return false
    case .disappeared: return showsPagesBeforeItAppears(container)
    }
  }

  /// Whether the container still has the controller: a callback may have taken it away.
  private func belongs(_ controller: ObjectID, to container: ObjectID) -> Bool {
    switch kind(of: container) {
    case .view: return rootViewController(of: container) == controller
    // A presentation is about its two controllers, to its end.
    case .presentationController: return true
    case .controller, .foreign: break
    }
    return parent(of: controller) == container || childToShow(in: container) == controller
  }

  /// A view stays if a callback has made its controller come back.
  private func removeView(ofDeparting id: ObjectID) {
    switch controllers[controllerSlot(id)].appearance {
    case .disappearing, .disappeared: removeView(of: id)
    case .appearing, .appeared: break
    }
  }

  private func addView(of id: ObjectID, to container: ObjectID?) {
    guard let container, belongs(id, to: container) else { return }
    addRootView(of: id, to: container)
  }
}
