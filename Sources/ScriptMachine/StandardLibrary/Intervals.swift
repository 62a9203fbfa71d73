import LifecycleEngine

// Ranges of anything but whole numbers, such as `0.5...1`, `"a"..."f"` and `lowest...highest` of a
// comparable type of the author's.
extension Collections {
  /// Makes a range between two comparable values. Returns `nil` if the values are not comparable.
  func makeInterval(_ low: Value?, _ high: Value?, isClosed: Bool) throws(RunError) -> Value? {
    let (given, end) = (low, high)
    let low = given.map { value in end.map { machine.operators.named(value, like: $0) } ?? value }
    let high = end.map { value in given.map { machine.operators.named(value, like: $0) } ?? value }
    guard isOrdered(low), isOrdered(high), low != nil || high != nil else { return nil }
    // The type of a name is the type of the value with which the range is used.
    if let low, let high, !isName(low), !isName(high) {
      guard areAlike(low, high) else { return nil }
      guard try machine.operators.compare(low, high, .lessOrEqual) else {
        throw failed(
          .emptyRange,
          "A range ends before it begins: \(machine.operators.describe(low)) to \(machine.operators.describe(high))"
        )
      }
    }
    return .object(heap.makeForeign(.interval(low, high, isClosed: isClosed)))
  }

  private func isOrdered(_ value: Value?) -> Bool {
    switch value {
    case nil, .double, .integer, .string: true
    case .some(let value):
      rules.usesOwnOperators && (isName(value) || machine.operators.ownType(of: value) != nil)
    }
  }

  /// True if a value is a case without a known type, such as `.low` or `.level(2)`.
  private func isName(_ value: Value) -> Bool {
    if case .symbol = value { return true }
    guard let id = value.objectID, case .payload(let record) = heap.foreignObject(id) else {
      return false
    }
    return record.type == nil
  }

  private func areAlike(_ low: Value, _ high: Value) -> Bool {
    if case .string = low, case .string = high { return true }
    // Classes that share a superclass can be compared with the `<` of the superclass.
    if rules.usesOwnOperators, machine.operators.ownType(of: low) != nil,
      machine.operators.ownType(of: high) != nil
    {
      return true
    }
    return low.number != nil && high.number != nil
  }

  /// Returns true if a value is in the range, or `nil` if the first value is no range.
  func interval(_ range: Value, contains value: Value) throws(RunError) -> Bool? {
    guard let id = range.objectID,
      case .interval(let low, let high, let isClosed) = heap.foreignObject(id)
    else { return nil }
    if let low {
      let (low, value) = (
        machine.operators.named(low, like: value), machine.operators.named(value, like: low)
      )
      guard areAlike(low, value) else { return false }
      if try machine.operators.compare(value, low, .less) { return false }
    }
    guard let high else { return true }
    let (last, value) = (
      machine.operators.named(high, like: value), machine.operators.named(value, like: high)
    )
    guard areAlike(last, value) else { return false }
    return try machine.operators.compare(value, last, isClosed ? .lessOrEqual : .less)
  }

  func intervalProperty(_ name: String, of id: ObjectID) throws(RunError) -> Value? {
    guard case .interval(let low, let high, let isClosed) = heap.foreignObject(id) else {
      return nil
    }
    switch name {
    case "lowerBound": return low.map { heap.copied($0) }
    case "upperBound": return high.map { heap.copied($0) }
    case "isEmpty":
      guard let low, let high else { return nil }
      return .boolean(isClosed ? false : try machine.operators.areEqual(low, high))
    default: return nil
    }
  }

  /// Fails for a random number of a range without numbers.
  func checkRandom(_ range: Value?) throws(RunError) {
    var isEmpty = false
    if case .range(let bounds)? = range { isEmpty = bounds.isEmpty }
    if let id = range?.objectID, case .boolean(true)? = try intervalProperty("isEmpty", of: id) {
      isEmpty = true
    }
    guard !isEmpty else {
      throw failed(.emptyRange, "A random number is taken from a range without numbers")
    }
  }

  func describeInterval(_ id: ObjectID) -> String? {
    guard case .interval(let low, let high, let isClosed) = heap.foreignObject(id) else {
      return nil
    }
    let sign = isClosed || high == nil ? "..." : "..<"
    return (low.map { machine.operators.describe($0) } ?? "") + sign
      + (high.map { machine.operators.describe($0) } ?? "")
  }
}
