import LifecycleEngine
import ScriptCompiler

// Members that change the collection that they are called on. The compiler stores the changed
// collection in the variable. The caller gives its reference to the receiver away.
extension Collections {
  func callMutatingCollection(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    let given = machine.takeArguments(site)
    let receiver = stack.pop()
    let arguments = try fittedToCollection(given, of: name, on: receiver)
    let result: (value: Value, changed: Value)
    if case .string(let text) = receiver {
      result = try mutate(text, name, arguments)
    } else if let id = receiver.objectID, heap.set(id) != nil {
      result = try mutate(set: id, name, arguments)
    } else if let id = receiver.objectID, heap.dictionary(id) != nil {
      result = try mutate(dictionary: id, name, arguments)
    } else if let id = receiver.objectID, let size = heap.array(id)?.count {
      result = try mutate(array: id, size, name, arguments)
    } else {
      result = (.void, .void)
    }
    machine.drop(arguments)
    stack.push(result.value)
    stack.push(result.changed)
  }

  private func mutate(
    _ text: String, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    budget.spend(text.utf8.count / Budget.textWeight)
    switch (name, arguments.first) {
    case ("append", .string(let part)): return (.void, heap.makeText(text + part))
    case ("insert", _), ("remove", _), ("removeSubrange", _), ("replaceSubrange", _),
      ("removeAll", .some), ("removeFirst", .some), ("removeLast", .some),
      ("append", .object), ("reserveCapacity", _):
      return try machine.scalars.mutateMore(text, name, arguments)
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
    dictionary id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    if name == "removeAll" {
      world.release(id)
      return (.void, .object(heap.makeForeign(.dictionary(keys: [], values: []))))
    }
    if let changed = try mutateMore(dictionary: id, name, arguments) { return changed }
    guard name == "removeValue" || name == "updateValue", let key = arguments.labeled("forKey")
    else { throw unknownMutation(name, "Dictionary") }
    let old = try value(for: key, in: id) ?? .null
    let new = name == "removeValue" ? .null : heap.copied(arguments.first ?? .null)
    return (old, try setting(key, to: new, in: id))
  }

  func mutate(
    array id: ObjectID, _ size: Int, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    if rules.allowsUnknownValues,
      let changed = try mutate(array: id, size, atUnknownPlace: name, arguments)
    {
      return changed
    }
    switch name {
    case "append":
      let more = try additions(arguments)
      return (.void, change(id, at: size..<(size + more.count)) { $0 += more })
    case "insert":
      let more = try additions(arguments)
      let place = try self.place(arguments.labeled("at"), below: size + 1, "The index to insert at")
      budget.spend((size - place) / Budget.moveWeight)
      let places = place..<(place + more.count)
      return (.void, change(id, at: places) { $0.insert(contentsOf: more, at: place) })
    case "removeFirst", "removeLast", "popLast", "remove":
      return try remove(from: id, size, name, arguments)
    case "reverse":
      budget.spend(size)
      return (.void, change(id, at: 0..<size) { $0.reverse() })
    case "swapAt":
      guard arguments.values.count == 2 else { throw unknownMutation(name, "Array") }
      let a = try place(arguments.values[0], below: size, "An index to swap")
      let b = try place(arguments.values[1], below: size, "An index to swap")
      return (.void, change(id, at: 0..<0) { $0.swapAt(a, b) })
    case "removeAll", "sort":
      guard var elements = heap.array(id).map({ heap.copied($0) }) else { return (.void, .void) }
      world.release(id)
      if name == "sort" {
        elements = try sorted(elements, by: try order(arguments))
      } else {
        try removeAll(arguments.closure("where"), from: &elements)
      }
      return (.void, heap.makeArray(elements))
    case "removeSubrange", "replaceSubrange": return try replace(in: id, size, arguments)
    case "reserveCapacity", "shuffle": return (.void, .object(id))
    default: throw unknownMutation(name, "Array")
    }
  }

  /// Changes a list at a place that nobody knows, which can mean any element of the list.
  /// - Returns: `nil` for another change.
  private func mutate(
    array id: ObjectID, _ size: Int, atUnknownPlace name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value)? {
    switch name {
    case "remove" where arguments.labeled("at")?.isOpaque == true:
      guard size > 0 else { return (machine.unknowns.makeOpaque("element"), .object(id)) }
      return remove(0..<1, from: id, size)
    case "insert" where arguments.labeled("at")?.isOpaque == true:
      let more = try additions(arguments)
      return (.void, change(id, at: size..<(size + more.count)) { $0 += more })
    case "swapAt" where arguments.values.contains { $0.isOpaque }: return (.void, .object(id))
    default: return nil
    }
  }

  private func remove(
    from id: ObjectID, _ size: Int, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    if name == "remove" {
      let place = try self.place(arguments.labeled("at"), below: size, "The index to remove at")
      return remove(place..<(place + 1), from: id, size)
    }
    let isFirst = name == "removeFirst"
    if let number = arguments.unlabeled, name != "popLast" {
      let count = try count(number, of: name)
      guard count <= size else {
        throw failed(.outOfRange, "'\(name)' would remove more elements than there are")
      }
      let places = isFirst ? 0..<count : (size - count)..<size
      let (removed, changed) = remove(places, from: id, size)
      heap.release(removed)
      return (.void, changed)
    }
    guard size > 0 else {
      if name == "popLast" { return (.null, .object(id)) }
      throw emptyCollection(name, "array")
    }
    return remove(isFirst ? 0..<1 : (size - 1)..<size, from: id, size)
  }

  /// Removes elements. The caller owns the removed element, or the array of several.
  private func remove(_ places: Range<Int>, from id: ObjectID, _ size: Int) -> (Value, Value) {
    budget.spend((size - places.lowerBound) / Budget.moveWeight)
    var removed: [Value] = []
    let changed = change(id, at: 0..<0) { elements in
      removed = Array(elements[places])
      elements.removeSubrange(places)
    }
    return (removed.count == 1 ? removed[0] : heap.makeArray(removed), changed)
  }

  /// The elements that `append` or `insert` adds. The caller owns the elements.
  private func additions(_ arguments: Arguments) throws(RunError) -> [Value] {
    guard let value = arguments.first else {
      throw failed(.wrongArgument, "An element to add is missing")
    }
    guard arguments.labels.first == "contentsOf" else { return [heap.copied(value)] }
    guard let more = try sequence(value) else {
      throw failed(.typeMismatch, "\(machine.describeKind(value)) has no elements to append")
    }
    return more
  }

  private func place(
    _ index: Value?, below end: Int, _ what: String
  ) throws(RunError) -> Int {
    guard case .integer(let number) = index, let place = Int(exactly: number), place >= 0,
      place < end
    else { throw failed(.outOfRange, "\(what) is out of range") }
    return place
  }

  private func removeAll(
    _ condition: ObjectID?, from elements: inout [Value]
  ) throws(RunError) {
    var kept: [Value] = []
    for element in elements {
      let goes = try condition.map { closure throws(RunError) in
        try machine.condition(try machine.call(closure: closure, [heap.copied(element)]))
      }
      if goes ?? true { heap.release(element) } else { kept.append(element) }
    }
    elements = kept
  }

  private func emptyCollection(_ name: String, _ kind: String) -> RunError {
    failed(.outOfRange, "'\(name)' is called on an empty \(kind)")
  }

  func unknownMutation(_ name: String, _ type: String) -> RunError {
    failed(.unknownMember, "'\(type)' has no method '\(name)' that is called this way")
  }
}
