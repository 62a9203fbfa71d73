import LifecycleEngine

extension Compiler {
  /// Compiles the condition of a check, if it has one.
  mutating func compile(_ check: Check, _ text: [UInt8]) throws(ScriptError) -> CompiledCheck {
    guard case .requirement(let requirement, _) = check else { return CompiledCheck(check: check) }
    switch requirement {
    case .condition(let condition), .conditionAt(let condition, _, _):
      var compiled = CompiledCheck(check: check)
      compiled.function = try compileCondition(condition)
      func written(_ range: SourceRange) -> String {
        String(decoding: text[range.start..<range.end], as: UTF8.self)
      }
      compiled.text = written(condition.range)
      compiled.range = condition.range
      for operand in condition.shownOperands {
        compiled.operands.append(
          CompiledCheck.Operand(
            text: written(operand.range), function: try compileCondition(operand)))
      }
      return compiled
    default: return CompiledCheck(check: check)
    }
  }

  /// Makes sure that the receivers a check names exist.
  func validate(_ check: Check) throws(ScriptError) {
    switch check {
    case .expectation(let expectation):
      for receiver in expectation.receivers { try validate(receiver.name, receiver.range) }
      for line in expectation.lines { try validate(line) }
    case .requirement(let requirement, _):
      switch requirement {
      case .never(let event), .count(let event, _, _), .conditionAt(_, let event, _):
        try validate(event)
      case .order(let first, let second):
        try validate(first)
        try validate(second)
      case .moments(let moment, _, let operand):
        try validate(moment.event)
        if case .moment(let other) = operand { try validate(other.event) }
      case .consoleContains, .condition: break
      }
    }
  }

  private func validate(_ event: EventPattern) throws(ScriptError) {
    try validate(event.receiver, event.receiverRange)
    for argument in event.arguments {
      if case .name(let name) = argument.value { try validate(name, event.range) }
    }
  }

  private func validate(_ name: String, _ range: SourceRange) throws(ScriptError) {
    let known = program.globals.map { $0.name } + ["console", "app", "window"]
    if known.contains(name) || isNumberedClass(name) { return }
    throw unknownObject(name, range, known)
  }

  func unknownObject(
    _ name: String, _ range: SourceRange, _ known: [String]
  ) -> ScriptError {
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return error(
      "unknown-name", "'\(name)' is not the name of an object here\(near)", range,
      help: [
        "an object is called by the top-level variable that first held it, or by its class and "
          + "number, such as 'Detail1'"
      ])
  }

  /// `Detail1`: a class and the number of an instance that never had a top-level name.
  func isNumberedClass(_ name: String) -> Bool {
    var text = name
    while let last = text.utf8.last, last >= 48, last <= 57 { text.removeLast() }
    guard text.utf8.count < name.utf8.count else { return false }
    return program.types.contains { $0.name == text } || BuiltInTypes.isKnown(text)
  }
}

extension Expression {
  /// The parts of a condition whose values tell why it is false.
  fileprivate var shownOperands: [Expression] {
    switch kind {
    case .binary(let symbol, let left, let right):
      guard let operation = BinaryOperator(symbol), operation.isComparison || symbol == "===" else {
        return left.shownOperands + right.shownOperands
      }
      return [left, right].filter { !$0.isLiteral }
    case .prefix("!", let operand): return operand.shownOperands
    // Of `leaks.isEmpty` the leaks are what tells.
    case .member(let base, "isEmpty"), .member(let base, "count"): return [base]
    default: return []
    }
  }

  private var isLiteral: Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .floating, .string: true
    default: false
    }
  }
}
