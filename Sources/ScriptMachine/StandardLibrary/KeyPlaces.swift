import LifecycleEngine
import UIKitNames

// The places of keys in dictionaries and sets.
extension Collections {
  /// The largest dictionary that is searched key by key.
  private static let smallDictionary = 8
  /// The greatest nesting depth of a key in an index.
  private static let keyDepth = 8

  /// The place of a key in a dictionary or set.
  func keyPlace(_ key: Value, in id: ObjectID) throws(RunError) -> Int? {
    guard let keys = heap.set(id) ?? heap.dictionary(id)?.keys else { return nil }
    let slot = world.foreignSlot(of: id)
    guard keys.count > Collections.smallDictionary, case let index = keyIndex(of: keys, slot),
      index.isComplete, let sought = indexKey(key)
    else { return try search(key, keys) }
    budget.spend(1)
    guard let place = index.place(of: sought) else { return nil }
    // If unequal values have the same `Key`, the index does not help.
    return try machine.operators.areEqual(keys[place], key) ? place : search(key, keys)
  }

  private func search(_ key: Value, _ keys: [Value]) throws(RunError) -> Int? {
    budget.spend(keys.count)
    for (place, known) in keys.enumerated() where try machine.operators.areEqual(known, key) {
      return place
    }
    return nil
  }

  private func keyIndex(of keys: [Value], _ slot: Int) -> KeyIndex {
    if let index = heap.keyIndex(slot) { return index }
    budget.spend(keys.count)
    var index = KeyIndex()
    for key in keys { index.append(indexKey(key)) }
    heap.setKeyIndex(index, slot)
    return index
  }

  /// Notes that a dictionary has a new key after all others.
  func noteKey(_ key: Value, _ slot: Int) {
    // The check comes first, because making a `Key` costs budget.
    if heap.keyIndex(slot) != nil { heap.appendToIndex(indexKey(key), slot) }
  }

  /// Notes that a dictionary lost a key.
  func noteRemovedKey(_ key: Value, at place: Int, _ slot: Int) {
    if heap.keyIndex(slot) != nil { heap.removeFromIndex(indexKey(key), at: place, slot) }
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
      budget.spend(text.utf8.count / Budget.textWeight)
      return .text(text)
    case .symbol(let name), .notificationName(let name): return .name(name)
    case .detentIdentifier(let text): return .name(DetentTypes.name(ofRawValue: text))
    case .enumCase(let type, let place): return .name(program.types[type].cases[place].name)
    case .object(let id): return depth < Collections.keyDepth ? indexKey(id, depth + 1) : nil
    default: return nil
    }
  }

  private func indexKey(_ id: ObjectID, _ depth: Int) -> KeyIndex.Key? {
    let name: String
    let parts: [Value]
    switch heap.foreignObject(id) {
    case .array(let elements): (name, parts) = ("", elements)
    case .tuple(let elements, _): (name, parts) = ("()", elements)
    case .structure(let type, let fields): (name, parts) = (program.types[type].name, fields)
    case .payload(let record): (name, parts) = (record.name, record.values)
    case .dictionary, .set: return nil
    case .closure(let record) where program.functions[record.function].isKeyPath: return nil
    default: return .object(id)
    }
    budget.spend(parts.count)
    var keys: [KeyIndex.Key] = []
    for part in parts {
      guard let key = indexKey(part, depth: depth) else { return nil }
      keys.append(key)
    }
    return .list(name, keys)
  }

  // MARK: Literals

  func makeDictionary(_ parts: [Value]) throws(RunError) {
    var keys: [Value] = []
    var values: [Value] = []
    let id = heap.makeForeign(.dictionary(keys: [], values: []))
    let slot = world.foreignSlot(of: id)
    for index in stride(from: 0, to: parts.count, by: 2) {
      if try keyPlace(parts[index], in: id) != nil {
        throw failed(
          .duplicateKey,
          "The key '\(machine.operators.describe(parts[index]))' is in this dictionary twice")
      }
      noteKey(parts[index], slot)
      heap[slot] = .dictionary(keys: [], values: [])
      keys.append(parts[index])
      values.append(parts[index + 1])
      heap[slot] = .dictionary(keys: keys, values: values)
    }
    budget.weigh(heap[slot])
    stack.push(.object(id))
  }
}
