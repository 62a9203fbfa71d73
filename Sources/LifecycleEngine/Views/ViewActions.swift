extension LayoutPass {
  func perform(_ action: ViewAction, on player: ObjectID, _ transition: Transition) {
    switch action {
    case .load: world.loadViewIfNeeded(player)
    case .add: addView(of: player, in: transition)
    case .remove: removeView(ofDeparting: player, from: transition.container)
    case .updateGeometry: updateGeometry(ofShown: player, in: transition.container)
    case .layOutAgain: layOutAgain(player, withConstraints: false)
    case .updateAgain: layOutAgain(player, withConstraints: true)
    case .layOutTwice: layOutTwice(player)
    case .updateConstraints:
      if let view = world.controllers[player].view {
        world.setNeedsUpdateConstraints(view)
        updateConstraints(of: player)
      }
    }
  }

  /// Removes a view, unless a callback has brought the controller back.
  private func removeView(ofDeparting id: ObjectID, from container: ObjectID?) {
    let isLeaving = {
      switch world.appearanceState(of: id) {
      case .disappearing, .disappeared: true
      case .appearing, .appeared: false
      }
    }
    guard isLeaving() else { return }
    if isIn(container, viewOf: id) { world.hierarchy.removeView(of: id, if: isLeaving) }
    if let container, isLeaving() { world.presenting.takeOut(id, of: container) }
  }

  /// Returns true if the view is in the container. A root's view may have moved to where a UIKit
  /// container shows the view, with or without the root.
  private func isIn(_ container: ObjectID?, viewOf id: ObjectID) -> Bool {
    guard let container, world.kind(of: container) == .view,
      let view = world.controllers[id].view
    else { return true }
    return world.isDescendant(view, of: container)
  }

  private func addView(of id: ObjectID, in transition: Transition) {
    guard let container = transition.container, world.appearances.belongs(id, to: container) else {
      return
    }
    guard world.kind(of: container) == .controller else {
      return world.hierarchy.addRootView(of: id, to: container)
    }
    if !world.presenting.isCovered(id, in: container) {
      world.appearances.beginIfUncovered(id, in: transition)
      world.hierarchy.addRootView(of: id, to: container)
    }
    if world.appearances.belongs(id, to: container), !world.hierarchy.isOutOfSight(container) {
      world.presenting.takeInPresentation(over: id, to: container)
    }
  }

  private func updateGeometry(ofShown id: ObjectID, in container: ObjectID?) {
    updateGeometry(of: id)
    guard let container, world.kind(of: container) == .controller else { return }
    for presented in world.presenting.presented(inContextOf: id, in: container) {
      updateGeometry(of: presented)
    }
  }
}
