// The work of a container's initializer, except for making the object.
extension Containers {
  func initializeContainer(_ id: ObjectID, isUnarchived: Bool) {
    switch world.controllers[id].kind {
    case .tabBarController:
      if world.holds(.tabBarLoadsAtInit), !isUnarchived { world.loadViewIfNeeded(id) }
    case .splitViewController:
      guard world.device.idiom == .phone else { return }
      world.perform(.splitOnPhone, subject: id, in: id)
    default: break
    }
  }
}
