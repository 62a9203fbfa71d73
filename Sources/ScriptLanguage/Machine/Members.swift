import LifecycleEngine

extension Machine {
  func getMember(_ name: String) throws(RunError) {
    let base = pop()
    let value = try member(name, of: base)
    release(base)
    push(value)
  }

  private func member(_ name: String, of base: Value) throws(RunError) -> Value {
    if let type = valueType(of: base) { return try valueMember(name, of: base, type) }
    switch base {
    case .object(let id):
      if let value = try property(name, of: id) { return value }
      return try modeledMember(name, of: id)
    case .null: throw failed("found-nil", "'\(name)' is read from nil")
    case .type(let type): return try staticMember(name, of: type)
    default: return try builtInMember(name, of: base)
    }
  }

  /// The value of a property or method the author declared; the caller owns it.
  private func property(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    if let stored = try storedProperty(name, of: id) { return stored }
    guard let type = typeIndex(of: id) else { return nil }
    if let computed = computed(name, of: type) { return try call(computed.getter, [owned(id)]) }
    guard let method = method(named: name, of: type) else { return nil }
    return boundMethod(method, owned(id))
  }

  func boundMethod(_ method: MethodCode, _ receiver: Value) -> Value {
    let record = ClosureRecord(function: method.function, captures: [], boundSelf: receiver)
    return .object(makeForeign(.closure(record)))
  }

  /// The value of a stored property the author declared; the caller owns it.
  func storedProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    guard let (slot, index, field) = fieldPlace(name, of: id) else { return nil }
    if field.isLazy, case .void = instances[slot][index], let initializer = field.initializer {
      instances[slot][index] = try prepared(try call(initializer, [owned(id)]), for: field)
    }
    return copied(instances[slot][index])
  }

  private func fieldPlace(_ name: String, of id: ObjectID) -> (Int, Int, FieldCode)? {
    let object = Int(id.index)
    guard object < instanceSlots.count, instanceSlots[object] >= 0, let type = typeIndex(of: id)
    else { return nil }
    let fields = program.types[type].allFields
    let slot = Int(instanceSlots[object])
    guard let index = fields.lastIndex(where: { $0.name == name }),
      index < instances[slot].count
    else { return nil }
    return (slot, index, fields[index])
  }

  // MARK: Writing

  /// Assigns to a member; leaves the changed base if it is a value, else nothing in its place.
  func setMember(_ name: String) throws(RunError) {
    let base = pop()
    let value = pop()
    defer { release(base) }
    if let type = valueType(of: base) {
      return push(try settingMember(name, of: base, type, to: value))
    }
    switch base {
    case .object(let id): try set(name, of: id, to: value)
    case .type(let type): try setStatic(name, of: type, to: value)
    case .rect, .size, .insets: return push(try settingGeometry(name, of: base, to: value))
    case .opaque, .builtInType: release(value)
    case .null:
      release(value)
      throw failed("found-nil", "'\(name)' is assigned on nil")
    default:
      release(value)
      throw failed("not-assignable", "'\(name)' of \(describeKind(base)) cannot be assigned to")
    }
    push(.void)
  }

  private func set(_ name: String, of id: ObjectID, to value: Value) throws(RunError) {
    if let (slot, index, field) = fieldPlace(name, of: id) {
      let new = try prepared(value, for: field)
      if let willSet = field.willSet { try observe(willSet, id, new) }
      let old = instances[slot][index]
      instances[slot][index] = new
      if let didSet = field.didSet { try observe(didSet, id, old) }
      return release(old)
    }
    if let type = typeIndex(of: id), let computed = computed(name, of: type) {
      guard let setter = computed.setter else {
        release(value)
        throw failed("not-assignable", "'\(name)' has no setter")
      }
      return release(try call(setter, [owned(id), value]))
    }
    try setModeledMember(name, of: id, to: value)
    release(value)
  }

  /// Calls an observer. The initialiser of the object itself calls none.
  private func observe(_ observer: Int, _ id: ObjectID, _ value: Value) throws(RunError) {
    if let frame = frames.last, frame.ending == .object, frame.base < stack.count,
      stack[frame.base].objectID == id
    {
      return
    }
    release(try call(observer, [owned(id), copied(value)]))
  }
}
