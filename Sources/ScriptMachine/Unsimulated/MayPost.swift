import LifecycleEngine

// Notifications that UIKit may post, though no source tells.
extension UnknownValues {
  /// Notes what the observers of a notification would do.
  func noteObservers(of name: String, _ calls: UnknownCalls) {
    guard !rules.allowsUndeclared else { return }
    var functions: [Int] = []
    for entry in machine.observations.entries where entry.name == nil || entry.name == name {
      switch entry.receiver {
      case .closure(let closure, _):
        if case .closure(let record) = heap.foreignObject(closure) {
          functions.append(record.function)
        }
      case .method(let object, let selector):
        if !world.isDeallocated(object), let type = machine.types.typeIndex(of: object),
          let method = machine.types.method(named: selector, of: type)
        {
          functions.append(method.function)
        }
      // The task that waits may do anything.
      case .sequence: world.note(calls.limited(prints: true, acts: true, changes: []))
      }
    }
    note(calls, functions)
  }
}
