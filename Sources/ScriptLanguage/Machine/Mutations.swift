import LifecycleEngine

// Members that change the collection they are called on. Collections are values: the changed one is
// a new object, which the compiler stores where the old one came from.
extension Machine {
  func callMutatingCollection(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    let arguments = takeArguments(site)
    let receiver = pop()
    let result: (value: Value, changed: Value)
    if case .string(let text) = receiver {
      result = try mutate(text, name, arguments)
    } else if let id = receiver.objectID, let (keys, values) = dictionary(id) {
      result = try mutate(keys, values, name, arguments)
    } else if let id = receiver.objectID, let elements = array(id) {
      var changed = copied(elements)
      let value = try mutate(&changed, name, arguments)
      result = (value, makeArray(changed))
    } else {
      result = (.void, .void)
    }
    drop(arguments)
    release(receiver)
    push(result.value)
    push(result.changed)
  }

  private func mutate(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    switch (name, arguments.first) {
    case ("append", .string(let part)): return (.void, .string(text + part))
    case ("removeAll", nil): return (.void, .string(""))
    case ("removeLast", nil), ("removeFirst", nil), ("popLast", nil):
      guard let removed = name == "removeFirst" ? text.first : text.last else {
        guard name == "popLast" else { throw emptyCollection(name, "string") }
        return (.null, .string(text))
      }
      let rest = name == "removeFirst" ? String(text.dropFirst()) : String(text.dropLast())
      return (.string(String(removed)), .string(rest))
    default: throw unknownMutation(name, "String")
    }
  }

  private func mutate(
    _ keys: [Value], _ values: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    switch name {
    case "removeAll": return (.void, .object(makeForeign(.dictionary(keys: [], values: []))))
    case "removeValue":
      guard let key = arguments.labeled("forKey") else { break }
      var old = Value.null
      for (known, value) in zip(keys, values) where try areEqual(known, key) {
        old = copied(value)
      }
      return (old, try setting(key, to: .null, keys, values))
    case "updateValue":
      guard let key = arguments.labeled("forKey"), let value = arguments.first else { break }
      var old = Value.null
      for (known, value) in zip(keys, values) where try areEqual(known, key) {
        old = copied(value)
      }
      return (old, try setting(key, to: copied(value), keys, values))
    default: break
    }
    throw unknownMutation(name, "Dictionary")
  }

  private func mutate(
    _ elements: inout [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    switch name {
    case "append": try append(arguments, to: &elements)
    case "insert": try insert(arguments, into: &elements)
    case "removeAll":
      try removeAll(arguments.closure("where"), from: &elements)
    case "removeFirst", "removeLast", "popLast":
      guard !elements.isEmpty else {
        if name == "popLast" { return .null }
        throw emptyCollection(name, "array")
      }
      return name == "removeFirst" ? elements.removeFirst() : elements.removeLast()
    case "remove":
      guard case .integer(let place) = arguments.labeled("at"), elements.indices.contains(place)
      else { throw failed("out-of-range", "The index to remove at is out of range") }
      return elements.remove(at: place)
    case "reverse": elements.reverse()
    case "sort": elements = try sorted(elements, by: arguments.closure("by"))
    case "swapAt":
      guard arguments.values.count == 2, case .integer(let a) = arguments.values[0],
        case .integer(let b) = arguments.values[1], elements.indices.contains(a),
        elements.indices.contains(b)
      else { throw failed("out-of-range", "An index to swap is out of range") }
      elements.swapAt(a, b)
    default: throw unknownMutation(name, "Array")
    }
    return .void
  }

  private func append(
    _ arguments: Arguments, to elements: inout [Value]
  ) throws(RunError) {
    guard let value = arguments.first else { throw failed("wrong-arguments", "Nothing to append") }
    guard arguments.labels.first == "contentsOf" else { return elements.append(copied(value)) }
    guard let more = sequence(value) else {
      throw failed("type-mismatch", "\(describeKind(value)) has no elements to append")
    }
    elements += more
  }

  private func insert(
    _ arguments: Arguments, into elements: inout [Value]
  ) throws(RunError) {
    guard let value = arguments.first, case .integer(let place) = arguments.labeled("at"),
      place >= 0, place <= elements.count
    else { throw failed("out-of-range", "The index to insert at is out of range") }
    elements.insert(copied(value), at: place)
  }

  private func removeAll(
    _ condition: ObjectID?, from elements: inout [Value]
  ) throws(RunError) {
    var kept: [Value] = []
    for element in elements {
      let goes = try condition.map { closure throws(RunError) in
        try self.condition(try call(closure: closure, [copied(element)]))
      }
      if goes ?? true { release(element) } else { kept.append(element) }
    }
    elements = kept
  }

  private func emptyCollection(_ name: String, _ kind: String) -> RunError {
    failed("out-of-range", "'\(name)' is called on an empty \(kind)")
  }

  private func unknownMutation(_ name: String, _ type: String) -> RunError {
    failed("unknown-member", "'\(type)' has no method '\(name)' that is called this way")
  }
}
