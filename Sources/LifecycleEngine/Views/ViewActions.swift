/// What a transition does to the view of a controller.
enum ViewAction: Sendable {
  case load, add, remove, updateGeometry
  /// Its layout in the update that comes, once or twice.
  case layOutAgain, updateAgain, layOutTwice
  case updateConstraints
}

extension World {
  func perform(_ action: ViewAction, on player: ObjectID, _ transition: Transition) {
    switch action {
    case .load: loadViewIfNeeded(player)
    case .add: addView(of: player, in: transition)
    case .remove: removeView(ofDeparting: player, from: transition.container)
    case .updateGeometry: updateGeometry(ofShown: player, in: transition.container)
    case .layOutAgain: layOutAgain(player, withConstraints: false)
    case .updateAgain: layOutAgain(player, withConstraints: true)
    case .layOutTwice: layOutTwice(player)
    case .updateConstraints:
      if let view = controllers[controllerSlot(player)].view {
        setNeedsUpdateConstraints(view)
        updateConstraints(of: player)
      }
    }
  }

  /// A view stays if a callback has made its controller come back.
  private func removeView(ofDeparting id: ObjectID, from container: ObjectID?) {
    let isLeaving = {
      switch self.appearanceState(of: id) {
      case .disappearing, .disappeared: true
      case .appearing, .appeared: false
      }
    }
    guard isLeaving() else { return }
    if isIn(container, viewOf: id) { removeView(of: id, if: isLeaving) }
    if let container, isLeaving() { takeOut(id, of: container) }
  }

  /// A root's view may have gone to where a container of UIKit's shows it, with the root or without.
  private func isIn(_ container: ObjectID?, viewOf id: ObjectID) -> Bool {
    guard let container, kind(of: container) == .view,
      let view = controllers[controllerSlot(id)].view
    else { return true }
    return isDescendant(view, of: container)
  }

  private func addView(of id: ObjectID, in transition: Transition) {
    guard let container = transition.container, belongs(id, to: container) else { return }
    guard kind(of: container) == .controller else { return addRootView(of: id, to: container) }
    if !isCovered(id, in: container) {
      beginIfUncovered(id, in: transition)
      addRootView(of: id, to: container)
    }
    if belongs(id, to: container), !isOutOfSight(container) {
      takeInPresentation(over: id, to: container)
    }
  }

  private func updateGeometry(ofShown id: ObjectID, in container: ObjectID?) {
    updateGeometry(of: id)
    guard let container, kind(of: container) == .controller else { return }
    for presented in presented(inContextOf: id, in: container) { updateGeometry(of: presented) }
  }
}
