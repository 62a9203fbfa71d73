import LifecycleEngine

// Static members of the author's types.
extension Objects {
  func staticMember(_ name: String, of type: Int) throws(RunError) -> Value {
    if let value = try staticProperty(name, of: type) { return value }
    let code = program.types[type]
    if let place = code.cases.firstIndex(where: { $0.name == name }) {
      return .enumCase(type, place)
    }
    if name == "allCases", code.inherited.contains("CaseIterable") {
      return heap.makeArray(code.cases.indices.map { Value.enumCase(type, $0) })
    }
    for owner in machine.types.classes(from: type) {
      let nested = "\(program.types[owner].qualifiedName).\(name)"
      if let index = program.types.firstIndex(where: { $0.qualifiedName == nested }) {
        return .type(index)
      }
    }
    if let method = machine.types.staticMethod(named: name, of: type) {
      return boundMethod(method, .type(type))
    }
    if code.role == .builtInExtension {
      return try machine.builtInMember(name, of: .builtInType(code.qualifiedName))
    }
    throw machine.types.unknownMember(name, of: type)
  }

  /// The value of a static property. The caller owns the value.
  func staticProperty(_ name: String, of type: Int) throws(RunError) -> Value? {
    if let slot = machine.types.staticSlot(name, of: type) {
      tell(.readStatic(slot: slot))
      if let value = machine.variables.staticValue(slot) {
        if !program.statics[slot].isConstant {
          tell(.foundContent(value, name: name, owner: program.statics[slot].type))
        }
        return heap.copied(value)
      }
      let code = program.statics[slot]
      var value = Value.null
      if let initializer = code.initializer {
        value = try machine.call(initializer, [.type(code.type)])
      }
      if let coercion = code.coercion { value = try machine.valueTypes.settled(value, coercion) }
      // A condition of a check must not change state, so the property stays without a value.
      if machine.judgement != nil { return value }
      machine.variables.setStatic(value, slot)
      if !code.isConstant { tell(.foundContent(value, name: name, owner: code.type)) }
      return heap.copied(value)
    }
    guard let computed = machine.types.staticComputed(name, of: type) else { return nil }
    return try machine.call(computed.getter, [.type(type)])
  }

  func setStatic(_ name: String, of type: Int, to value: Value) throws(RunError) {
    if let slot = machine.types.staticSlot(name, of: type) {
      guard machine.mayChange("'\(name)' is set") else { return heap.release(value) }
      guard !program.statics[slot].isConstant else {
        heap.release(value)
        throw machine.constantIsSet(name)
      }
      tell(.wroteStatic(slot: slot))
      let new =
        try program.statics[slot].coercion.map { coercion throws(RunError) in
          try machine.valueTypes.settled(value, coercion)
        } ?? value
      return try setStatic(slot, to: new)
    }
    guard let setter = machine.types.staticComputed(name, of: type)?.setter else {
      heap.release(value)
      throw failed(
        .notAssignable, "'\(name)' of '\(program.types[type].name)' cannot be assigned to")
    }
    heap.release(try machine.call(setter, [.type(type), value]))
  }

  /// Sets a static property. The observers run, unless an observer sets the property.
  private func setStatic(_ slot: Int, to new: Value) throws(RunError) {
    let code = program.statics[slot]
    let isObserved = !stack.frames.contains {
      $0.function == code.willSet || $0.function == code.didSet
    }
    // The observer needs the old value, which the first read makes.
    if isObserved, code.willSet ?? code.didSet != nil, machine.variables.staticValue(slot) == nil {
      heap.release(try staticProperty(code.name, of: code.type) ?? .null)
    }
    if isObserved, let willSet = code.willSet {
      heap.release(try machine.call(willSet, [.type(code.type), heap.copied(new)]))
    }
    let old = machine.variables.staticValue(slot)
    machine.variables.setStatic(new, slot)
    guard isObserved, let didSet = code.didSet else {
      if let old { heap.release(old) }
      return
    }
    heap.release(try machine.call(didSet, [.type(code.type), old ?? .null]))
  }
}
