import LifecycleEngine
import UIKitNames

// Assignments to members of values that are no objects of the world.
extension LibraryMembers {
  /// - Returns: The changed base, `.void` if the base stays the same, `nil` for a base without members.
  func set(
    _ name: String, of base: Value, to value: Value
  ) throws(RunError) -> Value? {
    switch base {
    case .system(let object):
      defer { heap.release(value) }
      try machine.appObjects.setSystemProperty(name, of: object, to: value)
    case .rect, .size, .point, .insets, .traitOverrides:
      if rules.allowsUnknownValues, value.isOpaque {
        // The new size is not known, so the value stays unchanged.
        heap.release(value)
        return heap.copied(base)
      }
      return try machine.geometry.settingGeometry(name, of: base, to: value)
    case .opaque where heap.opaqueValues.partial(base) != nil:
      defer { heap.release(value) }
      return heap.opaqueValues.insets(base, setting: name, to: value)
    case .opaque, .builtInType:
      try setUnsimulated(name, of: base, to: value)
    default: return nil
    }
    return .void
  }

  /// Assigns to a member of an unsimulated value.
  private func setUnsimulated(
    _ name: String, of base: Value, to value: Value
  ) throws(RunError) {
    if let id = machine.unknowns.standIn(for: base, with: name) {
      return try machine.objects.set(name, of: id, to: value)
    }
    if try machine.unknowns.setLayer(name, of: base, to: value) { return heap.release(value) }
    if let problem = problem(in: name, of: base) {
      heap.release(value)
      throw problem
    }
    if name == "searchController",
      let owner = machine.controllers.controller(ofNavigationItem: base)
    {
      try machine.types.checkAvailability(name, of: "UINavigationItem")
      return machine.controllers.setSearchController(value, of: owner)
    }
    if try machine.controllers.setHidesBackButton(name, value, of: base) { return }
    if try machine.containers.setSwipeMember(name, of: base, to: value) {
      return heap.release(value)
    }
    if let owner = machine.controllers.controller(ofNavigationItem: base) {
      machine.controllers.noteItems(name, value, of: owner)
    }
    machine.controls.noteSwitch(name, of: base, to: value)
    machine.unknowns.keep(value, name, ofValue: base)
    machine.unknowns.noteHandedOver(value, holds: machine.unknowns.holds(name, base))
    machine.noteUse(of: name)
    if case .opaque(let owner, let number) = base {
      machine.noteUse(of: owner)
      machine.unknowns.forgetSet(name, ofLayer: number)
      machine.animator.noteChange(of: name, ofPart: number)
      if heap.opaqueValues.layers[number] == nil {
        machine.animations.noteEnd(isCertain: false)
      }
      try machine.unknowns.noteChange(ofConstraint: number, name, value)
    }
    if case .opaque(_, let number) = base { tell(.assigned(value, name: name, number: number)) }
    heap.release(value)
    if UIKitNames.unsettableElsewhere.contains(name), !rules.allowsUndeclared {
      throw notSimulated(name)
    }
  }

  /// The error for a bar that is hidden without the knowledge of its container.
  private func hiddenBar(_ bar: String, _ property: String) -> RunError {
    failed(
      .notSimulated, "'\(bar).isHidden' is not simulated yet",
      ["set '\(property)' of the controller"])
  }

  /// Returns true for a property of a layer that changes simulated properties of the layer's view.
  private func isSettingOfView(_ name: String) -> Bool {
    !UIKitNames.marks(of: name, in: .view).isDisjoint(with: [.place, .unsettles])
      || [UnknownValues.isHidden, "opacity", "position", "masksToBounds"].contains(name)
  }

  /// The error for a change that would silently do nothing, because its object is not simulated.
  private func problem(in name: String, of base: Value) -> RunError? {
    if rules.allowsUndeclared { return nil }
    return switch (base, name) {
    case (.opaque("layer", _), _) where isSettingOfView(name):
      failed(
        .notSimulated, "'layer.\(name)' is not simulated yet", ["set the property of the view"])
    case (.opaque(let bar, _), UnknownValues.isHidden):
      UIKitNames.property(hiding: bar).map { hiddenBar(bar, $0) }
    case (.opaque(let owner, _), _) where UIKitNames.isSimulatedForControllersOnly(owner):
      failed(
        .notSimulated, "'\(owner)' of this object is not simulated yet",
        ["set '\(owner)' of a view controller"])
    default: nil
    }
  }
}
