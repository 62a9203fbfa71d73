import LifecycleEngine
import ScriptCompiler

// Operators that the author declares, such as `static func ==` and `static func <`.
extension Operators {
  /// The result of a comparison with an operator of the author's type, or `nil` if the type
  /// declares none.
  func ownComparison(
    _ sign: String, _ left: Value, _ right: Value
  ) throws(RunError) -> Bool? {
    guard rules.usesOwnOperators, let type = ownType(of: left), ownType(of: right) != nil else {
      return nil
    }
    for index in machine.types.chain(of: type) {
      let method = program.types[index].staticMethods.first { $0.name == sign }
      guard let method else { continue }
      let result = try machine.call(
        method.function, [.type(type), heap.copied(left), heap.copied(right)])
      defer { heap.release(result) }
      if case .boolean(let isTrue) = result { return isTrue }
      return nil
    }
    return nil
  }

  /// The case that a name such as `.high` means beside a value of an author's enumeration.
  func named(_ value: Value, like other: Value) -> Value {
    guard rules.usesOwnOperators, let type = machine.types.valueType(of: other) else {
      return value
    }
    if let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      record.type == nil,
      let made = try? machine.valueTypes.coerced(heap.copied(value), .type(type))
    {
      if let id = made.objectID { world.autorelease(id) }
      return made
    }
    guard case .symbol(let name) = value else { return value }
    if let index = program.types[type].cases.firstIndex(where: { $0.name == name }) {
      return .enumCase(type, index)
    }
    guard machine.valueTypes.hasStatic(name, of: type),
      let member = try? machine.valueTypes.implicitMember(name, of: type)
    else {
      return value
    }
    if let id = member.objectID { world.autorelease(id) }
    return member
  }

  /// The result of `<`, `<=`, `>` or `>=` of an author's type. All four follow from `<`.
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

  /// The result of another operator that the author declares for an author's type or a geometry
  /// type. If an author's type has no such operator, the result is unknown.
  func ownResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    guard rules.usesOwnOperators, let sign = operation.sign else { return nil }
    let isOwn = ownType(of: left) != nil || ownType(of: right) != nil
    guard isOwn || left.geometryName != nil || right.geometryName != nil else { return nil }
    if let found = ownOperator(sign, [left, right]) {
      return try call(found.function, found.type.map { [.type($0)] } ?? [], [left, right])
    }
    // A declaration of `+=` is enough for `a + b`.
    if let found = ownOperator(sign + "=", [left, right]) {
      let cell = heap.makeForeign(.cell(heap.copied(left)))
      defer { world.release(cell) }
      heap.release(
        try call(found.function, found.type.map { [.type($0)] } ?? [], [.object(cell), right]))
      guard case .cell(let changed) = heap.foreignObject(cell) else { return .null }
      return heap.copied(changed)
    }
    return isOwn && rules.allowsUndeclared ? machine.unknowns.makeOpaque("result") : nil
  }

  /// The result of `-a` if the author declares the operator, or `nil` if not.
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
    let depth = stack.frames.count
    for value in own + heap.copied(operands) { stack.push(value) }
    try machine.coerceArguments(of: function)
    try machine.enter(function, argumentCount: own.count + operands.count)
    try machine.run(downTo: depth)
    return stack.pop()
  }

  /// The operator that suits the operands: an operator of a type, or one at top level.
  private func ownOperator(
    _ sign: String, _ operands: [Value]
  ) -> (function: Int, type: Int?)? {
    func isFitting(_ function: Int) -> Bool {
      let parameters = program.functions[function].parameters
      guard parameters.count == operands.count else { return false }
      return zip(parameters, operands).allSatisfy { parameter, value in
        parameter.type.map { machine.types.suits(value, $0) != nil } ?? true
      }
    }
    for operand in operands {
      guard
        let type = ownType(of: operand)
          ?? operand.geometryName.flatMap({ machine.types.extensionType(of: $0) })
      else { continue }
      for index in machine.types.chain(of: type) {
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

  /// The author's type of a value.
  func ownType(of value: Value) -> Int? {
    if let type = machine.types.valueType(of: value) { return type }
    guard case .object(let id) = value else { return nil }
    return machine.types.typeIndex(of: id)
  }
}

extension Value {
  /// The name of a geometry type. The library has no operators that calculate with geometry types.
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
  /// The operator as written, or `nil` for comparisons.
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
