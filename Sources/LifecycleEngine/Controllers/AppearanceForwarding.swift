// A navigation controller passes its appearance on to what it shows in its own implementations of the
// callbacks; every other class lets the children follow after its callback.
extension World {
  /// Delivers a callback of appearance.
  /// - Parameter ends: The children whose appearance ends with it.
  /// - Returns: Whether children are not to follow after it, because it was for the class to pass it on.
  func deliverAppearance(_ callback: Callback, to id: ObjectID, _ ends: [Follower]) -> Bool {
    let slot = controllerSlot(id)
    let passesOn = passesAppearanceOn(id)
    if passesOn {
      controllers[slot].owedForwarding = callback
      controllers[slot].owedEnds = ends
      controllers[slot].isTopSilenced = false
    }
    deliver(callback, to: id, [.boolean(controllers[slot].isAppearanceAnimated)])
    guard passesOn else { return false }
    // A subclass has not called `super`.
    if controllers[slot].owedForwarding == callback { controllers[slot].isTopSilenced = true }
    controllers[slot].owedForwarding = nil
    controllers[slot].owedEnds = []
    return true
  }

  private func passesAppearanceOn(_ id: ObjectID) -> Bool {
    holds(.navigationPassesAppearanceOn)
      && controllers[controllerSlot(id)].kind == .navigationController
  }

  /// What UIKit's own implementation of a callback of appearance does, once for each delivery.
  func passOn(_ callback: Callback, from id: ObjectID) {
    guard kind(of: id) == .controller else { return }
    let slot = controllerSlot(id)
    guard controllers[slot].owedForwarding == callback else { return }
    controllers[slot].owedForwarding = nil
    let ends = controllers[slot].owedEnds
    controllers[slot].owedEnds = []
    switch callback {
    case .viewWillAppear, .viewWillDisappear:
      beginFollowers(
        of: id, appearing: callback == .viewWillAppear, controllers[slot].appearanceNumber)
    case .viewDidAppear, .viewDidDisappear:
      descend { for follower in ends { end(follower) } }
      guard callback == .viewDidAppear else { return }
      tellOfReappearance(ofNavigation: id)
      resumeTransitionsThatWait(forAppearanceOf: id)
    default: break
    }
  }

  private func resumeTransitionsThatWait(forAppearanceOf id: ObjectID) {
    guard appearanceState(of: id) == .appeared else { return }
    for transition in transitions where transition.container == id {
      resume(transition.id, from: .containerAppeared)
    }
  }
}
