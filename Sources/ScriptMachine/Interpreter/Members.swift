import LifecycleEngine
import ScriptCompiler
import UIKitNames

extension Objects {
  func getMember(_ name: String) throws(RunError) {
    let base = stack.pop()
    defer { heap.release(base) }
    stack.push(try member(name, of: base))
  }

  func member(_ name: String, of base: Value) throws(RunError) -> Value {
    if name == "localizedDescription",
      let text = try localizedDescription(of: base)
    {
      return text
    }
    if let value = try machine.valueTypes.extensionMember(name, of: base) { return value }
    if let type = machine.types.valueType(of: base) {
      return try machine.valueTypes.valueMember(name, of: base, type)
    }
    switch base {
    case .object(let id):
      if let value = try property(name, of: id) { return value }
      return try machine.modeledMember(name, of: id)
    case .null: throw failed(.foundNil, "'\(name)' is read from nil")
    case .type(let type): return try staticMember(name, of: type)
    case .opaque:
      guard let id = machine.unknowns.standIn(for: base, with: name) else { fallthrough }
      return try machine.modeledMember(name, of: id)
    default: return try machine.builtInMember(name, of: base)
    }
  }

  /// The value of a property or method that the author declared. The caller owns the value.
  private func property(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    switch declaredProperty(name, of: id) {
    case .stored: return try storedProperty(name, of: id)
    case .computed(let computed): return try machine.call(computed.getter, [heap.owned(id)])
    case nil: break
    }
    guard let type = machine.types.typeIndex(of: id) else { return nil }
    guard let method = machine.types.method(named: name, of: type) else { return nil }
    // Beside methods of the same name, the name means UIKit's property: `tableView.reloadData()`
    // beside `func tableView(_:numberOfRowsInSection:)`.
    let base = world.classRecord(of: id).base
    if !method.labels.isEmpty, UIKitNames.type(of: name, in: base) != nil { return nil }
    return boundMethod(method, heap.owned(id))
  }

  func boundMethod(_ method: MethodCode, _ receiver: Value) -> Value {
    let record = ClosureRecord(function: method.function, captures: [], boundSelf: receiver)
    return .object(heap.makeForeign(.closure(record)))
  }

  /// The value of a stored property that the author declared. The caller owns the value.
  func storedProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    guard let (slot, index, field) = fieldPlace(name, of: id) else { return nil }
    if field.isLazy, case .void = heap[slot, index], let initializer = field.initializer {
      let value = try prepared(try machine.call(initializer, [heap.owned(id)]), for: field)
      // A condition of a check must not change state, so the property stays without a value.
      if machine.judgement != nil { return value }
      heap[slot, index] = value
    }
    if field.isUnowned, case .weak(let target) = heap[slot, index],
      world.isGone(target)
    {
      throw failed(
        .fatalError, "'\(name)' is unowned and is read after its object was deallocated",
        ["write 'weak' instead of 'unowned'"])
    }
    tell(.readField(field, id, heap[slot, index]))
    // The code that made the screen has set the properties that the screen needs.
    if rules.allowsUnknownValues, isGone(heap[slot, index]), field.isGivenFromOutside,
      !machine.observer.isCertainlyNil(field, heap[slot, index], of: id)
    {
      return machine.unknowns.opaqueMember(name, of: .object(id))
    }
    try machine.checkIsSet(field, heap[slot, index])
    return heap.copied(heap[slot, index])
  }

  /// True if a property holds nil or a deallocated object.
  private func isGone(_ value: Value) -> Bool {
    if case .weak(let id) = value { return world.isGone(id) }
    return value.isNull
  }

  func fieldPlace(_ name: String, of id: ObjectID) -> (Int, Int, FieldCode)? {
    guard let slot = heap.fieldSlot(of: id), let type = machine.types.typeIndex(of: id) else {
      return nil
    }
    var current: Int? = type
    while let owner = current {
      let code = program.types[owner]
      if let place = code.fields.lastIndex(where: { $0.name == name }) {
        let index = code.inheritedFieldCount + place
        return index < heap.fields(slot).count ? (slot, index, code.fields[place]) : nil
      }
      current = code.superclass
    }
    return nil
  }

  /// A property that the author declared.
  private enum DeclaredProperty {
    case stored(Int, Int, FieldCode)
    case computed(ComputedCode)
  }

  /// The meaning of a name for an object. A computed property can override a stored one.
  private func declaredProperty(_ name: String, of id: ObjectID) -> DeclaredProperty? {
    guard let type = machine.types.typeIndex(of: id) else { return nil }
    let computed = machine.types.computed(name, of: type)
    guard let (slot, index, field) = fieldPlace(name, of: id) else {
      return computed.map { .computed($0) }
    }
    if let computed, machine.types.overridesField(name, of: type) { return .computed(computed) }
    return .stored(slot, index, field)
  }

  // MARK: Writing

  /// Assigns to a member. Leaves the changed base if the base is a value, or `.void` otherwise.
  /// - Parameter type: The type whose initialiser or observer sets a stored property of its own, without
  ///   the observers.
  func setMember(_ name: String, directlyIn type: Int? = nil) throws(RunError) {
    let isDirect = type != nil
    let base = stack.pop()
    let value = stack.pop()
    defer { heap.release(base) }
    if let own = machine.types.valueType(of: base) {
      return stack.push(
        try machine.valueTypes.settingMember(name, of: base, own, to: value, isDirect: isDirect))
    }
    if let changed = try machine.valueTypes.settingExtensionMember(name, of: base, to: value) {
      return pushChanged(changed, from: base)
    }
    switch base {
    case .object(let id):
      if let changed = try settingElement(name, ofTuple: id, to: value) {
        return stack.push(changed)
      }
      try set(name, of: id, to: value, directlyIn: type)
    case .type(let type): try setStatic(name, of: type, to: value)
    case .null:
      heap.release(value)
      throw failed(.foundNil, "'\(name)' is assigned on nil")
    default:
      guard
        let changed = try machine.library.set(
          name, of: base, to: value, in: machine)
      else {
        heap.release(value)
        throw failed(
          .notAssignable, "'\(name)' of \(machine.describeKind(base)) cannot be assigned to")
      }
      return stack.push(changed)
    }
    stack.push(.void)
  }

  /// Leaves a changed value for the store instruction. An object is unchanged, so `.void` is left.
  private func pushChanged(_ changed: Value, from base: Value) {
    switch base {
    case .system, .opaque, .mainQueue: break
    case .object(let id)
    where heap.array(id) == nil && heap.dictionary(id) == nil && heap.set(id) == nil: break
    default: return stack.push(changed)
    }
    heap.release(changed)
    stack.push(.void)
  }

  func set(
    _ name: String, of id: ObjectID, to value: Value, directlyIn type: Int? = nil
  ) throws(RunError) {
    guard machine.mayChange("'\(name)' is set", of: id) else { return heap.release(value) }
    if let type { return try setDirectly(name, of: id, to: value, in: type) }
    switch declaredProperty(name, of: id) {
    case .stored: try setStored(name, of: id, to: value)
    case .computed(let computed) where computed.observers != nil:
      try setObserved(computed, of: id, to: value)
    case .computed(let computed):
      guard let setter = computed.setter else {
        heap.release(value)
        throw failed(.notAssignable, "'\(name)' has no setter")
      }
      heap.release(try machine.call(setter, [heap.owned(id), value]))
    case nil:
      let value = try machine.library.instance(value, forProperty: name, in: machine)
      try machine.setModeledMember(name, of: id, to: value)
      heap.release(value)
    }
  }

  /// Stores a value between the calls of the property's observers.
  func setStored(
    _ name: String, of id: ObjectID, to value: Value, isDirect: Bool = false
  ) throws(RunError) {
    guard let (slot, index, field) = fieldPlace(name, of: id) else { return heap.release(value) }
    try machine.checkMayBeSet(field, holding: heap[slot, index], value)
    let new = try prepared(value, for: field)
    if let willSet = field.willSet, !isDirect { try observe(willSet, id, new) }
    let old = heap[slot, index]
    heap[slot, index] = new
    tell(.wroteField(field, id, new))
    if let didSet = field.didSet, !isDirect { try observe(didSet, id, old) }
    heap.release(old)
  }

  private func observe(_ observer: Int, _ id: ObjectID, _ value: Value) throws(RunError) {
    heap.release(try machine.call(observer, [heap.owned(id), heap.copied(value)]))
  }

  /// Sets one element of a tuple and returns the new tuple, or `nil` if the object is no tuple.
  private func settingElement(
    _ name: String, ofTuple id: ObjectID, to value: Value
  ) throws(RunError) -> Value? {
    guard case .tuple(let elements, let labels) = heap.foreignObject(id) else { return nil }
    guard let place = tuplePlace(name, elements.count, program.labels[labels])
    else {
      heap.release(value)
      throw failed(.unknownMember, "This tuple has no element '\(name)'")
    }
    var changed = heap.copied(elements)
    heap.release(changed[place])
    changed[place] = value
    return heap.makeTuple(changed, labels)
  }

  /// The place of the tuple element that a number or label names.
  func tuplePlace(_ name: String, _ count: Int, _ labels: [String?]) -> Int? {
    (0..<count).first { name == String($0) || $0 < labels.count && labels[$0] == name }
  }
}
