import LifecycleEngine

// The actions of the user and the system on windows.
extension GeometryMembers {
  static let geometryUserActions = ["rotate"]
  static let geometrySystemActions = ["resize", "setTraits"]

  /// The action that a call asks for, `nil` for calls that do not concern geometry.
  func geometryAction(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments
  ) throws(RunError) -> Action? {
    switch (actor, name) {
    case (.user, "rotate"):
      guard case .symbol(let symbol) = arguments.labeled("to"),
        let orientation = Orientation(named: symbol)
      else {
        let all = Orientation.allCases.map { "'.\($0.name)'" }.joined(separator: ", ")
        throw failed(.wrongArgument, "'rotate' needs 'to:' with an orientation", [all])
      }
      return .rotate(orientation)
    case (.system, "resize"):
      guard let width = arguments.labeled("width")?.number,
        let height = arguments.labeled("height")?.number, width > 0, height > 0,
        width <= 10_000, height <= 10_000
      else {
        throw failed(
          .wrongArgument, "'resize' needs 'width:' and 'height:' in points, up to 10,000")
      }
      return .resize(Size(width: width, height: height))
    case (.system, "setTraits"):
      guard !arguments.values.isEmpty else {
        throw failed(
          .wrongArgument, "'setTraits' needs a trait",
          ["such as 'system.setTraits(userInterfaceStyle: .dark)'"])
      }
      var traits = TraitOverrides()
      for (index, value) in arguments.values.enumerated() {
        try setTrait(arguments.labels[index] ?? "", to: value, in: &traits)
      }
      return .setTraits(traits)
    default: return nil
    }
  }
}

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
