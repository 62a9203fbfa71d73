// Calls about appearance.
extension World {
  /// The state of a controller's appearance.
  public func appearanceState(of id: ObjectID) -> AppearanceState {
    appearances.appearanceState(of: id)
  }

  /// True if the author's code began an appearance transition of a controller, and has not ended it.
  public func hasOpenAppearance(_ id: ObjectID) -> Bool { controllers[id].openBegins > 0 }

  /// True if a controller forwards its appearance to its children itself, without the author's code.
  public func forwardsAppearance(_ id: ObjectID) -> Bool { appearances.forwardsAppearance(id) }

  /// How often a table view controller would have cleared the selection of its table.
  public func selectionClears(of id: ObjectID) -> Int { controllers[id].selectionClears }

  /// True if a source tells when a returning controller clears the selection of its table.
  public var isSelectionClearTold: Bool { holds(.selectionClearIsTold) }

  /// Returns true if the controller is moving into a container: `isMovingToParent`.
  public func isMovingToParent(_ id: ObjectID) -> Bool {
    controllers[id].isMovingToParent
  }

  /// Returns true if the controller is moving out of its container: `isMovingFromParent`.
  public func isMovingFromParent(_ id: ObjectID) -> Bool {
    controllers[id].isMovingFromParent
  }

  /// Performs the author's call of `beginAppearanceTransition`.
  public func beginAppearanceTransition(of id: ObjectID, appearing: Bool, animated: Bool) {
    appearances.beginAppearanceTransition(of: id, appearing: appearing, animated: animated)
  }

  /// Performs the author's call of `endAppearanceTransition`.
  public func endAppearanceTransition(of id: ObjectID) {
    appearances.endAppearanceTransition(of: id)
  }
}
