import LifecycleEngine

// Static members of the author's types.
extension Machine {
  func staticMember(_ name: String, of type: Int) throws(RunError) -> Value {
    if let value = try staticProperty(name, of: type) { return value }
    let code = program.types[type]
    if let place = code.cases.firstIndex(where: { $0.name == name }) {
      return .enumCase(type, place)
    }
    if name == "allCases", code.inherited.contains("CaseIterable") {
      return makeArray(code.cases.indices.map { Value.enumCase(type, $0) })
    }
    for owner in classes(from: type) {
      let nested = "\(program.types[owner].qualifiedName).\(name)"
      if let index = program.types.firstIndex(where: { $0.qualifiedName == nested }) {
        return .type(index)
      }
    }
    if let method = staticMethod(named: name, of: type) { return boundMethod(method, .type(type)) }
    if code.role == .builtInExtension {
      return try builtInMember(name, of: .builtInType(code.qualifiedName))
    }
    throw unknownMember(name, of: type)
  }

  /// The value of a static property. The caller owns the value.
  func staticProperty(_ name: String, of type: Int) throws(RunError) -> Value? {
    if let slot = staticSlot(name, of: type) {
      tell(.readStatic(slot: slot))
      if let value = statics[slot] {
        if !program.statics[slot].isConstant {
          tell(.foundContent(value, name: name, owner: program.statics[slot].type))
        }
        return copied(value)
      }
      let code = program.statics[slot]
      var value = Value.null
      if let initializer = code.initializer { value = try call(initializer, [.type(code.type)]) }
      if let coercion = code.coercion { value = try settled(value, coercion) }
      // A condition of a check must not change state, so the property stays without a value.
      if judgement != nil { return value }
      statics[slot] = value
      if !code.isConstant { tell(.foundContent(value, name: name, owner: code.type)) }
      return copied(value)
    }
    guard let computed = staticComputed(name, of: type) else { return nil }
    return try call(computed.getter, [.type(type)])
  }

  func setStatic(_ name: String, of type: Int, to value: Value) throws(RunError) {
    if let slot = staticSlot(name, of: type) {
      guard mayChange("'\(name)' is set") else { return release(value) }
      guard !program.statics[slot].isConstant else {
        release(value)
        throw constantIsSet(name)
      }
      tell(.wroteStatic(slot: slot))
      let new =
        try program.statics[slot].coercion.map { coercion throws(RunError) in
          try settled(value, coercion)
        } ?? value
      return try setStatic(slot, to: new)
    }
    guard let setter = staticComputed(name, of: type)?.setter else {
      release(value)
      throw failed(
        .notAssignable, "'\(name)' of '\(program.types[type].name)' cannot be assigned to")
    }
    release(try call(setter, [.type(type), value]))
  }

  /// Sets a static property. The observers run, unless an observer sets the property.
  private func setStatic(_ slot: Int, to new: Value) throws(RunError) {
    let code = program.statics[slot]
    let isObserved = !frames.contains { $0.function == code.willSet || $0.function == code.didSet }
    // The observer needs the old value, which the first read makes.
    if isObserved, code.willSet ?? code.didSet != nil, statics[slot] == nil {
      release(try staticProperty(code.name, of: code.type) ?? .null)
    }
    if isObserved, let willSet = code.willSet {
      release(try call(willSet, [.type(code.type), copied(new)]))
    }
    let old = statics[slot]
    statics[slot] = new
    guard isObserved, let didSet = code.didSet else {
      if let old { release(old) }
      return
    }
    release(try call(didSet, [.type(code.type), old ?? .null]))
  }
}
