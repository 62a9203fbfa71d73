// Calls about traits.
extension World {
  /// The value of `traitCollection` of a controller: what it was told last, or else what UIKit
  /// expects it to get.
  public func traitCollection(of id: ObjectID) -> TraitCollection {
    traitEnvironment.traitCollection(of: id)
  }

  /// The value of `UITraitCollection.current`: that of the controller whose code runs.
  public var currentTraitCollection: TraitCollection {
    coordination.currentController.map { traitCollection(of: $0) } ?? screen.traits
  }

  /// The value of `traitCollection` of a view.
  public func traitCollection(ofView id: ObjectID) -> TraitCollection {
    traitEnvironment.traitCollection(ofView: id)
  }

  /// Does what `setOverrideTraitCollection(_:forChild:)` and `traitOverrides` do.
  public func setTraitOverrides(_ overrides: TraitOverrides, of id: ObjectID) {
    traitEnvironment.setTraitOverrides(overrides, of: id)
  }

  /// What a window's `overrideUserInterfaceStyle` reads.
  public func overriddenStyle(ofWindow window: ObjectID) -> InterfaceStyle? {
    views[window].style
  }

  /// Sets a window's `overrideUserInterfaceStyle`; the change comes as that of other overrides.
  public func overrideStyle(_ style: InterfaceStyle?, ofWindow window: ObjectID) {
    traitEnvironment.overrideStyle(style, ofWindow: window)
  }

  /// The value of `traitOverrides`.
  public func traitOverrides(of id: ObjectID) -> TraitOverrides {
    controllers[id].traitOverrides
  }

  /// Does what `updateTraitsIfNeeded()` does.
  public func updateTraitsIfNeeded(of id: ObjectID) {
    traitEnvironment.updateTraitsIfNeeded(of: id)
  }

  /// Has a closure called, which the controller or view holds, when one of some traits changes.
  /// - Parameters:
  ///   - traits: The traits that are observed.
  ///   - closure: What is called, with the object and its traits before.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, calling closure: ObjectID, of id: ObjectID
  ) { traitEnvironment.registerForTraitChanges(traits, calling: closure, of: id) }

  /// Has a method called of an object, which is not held, when one of some traits changes.
  /// - Parameters:
  ///   - traits: The traits that are observed.
  ///   - selector: The name of the method.
  ///   - target: The object that has it.
  ///   - id: The controller, presentation controller or view.
  public func registerForTraitChanges(
    _ traits: TraitSet, sending selector: String, to target: ObjectID, of id: ObjectID
  ) { traitEnvironment.registerForTraitChanges(traits, sending: selector, to: target, of: id) }

  /// The author's code reads a trait; it is noted for the callback that runs, if that tracks traits.
  public func noteRead(of trait: TraitSet) { traitEnvironment.noteRead(of: trait) }
}
