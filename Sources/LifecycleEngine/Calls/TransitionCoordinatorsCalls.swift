// What the author's code and the user ask of coordination.
extension World {
  /// What `transitionCoordinator` reads: that of the transition the controller takes part in, or of
  /// its ancestors'.
  public func transitionCoordinator(of id: ObjectID) -> ObjectID? {
    coordination.transitionCoordinator(of: id)
  }

  /// What `animate(alongsideTransition:completion:)` does.
  /// - Parameters:
  ///   - alongside: The closure with the changes; the world holds it until it has run.
  ///   - completion: The closure to call at the end; the world holds it until then.
  ///   - id: The coordinator.
  /// - Returns: Whether the animation could be added; the completion is called in any case.
  public func animate(
    alongside: ObjectID?, completion: ObjectID?, with id: ObjectID
  ) -> Bool { coordination.animate(alongside: alongside, completion: completion, with: id) }

  /// What `notifyWhenInteractionChanges(_:)` does.
  public func notifyWhenInteractionChanges(_ handler: ObjectID, of id: ObjectID) {
    coordination.notifyWhenInteractionChanges(handler, of: id)
  }

  /// What `isCancelled` of a coordinator reads.
  public func isCancelled(coordinator id: ObjectID) -> Bool {
    coordination.isCancelled(coordinator: id)
  }

  /// What `isInteractive` of a coordinator reads: whether the user holds the gesture.
  public func isInteractive(coordinator id: ObjectID) -> Bool {
    coordination.isInteractive(coordinator: id)
  }

  /// What `initiallyInteractive` of a coordinator reads.
  public func isInitiallyInteractive(coordinator id: ObjectID) -> Bool {
    coordinators[id].isInitiallyInteractive
  }

  /// What `isAnimated` of a coordinator reads.
  public func isAnimated(coordinator id: ObjectID) -> Bool {
    coordinators[id].isAnimated
  }

  /// What `transitionDuration` of a coordinator reads.
  public func duration(ofCoordinator id: ObjectID) -> Duration {
    coordination.duration(ofCoordinator: id)
  }

  /// What `viewController(forKey:)` of a coordinator gives.
  public func controller(ofCoordinator id: ObjectID, isFrom: Bool) -> ObjectID? {
    coordination.controller(ofCoordinator: id, isFrom: isFrom)
  }
}
