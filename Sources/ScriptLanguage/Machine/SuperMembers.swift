import LifecycleEngine

// Properties that code reads or sets through `super`. Overrides of the class and its subclasses are
// skipped.
extension Machine {
  func getSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = pop()
    defer { release(base) }
    if case .type(let own) = base { return push(try superMember(name, of: own, in: type)) }
    guard case .object(let id) = base else {
      throw failed(.unknownName, "'super' is used outside of a class")
    }
    if let parent = program.types[type].superclass, let found = computed(name, of: parent) {
      return push(try call(found.getter, [owned(id)]))
    }
    if let value = try storedProperty(name, of: id) { return push(value) }
    if let parent = program.types[type].superclass, let found = method(named: name, of: parent) {
      return push(boundMethod(found, owned(id)))
    }
    push(try modeledMember(name, of: id))
  }

  /// Stack: value, base → `.void`.
  func setSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = pop()
    let value = pop()
    defer { release(base) }
    if case .type(let own) = base {
      try setSuperMember(name, of: own, in: type, to: value)
      return push(.void)
    }
    guard case .object(let id) = base else {
      release(value)
      throw failed(.unknownName, "'super' is used outside of a class")
    }
    guard mayChange("'\(name)' is set", of: id) else {
      release(value)
      return push(.void)
    }
    if let parent = program.types[type].superclass, let found = computed(name, of: parent) {
      guard found.observers == nil else {
        try setObserved(found, of: id, to: value)
        return push(.void)
      }
      guard let setter = found.setter else {
        release(value)
        throw failed(.notAssignable, "'\(name)' has no setter")
      }
      release(try call(setter, [owned(id), value]))
    } else if fieldPlace(name, of: id) != nil {
      try setStored(name, of: id, to: value)
    } else {
      defer { release(value) }
      try setModeledMember(name, of: id, to: value)
    }
    push(.void)
  }

  // MARK: Members of the type itself

  /// The value of a static member through `super`. Getters run with the type that was asked.
  private func superMember(_ name: String, of own: Int, in type: Int) throws(RunError) -> Value {
    if let parent = program.types[type].superclass {
      if let slot = staticSlot(name, of: parent) {
        return try staticProperty(name, of: program.statics[slot].type) ?? .null
      }
      if let found = staticComputed(name, of: parent) {
        return try call(found.getter, [.type(own)])
      }
      if let found = staticMethod(named: name, of: parent) { return boundMethod(found, .type(own)) }
    }
    return try builtInMember(name, of: .builtInType(libraryClass(above: type)))
  }

  private func setSuperMember(
    _ name: String, of own: Int, in type: Int, to value: Value
  ) throws(RunError) {
    if let parent = program.types[type].superclass {
      if staticSlot(name, of: parent) != nil {
        return try setStatic(name, of: parent, to: value)
      }
      if let setter = staticComputed(name, of: parent)?.setter {
        return release(try call(setter, [.type(own), value]))
      }
    }
    release(value)
    throw failed(.notAssignable, "'\(name)' cannot be assigned to through 'super'")
  }

  /// Calls a static method through `super`.
  func callStaticSuper(_ site: CallSite, of own: Int, in type: Int) throws(RunError) {
    let name = program.names[site.name]
    let labels = program.labels[site.labels]
    let library = libraryClass(above: type)
    if let parent = program.types[type].superclass {
      if let found = staticMethod(name, of: parent, given(site)) {
        return try enterMethod(found.function, site)
      }
      if !isOfLibrary(name, labels, type: library),
        let found = staticMisfit(name, of: parent, labels)
      {
        return try enterMethod(found.function, site)
      }
    }
    guard isOfLibrary(name, labels, type: library) else {
      throw unknownMember(name, of: program.types[type].superclass ?? type, isMethod: true)
    }
    stack[stack.count - site.argumentCount - 1] = .builtInType(library)
    try callMember(site)
  }
}
