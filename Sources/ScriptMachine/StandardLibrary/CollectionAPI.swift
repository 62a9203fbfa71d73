import LifecycleEngine
import ScriptCompiler

// Members of arrays and dictionaries that do not change the collection.
extension Collections {
  func collectionProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    if name == "lazy", heap.array(id) != nil { return makeLazy(heap.owned(id)) }
    if name == "lazy", heap.dictionary(id) != nil || heap.set(id) != nil {
      return makeLazy(heap.makeArray(try sequence(.object(id)) ?? []))
    }
    if let elements = heap.array(id) { return try arrayProperty(name, of: elements) }
    if let elements = heap.set(id) { return setProperty(name, of: elements) }
    if case .interval = heap.foreignObject(id) { return try intervalProperty(name, of: id) }
    if let (keys, values) = heap.dictionary(id) {
      switch name {
      case "first":
        guard !keys.isEmpty else { return .null }
        let place = heap.placeInOpenOrder(0, of: keys.count)
        return heap.pair(keys[place], values[place])
      case "count": return .integer(keys.count)
      case "isEmpty": return .boolean(keys.isEmpty)
      case "keys": return heap.makeArray(heap.copied(heap.inOpenOrder(keys)))
      case "values": return heap.makeArray(heap.copied(heap.inOpenOrder(values)))
      default: return nil
      }
    }
    guard let (elements, labels) = heap.tuple(id) else { return nil }
    if let place = machine.objects.tuplePlace(name, elements.count, labels) {
      return heap.copied(elements[place])
    }
    throw failed(.unknownMember, "This tuple has no element '\(name)'")
  }

  private func arrayProperty(
    _ name: String, of elements: [Value]
  ) throws(RunError) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": try elements.first.map(found) ?? .null
    case "last": try elements.last.map(found) ?? .null
    case "indices": .range(0, elements.count)
    case "startIndex": .integer(0)
    case "endIndex": .integer(elements.count)
    default: nil
    }
  }

  /// An element that a search has found. An element that is nil makes an optional of an optional.
  func found(_ element: Value) throws(RunError) -> Value {
    guard !element.isNull || rules.allowsUndeclared else {
      throw failed(
        .notSimulated, "An optional inside an optional is not simulated yet",
        ["keep values that are not optional"])
    }
    return heap.copied(element)
  }

  /// The elements of a value that can be iterated over; the caller owns the elements.
  func sequence(_ value: Value) throws(RunError) -> [Value]? {
    switch value {
    case .string(let text):
      guard text.utf8.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
      budget.spend(text.utf8.count)
      return text.map { .string(String($0)) }
    case .range(let bounds):
      guard let lower = bounds.lower, bounds.upper != nil else { return nil }
      guard let count = bounds.count, count <= Budget.collectionBudget else {
        throw machine.tooLarge("An array")
      }
      budget.spend(Int(count))
      return (0..<Int(count)).map { .integer(lower + Int64($0)) }
    case .object(let id):
      if let elements = heap.array(id) {
        budget.spend(elements.count)
        return heap.copied(elements)
      }
      if let elements = heap.set(id) {
        budget.spend(elements.count)
        return heap.copied(heap.inOpenOrder(elements))
      }
      if case .iterator(let elements, let position) = heap.foreignObject(id) {
        return heap.copied(Array(elements[position...]))
      }
      if case .lazy(let record) = heap.foreignObject(id) { return try elements(of: record) }
      guard let (keys, values) = heap.dictionary(id) else { return try ownElements(value) }
      return zip(heap.inOpenOrder(keys), heap.inOpenOrder(values)).map { heap.pair($0, $1) }
    default: return nil
    }
  }

  func callCollection(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let elements = try sequence(base) else { return nil }
    defer { heap.release(elements) }
    if let value = try callDictionary(base, name, arguments) { return value }
    if let value = try callSequence(elements, name, arguments) { return value }
    if let value = try callMore(elements, name, arguments) { return value }
    guard let closure = arguments.values.last?.objectID else { return nil }
    return try callSequence(elements, name, with: closure, arguments)
  }

  private func callSequence(
    _ elements: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "contains":
      guard let value = arguments.unlabeled else { return nil }
      for element in elements where try machine.operators.areEqual(element, value) {
        return .boolean(true)
      }
      return .boolean(false)
    case "firstIndex", "lastIndex":
      guard let value = arguments.labeled("of") else { return nil }
      var found: Int?
      for (index, element) in elements.enumerated()
      where try machine.operators.areEqual(element, value) {
        if found == nil || name == "lastIndex" { found = index }
      }
      return found.map { .integer($0) } ?? .null
    case "reversed": return heap.makeArray(heap.copied(elements.reversed()))
    case "dropFirst", "dropLast", "drop", "prefix", "suffix":
      if let part = try cut(elements, name, arguments) { return heap.makeArray(heap.copied(part)) }
      return try slice(elements, name, arguments.unlabeled ?? .integer(1))
    case "enumerated":
      return heap.makeArray(
        elements.enumerated().map { index, element in
          heap.makeTuple([.integer(index), heap.copied(element)], Program.enumeratedLabels)
        })
    case "joined": return try joined(elements, arguments.labeled("separator"))
    case "sorted":
      return heap.makeArray(try sorted(heap.copied(elements), by: try order(arguments)))
    case "min", "max": return try extreme(elements, name, arguments)
    default: return nil
    }
  }

  private func slice(
    _ elements: [Value], _ name: String, _ count: Value
  ) throws(RunError) -> Value {
    let number = try self.count(count, of: name)
    let part =
      switch name {
      case "dropFirst": elements.dropFirst(number)
      case "dropLast": elements.dropLast(number)
      case "prefix": elements.prefix(number)
      default: elements.suffix(number)
      }
    return heap.makeArray(heap.copied(Array(part)))
  }

  private func joined(_ elements: [Value], _ separator: Value?) throws(RunError) -> Value {
    if let lists = try joinedLists(elements, separator) { return lists }
    var text = ""
    let separator = separator.map { machine.operators.describe($0) } ?? ""
    for (index, element) in elements.enumerated() {
      guard case .string(let part) = element else {
        throw failed(.typeMismatch, "\(machine.describeKind(element)) cannot be joined to a string")
      }
      if index > 0 { text += separator }
      text += part
      guard text.utf8.count <= Budget.stringBudget else { throw machine.tooLarge("A string") }
    }
    return heap.makeText(text)
  }

  /// The number of elements that an argument asks for, at most the largest `Int`.
  func count(_ value: Value?, of name: String) throws(RunError) -> Int {
    guard case .integer(let number) = value, number >= 0 else {
      throw failed(.wrongArgument, "'\(name)' needs a number that is not negative")
    }
    return Int(clamping: number)
  }

  // MARK: With a closure

  private func callSequence(
    _ elements: [Value], _ name: String, with closure: ObjectID, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "forEach":
      for element in elements {
        heap.release(try machine.call(closure: closure, [heap.copied(element)]))
      }
      return .void
    case "map", "compactMap", "flatMap": return try mapped(elements, name, closure)
    case "filter": return heap.makeArray(try filtered(elements, closure))
    case "first", "contains", "allSatisfy", "firstIndex":
      return try search(elements, name, closure)
    case "last", "lastIndex":
      let found = try search(elements.reversed(), name, closure)
      guard name == "lastIndex", case .integer(let place) = found else { return found }
      return .integer(elements.count - 1 - Int(place))
    case "count": return .integer(try filtered(elements, closure).count)
    case "reduce":
      var result = heap.copied(arguments.first ?? .null)
      for element in elements {
        result = try machine.call(closure: closure, [result, heap.copied(element)])
      }
      return result
    default: return nil
    }
  }

  private func mapped(
    _ elements: [Value], _ name: String, _ closure: ObjectID
  ) throws(RunError) -> Value {
    var result: [Value] = []
    for element in elements {
      let value = try machine.call(closure: closure, [heap.copied(element)])
      if name == "flatMap", let inner = try sequence(value) {
        result += inner
        guard result.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
        heap.release(value)
      } else if name == "map" || !value.isNull {
        result.append(value)
      }
    }
    return heap.makeArray(result)
  }

  private func filtered(_ elements: [Value], _ closure: ObjectID) throws(RunError) -> [Value] {
    var result: [Value] = []
    for element in elements
    where try machine.condition(try machine.call(closure: closure, [heap.copied(element)])) {
      result.append(heap.copied(element))
    }
    return result
  }

  private func search(
    _ elements: [Value], _ name: String, _ closure: ObjectID
  ) throws(RunError) -> Value {
    let wanted = name != "allSatisfy"
    for (index, element) in elements.enumerated()
    where try machine.condition(try machine.call(closure: closure, [heap.copied(element)]))
      == wanted
    {
      switch name {
      case "first", "last": return try found(element)
      case "firstIndex", "lastIndex": return .integer(index)
      default: return .boolean(wanted)
      }
    }
    return name == "contains" || name == "allSatisfy" ? .boolean(!wanted) : .null
  }
}
