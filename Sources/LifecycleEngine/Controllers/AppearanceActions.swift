/// What a transition does to the appearance of a controller.
enum AppearanceAction: Sendable {
  case willAppear
  /// Begins an appearance that comes of itself, because the view comes into the window.
  case willAppearWithView
  case willDisappear, isAppearing
  /// The did callback of whichever was begun.
  case end
}

// A transition begins and ends appearances for its container.
extension World {
  func perform(
    _ action: AppearanceAction, on player: ObjectID, _ role: Role, _ transition: Transition
  ) {
    switch action {
    case .willAppear:
      begin(player, as: role, appearing: true, in: transition)
      beginPresented(over: player, as: role, appearing: true, in: transition)
    case .willAppearWithView:
      begin(player, as: role, appearing: true, in: transition, withView: true)
    case .willDisappear:
      begin(player, as: role, appearing: false, in: transition)
      beginPresented(over: player, as: role, appearing: false, in: transition)
    case .isAppearing: sendOwedIsAppearing(to: player)
    case .end:
      beginLate(player, as: role, in: transition)
      let current = transitionIndex(transition.id).map { transitions[$0] } ?? transition
      end(player, as: role, in: current)
      endPresented(as: role, in: transition)
    }
  }

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
      if appearing, role == .to, let index = transitionIndex(transition.id) {
        transitions[index].findsLeaving = true
      }
      return
    }
    // What covers it appears in its place.
    if appearing, isCovered(player, in: transition) {
      if let index = transitionIndex(transition.id) { transitions[index].findsCovered = true }
      return
    }
    let number = beginAppearance(
      of: player, appearing: appearing, animated: animatedArgument(of: transition),
      forwarded: withView)
    if let index = transitionIndex(transition.id) {
      transitions[index].setAppearanceNumber(number, of: role)
    }
  }

  /// A child that was covered where its appearance was to begin, and is covered no more, appears with
  /// its view.
  func beginIfUncovered(_ player: ObjectID, in transition: Transition) {
    guard let index = transitionIndex(transition.id), transitions[index].findsCovered,
      transition.to == player
    else { return }
    begin(player, as: .to, appearing: true, in: transition)
  }

  /// What is presented over a child that was leaving, and came back before the end, appears then.
  private func beginLate(_ player: ObjectID, as role: Role, in transition: Transition) {
    guard role == .to, transition.findsLeaving, let container = transition.container,
      kind(of: container) == .presentationController,
      appearanceState(of: player) == .disappeared,
      isInWindow(controllers[controllerSlot(player)].view)
    else { return }
    begin(player, as: role, appearing: true, in: transition)
  }

  private func isCovered(_ player: ObjectID, in transition: Transition) -> Bool {
    guard let container = transition.container, showsOneChild(container) else { return false }
    return isCovered(player, in: container)
  }

  /// What is presented in the context of a child goes along when a container of UIKit's shows the
  /// child or another one.
  private func beginPresented(
    over player: ObjectID, as role: Role, appearing: Bool, in transition: Transition
  ) {
    guard let container = transition.container, showsOneChild(container),
      !appearing || (isOnScreen(container) && belongs(player, to: container))
    else { return }
    for id in presented(inContextOf: player, in: container)
    where isToBegin(id, appearing: appearing) && child(inContextOf: id) == player {
      let follower = beginFollowing(
        id, appearing: appearing, animated: animatedArgument(of: transition))
      guard let index = transitionIndex(transition.id) else { return end(follower) }
      transitions[index].addFollower(follower, of: role)
    }
  }

  private func isToBegin(_ id: ObjectID, appearing: Bool) -> Bool {
    switch appearanceState(of: id) {
    case .appearing, .appeared: !appearing
    case .disappearing, .disappeared: appearing
    }
  }

  private func endPresented(as role: Role, in transition: Transition) {
    guard let index = transitionIndex(transition.id) else { return }
    for follower in transitions[index].takeFollowers(of: role) { end(follower) }
  }

  private func showsOneChild(_ id: ObjectID) -> Bool {
    kind(of: id) == .controller && controllers[controllerSlot(id)].kind.showsOneChild
  }

  private func animatedArgument(of transition: Transition) -> Bool {
    if transition.isWithinViewDidAppear,
      case .trueWithinViewDidAppear(let releases, _) =
        choreographies[transition.choreography].animatedArgument, releases.contains(release)
    {
      return true
    }
    return transition.isAnimated
  }

  /// Without a container it is the author's own begin, or a view's that has no parent: UIKit carries
  /// out what it is told.
  private func canBegin(_ player: ObjectID, appearing: Bool, in container: ObjectID) -> Bool {
    let state = appearanceState(of: player)
    if appearing {
      guard isOnScreen(container), belongs(player, to: container),
        !isPresenterThatLeaves(player, in: container)
      else {
        if state == .disappearing { endAppearance(of: player) }
        return false
      }
      return state != .appeared
    }
    return state == .appearing || state == .appeared
  }

  /// Whether what a presenter is in is leaving the screen, so that it leaves with that.
  private func isPresenterThatLeaves(_ player: ObjectID, in container: ObjectID) -> Bool {
    guard kind(of: container) == .presentationController, let parent = parent(of: player)
    else { return false }
    let record = presentations[presentationSlot(container)]
    guard record.presenting == player || record.lastPresenting == player else { return false }
    return appearanceState(of: parent) == .disappearing
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
    // A presentation that is over has no view any more: its presenter is on its own.
    if kind(of: container) == .presentationController,
      presentations[presentationSlot(container)].phase == .idle
    {
      return true
    }
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
  func belongs(_ controller: ObjectID, to container: ObjectID) -> Bool {
    switch kind(of: container) {
    case .view: return rootViewController(of: container) == controller
    // A presentation is about its two controllers, to its end, if they still have their places.
    case .presentationController: return !hasLost(controller, itsPlaceIn: container)
    case .controller, .transitionCoordinator, .foreign: break
    }
    return parent(of: controller) == container || childToShow(in: container) == controller
  }
}
