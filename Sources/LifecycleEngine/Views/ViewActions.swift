/// What a transition does to the view of a controller.
enum ViewAction: Sendable {
  case load, add, remove, updateGeometry
}

extension World {
  func perform(_ action: ViewAction, on player: ObjectID, _ transition: Transition) {
    switch action {
    case .load: loadViewIfNeeded(player)
    case .add: addView(of: player, to: transition.container)
    case .remove: removeView(ofDeparting: player)
    case .updateGeometry: updateGeometry(of: player)
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
