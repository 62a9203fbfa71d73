import LifecycleEngine

extension Machine {
  func executeBinary(_ operation: BinaryOperator) throws(RunError) {
    let right = pop()
    let left = pop()
    defer {
      release(left)
      release(right)
    }
    switch operation {
    case .equal, .identical: push(.boolean(try areEqual(left, right)))
    case .notEqual, .notIdentical: push(.boolean(!(try areEqual(left, right))))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      push(.boolean(try compare(left, right, operation)))
    default: push(try calculate(left, right, operation))
    }
  }

  func compare(
    _ left: Value, _ right: Value, _ operation: BinaryOperator
  ) throws(RunError) -> Bool {
    if case .string(let a) = left, case .string(let b) = right {
      return ordered(a < b, a == b, operation)
    }
    guard let a = left.number, let b = right.number else { throw mismatch(left, right) }
    return ordered(a < b, a == b, operation)
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
    case (.integer(let a), .integer(let b)): return .integer(try calculate(a, b, operation))
    case (.string(let a), .string(let b)) where operation == .add: return .string(a + b)
    case (.opaque, _): return left
    case (_, .opaque): return right
    case (.object(let a), .object(let b)) where operation == .add:
      guard let first = array(a), let second = array(b) else { throw mismatch(left, right) }
      return makeArray((first + second).map { copied($0) })
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

  private func calculate(
    _ a: Int, _ b: Int, _ operation: BinaryOperator
  ) throws(RunError) -> Int {
    let (value, overflow): (Int, Bool)
    switch operation {
    case .add: (value, overflow) = a.addingReportingOverflow(b)
    case .subtract: (value, overflow) = a.subtractingReportingOverflow(b)
    case .multiply: (value, overflow) = a.multipliedReportingOverflow(by: b)
    case .divide: (value, overflow) = a.dividedReportingOverflow(by: b)
    default: (value, overflow) = a.remainderReportingOverflow(dividingBy: b)
    }
    if overflow, b == 0 {
      throw failed("division-by-zero", "\(a) is divided by zero")
    }
    // The browser's numbers have 32 bits, and a page must not show there what was not verified.
    guard !overflow, let result = Int32(exactly: value) else {
      throw failed("arithmetic-overflow", "The result is beyond 32 bits, which is not simulated")
    }
    return Int(result)
  }

  private func mismatch(_ left: Value, _ right: Value) -> RunError {
    failed(
      "type-mismatch",
      "This operator does not go with \(describeKind(left)) and \(describeKind(right))")
  }

  func negate() throws(RunError) {
    let value = pop()
    switch value {
    case .integer(let number): push(.integer(try calculate(0, number, .subtract)))
    case .double(let number): push(.double(-number))
    default:
      release(value)
      throw failed("type-mismatch", "\(describeKind(value)) cannot be negated")
    }
  }

  func makeRange(isClosed: Bool) throws(RunError) {
    let high = pop()
    let low = pop()
    guard case .integer(let first) = low, case .integer(let last) = high else {
      throw mismatch(low, high)
    }
    guard last < Int(Int32.max), first > Int(Int32.min) else {
      throw failed("arithmetic-overflow", "A range of this size is not simulated")
    }
    let end = isClosed ? last + 1 : last
    guard first <= end else {
      throw failed("empty-range", "A range ends before it begins: \(first) to \(last)")
    }
    push(.range(first, end))
  }

  /// `1...`, `..<5` or `...5`; the missing end is as far away as possible.
  func makePartialRange(_ hasLow: Bool, _ isClosed: Bool) throws(RunError) {
    let value = pop()
    guard case .integer(let bound) = value, bound < Int(Int32.max), bound > Int(Int32.min) else {
      throw mismatch(value, value)
    }
    if hasLow { return push(.range(bound, Int.max)) }
    push(.range(Int.min, isClosed ? bound + 1 : bound))
  }
}
