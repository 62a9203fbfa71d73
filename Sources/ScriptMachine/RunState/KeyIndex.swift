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
