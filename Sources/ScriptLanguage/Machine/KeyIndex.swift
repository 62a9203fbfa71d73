import LifecycleEngine

/// The places of the keys of a dictionary, so that a large dictionary is not searched key by key.
struct KeyIndex {
  /// The number of each key. A key that is added later has a larger number.
  private var numbers: [Key: Int] = [:]
  /// The numbers of the keys, in the order of the keys.
  private var order: [Int] = []
  private var next = 0
  /// True if the index has every key. A `Key` cannot tell all values apart.
  private(set) var isComplete = true

  /// A form of a value that is the same for equal values.
  indirect enum Key: Hashable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case name(String)
    case object(ObjectID)
    case list(String, [Key])
  }

  /// The place of a key, or nil if the index lacks the key.
  func place(of key: Key) -> Int? {
    guard let number = numbers[key] else { return nil }
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if order[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a key after all others.
  mutating func append(_ key: Key?) {
    guard let key, numbers[key] == nil else { return isComplete = false }
    numbers[key] = next
    order.append(next)
    next += 1
  }

  /// Removes a key.
  mutating func remove(_ key: Key?, at place: Int) {
    guard let key, numbers.removeValue(forKey: key) != nil else { return isComplete = false }
    order.remove(at: place)
  }
}

extension Machine {
  /// The largest dictionary that is searched key by key.
  private static let smallDictionary = 8
  /// The greatest nesting depth of a key in an index.
  private static let keyDepth = 8

  /// The place of a key in a dictionary or set.
  func keyPlace(_ key: Value, in id: ObjectID) throws(RunError) -> Int? {
    guard let keys = set(id) ?? dictionary(id)?.keys else { return nil }
    let slot = world.foreignSlot(of: id)
    guard keys.count > Machine.smallDictionary, let index = keyIndex(of: keys, slot),
      index.isComplete, let sought = indexKey(key)
    else { return try search(key, keys) }
    spend(1)
    guard let place = index.place(of: sought) else { return nil }
    // If unequal values have the same `Key`, the index does not help.
    return try areEqual(keys[place], key) ? place : search(key, keys)
  }

  private func search(_ key: Value, _ keys: [Value]) throws(RunError) -> Int? {
    spend(keys.count)
    for (place, known) in keys.enumerated() where try areEqual(known, key) { return place }
    return nil
  }

  private func keyIndex(of keys: [Value], _ slot: Int) -> KeyIndex? {
    if keyIndexes[slot] == nil {
      spend(keys.count)
      var index = KeyIndex()
      for key in keys { index.append(indexKey(key)) }
      keyIndexes[slot] = index
    }
    return keyIndexes[slot]
  }

  /// Notes that a dictionary has a new key after all others.
  func noteKey(_ key: Value, _ slot: Int) {
    // The check comes first, because making a `Key` costs budget.
    if keyIndexes[slot] != nil { keyIndexes[slot]?.append(indexKey(key)) }
  }

  /// Notes that a dictionary lost a key.
  func noteRemovedKey(_ key: Value, at place: Int, _ slot: Int) {
    if keyIndexes[slot] != nil { keyIndexes[slot]?.remove(indexKey(key), at: place) }
  }

  /// The form in which an index keeps a key, or nil if the index cannot keep the key.
  func indexKey(_ value: Value, depth: Int = 0) -> KeyIndex.Key? {
    switch value {
    case .null: return .null
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .integer(number)
    case .double(let number):
      return Int64(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let text):
      spend(text.utf8.count / Machine.textWeight)
      return .text(text)
    case .symbol(let name), .notificationName(let name): return .name(name)
    case .detentIdentifier(let text): return .name(DetentTypes.name(ofRawValue: text))
    case .enumCase(let type, let place): return .name(program.types[type].cases[place].name)
    case .object(let id): return depth < Machine.keyDepth ? indexKey(id, depth + 1) : nil
    default: return nil
    }
  }

  private func indexKey(_ id: ObjectID, _ depth: Int) -> KeyIndex.Key? {
    let name: String
    let parts: [Value]
    switch foreignObject(id) {
    case .array(let elements): (name, parts) = ("", elements)
    case .tuple(let elements, _): (name, parts) = ("()", elements)
    case .structure(let type, let fields): (name, parts) = (program.types[type].name, fields)
    case .payload(let record): (name, parts) = (record.name, record.values)
    case .dictionary, .set: return nil
    case .closure(let record) where program.functions[record.function].isKeyPath: return nil
    default: return .object(id)
    }
    spend(parts.count)
    var keys: [KeyIndex.Key] = []
    for part in parts {
      guard let key = indexKey(part, depth: depth) else { return nil }
      keys.append(key)
    }
    return .list(name, keys)
  }
}
