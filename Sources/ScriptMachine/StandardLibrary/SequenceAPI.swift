import LifecycleEngine
import UIKitNames

// Members of sequences and dictionaries beyond the most common ones.
extension Collections {
  /// Calls a member that does not change the sequence; `nil` for unknown members.
  func callMore(
    _ elements: [Value], _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    switch name {
    case "makeIterator": return makeIterator(heap.copied(elements))
    // The given order is as good as any other order, and is the same in each run.
    case "shuffled":
      if elements.count > 1 { tell(.guessed) }
      return heap.makeArray(heap.copied(elements))
    case "randomElement":
      if elements.count > 1 { tell(.guessed) }
      return elements.first.map { heap.copied($0) } ?? .null
    case "elementsEqual", "starts":
      guard let first = arguments.first, let other = try sequence(first) else { return nil }
      defer { heap.release(other) }
      guard name == "starts" ? other.count <= elements.count : other.count == elements.count else {
        return .boolean(false)
      }
      for (a, b) in zip(elements, other) where !(try machine.operators.areEqual(a, b)) {
        return .boolean(false)
      }
      return .boolean(true)
    case "split": return try split(elements, arguments)
    case "index": return index(arguments)
    case "distance":
      guard case .integer(let from) = arguments.labeled("from"),
        case .integer(let to) = arguments.labeled("to")
      else { return nil }
      return .integer(to &- from)
    default: return nil
    }
  }

  /// `index(after:)`, `index(before:)` and `index(_:offsetBy:)`.
  func index(_ arguments: Arguments) -> Value? {
    if case .integer(let place) = arguments.labeled("after") { return .integer(place &+ 1) }
    if case .integer(let place) = arguments.labeled("before") { return .integer(place &- 1) }
    guard case .integer(let place) = arguments.unlabeled,
      case .integer(let offset) = arguments.labeled("offsetBy")
    else { return nil }
    let moved = place &+ offset
    if case .integer(let limit) = arguments.labeled("limitedBy") {
      return (offset >= 0 ? moved > limit : moved < limit) ? .null : .integer(moved)
    }
    return .integer(moved)
  }

  private func split(
    _ elements: [Value], _ arguments: Arguments
  ) throws(RunError) -> Value? {
    let closure = arguments.closure("whereSeparator")
    let separator = arguments.labeled("separator")
    guard closure != nil || separator != nil else { return nil }
    var keepsEmpty = false
    if let flag = arguments.labeled("omittingEmptySubsequences") {
      keepsEmpty = !(try machine.condition(heap.copied(flag)))
    }
    var parts: [[Value]] = [[]]
    for element in elements {
      let isSeparator =
        if let closure {
          try machine.condition(try machine.call(closure: closure, [heap.copied(element)]))
        } else {
          try machine.operators.areEqual(element, separator ?? .null)
        }
      if isSeparator { parts.append([]) } else { parts[parts.count - 1].append(element) }
    }
    return heap.makeArray(
      parts.filter { keepsEmpty || !$0.isEmpty }.map { heap.makeArray(heap.copied($0)) })
  }

  /// The joined lists; `nil` if an element is no list.
  func joinedLists(_ elements: [Value], _ separator: Value?) throws(RunError) -> Value? {
    guard let first = elements.first else { return nil }
    if case .string = first { return nil }
    guard let id = first.objectID, heap.array(id) != nil || heap.set(id) != nil else { return nil }
    var result: [Value] = []
    for (place, element) in elements.enumerated() {
      guard let part = try sequence(element) else { return nil }
      if place > 0, let separator, let between = try sequence(separator) { result += between }
      result += part
      guard result.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
    }
    return heap.makeArray(result)
  }

  /// `removeSubrange` and `replaceSubrange(_:with:)`. The caller gives the array away.
  func replace(
    in id: ObjectID, _ size: Int, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    guard case .range(let bounds) = arguments.first else {
      throw failed(.wrongArgument, "The places to replace must be a range")
    }
    let places = try places(bounds, size)
    let new = try arguments.labeled("with").flatMap { v throws(RunError) in try sequence(v) } ?? []
    var removed: [Value] = []
    let end = places.lowerBound + new.count
    let changed = change(id, at: places.lowerBound..<end) { elements in
      removed = Array(elements[places])
      elements.replaceSubrange(places, with: new)
    }
    heap.release(removed)
    return (.void, changed)
  }

  // MARK: Dictionaries

  /// Calls a member of a dictionary; `nil` for other values and unknown members.
  func callDictionary(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let id = base.objectID, let (keys, values) = heap.dictionary(id) else { return nil }
    switch name {
    case "mapValues", "compactMapValues":
      guard let closure = arguments.values.last?.objectID else { return nil }
      var result = emptyDictionary()
      for (key, value) in zip(keys, values) {
        let new = try machine.call(closure: closure, [heap.copied(value)])
        result = try setting(key, to: new, inDictionary: result)
      }
      return result
    case "filter":
      guard let closure = arguments.values.last?.objectID else { return nil }
      var result = emptyDictionary()
      for (key, value) in zip(keys, values)
      where try machine.condition(try machine.call(closure: closure, [heap.pair(key, value)])) {
        result = try setting(key, to: heap.copied(value), inDictionary: result)
      }
      return result
    case "merging": return try merged(heap.owned(id), arguments)
    default: return nil
    }
  }

  private func emptyDictionary() -> Value {
    .object(heap.makeForeign(.dictionary(keys: [], values: [])))
  }

  /// The dictionary with a value for a key. The caller gives the dictionary away.
  private func setting(
    _ key: Value, to value: Value, inDictionary dictionary: Value
  ) throws(RunError) -> Value {
    guard let id = dictionary.objectID else { return dictionary }
    return try setting(key, to: value, in: id)
  }

  /// The dictionary with the entries of another dictionary or of pairs. The caller gives it away.
  private func merged(_ base: Value, _ arguments: Arguments) throws(RunError) -> Value {
    guard let first = arguments.first, let pairs = try sequence(first),
      let closure = arguments.closure("uniquingKeysWith")
    else {
      throw failed(.wrongArgument, "Dictionaries are merged with 'uniquingKeysWith:'")
    }
    defer { heap.release(pairs) }
    return try adding(pairs, to: base, closure)
  }

  /// The dictionary with added pairs of keys and values; a closure decides the value of a repeated
  /// key. The caller gives the dictionary away.
  private func adding(
    _ pairs: [Value], to base: Value, _ closure: ObjectID?
  ) throws(RunError) -> Value {
    var result = base
    for entry in pairs {
      guard let id = entry.objectID, let elements = heap.tuple(id)?.elements, elements.count == 2,
        let target = result.objectID
      else {
        throw failed(.typeMismatch, "\(machine.describeKind(entry)) is not a pair of key and value")
      }
      var new = heap.copied(elements[1])
      if let old = try value(for: elements[0], in: target) {
        guard let closure else {
          throw failed(
            .duplicateKey,
            "The key '\(machine.operators.describe(elements[0]))' is in this dictionary twice")
        }
        new = try machine.call(closure: closure, [old, new])
      }
      result = try setting(elements[0], to: new, inDictionary: result)
    }
    return result
  }

  /// `Dictionary(grouping:by:)`, `Dictionary(uniqueKeysWithValues:)` and other initialisers.
  func makeDictionary(_ arguments: Arguments) throws(RunError) -> Value {
    guard let first = arguments.first else { return emptyDictionary() }
    guard let elements = try sequence(first) else {
      throw failed(.typeMismatch, "\(machine.describeKind(first)) has no elements for a dictionary")
    }
    defer { heap.release(elements) }
    switch arguments.labels.first {
    case .some("grouping"):
      guard let closure = arguments.closure("by") else { break }
      return try grouped(elements, by: closure)
    case .some("uniqueKeysWithValues"): return try adding(elements, to: emptyDictionary(), nil)
    case .some(nil):
      guard let closure = arguments.closure("uniquingKeysWith") else { break }
      return try adding(elements, to: emptyDictionary(), closure)
    default: break
    }
    let labels = arguments.labels.map { ($0 == ArgumentLabel.trailing ? "_" : $0 ?? "_") + ":" }
    throw notSimulated("Dictionary(\(labels.joined()))")
  }

  private func grouped(_ elements: [Value], by closure: ObjectID) throws(RunError) -> Value {
    var result = emptyDictionary()
    for element in elements {
      let key = try machine.call(closure: closure, [heap.copied(element)])
      defer { heap.release(key) }
      guard let id = result.objectID else { break }
      var group: [Value] = []
      if let old = try value(for: key, in: id), let list = old.objectID {
        group = heap.copied(heap.array(list) ?? [])
        heap.release(old)
      }
      result = try setting(
        key, to: heap.makeArray(group + [heap.copied(element)]), inDictionary: result)
    }
    return result
  }

  /// `merge`, `popFirst` and `reserveCapacity`. The caller gives the dictionary away.
  func mutateMore(
    dictionary id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value)? {
    switch name {
    case "merge": return (.void, try merged(.object(id), arguments))
    case "reserveCapacity": return (.void, .object(id))
    case "popFirst":
      guard let (keys, values) = heap.dictionary(id), !keys.isEmpty else {
        return (.null, .object(id))
      }
      let place = heap.placeInOpenOrder(0, of: keys.count)
      let first = heap.pair(keys[place], values[place])
      return (first, try setting(keys[place], to: .null, in: id))
    default: return nil
    }
  }
}
