import LifecycleEngine

// An override that observes a property of a superclass. The superclass keeps the value.
extension Machine {
  /// Sets the property through `super`, between the calls of the observers.
  /// - Parameter isDirect: True if the observers are not called.
  func setObserved(
    _ property: ComputedCode, of id: ObjectID, to value: Value, isDirect: Bool = false
  ) throws(RunError) {
    guard let observers = property.observers else { return release(value) }
    guard !isDirect else { return try setThroughSuper(property.name, observers, id, value) }
    if let willSet = observers.willSet {
      release(try call(willSet, [owned(id), copied(value)]))
    }
    guard let didSet = observers.didSet else {
      return try setThroughSuper(property.name, observers, id, value)
    }
    let old = try call(property.getter, [owned(id)])
    try setThroughSuper(property.name, observers, id, value)
    release(try call(didSet, [owned(id), old]))
  }

  private func setThroughSuper(
    _ name: String, _ observers: Observers, _ id: ObjectID, _ value: Value
  ) throws(RunError) {
    push(value)
    push(owned(id))
    try setSuperMember(name, in: observers.type)
    release(pop())
  }
}
