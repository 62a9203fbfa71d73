// Calls about transition coordinators.
extension World {
  /// The value of `transitionCoordinator`, for the controller's or an ancestor's transition.
  public func transitionCoordinator(of id: ObjectID) -> ObjectID? {
    coordination.transitionCoordinator(of: id)
  }

  /// Performs `animate(alongsideTransition:completion:)`.
  /// - Parameters:
  ///   - alongside: The closure with the changes, which the world holds until the closure has run.
  ///   - completion: The closure to call at the end, which the world holds until then.
  ///   - id: The coordinator.
  /// - Returns: True if the animation could be added. The completion is called in any case.
  public func animate(
    alongside: ObjectID?, completion: ObjectID?, with id: ObjectID
  ) -> Bool { coordination.animate(alongside: alongside, completion: completion, with: id) }

  /// Performs `notifyWhenInteractionChanges(_:)`.
  public func notifyWhenInteractionChanges(_ handler: ObjectID, of id: ObjectID) {
    coordination.notifyWhenInteractionChanges(handler, of: id)
  }

  /// The value of `isCancelled` of a coordinator.
  public func isCancelled(coordinator id: ObjectID) -> Bool {
    coordination.isCancelled(coordinator: id)
  }

  /// The value of a coordinator's `isInteractive`: true while the user holds the gesture.
  public func isInteractive(coordinator id: ObjectID) -> Bool {
    coordination.isInteractive(coordinator: id)
  }

  /// The value of `initiallyInteractive` of a coordinator.
  public func isInitiallyInteractive(coordinator id: ObjectID) -> Bool {
    coordinators[id].isInitiallyInteractive
  }

  /// The value of `isAnimated` of a coordinator.
  public func isAnimated(coordinator id: ObjectID) -> Bool {
    coordinators[id].isAnimated
  }

  /// The value of `percentComplete` of a coordinator; `nil` if no finger has moved the transition.
  public func percentComplete(ofCoordinator id: ObjectID) -> Double? {
    coordination.percentComplete(ofCoordinator: id)
  }

  /// The value of `transitionDuration` of a coordinator.
  public func duration(ofCoordinator id: ObjectID) -> Duration {
    coordination.duration(ofCoordinator: id)
  }

  /// The value of a coordinator's `viewController(forKey:)`.
  public func controller(ofCoordinator id: ObjectID, isFrom: Bool) -> ObjectID? {
    coordination.controller(ofCoordinator: id, isFrom: isFrom)
  }
}

// Calls about the contexts of animators.
extension World {
  /// The value of a context's `containerView`; `nil` for a coordinator without an animator.
  public func containerView(ofContext id: ObjectID) -> ObjectID? { animators.containerView(of: id) }

  /// The value of a context's `view(forKey:)`.
  public func view(ofContext id: ObjectID, isFrom: Bool) -> ObjectID? {
    animators.view(of: id, isFrom: isFrom)
  }

  /// The value of a context's `initialFrame(for:)` or `finalFrame(for:)`; `nil` for a frame that no
  /// source tells.
  public func frame(of controller: ObjectID, inContext id: ObjectID, isFinal: Bool) -> Rect? {
    animators.frame(of: controller, in: id, isFinal: isFinal)
  }

  /// Performs `completeTransition(_:)` of a context.
  public func completeTransition(_ id: ObjectID, isDone: Bool) {
    animators.complete(id, isDone: isDone)
  }
}
