import LifecycleEngine
import ScriptCompiler
import UIKitNames

// `UITraitCollection`, its overrides, and masks of orientations.
extension GeometryMembers {
  package func traitMember(_ name: String, of traits: TraitCollection) -> Value? {
    guard let trait = TraitSet(named: name) else {
      if name == "userInterfaceIdiom" { return .symbol(traits.idiom == .pad ? "pad" : "phone") }
      return GeometryMembers.otherTraits.contains(name) ? machine.unknowns.makeOpaque(name) : nil
    }
    // A check of the author is no read of the app.
    if machine.judgement == nil { world.noteRead(of: trait) }
    return switch trait {
    case .horizontal: .symbol(GeometryMembers.name(of: traits.room.horizontal))
    case .vertical: .symbol(GeometryMembers.name(of: traits.room.vertical))
    case .style: .symbol(traits.style.name)
    case .contentSizeCategory: .symbol(traits.contentSizeCategory)
    case .displayScale: .double(traits.displayScale)
    default: nil
    }
  }

  /// Traits that no scenario changes.
  private static let otherTraits = [
    "layoutDirection", "displayGamut", "accessibilityContrast", "userInterfaceLevel",
    "legibilityWeight", "forceTouchCapability", "activeAppearance", "sceneCaptureState",
    "imageDynamicRange", "toolbarItemPresentationSize", "typesettingLanguage",
    "splitViewControllerLayoutEnvironment", "tabAccessoryEnvironment", "listEnvironment",
    "resolvesNaturalAlignmentWithBaseWritingDirection", "hdrHeadroomUsageLimit",
  ]

  func overrideMember(_ name: String, of traits: TraitOverrides) -> Value? {
    switch TraitSet(named: name) {
    case .horizontal?:
      .symbol(traits.horizontal.map { GeometryMembers.name(of: $0) } ?? "unspecified")
    case .vertical?: .symbol(traits.vertical.map { GeometryMembers.name(of: $0) } ?? "unspecified")
    case .style?: .symbol(traits.style?.name ?? "unspecified")
    case .contentSizeCategory?: .symbol(traits.contentSizeCategory ?? "unspecified")
    case .displayScale?: .double(traits.displayScale ?? 0)
    default: nil
    }
  }

  /// The value of `overrideUserInterfaceStyle`.
  func interfaceStyle(_ style: InterfaceStyle?) -> Value { .symbol(style?.name ?? "unspecified") }

  /// The style that is assigned to `overrideUserInterfaceStyle`; `nil` overrides nothing.
  func overridingStyle(_ value: Value) throws(RunError) -> InterfaceStyle? {
    if case .symbol("unspecified") = value { return nil }
    guard case .symbol(let name) = value,
      let style = InterfaceStyle.allCases.first(where: { $0.name == name })
    else {
      throw failed(
        .wrongArgument,
        "'overrideUserInterfaceStyle' needs '.light', '.dark' or '.unspecified'")
    }
    return style
  }

  private static func name(of sizeClass: SizeClass) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }

  /// Sets a trait by name. The names are the same in `system.setTraits`, `UITraitCollection` and
  /// `traitOverrides`.
  func setTrait(
    _ name: String, to value: Value, in traits: inout TraitOverrides
  ) throws(RunError) {
    try machine.types.checkAvailability(name, of: MemberTable.traits.owner)
    switch (TraitSet(named: name), value) {
    case (.horizontal?, .symbol(let symbol)):
      traits.horizontal = try sizeClass(symbol, name)
    case (.vertical?, .symbol(let symbol)):
      traits.vertical = try sizeClass(symbol, name)
    case (.style?, .symbol(let symbol)):
      guard let style = InterfaceStyle.allCases.first(where: { $0.name == symbol }) else {
        throw failed(.wrongArgument, "'\(name)' needs '.light' or '.dark'")
      }
      traits.style = style
    case (.contentSizeCategory?, .symbol(let symbol)):
      traits.contentSizeCategory = symbol
    case (.displayScale?, _):
      guard let scale = value.number else {
        throw failed(.wrongArgument, "'\(name)' needs a number")
      }
      traits.displayScale = scale
    case (_, .symbol), (_, .integer), (_, .double):
      let known = MemberTable.traits.names(.simulated).map { "'\($0)'" }
      throw failed(
        .wrongArgument, "'\(name)' is not a trait that can be set",
        ["the traits are \(known.joined(separator: ", "))"])
    default: throw failed(.wrongArgument, "'\(name)' needs a value such as '.compact'")
    }
  }

  private func sizeClass(_ symbol: String, _ name: String) throws(RunError) -> SizeClass? {
    switch symbol {
    case "compact": return .compact
    case "regular": return .regular
    case "unspecified": return nil
    default: throw failed(.wrongArgument, "'\(name)' needs '.compact' or '.regular'")
    }
  }

  /// `UITraitCollection(horizontalSizeClass: .compact)`, `UITraitCollection(traitsFrom: […])`.
  func makeTraits(_ arguments: Arguments) throws(RunError) -> Value {
    var traits = TraitOverrides()
    for (index, value) in arguments.values.enumerated() {
      let label = arguments.labels[index] ?? ""
      if label == "traitsFrom", let id = value.objectID, let parts = heap.array(id) {
        for part in parts {
          if case .traitOverrides(let part) = part { traits.formUnion(part) }
        }
      } else if label != ArgumentLabel.trailing {
        try setTrait(label, to: value, in: &traits)
      }
    }
    return .traitOverrides(traits)
  }

  /// `registerForTraitChanges` with a closure or with a selector. Without a named target, the
  /// target is the controller itself.
  func registerForTraitChanges(_ id: ObjectID, _ arguments: Arguments) throws(RunError) {
    guard let traits = try traitSet(arguments.unlabeled) else {
      throw failed(
        .wrongArgument, "'registerForTraitChanges' needs a list of traits",
        ["write '[UITraitUserInterfaceStyle.self]'"])
    }
    if case .symbol(let selector) = arguments.labeled("action") {
      let target = arguments.labeled("target")?.objectID ?? id
      return world.registerForTraitChanges(traits, sending: selector, to: target, of: id)
    }
    guard let closure = arguments.closure("handler") else {
      throw failed(.wrongArgument, "'registerForTraitChanges' needs a closure or a selector")
    }
    world.registerForTraitChanges(traits, calling: closure, of: id)
  }

  private func traitSet(_ value: Value?) throws(RunError) -> TraitSet? {
    switch value {
    case .opaque(let name, _), .builtInType(let name):
      try machine.unknowns.checkTrait(name)
      return TraitSet(ofType: name)
    case .object(let id):
      guard let elements = heap.array(id) else { return nil }
      var result: TraitSet = []
      for element in elements {
        guard let part = try traitSet(element) else { return nil }
        result.formUnion(part)
      }
      return result
    case .type: return []
    default: return nil
    }
  }

  /// The mask for `.landscape`, for `[.portrait, .landscapeLeft]` or for a member of the type.
  func orientationMask(_ value: Value) -> OrientationMask? {
    options(value) { OrientationMask(named: $0) }
  }

  /// The parts of a view that follow its superview.
  func autoresizingMask(_ value: Value) -> AutoresizingMask? {
    options(value) { name in AutoresizingMask.parts.first { $0.name == name }?.mask }
  }

  /// The options for a name or a list of names; `nil` if a name is unknown.
  private func options<Options: OptionSet>(
    _ value: Value, named option: (String) -> Options?
  ) -> Options? {
    switch value {
    case .symbol(let name): return option(name)
    case .object(let id):
      guard let elements = heap.array(id) else { return nil }
      var all: Options = []
      for element in elements {
        guard let part = options(element, named: option) else { return nil }
        all.formUnion(part)
      }
      return all
    default: return nil
    }
  }
}
