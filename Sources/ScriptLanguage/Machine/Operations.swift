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

  func areEqual(_ left: Value, _ right: Value) throws(RunError) -> Bool {
    switch (left, right) {
    case (.null, .null), (.void, .void): return true
    case (.opaque(let name), let other), (let other, .opaque(let name)):
      // Whatever it stands for, an opaque value is not nil.
      if other.isNull { return false }
      throw failed(
        "opaque-condition", "'\(name)' is not simulated, so a scenario cannot depend on it")
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.symbol(let a), .symbol(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.insets(let a), .insets(let b)): return a == b
    case (.insets(let a), .symbol("zero")), (.symbol("zero"), .insets(let a)): return a == .zero
    case (.rect(let a), .symbol("zero")), (.symbol("zero"), .rect(let a)): return a == .zero
    case (.size(let a), .symbol("zero")), (.symbol("zero"), .size(let a)):
      return a == Size(width: 0, height: 0)
    case (.classType(let a), .classType(let b)): return a == b
    case (.builtInType(let a), .builtInType(let b)): return a == b
    case (.range(let a, let b), .range(let c, let d)): return a == c && b == d
    case (.range(let first, let end), .integer(let value)): return value >= first && value < end
    case (.object(let a), .object(let b)):
      guard a != b, let left = array(a), let right = array(b) else { return a == b }
      guard left.count == right.count else { return false }
      for (x, y) in zip(left, right) where !(try areEqual(x, y)) { return false }
      return true
    default:
      if let a = left.number, let b = right.number { return a == b }
      return false
    }
  }

  private func compare(
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
    if overflow { throw failed("arithmetic-overflow", "The result of this is not an Int") }
    return value
  }

  private func mismatch(_ left: Value, _ right: Value) -> RunError {
    failed(
      "type-mismatch",
      "This operator cannot be used with \(left.typeName) and \(right.typeName)")
  }

  func negate() throws(RunError) {
    let value = pop()
    switch value {
    case .integer(let number): push(.integer(try calculate(0, number, .subtract)))
    case .double(let number): push(.double(-number))
    default:
      release(value)
      throw failed("type-mismatch", "\(value.typeName) cannot be negated")
    }
  }

  func makeRange(isClosed: Bool) throws(RunError) {
    let high = pop()
    let low = pop()
    guard case .integer(let first) = low, case .integer(let last) = high,
      last < Int(Int32.max), first > Int(Int32.min)
    else { throw mismatch(low, high) }
    let end = isClosed ? last + 1 : last
    guard first <= end else {
      throw failed("empty-range", "A range must not end before it begins")
    }
    push(.range(first, end))
  }

  func concatenate(_ count: Int) {
    let parts = pop(count)
    var text = ""
    for part in parts {
      text += describe(part)
      release(part)
    }
    push(.string(text))
  }

  /// How `print` and string interpolation show a value.
  func describe(_ value: Value) -> String {
    switch value {
    case .void: return "()"
    case .null: return "nil"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return String(number)
    case .double(let number): return NumberText.describe(number)
    case .string(let text): return text
    case .symbol(let name): return name
    case .function(let index): return program.functions[index].name
    case .classType(let index): return program.classes[index].name
    case .builtInType(let name), .opaque(let name): return name
    case .actor(let actor): return actor == .user ? "user" : "system"
    case .mainQueue: return "DispatchQueue.main"
    case .size(let size): return NumberText.describe(size)
    case .rect(let rect):
      return "(\(NumberText.describe(rect.x)), \(NumberText.describe(rect.y)), "
        + "\(NumberText.describe(rect.size.width)), \(NumberText.describe(rect.size.height)))"
    case .insets(let insets): return NumberText.describe(insets)
    case .range(let first, let end): return "\(first)..<\(end)"
    case .object(let id), .weak(let id): return describe(id)
    }
  }

  private func describe(_ id: ObjectID) -> String {
    if let elements = array(id) {
      var text = "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        text += describe(element)
      }
      return text + "]"
    }
    return name(of: id) ?? world.classRecord(of: id).name
  }

  // MARK: Casts

  func executeCast(_ type: TypeSyntax, _ kind: CastKind) throws(RunError) {
    let value = pop()
    let fits = try isInstance(value, of: type)
    switch kind {
    case .is:
      release(value)
      push(.boolean(fits))
    case .asOptional where !fits:
      release(value)
      push(.null)
    case .asForced where !fits:
      release(value)
      throw failed("cast-failed", "The value is not of the type it is cast to")
    case .as:
      if case .integer(let number) = value, case .named(let name, _) = type,
        name == "Double" || name == "CGFloat"
      {
        push(.double(Double(number)))
      } else {
        push(value)
      }
    default: push(value)
    }
  }

  private func isInstance(_ value: Value, of type: TypeSyntax) throws(RunError) -> Bool {
    guard case .named(let name, _) = type else { return !value.isNull }
    switch value {
    case .null: return false
    case .opaque(let opaque):
      throw failed("opaque-condition", "'\(opaque)' is not simulated, so its type is not known")
    case .integer: return name == "Int"
    case .double: return name == "Double" || name == "CGFloat"
    case .string: return name == "String"
    case .boolean: return name == "Bool"
    case .object(let id):
      var current = classIndex(of: id)
      while let index = current {
        if program.classes[index].name == name { return true }
        current = program.classes[index].superclass
      }
      let base = world.classRecord(of: id).base
      return base.name == name || name == "NSObject" || name == "AnyObject"
        || (base.isController && name == "UIViewController")
        || (base == .window && name == "UIView")
    default: return false
    }
  }
}
