import LifecycleEngine

// Comparisons that types of an example declare themselves: `static func ==` and `static func <`.
extension Machine {
  /// The result of a comparison by an operator that the type of both values declares; `nil` where it
  /// declares none.
  func ownComparison(
    _ sign: String, _ left: Value, _ right: Value
  ) throws(RunError) -> Bool? {
    guard isExample, let type = ownType(of: left), ownType(of: right) != nil else { return nil }
    for index in chain(of: type) {
      let method = program.types[index].staticMethods.first { $0.name == sign }
      guard let method else { continue }
      let result = try call(method.function, [.type(type), copied(left), copied(right)])
      defer { release(result) }
      if case .boolean(let isTrue) = result { return isTrue }
      return nil
    }
    return nil
  }

  /// The case that `.high` names beside a value of an enumeration of the author's.
  func named(_ value: Value, like other: Value) -> Value {
    guard isExample, case .symbol(let name) = value, case .enumCase(let type, _) = other,
      let index = program.types[type].cases.firstIndex(where: { $0.name == name })
    else { return value }
    return .enumCase(type, index)
  }

  /// The same for one of the four that say which of two comes first: all follow from `<`.
  func ownOrder(
    _ left: Value, _ right: Value, _ operation: BinaryOperator
  ) throws(RunError) -> Bool? {
    switch operation {
    case .less: return try ownComparison("<", left, right)
    case .greater: return try ownComparison("<", right, left)
    case .lessOrEqual: return try ownComparison("<", right, left).map { !$0 }
    case .greaterOrEqual: return try ownComparison("<", left, right).map { !$0 }
    default: return nil
    }
  }

  /// The result of any other operator on values of the author's types: what it does is not known.
  func ownResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Value? {
    guard isExample, ownType(of: left) != nil || ownType(of: right) != nil else { return nil }
    switch operation {
    case .equal, .notEqual, .identical, .notIdentical: return nil
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return nil
    default: return makeOpaque("result")
    }
  }

  /// The type of the author's that a value is of.
  private func ownType(of value: Value) -> Int? {
    if let type = valueType(of: value) { return type }
    guard case .object(let id) = value else { return nil }
    return typeIndex(of: id)
  }
}
