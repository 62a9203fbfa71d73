import LifecycleEngine

extension Machine {
  func getMember(_ name: String) throws(RunError) {
    let base = pop()
    let value = try member(name, of: base)
    release(base)
    push(value)
  }

  private func member(_ name: String, of base: Value) throws(RunError) -> Value {
    switch base {
    case .object(let id):
      if let value = try property(name, of: id) { return value }
      return try modeledMember(name, of: id)
    case .null: throw failed("found-nil", "'\(name)' is read from nil")
    default: return try builtInMember(name, of: base)
    }
  }

  /// The value of a property or method the author declared; the caller owns it.
  private func property(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    if let stored = try storedProperty(name, of: id) { return stored }
    guard world.classRecord(of: id).isDeclaredByAuthor else { return nil }
    var current = classIndex(of: id)
    while let type = current {
      if let computed = program.classes[type].computed.first(where: { $0.name == name }) {
        return try call(computed.getter, [owned(id)])
      }
      current = program.classes[type].superclass
    }
    guard let function = methodFunction(named: name, of: id) else { return nil }
    let record = ClosureRecord(function: function, captures: [], boundSelf: owned(id))
    return .object(makeForeign(.closure(record)))
  }

  /// The value of a stored property the author declared; the caller owns it.
  func storedProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    guard let (slot, index, field) = fieldPlace(name, of: id) else { return nil }
    if field.isLazy, case .void = instances[slot][index], let initializer = field.initializer {
      let value = try call(initializer, [owned(id)])
      instances[slot][index] = prepared(value, for: field)
    }
    return copied(instances[slot][index])
  }

  private func fieldPlace(_ name: String, of id: ObjectID) -> (Int, Int, FieldCode)? {
    let object = Int(id.index)
    guard object < instanceSlots.count, instanceSlots[object] >= 0,
      let classIndex = classIndex(of: id)
    else { return nil }
    let fields = allFields(of: classIndex)
    let slot = Int(instanceSlots[object])
    guard let index = fields.lastIndex(where: { $0.name == name }),
      index < instances[slot].count
    else { return nil }
    return (slot, index, fields[index])
  }

  func setMember(_ name: String) throws(RunError) {
    let value = pop()
    let base = pop()
    defer { release(base) }
    switch base {
    case .object(let id): try set(name, of: id, to: value)
    case .null:
      release(value)
      throw failed("found-nil", "'\(name)' is assigned on nil")
    case .opaque, .builtInType: release(value)
    default:
      release(value)
      throw failed("not-assignable", "'\(name)' of \(base.typeName) cannot be assigned to")
    }
  }

  private func set(_ name: String, of id: ObjectID, to value: Value) throws(RunError) {
    if let (slot, index, field) = fieldPlace(name, of: id) {
      let new = prepared(value, for: field)
      if let willSet = field.willSet {
        release(try call(willSet, [owned(id), copied(new)]))
      }
      let old = instances[slot][index]
      instances[slot][index] = new
      if let didSet = field.didSet {
        release(try call(didSet, [owned(id), copied(old)]))
      }
      release(old)
      return
    }
    var current = classIndex(of: id)
    while let type = current {
      if let computed = program.classes[type].computed.first(where: { $0.name == name }) {
        guard let setter = computed.setter else {
          release(value)
          throw failed("not-assignable", "'\(name)' has no setter")
        }
        release(try call(setter, [owned(id), value]))
        return
      }
      current = program.classes[type].superclass
    }
    try setModeledMember(name, of: id, to: value)
    release(value)
  }

  // MARK: Elements

  func getElement() throws(RunError) {
    let index = pop()
    let base = pop()
    defer {
      release(base)
      release(index)
    }
    if case .opaque(let name) = base { return push(.opaque(name)) }
    guard let id = base.objectID, let elements = array(id), case .integer(let position) = index
    else { throw failed("no-subscript", "\(base.typeName) cannot be subscripted this way") }
    guard elements.indices.contains(position) else {
      throw failed(
        "out-of-range", "The index \(position) is out of the range of \(elements.count) elements")
    }
    push(copied(elements[position]))
  }

  func setElement() throws(RunError) {
    let value = pop()
    let index = pop()
    let base = pop()
    defer { release(base) }
    guard let id = base.objectID, var elements = array(id), case .integer(let position) = index
    else {
      release(value)
      throw failed("no-subscript", "\(base.typeName) cannot be subscripted this way")
    }
    guard elements.indices.contains(position) else {
      release(value)
      throw failed(
        "out-of-range", "The index \(position) is out of the range of \(elements.count) elements")
    }
    // Arrays are values: the changed one is a new object, its other elements are kept twice.
    elements = elements.enumerated().map { $0.offset == position ? value : copied($0.element) }
    push(makeArray(elements))
  }

  func callMutating(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    let receiver = stack[stack.count - site.argumentCount - 1]
    guard let id = receiver.objectID, let elements = array(id) else {
      // The receiver is not a value, so nothing needs to be stored back.
      let depth = frames.count
      try callMember(site)
      try run(downTo: depth)
      return push(.void)
    }
    let arguments = takeArguments(site)
    release(pop())
    var changed = elements.map { copied($0) }
    let result = try mutate(&changed, name, arguments)
    drop(arguments)
    push(result)
    push(makeArray(changed))
  }

  private func mutate(
    _ elements: inout [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    switch name {
    case "append": if let value = arguments.first { elements.append(copied(value)) }
    case "insert":
      guard let value = arguments.first, case .integer(let place) = arguments.labeled("at"),
        place >= 0, place <= elements.count
      else { throw failed("out-of-range", "The place to insert at is out of range") }
      elements.insert(copied(value), at: place)
    case "removeAll":
      for element in elements { release(element) }
      elements = []
    case "removeFirst", "removeLast":
      guard !elements.isEmpty else {
        throw failed("out-of-range", "'\(name)' is called on an empty array")
      }
      return name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
    default:
      guard case .integer(let place) = arguments.labeled("at"), elements.indices.contains(place)
      else { throw failed("out-of-range", "The place to remove at is out of range") }
      return elements.remove(at: place)
    }
    return .void
  }
}
