import LifecycleEngine

extension Machine {
  func arrayProperty(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": elements.first.map { copied($0) } ?? .null
    case "last": elements.last.map { copied($0) } ?? .null
    case "indices": .range(0, elements.count)
    default: nil
    }
  }

  func callArray(
    _ elements: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "contains":
      guard let value = arguments.first, arguments.labels.first == .some(nil) else { break }
      for element in elements where try areEqual(element, value) { return .boolean(true) }
      return .boolean(false)
    case "firstIndex":
      guard let value = arguments.labeled("of") else { break }
      for (index, element) in elements.enumerated() where try areEqual(element, value) {
        return .integer(index)
      }
      return .null
    case "reversed": return makeArray(elements.reversed().map { copied($0) })
    case "dropFirst": return makeArray(elements.dropFirst().map { copied($0) })
    case "dropLast": return makeArray(elements.dropLast().map { copied($0) })
    default: break
    }
    guard let closure = arguments.values.last?.objectID else { return nil }
    return try callArray(elements, name, with: closure)
  }

  private func callArray(
    _ elements: [Value], _ name: String, with closure: ObjectID
  ) throws(RunError) -> Value? {
    switch name {
    case "forEach":
      for element in elements { release(try call(closure: closure, copied(element))) }
      return .void
    case "map", "compactMap":
      var result: [Value] = []
      for element in elements {
        let value = try call(closure: closure, copied(element))
        if name == "map" || !value.isNull { result.append(value) }
      }
      return makeArray(result)
    case "filter":
      var result: [Value] = []
      for element in elements
      where try condition(try call(closure: closure, copied(element))) {
        result.append(copied(element))
      }
      return makeArray(result)
    case "first", "contains":
      for element in elements
      where try condition(try call(closure: closure, copied(element))) {
        return name == "first" ? copied(element) : .boolean(true)
      }
      return name == "first" ? .null : .boolean(false)
    default: return nil
    }
  }

  /// Calls a closure with a value that is given to it.
  private func call(closure: ObjectID, _ argument: Value) throws(RunError) -> Value {
    let depth = frames.count
    push(owned(closure))
    push(argument)
    try callValue(CallSite(name: 0, labels: 0, argumentCount: 1))
    try run(downTo: depth)
    return pop()
  }
}
