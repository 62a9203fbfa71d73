import LifecycleEngine

// Subscripts and key paths of the author's code.
extension Machine {
  /// The element from a declared subscript or a key path, or `nil` if the call means neither. The
  /// caller keeps base and indices.
  func ownElement(
    of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> Value? {
    if labels == ["keyPath"], let path = indices.first?.objectID {
      guard case .closure = foreignObject(path) else { return nil }
      return try call(closure: path, [copied(base)])
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
      guard case .closure(let record) = foreignObject(path) else { return nil }
      guard let setter = program.functions[record.function].keyPathSetter else {
        throw failed(.notAssignable, "This key path cannot be written through")
      }
      let changed = try call(setter, [copied(base), value])
      guard let id = changed.objectID, id == base.objectID else { return changed }
      release(changed)
      return .void
    }
    let method = try ownSubscript("subscript=", of: base, indices + [value], labels + [nil])
    guard let method else {
      if try ownSubscript("subscript", of: base, indices, labels) != nil {
        throw failed(.notAssignable, "This subscript has no setter")
      }
      return nil
    }
    let isValue = valueType(of: base) != nil || !isOwnObject(base)
    let (result, changed) = try callSubscript(
      method, base, indices + [value], ending: isValue ? .resultAndSelf : .resultAndNothing)
    release(value)
    release(result)
    return changed
  }

  private func isOwnObject(_ value: Value) -> Bool {
    value.objectID.flatMap { typeIndex(of: $0) } != nil
  }

  private func ownSubscript(
    _ name: String, of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> MethodCode? {
    guard program.hasSubscripts else { return nil }
    for index in indices { push(index) }
    defer { stack.removeLast(indices.count) }
    let call = GivenArguments(labels: labels, place: stack.count - indices.count)
    if case .type(let type) = base { return staticMethod(name, of: type, call) }
    if let type = valueType(of: base) ?? base.objectID.flatMap({ typeIndex(of: $0) }) {
      return method(name, of: type, call)
    }
    let found = try extensionMethod(name, of: base, call)?.method
    // Inside an author's subscript of strings, further subscripts are the library's.
    if case .string = base, found != nil, found?.function == frames.last?.function { return nil }
    return found
  }

  private func callSubscript(
    _ method: MethodCode, _ base: Value, _ arguments: [Value], ending: Frame.Ending
  ) throws(RunError) -> (result: Value, changed: Value) {
    let depth = frames.count
    push(copied(base))
    for argument in arguments { push(copied(argument)) }
    try coerceArguments(of: method.function)
    try enter(method.function, argumentCount: arguments.count + 1, ending: ending)
    try run(downTo: depth)
    let changed = ending == .result ? Value.void : pop()
    return (pop(), changed)
  }
}
