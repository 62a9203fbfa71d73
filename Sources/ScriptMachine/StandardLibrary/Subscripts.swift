import LifecycleEngine
import ScriptCompiler

// Subscripts and key paths of the author's code.
extension Objects {
  /// The element from a declared subscript or a key path, or `nil` if the call means neither. The
  /// caller keeps base and indices.
  func ownElement(
    of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> Value? {
    if labels == ["keyPath"], let path = indices.first?.objectID {
      guard case .closure = heap.foreignObject(path) else { return nil }
      return try machine.call(closure: path, [heap.copied(base)])
    }
    guard let method = try ownSubscript("subscript", of: base, indices, labels) else { return nil }
    return try callSubscript(method, base, indices, ending: .result).result
  }

  /// Sets an element through a declared subscript or key path and returns the changed base. Returns
  /// `nil` if neither is meant. Otherwise the caller gives the value away.
  func settingOwnElement(
    of base: Value, _ indices: [Value], _ labels: [String?], to value: Value
  ) throws(RunError) -> Value? {
    if labels == ["keyPath"], let path = indices.first?.objectID {
      guard case .closure(let record) = heap.foreignObject(path) else { return nil }
      guard let setter = program.functions[record.function].keyPathSetter else {
        throw failed(.notAssignable, "This key path cannot be written through")
      }
      let changed = try machine.call(setter, [heap.copied(base), value])
      guard let id = changed.objectID, id == base.objectID else { return changed }
      heap.release(changed)
      return .void
    }
    let method = try ownSubscript("subscript=", of: base, indices + [value], labels + [nil])
    guard let method else {
      if try ownSubscript("subscript", of: base, indices, labels) != nil {
        throw failed(.notAssignable, "This subscript has no setter")
      }
      return nil
    }
    let isValue = machine.types.valueType(of: base) != nil || !isOwnObject(base)
    let (result, changed) = try callSubscript(
      method, base, indices + [value], ending: isValue ? .resultAndSelf : .resultAndNothing)
    heap.release(value)
    heap.release(result)
    return changed
  }

  private func isOwnObject(_ value: Value) -> Bool {
    value.objectID.flatMap { machine.types.typeIndex(of: $0) } != nil
  }

  private func ownSubscript(
    _ name: String, of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> MethodCode? {
    guard program.hasSubscripts else { return nil }
    for index in indices { stack.push(index) }
    defer { stack.removeLast(indices.count) }
    let call = GivenArguments(labels: labels, place: stack.count - indices.count)
    if case .type(let type) = base { return machine.types.staticMethod(name, of: type, call) }
    if let type = machine.types.valueType(of: base)
      ?? base.objectID.flatMap({ machine.types.typeIndex(of: $0) })
    {
      return machine.types.method(name, of: type, call)
    }
    let found = try machine.valueTypes.extensionMethod(name, of: base, call)?.method
    // Inside an author's subscript of strings, further subscripts are the library's.
    if case .string = base, found != nil, found?.function == stack.frames.last?.function {
      return nil
    }
    return found
  }

  private func callSubscript(
    _ method: MethodCode, _ base: Value, _ arguments: [Value], ending: Frame.Ending
  ) throws(RunError) -> (result: Value, changed: Value) {
    let depth = stack.frames.count
    stack.push(heap.copied(base))
    for argument in arguments { stack.push(heap.copied(argument)) }
    try machine.coerceArguments(of: method.function)
    try machine.enter(method.function, argumentCount: arguments.count + 1, ending: ending)
    try machine.run(downTo: depth)
    let changed = ending == .result ? Value.void : stack.pop()
    return (stack.pop(), changed)
  }
}
