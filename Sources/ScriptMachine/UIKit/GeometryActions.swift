import LifecycleEngine

// The traits of controllers and views, and the geometry of controllers.
extension GeometryMembers {
  func geometryProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "traitCollection": machine.unknowns.traits(world.traitCollection(of: id), of: id)
    case "traitOverrides": .traitOverrides(world.traitOverrides(of: id))
    case "overrideUserInterfaceStyle": interfaceStyle(world.traitOverrides(of: id).style)
    case "transitionCoordinator": heap.owned(world.transitionCoordinator(of: id))
    case "supportedInterfaceOrientations":
      .symbol(world.defaultOrientations == .all ? "all" : "allButUpsideDown")
    case "shouldAutorotate", "shouldAutomaticallyForwardAppearanceMethods": .boolean(true)
    default: nil
    }
  }

  func geometryProperty(_ name: String, ofView id: ObjectID) -> Value? {
    switch name {
    case "traitCollection": machine.unknowns.traits(world.traitCollection(ofView: id), of: id)
    case "overrideUserInterfaceStyle" where world.classRecord(of: id).base == .window:
      interfaceStyle(world.overriddenStyle(ofWindow: id))
    default: nil
    }
  }

  /// - Returns: True if the property overrides traits.
  func setGeometryProperty(
    _ name: String, of id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    switch name {
    case "traitOverrides":
      if case .traitOverrides(let traits) = value { world.setTraitOverrides(traits, of: id) }
    case "overrideUserInterfaceStyle":
      var traits = world.traitOverrides(of: id)
      traits.style = try overridingStyle(value)
      world.setTraitOverrides(traits, of: id)
    default: return false
    }
    return true
  }

  /// - Returns: True if the property overrides traits.
  func setGeometryProperty(
    _ name: String, ofView id: ObjectID, to value: Value
  ) throws(RunError) -> Bool {
    guard name == "overrideUserInterfaceStyle" else { return false }
    guard world.classRecord(of: id).base == .window else {
      throw failed(.notSimulated, "'\(name)' of a view is not simulated yet")
    }
    world.overrideStyle(try overridingStyle(value), ofWindow: id)
    return true
  }

  /// - Returns: True if the method concerns traits or orientations.
  func callGeometry(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "setOverrideTraitCollection":
      let child = try machine.uikit.controllerArgument(arguments.labeled("forChild"), name)
      guard rules.allowsUndeclared || world.parent(of: child) == id else {
        throw failed(
          .notSimulated, "'\(name)' for a controller that is not a child is not simulated yet",
          ["add the child first"])
      }
      if case .traitOverrides(let traits) = arguments.first {
        world.setTraitOverrides(traits, of: child)
      } else if arguments.first?.isNull == true {
        world.setTraitOverrides(TraitOverrides(), of: child)
      } else {
        throw failed(.wrongArgument, "'\(name)' needs a 'UITraitCollection' or nil")
      }
    case "setNeedsUpdateProperties": world.setNeedsUpdateProperties(ofController: id)
    case "updatePropertiesIfNeeded":
      if let view = world.viewIfLoaded(of: id) { world.updatePropertiesIfNeeded(view) }
    case "updateTraitsIfNeeded": world.updateTraitsIfNeeded(of: id)
    case "registerForTraitChanges":
      try registerForTraitChanges(id, arguments)
    case "unregisterForTraitChanges" where !rules.allowsUndeclared: throw notSimulated(name)
    case "setNeedsUpdateOfSupportedInterfaceOrientations":
      world.setNeedsUpdateOfSupportedOrientations()
    default: return false
    }
    return true
  }

  /// - Returns: True if the method concerns traits or properties that follow them.
  func callGeometry(
    ofView id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "setNeedsUpdateProperties": world.setNeedsUpdateProperties(id)
    case "updatePropertiesIfNeeded": world.updatePropertiesIfNeeded(id)
    case "unregisterForTraitChanges" where !rules.allowsUndeclared: throw notSimulated(name)
    case "registerForTraitChanges":
      // A view in a window and in no controller's view hears of no traits yet.
      guard world.classRecord(of: id).base != .window else { throw notSimulated(name) }
      try registerForTraitChanges(id, arguments)
    default: return false
    }
    return true
  }
}
