import LifecycleEngine

// The traits and the geometry of controllers.
extension GeometryMembers {
  func geometryProperty(_ name: String, of id: ObjectID) -> Value? {
    switch name {
    case "traitCollection": .traits(world.traitCollection(of: id))
    case "traitOverrides": .traitOverrides(world.traitOverrides(of: id))
    case "overrideUserInterfaceStyle": interfaceStyle(world.traitOverrides(of: id).style)
    case "transitionCoordinator": heap.owned(world.transitionCoordinator(of: id))
    case "supportedInterfaceOrientations":
      .symbol(world.defaultOrientations == .all ? "all" : "allButUpsideDown")
    case "shouldAutorotate", "shouldAutomaticallyForwardAppearanceMethods": .boolean(true)
    default: nil
    }
  }

  /// - Returns: True if the method concerns traits or orientations.
  func callGeometry(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Bool {
    switch name {
    case "setOverrideTraitCollection":
      let child = try machine.uikit.controllerArgument(arguments.labeled("forChild"), name)
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
    case "setNeedsUpdateOfSupportedInterfaceOrientations":
      world.setNeedsUpdateOfSupportedOrientations()
    default: return false
    }
    return true
  }
}
