import LifecycleEngine

// Properties that are reached through `super`: the overrides of the class itself and of those below it
// are passed over.
extension Machine {
  func getSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = pop()
    defer { release(base) }
    guard case .object(let id) = base else {
      throw failed("unknown-name", "'super' is used outside of a class")
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

  /// Stack: value, base → nothing in the place of the base.
  func setSuperMember(_ name: String, in type: Int) throws(RunError) {
    let base = pop()
    let value = pop()
    defer { release(base) }
    guard case .object(let id) = base else {
      release(value)
      throw failed("unknown-name", "'super' is used outside of a class")
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
        throw failed("not-assignable", "'\(name)' has no setter")
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
}
