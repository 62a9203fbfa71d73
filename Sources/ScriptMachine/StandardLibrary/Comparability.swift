import LifecycleEngine

// Checks that two values have types that Swift can compare. Otherwise the comparison would always
// have the same result.
extension Operators {
  private enum Kind {
    case number, truth, text, range, rect, size, point, insets, indexPath, traits, notificationName
    case array, dictionary, set, tuple, closure, instance, ownValue(Int)
  }

  /// Throws if the types of two values make the values never equal.
  func checkComparable(_ left: Value, _ right: Value) throws(RunError) {
    guard let one = kind(of: machine.unknowns.withStandIn(left)),
      let other = kind(of: machine.unknowns.withStandIn(right))
    else {
      return
    }
    switch (one, other) {
    case (.number, .number), (.truth, .truth), (.text, .text), (.range, .range), (.rect, .rect),
      (.size, .size), (.point, .point), (.insets, .insets), (.traits, .traits),
      (.indexPath, .indexPath),
      (.notificationName, .notificationName), (.array, .array), (.dictionary, .dictionary),
      (.set, .set), (.set, .array), (.array, .set),
      (.tuple, .tuple), (.closure, .closure), (.instance, .instance):
      return
    case (.ownValue(let type), .array), (.array, .ownValue(let type)):
      guard !machine.valueTypes.isOptionSet(type) else { return }
      throw incomparable(left, right)
    // The text of a notification name may stand for the name.
    case (.notificationName, .text), (.text, .notificationName): return
    case (.ownValue(let a), .ownValue(let b)) where a == b: return
    default: throw incomparable(left, right)
    }
  }

  private func incomparable(_ left: Value, _ right: Value) -> RunError {
    failed(
      .typeMismatch,
      "\(capitalized(machine.describeKind(left))) and \(machine.describeKind(right)) cannot be compared",
      ["compare values of one type: the result of this would always be the same"])
  }

  private func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first >= 97, first <= 122 else { return text }
    return String(decoding: [first - 32], as: UTF8.self) + text.dropFirst()
  }

  /// Returns `nil` for values that may be of any type: nil, names of cases, and unsimulated values.
  private func kind(of value: Value) -> Kind? {
    switch value {
    case .integer, .double: .number
    case .boolean: .truth
    case .string: .text
    case .range: .range
    case .rect: .rect
    case .size: .size
    case .point: .point
    case .insets: .insets
    case .indexPath: .indexPath
    case .traits, .traitOverrides: .traits
    case .notificationName: .notificationName
    case .enumCase(let type, _): .ownValue(type)
    case .object(let id): kind(of: id)
    default: nil
    }
  }

  private func kind(of id: ObjectID) -> Kind? {
    guard let object = heap.foreignObject(id) else { return .instance }
    switch object {
    case .array: return .array
    case .dictionary: return .dictionary
    case .set: return .set
    case .tuple: return .tuple
    case .closure: return .closure
    case .instance: return .instance
    case .structure(let type, _): return .ownValue(type)
    case .payload(let record): return record.type.map { .ownValue($0) }
    default: return nil
    }
  }
}
