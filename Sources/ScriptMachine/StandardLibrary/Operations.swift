import LifecycleEngine
import ScriptCompiler

extension Operators {
  func executeBinary(_ operation: BinaryOperator) throws(RunError) {
    let right = stack.pop()
    let left = stack.pop()
    defer {
      heap.release(left)
      heap.release(right)
    }
    if let result = try machine.unknowns.opaqueResult(of: operation, left, right) {
      return stack.push(result)
    }
    if operation == .equal || operation == .notEqual { try checkComparable(left, right) }
    switch operation {
    case .equal: stack.push(.boolean(try areEqual(left, right)))
    case .notEqual: stack.push(.boolean(!(try areEqual(left, right))))
    case .identical: stack.push(.boolean(try areIdentical(left, right)))
    case .notIdentical: stack.push(.boolean(!(try areIdentical(left, right))))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      stack.push(.boolean(try compare(left, right, operation)))
    default:
      if let result = try ownResult(of: operation, left, right) { return stack.push(result) }
      stack.push(try calculate(left, right, operation))
    }
  }

  func compare(
    _ left: Value, _ right: Value, _ operation: BinaryOperator
  ) throws(RunError) -> Bool {
    let (left, right) = (named(left, like: right), named(right, like: left))
    if let own = try ownOrder(left, right, operation) { return own }
    if case .string(let a) = left, case .string(let b) = right {
      try machine.checkIsKnown(a)
      try machine.checkIsKnown(b)
      budget.spend(min(a.utf8.count, b.utf8.count) / Budget.textWeight)
      return ordered(a < b, a == b, operation)
    }
    if case .integer(let a) = left, case .integer(let b) = right {
      return ordered(a < b, a == b, operation)
    }
    // Cases are ordered by their declaration.
    if rules.usesOwnOperators, let one = caseOfOwn(left), let other = caseOfOwn(right),
      one.type == other.type,
      rules.allowsUndeclared || machine.types.conforms(one.type, to: "Comparable")
    {
      guard one.place == other.place else {
        return ordered(one.place < other.place, false, operation)
      }
      return try compare(one.payload, other.payload, operation)
    }
    if let one = left.objectID.flatMap({ heap.tuple($0)?.elements }),
      let other = right.objectID.flatMap({ heap.tuple($0)?.elements }), one.count == other.count
    {
      return try compare(one, other, operation)
    }
    if let known = heap.opaqueValues.compare(left, right, operation) { return known }
    guard let a = left.number, let b = right.number else { throw mismatch(left, right) }
    return ordered(a < b, a == b, operation)
  }

  /// Compares lists. The first elements that differ decide.
  private func compare(
    _ left: [Value], _ right: [Value], _ operation: BinaryOperator
  ) throws(RunError) -> Bool {
    for (a, b) in zip(left, right) where !(try areEqual(a, b)) {
      return try compare(a, b, operation)
    }
    return ordered(false, true, operation)
  }

  /// The enumeration of a value, the place of its case, and its payload.
  private func caseOfOwn(_ value: Value) -> (type: Int, place: Int, payload: [Value])? {
    if case .enumCase(let type, let place) = value { return (type, place, []) }
    guard let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      let type = record.type,
      let place = program.types[type].cases.firstIndex(where: { $0.name == record.name })
    else { return nil }
    return (type, place, record.values)
  }

  private func ordered(_ isLess: Bool, _ isEqual: Bool, _ operation: BinaryOperator) -> Bool {
    switch operation {
    case .less: isLess
    case .lessOrEqual: isLess || isEqual
    case .greater: !isLess && !isEqual
    default: !isLess
    }
  }

  private func calculate(
    _ left: Value, _ right: Value, _ operation: BinaryOperator
  ) throws(RunError) -> Value {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): return .integer(try calculateWhole(a, b, operation))
    case (.string(let a), .string(let b)) where operation == .add: return heap.makeText(a + b)
    case (.opaque(let name, _), _), (_, .opaque(let name, _)):
      return try sizedResult(of: operation, left, right)
        ?? heap.opaqueValues.calculate(left, right, operation)
        ?? machine.unknowns.makeOpaque(name)
    case (.symbol(let name), _)
    where FractionalConstant.value(name) != nil && right.number != nil:
      let number = FractionalConstant.value(name) ?? 0
      return try calculate(.double(number), right, operation)
    case (_, .symbol(let name))
    where FractionalConstant.value(name) != nil && left.number != nil:
      let number = FractionalConstant.value(name) ?? 0
      return try calculate(left, .double(number), operation)
    case (.symbol(let name), _)
    where right.number != nil && (operation == .add || operation == .subtract):
      if let level = WindowLevel.value(name) {
        return try calculate(.double(level), right, operation)
      }
      // `.required - 1` for a priority is not simulated.
      return machine.unknowns.makeOpaque(name)
    case (.double(let time), .object(let id)) where interval(id) != nil && operation == .add:
      return .double(time + (interval(id) ?? 0))
    case (.object(let a), .object(let b)) where operation == .add:
      // A lazy sequence computes all elements for `+`.
      let more: [Value]
      if case .lazy(let record) = heap.foreignObject(b) {
        more = try machine.collections.elements(of: record)
      } else if let other = heap.array(b) {
        more = heap.copied(other)
      } else {
        throw mismatch(left, right)
      }
      if case .lazy(let record) = heap.foreignObject(a) {
        return heap.makeArray(try machine.collections.elements(of: record) + more)
      }
      guard heap.array(a) != nil else { throw mismatch(left, right) }
      return machine.collections.joined(a, more)
    default:
      guard let a = left.number, let b = right.number else { throw mismatch(left, right) }
      switch operation {
      case .add: return .double(a + b)
      case .subtract: return .double(a - b)
      case .multiply: return .double(a * b)
      case .divide: return .double(a / b)
      default: throw mismatch(left, right)
      }
    }
  }

  /// The seconds in `.seconds(2)` or `.milliseconds(500)`, to be added to a time.
  private func interval(_ id: ObjectID) -> Double? {
    guard case .payload(let record) = heap.foreignObject(id), record.type == nil,
      record.values.count == 1, let number = record.values[0].number
    else { return nil }
    return switch record.name {
    case "seconds": number
    case "milliseconds": number / 1_000
    case "microseconds": number / 1_000_000
    case "nanoseconds": number / 1_000_000_000
    default: nil
    }
  }

  func calculateWhole(
    _ a: Int64, _ b: Int64, _ operation: BinaryOperator
  ) throws(RunError) -> Int64 {
    let (value, isTooLarge): (Int64, Bool)
    switch operation {
    // Shifts by more than 64 bits give the results of Swift's smart shifts.
    case .shiftLeft: return a << b
    case .shiftRight: return a >> b
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .bitXor: return a ^ b
    case .add: (value, isTooLarge) = a.addingReportingOverflow(b)
    case .subtract: (value, isTooLarge) = a.subtractingReportingOverflow(b)
    case .multiply: (value, isTooLarge) = a.multipliedReportingOverflow(by: b)
    case .addWrapping: return a &+ b
    case .subtractWrapping: return a &- b
    case .multiplyWrapping: return a &* b
    case .divide: (value, isTooLarge) = a.dividedReportingOverflow(by: b)
    default: (value, isTooLarge) = a.remainderReportingOverflow(dividingBy: b)
    }
    if isTooLarge, b == 0 {
      throw failed(.divisionByZero, "\(a) is divided by zero")
    }
    guard !isTooLarge else { throw machine.overflow("The result") }
    return value
  }

  private func mismatch(_ left: Value, _ right: Value) -> RunError {
    if case .opaque(let name, _) = left { return machine.opaqueCondition(name) }
    if case .opaque(let name, _) = right { return machine.opaqueCondition(name) }
    return failed(
      .typeMismatch,
      "This operator does not work with \(machine.describeKind(left)) and "
        + "\(machine.describeKind(right))"
    )
  }

  func negate() throws(RunError) {
    let value = stack.pop()
    if let own = try ownNegation(of: value) {
      heap.release(value)
      return stack.push(own)
    }
    if let number = try sizedResult(of: .multiply, value, .integer(-1))
      ?? heap.opaqueValues.negated(value)
    {
      heap.release(value)
      return stack.push(number)
    }
    switch value {
    case .opaque(let name, _) where rules.allowsUnknownValues:
      stack.push(
        machine.unknowns.named(
          machine.unknowns.makeOpaque(name), "-\(machine.unknowns.identity(of: value))"))
      heap.release(value)
    case .integer(let number): stack.push(.integer(try calculateWhole(0, number, .subtract)))
    case .double(let number): stack.push(.double(-number))
    case .symbol(let name) where FractionalConstant.value(name) != nil:
      stack.push(.double(-(FractionalConstant.value(name) ?? 0)))
    default:
      heap.release(value)
      throw failed(.typeMismatch, "\(machine.describeKind(value)) cannot be negated")
    }
  }

  func makeRange(isClosed: Bool) throws(RunError) {
    let high = stack.pop()
    let low = stack.pop()
    if rules.allowsUnknownValues, low.isOpaque || high.isOpaque {
      stack.push(
        machine.unknowns.named(
          machine.unknowns.makeOpaque("range"),
          "\(machine.unknowns.identity(of: low))...\(machine.unknowns.identity(of: high))"))
      heap.release(low)
      return heap.release(high)
    }
    guard case .integer(let first) = low, case .integer(let last) = high else {
      guard let made = try machine.collections.makeInterval(low, high, isClosed: isClosed) else {
        throw mismatch(low, high)
      }
      return stack.push(made)
    }
    guard first <= last else {
      throw failed(.emptyRange, "A range ends before it begins: \(first) to \(last)")
    }
    stack.push(.range(RangeBounds(lower: first, upper: last, isClosed: isClosed)))
  }

  /// Makes `1...`, `..<5` or `...5`.
  func makePartialRange(_ hasLow: Bool, _ isClosed: Bool) throws(RunError) {
    let value = stack.pop()
    guard case .integer(let bound) = value else {
      let made = try machine.collections.makeInterval(
        hasLow ? value : nil, hasLow ? nil : value, isClosed: isClosed)
      guard let made else { throw mismatch(value, value) }
      return stack.push(made)
    }
    stack.push(
      .range(
        hasLow ? RangeBounds(lower: bound) : RangeBounds(upper: bound, isClosed: isClosed)))
  }
}
