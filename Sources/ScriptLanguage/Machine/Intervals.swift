import LifecycleEngine

// Ranges of anything but whole numbers, such as `0.5...1` and `"a"..."f"`.
extension Machine {
  /// A range between two values that can be compared; `nil` for what cannot.
  func makeInterval(_ low: Value?, _ high: Value?, isClosed: Bool) throws(RunError) -> Value? {
    guard isOrdered(low), isOrdered(high), low != nil || high != nil else { return nil }
    if let low, let high {
      guard areAlike(low, high) else { return nil }
      guard try compare(low, high, .lessOrEqual) else {
        throw failed(
          "empty-range", "A range ends before it begins: \(describe(low)) to \(describe(high))")
      }
    }
    return .object(makeForeign(.interval(low, high, isClosed: isClosed)))
  }

  private func isOrdered(_ value: Value?) -> Bool {
    switch value {
    case nil, .double, .integer, .string: true
    default: false
    }
  }

  private func areAlike(_ low: Value, _ high: Value) -> Bool {
    if case .string = low, case .string = high { return true }
    return low.number != nil && high.number != nil
  }

  /// Whether a value is in such a range; `nil` where the other value is none.
  func interval(_ range: Value, contains value: Value) throws(RunError) -> Bool? {
    guard let id = range.objectID,
      case .interval(let low, let high, let isClosed) = foreignObject(id)
    else { return nil }
    if let low {
      guard areAlike(low, value) else { return false }
      if try compare(value, low, .less) { return false }
    }
    guard let high else { return true }
    guard areAlike(high, value) else { return false }
    return try compare(value, high, isClosed ? .lessOrEqual : .less)
  }

  func intervalProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    guard case .interval(let low, let high, let isClosed) = foreignObject(id) else { return nil }
    switch name {
    case "lowerBound": return low
    case "upperBound": return high
    case "isEmpty":
      guard let low, let high else { return nil }
      return .boolean(isClosed ? false : try areEqual(low, high))
    default: return nil
    }
  }

  func describeInterval(_ id: ObjectID) -> String? {
    guard case .interval(let low, let high, let isClosed) = foreignObject(id) else { return nil }
    let sign = isClosed || high == nil ? "..." : "..<"
    return (low.map { describe($0) } ?? "") + sign + (high.map { describe($0) } ?? "")
  }
}
