import LifecycleEngine
import ScriptCompiler

// An override that observes a property of a superclass. The superclass keeps the value.
extension Objects {
  /// Sets the property through `super`, between the calls of the observers.
  /// - Parameter isDirect: True if the observers are not called.
  func setObserved(
    _ property: ComputedCode, of id: ObjectID, to value: Value, isDirect: Bool = false
  ) throws(RunError) {
    guard let observers = property.observers else { return heap.release(value) }
    guard !isDirect else { return try setThroughSuper(property.name, observers, id, value) }
    if let willSet = observers.willSet {
      heap.release(try machine.call(willSet, [heap.owned(id), heap.copied(value)]))
    }
    guard let didSet = observers.didSet else {
      return try setThroughSuper(property.name, observers, id, value)
    }
    let old = try machine.call(property.getter, [heap.owned(id)])
    try setThroughSuper(property.name, observers, id, value)
    heap.release(try machine.call(didSet, [heap.owned(id), old]))
  }

  private func setThroughSuper(
    _ name: String, _ observers: Observers, _ id: ObjectID, _ value: Value
  ) throws(RunError) {
    stack.push(value)
    stack.push(heap.owned(id))
    try setSuperMember(name, in: observers.type)
    heap.release(stack.pop())
  }
}
