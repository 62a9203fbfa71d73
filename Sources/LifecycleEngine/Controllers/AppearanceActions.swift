// A transition begins and ends appearances for its container.
extension Appearances {
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
      let current =
        world.transitions.place(of: transition.id).map { world.transitions[$0] } ?? transition
      end(player, as: role, in: current)
      endPresented(as: role, in: transition)
    }
  }

  /// Begins an appearance, unless the screen has made the appearance pointless in the meantime. A
  /// child does not appear in a container that has left the screen; the child appears when the
  /// container comes back. A controller that has disappeared does not disappear again.
  private func begin(
    _ player: ObjectID, as role: Role, appearing: Bool, in transition: Transition,
    withView: Bool = false
  ) {
    let record = world.controllers[player]
    if record.openBeginsByHand > 0, !record.isBeginningByHand { world.note(.begunTwice) }
    if let container = transition.container,
      !canBegin(player, appearing: appearing, in: container)
    {
      if appearing, role == .to, let index = world.transitions.place(of: transition.id) {
        world.transitions[index].findsLeaving = true
      }
      return
    }
    // The author's own end then sends the did callback.
    if appearing, transition.container.map({ world.kind(of: $0) }) == .view,
      world.controllers[player].isBegunByHand, world.controllers[player].appearance == .appearing,
      world.holds(.rootKeepsOwnBegin)
    {
      return
    }
    // The controller that covers the player appears in the player's place.
    if appearing, isPlayerCovered(player, in: transition) {
      if let index = world.transitions.place(of: transition.id) {
        world.transitions[index].findsCovered = true
      }
      return
    }
    let number = beginAppearance(
      of: player, appearing: appearing, animated: animatedArgument(of: transition),
      forwarded: withView)
    if let index = world.transitions.place(of: transition.id) {
      world.transitions[index].setAppearanceNumber(number, of: role)
    }
  }

  /// A child that was covered at the begin of its appearance, and is covered no more, appears with
  /// its view.
  func beginIfUncovered(_ player: ObjectID, in transition: Transition) {
    guard let index = world.transitions.place(of: transition.id),
      world.transitions[index].findsCovered,
      transition.to == player
    else { return }
    begin(player, as: .to, appearing: true, in: transition)
  }

  /// A presentation over a child appears late, if the leaving child came back before the end.
  private func beginLate(_ player: ObjectID, as role: Role, in transition: Transition) {
    guard role == .to, transition.findsLeaving, let container = transition.container,
      world.kind(of: container) == .presentationController,
      appearanceState(of: player) == .disappeared,
      world.isInWindow(world.controllers[player].view)
    else { return }
    begin(player, as: role, appearing: true, in: transition)
  }

  private func isPlayerCovered(_ player: ObjectID, in transition: Transition) -> Bool {
    guard let container = transition.container, showsOneChild(container) else { return false }
    return world.presenting.isCovered(player, in: container)
  }

  /// A controller presented in the context of a child goes along when a UIKit container shows the
  /// child or another child.
  private func beginPresented(
    over player: ObjectID, as role: Role, appearing: Bool, in transition: Transition
  ) {
    guard let container = transition.container, showsOneChild(container),
      !appearing || (isOnScreen(container) && belongs(player, to: container))
    else { return }
    for id in world.presenting.presented(inContextOf: player, in: container)
    where isToBegin(id, appearing: appearing) && world.presenting.child(inContextOf: id) == player {
      let follower = beginFollowing(
        id, appearing: appearing, animated: animatedArgument(of: transition))
      guard let index = world.transitions.place(of: transition.id) else { return end(follower) }
      world.transitions[index].addFollower(follower, of: role)
    }
  }

  private func isToBegin(_ id: ObjectID, appearing: Bool) -> Bool {
    switch appearanceState(of: id) {
    case .appearing, .appeared: !appearing
    case .disappearing, .disappeared: appearing
    }
  }

  private func endPresented(as role: Role, in transition: Transition) {
    guard let index = world.transitions.place(of: transition.id) else { return }
    for follower in world.transitions[index].takeFollowers(of: role) { end(follower) }
  }

  private func showsOneChild(_ id: ObjectID) -> Bool {
    world.kind(of: id) == .controller && world.controllers[id].kind.showsOneChild
  }

  private func animatedArgument(of transition: Transition) -> Bool {
    if transition.isWithinViewDidAppear,
      case .trueWithinViewDidAppear(let releases, _) =
        world.choreographies[transition.choreography].animatedArgument,
      releases.contains(world.release)
    {
      return true
    }
    return transition.isAnimated
  }

  /// Returns true if a player can begin in a container. A begin without a container is the author's
  /// own, or that of a view without a parent, and UIKit carries out both.
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

  /// Returns true if the surroundings of a presenter are leaving the screen, so that the presenter
  /// leaves with them.
  private func isPresenterThatLeaves(_ player: ObjectID, in container: ObjectID) -> Bool {
    guard world.kind(of: container) == .presentationController,
      let parent = world.parent(of: player)
    else { return false }
    let record = world.presentations[container]
    guard record.presenting == player || record.lastPresenting == player else { return false }
    return appearanceState(of: parent) == .disappearing
  }

  /// Ends the appearance that the transition began, if the appearance is still running. A child has
  /// not appeared if the container has left the screen in the meantime.
  private func end(_ player: ObjectID, as role: Role, in transition: Transition) {
    guard world.transitions.place(of: transition.id) != nil else {
      return endAppearance(of: player)
    }
    let record = world.controllers[player]
    guard transition.appearanceNumber(of: role) == record.appearanceNumber else { return }
    if record.appearance == .appearing, let container = transition.container,
      !isOnScreen(container) || !belongs(player, to: container)
    {
      beginAppearance(of: player, appearing: false, animated: animatedArgument(of: transition))
    }
    endAppearance(of: player)
  }

  private func isOnScreen(_ container: ObjectID) -> Bool {
    // A presentation that is over has no view, so the presenter is on its own.
    if world.kind(of: container) == .presentationController,
      world.presentations[container].phase == .idle
    {
      return true
    }
    guard world.kind(of: container) == .controller else {
      return world.hierarchy.hostView(of: container).map { world.isInWindow($0) } ?? false
    }
    switch world.controllers[container].appearance {
    case .appearing, .appeared: return true
    case .disappearing: return false
    case .disappeared: return world.paging.showsPagesBeforeItAppears(container)
    }
  }

  /// Returns true if the container still has the controller, despite earlier callbacks.
  func belongs(_ controller: ObjectID, to container: ObjectID) -> Bool {
    switch world.kind(of: container) {
    case .view: return world.rootViewController(of: container) == controller
    // A presentation concerns its two controllers to the end, if the two still have their places.
    case .presentationController:
      return !world.presenting.hasLost(controller, itsPlaceIn: container)
    case .controller, .transitionCoordinator, .foreign: break
    }
    return world.parent(of: controller) == container
      || world.containers.childToShow(in: container) == controller
  }
}
