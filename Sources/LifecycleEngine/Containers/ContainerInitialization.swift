// What the initializers of UIKit's containers do beside making an object.
extension World {
  /// What `super.init` of a container does before it returns to the author's code.
  /// - Parameter isUnarchived: Whether it comes out of a nib or storyboard, which loads no view.
  public func initializeContainer(_ id: ObjectID, isUnarchived: Bool) {
    switch controllers[controllerSlot(id)].kind {
    case .tabBarController:
      if holds(.tabBarLoadsAtInit), !isUnarchived { loadViewIfNeeded(id) }
    case .splitViewController:
      guard device.idiom == .phone else { return }
      perform(.splitOnPhone, subject: id, in: id)
    default: break
    }
  }
}
