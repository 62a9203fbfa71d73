// Calls about traits.
extension World {
  /// The value of a controller's `traitCollection`: the traits of the last callback, or else the
  /// traits that UIKit expects.
  public func traitCollection(of id: ObjectID) -> TraitCollection {
    traitEnvironment.traitCollection(of: id)
  }

  /// The value of `UITraitCollection.current`: the traits of the controller whose code runs.
  public var currentTraitCollection: TraitCollection {
    coordination.currentController.map { traitCollection(of: $0) } ?? screen.traits
  }

  /// The value of `traitCollection` of a view.
  public func traitCollection(ofView id: ObjectID) -> TraitCollection {
    traitEnvironment.traitCollection(ofView: id)
  }

  /// Performs `setOverrideTraitCollection(_:forChild:)` and sets `traitOverrides`.
  public func setTraitOverrides(_ overrides: TraitOverrides, of id: ObjectID) {
    traitEnvironment.setTraitOverrides(overrides, of: id)
  }

  /// The value of a window's `overrideUserInterfaceStyle`.
  public func overriddenStyle(ofWindow window: ObjectID) -> InterfaceStyle? {
    views[window].style
  }

  /// Sets a window's `overrideUserInterfaceStyle`. The change comes like other overrides.
  public func overrideStyle(_ style: InterfaceStyle?, ofWindow window: ObjectID) {
    traitEnvironment.overrideStyle(style, ofWindow: window)
  }

  /// The value of `traitOverrides`.
  public func traitOverrides(of id: ObjectID) -> TraitOverrides {
    controllers[id].traitOverrides
  }

  /// Performs `updateTraitsIfNeeded()`.
  public func updateTraitsIfNeeded(of id: ObjectID) {
    traitEnvironment.updateTraitsIfNeeded(of: id)
  }

  /// Registers a closure, held by the object, that is called when one of some traits changes.
  /// - Parameters:
  ///   - traits: The observed traits.
  ///   - closure: The closure, called with the object and its earlier traits.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, calling closure: ObjectID, of id: ObjectID
  ) { traitEnvironment.registerForTraitChanges(traits, calling: closure, of: id) }

  /// Registers a method of an object, not held, that is called when one of some traits changes.
  /// - Parameters:
  ///   - traits: The observed traits.
  ///   - selector: The name of the method.
  ///   - target: The object with the method.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, sending selector: String, to target: ObjectID, of id: ObjectID
  ) { traitEnvironment.registerForTraitChanges(traits, sending: selector, to: target, of: id) }

  /// Notes a read of a trait by the author's code, for a running callback that tracks traits.
  public func noteRead(of trait: TraitSet) { traitEnvironment.noteRead(of: trait) }
}
