// Calls about appearance.
extension World {
  /// Where a controller is in its appearance.
  public func appearanceState(of id: ObjectID) -> AppearanceState {
    appearances.appearanceState(of: id)
  }

  /// Returns true if the controller is on its way into a container: `isMovingToParent`.
  public func isMovingToParent(_ id: ObjectID) -> Bool {
    controllers[id].isMovingToParent
  }

  /// Returns true if the controller is on its way out of its container: `isMovingFromParent`.
  public func isMovingFromParent(_ id: ObjectID) -> Bool {
    controllers[id].isMovingFromParent
  }

  /// Does what `beginAppearanceTransition` does when the author's code calls it.
  public func beginAppearanceTransition(of id: ObjectID, appearing: Bool, animated: Bool) {
    appearances.beginAppearanceTransition(of: id, appearing: appearing, animated: animated)
  }

  /// Does what `endAppearanceTransition` does when the author's code calls it.
  public func endAppearanceTransition(of id: ObjectID) {
    appearances.endAppearanceTransition(of: id)
  }
}
