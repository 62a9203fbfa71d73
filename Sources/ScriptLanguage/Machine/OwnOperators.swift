import LifecycleEngine

// Comparisons that types of the author declare themselves: `static func ==` and `static func <`.
extension Machine {
  /// The result of a comparison by an operator that the type of both values declares; `nil` where it
  /// declares none.
  func ownComparison(
    _ sign: String, _ left: Value, _ right: Value
  ) throws(RunError) -> Bool? {
    guard rules.usesOwnOperators, let type = ownType(of: left), ownType(of: right) != nil else {
      return nil
    }
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
    guard rules.usesOwnOperators, let type = valueType(of: other) else { return value }
    if let id = value.objectID, case .payload(let record) = foreignObject(id), record.type == nil,
      let made = try? coerced(copied(value), .type(type))
    {
      if let id = made.objectID { world.autorelease(id) }
      return made
    }
    guard case .symbol(let name) = value else { return value }
    if let index = program.types[type].cases.firstIndex(where: { $0.name == name }) {
      return .enumCase(type, index)
    }
    guard hasStatic(name, of: type), let member = try? implicitMember(name, of: type) else {
      return value
    }
    if let id = member.objectID { world.autorelease(id) }
    return member
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

  /// The result of any other operator on values of the author's types, or of those of the library's that
  /// have none, as the author declares it. What it does with the author's where nobody does is not known.
  func ownResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    guard rules.usesOwnOperators, let sign = operation.sign else { return nil }
    let isOwn = ownType(of: left) != nil || ownType(of: right) != nil
    guard isOwn || left.geometryName != nil || right.geometryName != nil else { return nil }
    if let found = ownOperator(sign, [left, right]) {
      return try call(found.function, found.type.map { [.type($0)] } ?? [], [left, right])
    }
    // `+=` alone is enough for `a += b`.
    if let found = ownOperator(sign + "=", [left, right]) {
      let cell = makeForeign(.cell(copied(left)))
      defer { world.release(cell) }
      release(
        try call(found.function, found.type.map { [.type($0)] } ?? [], [.object(cell), right]))
      guard case .cell(let changed) = foreignObject(cell) else { return .null }
      return copied(changed)
    }
    return isOwn ? makeOpaque("result") : nil
  }

  /// `-a` as the type of `a` declares it; `nil` where it does not.
  func ownNegation(of value: Value) throws(RunError) -> Value? {
    guard rules.usesOwnOperators, ownType(of: value) != nil || value.geometryName != nil,
      let found = ownOperator("-", [value])
    else {
      return nil
    }
    return try call(found.function, found.type.map { [.type($0)] } ?? [], [value])
  }

  private func call(
    _ function: Int, _ own: [Value], _ operands: [Value]
  ) throws(RunError) -> Value {
    let depth = frames.count
    for value in own + copied(operands) { push(value) }
    try coerceArguments(of: function)
    try enter(function, argumentCount: own.count + operands.count)
    try run(downTo: depth)
    return pop()
  }

  /// The operator that suits operands: a type's own, or one at top level.
  private func ownOperator(
    _ sign: String, _ operands: [Value]
  ) -> (function: Int, type: Int?)? {
    func isFitting(_ function: Int) -> Bool {
      let parameters = program.functions[function].parameters
      guard parameters.count == operands.count else { return false }
      return zip(parameters, operands).allSatisfy { parameter, value in
        parameter.type.map { suits(value, $0) != nil } ?? true
      }
    }
    for operand in operands {
      guard let type = ownType(of: operand) ?? operand.geometryName.flatMap(extensionType(of:))
      else { continue }
      for index in chain(of: type) {
        for method in program.types[index].staticMethods
        where method.name == sign && isFitting(method.function) {
          return (method.function, type)
        }
      }
    }
    let free = program.functions.indices.first { index in
      program.functions[index].name == sign && !program.functions[index].hasSelf
        && isFitting(index)
    }
    return free.map { ($0, nil) }
  }

  /// The type of the author's that a value is of.
  func ownType(of value: Value) -> Int? {
    if let type = valueType(of: value) { return type }
    guard case .object(let id) = value else { return nil }
    return typeIndex(of: id)
  }
}

extension Value {
  /// The type of a point, a size and such, with which no operator of the library's calculates.
  fileprivate var geometryName: String? {
    switch self {
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .insets: "UIEdgeInsets"
    default: nil
    }
  }
}

extension BinaryOperator {
  /// As it is written; `nil` for those that compare.
  fileprivate var sign: String? {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .addWrapping: "&+"
    case .subtractWrapping: "&-"
    case .multiplyWrapping: "&*"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .bitXor: "^"
    default: nil
    }
  }
}
