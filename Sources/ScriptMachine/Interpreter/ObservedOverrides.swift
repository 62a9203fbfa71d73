import LifecycleEngine
import ScriptCompiler

// An override that observes a property of a superclass. The superclass keeps the value.
extension Objects {
  /// Sets the property through `super`, between the calls of the observers.
  func setObserved(
    _ property: ComputedCode, of id: ObjectID, to value: Value
  ) throws(RunError) {
    guard let observers = property.observers else { return heap.release(value) }
    if let willSet = observers.willSet {
      heap.release(try machine.call(willSet, [heap.owned(id), heap.copied(value)]))
    }
    guard let didSet = observers.didSet else {
      return try setThroughSuper(property.name, observers.type, id, value)
    }
    let old = try machine.call(property.getter, [heap.owned(id)])
    try setThroughSuper(property.name, observers.type, id, value)
    heap.release(try machine.call(didSet, [heap.owned(id), old]))
  }

  /// Sets a property from an initialiser or observer of a type, without the observers of the type and of
  /// the classes below.
  func setDirectly(
    _ name: String, of id: ObjectID, to value: Value, in type: Int
  ) throws(RunError) {
    guard program.types[type].computed.contains(where: { $0.name == name && $0.observers != nil })
    else { return try setStored(name, of: id, to: value, isDirect: true) }
    try setThroughSuper(name, type, id, value)
  }

  private func setThroughSuper(
    _ name: String, _ type: Int, _ id: ObjectID, _ value: Value
  ) throws(RunError) {
    stack.push(value)
    stack.push(heap.owned(id))
    try setSuperMember(name, in: type)
    heap.release(stack.pop())
  }
}
