import LifecycleEngine
import ScriptCompiler

// Properties that code reads or sets through `super`. Overrides of the class and its subclasses are
// skipped.
extension Objects {
  func getSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = stack.pop()
    defer { heap.release(base) }
    if case .type(let own) = base { return stack.push(try superMember(name, of: own, in: type)) }
    guard case .object(let id) = base else {
      throw failed(.unknownName, "'super' is used outside a class")
    }
    if let parent = program.types[type].superclass,
      let found = machine.types.computed(name, of: parent)
    {
      return stack.push(try machine.call(found.getter, [heap.owned(id)]))
    }
    if let value = try storedProperty(name, of: id) { return stack.push(value) }
    if let parent = program.types[type].superclass,
      let found = machine.types.method(named: name, of: parent)
    {
      return stack.push(boundMethod(found, heap.owned(id)))
    }
    stack.push(try machine.modeledMember(name, of: id))
  }

  /// Stack: value, base → `.void`.
  func setSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = stack.pop()
    let value = stack.pop()
    defer { heap.release(base) }
    if case .type(let own) = base {
      try setSuperMember(name, of: own, in: type, to: value)
      return stack.push(.void)
    }
    guard case .object(let id) = base else {
      heap.release(value)
      throw failed(.unknownName, "'super' is used outside a class")
    }
    guard machine.mayChange("'\(name)' is set", of: id) else {
      heap.release(value)
      return stack.push(.void)
    }
    if let parent = program.types[type].superclass,
      let found = machine.types.computed(name, of: parent)
    {
      guard found.observers == nil else {
        try setObserved(found, of: id, to: value)
        return stack.push(.void)
      }
      guard let setter = found.setter else {
        heap.release(value)
        throw failed(.notAssignable, "'\(name)' has no setter")
      }
      heap.release(try machine.call(setter, [heap.owned(id), value]))
    } else if fieldPlace(name, of: id) != nil {
      try setStored(name, of: id, to: value)
    } else {
      defer { heap.release(value) }
      try machine.setModeledMember(name, of: id, to: value)
    }
    stack.push(.void)
  }

  // MARK: Members of the type itself

  /// The value of a static member through `super`. Getters run with the type that was asked.
  private func superMember(_ name: String, of own: Int, in type: Int) throws(RunError) -> Value {
    if let parent = program.types[type].superclass {
      if let slot = machine.types.staticSlot(name, of: parent) {
        return try staticProperty(name, of: program.statics[slot].type) ?? .null
      }
      if let found = machine.types.staticComputed(name, of: parent) {
        return try machine.call(found.getter, [.type(own)])
      }
      if let found = machine.types.staticMethod(named: name, of: parent) {
        return boundMethod(found, .type(own))
      }
    }
    return try machine.builtInMember(
      name, of: .builtInType(machine.libraryClass(above: type)))
  }

  private func setSuperMember(
    _ name: String, of own: Int, in type: Int, to value: Value
  ) throws(RunError) {
    if let parent = program.types[type].superclass {
      if machine.types.staticSlot(name, of: parent) != nil {
        return try setStatic(name, of: parent, to: value)
      }
      if let setter = machine.types.staticComputed(name, of: parent)?.setter {
        return heap.release(try machine.call(setter, [.type(own), value]))
      }
    }
    heap.release(value)
    throw failed(.notAssignable, "'\(name)' cannot be assigned to through 'super'")
  }

  /// Calls a static method through `super`.
  func callStaticSuper(_ site: CallSite, of own: Int, in type: Int) throws(RunError) {
    let name = program.names[site.name]
    let labels = program.labels[site.labels]
    let library = machine.libraryClass(above: type)
    if let parent = program.types[type].superclass {
      if let found = machine.types.staticMethod(name, of: parent, machine.types.given(site)) {
        return try machine.enterMethod(found.function, site)
      }
      if !machine.types.isOfLibrary(name, labels, type: library),
        let found = machine.types.staticMisfit(name, of: parent, labels)
      {
        return try machine.enterMethod(found.function, site)
      }
    }
    guard machine.types.isOfLibrary(name, labels, type: library) else {
      throw machine.types.unknownMember(
        name, of: program.types[type].superclass ?? type, isMethod: true)
    }
    stack[stack.count - site.argumentCount - 1] = .builtInType(library)
    try machine.callMember(site)
  }
}
