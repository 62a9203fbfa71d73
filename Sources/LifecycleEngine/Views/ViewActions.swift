/// What a transition does to the view of a controller.
enum ViewAction: Sendable {
  case load, add, remove, updateGeometry
  /// Its layout in the update that comes, once or twice.
  case layOutAgain, updateAgain, layOutTwice
  /// Twice if it is the root of its navigation controller.
  case layOutRootTwice
  case updateConstraints
}

extension World {
  func perform(_ action: ViewAction, on player: ObjectID, _ transition: Transition) {
    switch action {
    case .load: loadViewIfNeeded(player)
    case .add: addView(of: player, to: transition.container)
    case .remove: removeView(ofDeparting: player)
    case .updateGeometry: updateGeometry(of: player)
    case .layOutAgain: layOutAgain(player, withConstraints: false)
    case .updateAgain: layOutAgain(player, withConstraints: true)
    case .layOutTwice: layOutTwice(player)
    case .layOutRootTwice:
      if let container = transition.container, isRoot(player, ofNavigation: container) {
        layOutTwice(player)
      }
    case .updateConstraints:
      if let view = controllers[controllerSlot(player)].view {
        setNeedsUpdateConstraints(view)
        updateConstraints(of: player)
      }
    }
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
