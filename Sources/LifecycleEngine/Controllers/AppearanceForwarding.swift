// A navigation controller forwards its appearance to its top controller in its own implementations
// of the callbacks. For every other class, the children follow after the callback.
extension Appearances {
  /// Delivers a callback of appearance.
  /// - Parameter ends: The children whose appearance ends with the callback.
  /// - Returns: True if no children follow afterwards, because the class forwards the callback.
  func deliverAppearance(_ callback: Callback, to id: ObjectID, _ ends: [Follower]) -> Bool {
    let passesOn = passesAppearanceOn(id)
    if passesOn {
      world.controllers[id].owedForwarding = callback
      world.controllers[id].owedEnds = ends
      world.controllers[id].isTopSilenced = false
    }
    world.deliver(callback, to: id, [.boolean(world.controllers[id].isAppearanceAnimated)])
    guard passesOn else { return false }
    // A subclass has not called `super`.
    if world.controllers[id].owedForwarding == callback {
      world.controllers[id].isTopSilenced = true
    }
    world.controllers[id].owedForwarding = nil
    world.controllers[id].owedEnds = []
    return true
  }

  private func passesAppearanceOn(_ id: ObjectID) -> Bool {
    world.holds(.navigationPassesAppearanceOn)
      && world.controllers[id].kind == .navigationController
  }

  /// UIKit's own implementation of a callback of appearance, once for each delivery.
  func passOn(_ callback: Callback, from id: ObjectID) {
    guard world.kind(of: id) == .controller else { return }
    guard world.controllers[id].owedForwarding == callback else { return }
    world.controllers[id].owedForwarding = nil
    let ends = world.controllers[id].owedEnds
    world.controllers[id].owedEnds = []
    switch callback {
    case .viewWillAppear, .viewWillDisappear:
      beginFollowers(
        of: id, appearing: callback == .viewWillAppear, world.controllers[id].appearanceNumber)
    case .viewDidAppear, .viewDidDisappear:
      world.descend { for follower in ends { end(follower) } }
      guard callback == .viewDidAppear else { return }
      world.navigation.tellOfReappearance(ofNavigation: id)
      resumeTransitionsThatWait(forAppearanceOf: id)
    default: break
    }
  }

  /// UIKit's `viewWillAppear` of a table view controller clears the selection. In an interactive
  /// transition, the selection waits for the end, and stays if the transition is cancelled.
  /// Source: `swipe-back-clears-only-at-completion`, `super-leaves-selection-during-swipe`.
  func clearSelection(of id: ObjectID) {
    guard world.kind(of: id) == .controller else { return }
    if world.transitions.contains(where: { $0.isInteractive }) {
      world.controllers[id].owesSelectionClear = true
    } else {
      world.controllers[id].selectionClears += 1
    }
  }

  private func resumeTransitionsThatWait(forAppearanceOf id: ObjectID) {
    guard appearanceState(of: id) == .appeared else { return }
    for transition in world.transitions where transition.container == id {
      world.resume(transition.id, from: .containerAppeared)
    }
  }
}
