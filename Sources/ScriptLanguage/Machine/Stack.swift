import LifecycleEngine

// The stack, and the ownership of its values.
extension Machine {
  func push(_ value: Value) { stack.append(value) }

  func pop() -> Value { stack.popLast() ?? .void }

  func pop(_ count: Int) -> [Value] {
    guard count > 0 else { return [] }
    let start = max(0, stack.count - count)
    let values = Array(stack[start...])
    stack.removeLast(stack.count - start)
    return values
  }

  func release(_ value: Value) {
    switch value {
    case .object(let id): world.release(id)
    case .opaque(_, let number): releaseOpaque(number)
    default: break
    }
  }

  func release(_ values: [Value]) { for value in values { release(value) } }

  /// A copy of a value that the caller owns. The place that was read keeps its own reference.
  func copied(_ value: Value) -> Value {
    switch value {
    case .object(let id):
      world.retain(id)
      return value
    case .weak(let id):
      guard !world.isDeallocated(id) else { return .null }
      world.retain(id)
      return .object(id)
    case .opaque(_, let number):
      retainOpaque(number)
      return value
    default: return value
    }
  }

  func copied(_ values: [Value]) -> [Value] { values.map { copied($0) } }

  func owned(_ id: ObjectID?) -> Value {
    guard let id else { return .null }
    world.retain(id)
    return .object(id)
  }
}
