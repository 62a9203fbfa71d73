import LifecycleEngine

extension Compiler {
  /// Compiles the condition of a check, if it has one.
  mutating func compile(_ check: Check) throws(ScriptError) -> CompiledCheck {
    switch check {
    case .requirement(.condition(let condition), _),
      .requirement(.conditionAt(let condition, _, _), _):
      return CompiledCheck(check: check, function: try compileValue(condition))
    default: return CompiledCheck(check: check, function: nil)
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
    let near = EditDistance.nearest(to: name, in: known)
    throw ScriptError(
      Diagnostic(
        id: "unknown-name",
        "'\(name)' is not the name of an object here\(near.map { "; did you mean '\($0)'?" } ?? "")",
        at: range,
        help: [
          "an object is called by the top-level variable that first held it, or by its class and "
            + "its number, such as 'Detail1'"
        ]))
  }

  /// `Detail1`: a class and the number of an instance that never had a top-level name.
  private func isNumberedClass(_ name: String) -> Bool {
    var text = name
    while let last = text.utf8.last, last >= 48, last <= 57 { text.removeLast() }
    guard text.utf8.count < name.utf8.count else { return false }
    return program.classes.contains { $0.name == text } || BuiltInTypes.isKnown(text)
  }
}
