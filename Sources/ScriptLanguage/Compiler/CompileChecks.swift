import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Compiles the condition of a check, if the check has a condition.
  mutating func compile(_ check: Check, _ text: [UInt8]) throws(ScriptError) -> CompiledCheck {
    guard case .requirement(let requirement, _) = check else { return CompiledCheck(check: check) }
    switch requirement {
    case .condition(let condition), .conditionAt(let condition, _, _):
      func written(_ range: SourceRange) -> String {
        String(decoding: text[range.start..<range.end], as: UTF8.self)
      }
      problems += vacuities(of: condition, written)
      var compiled = CompiledCheck(check: check)
      let operands = condition.shownOperands
      compiled.function = try compileCondition(condition, keeping: operands)
      compiled.text = written(condition.range)
      compiled.range = condition.range
      compiled.operands = operands.map { written($0.range) }
      return compiled
    default: return CompiledCheck(check: check)
    }
  }

  /// Keeps the value on top of the stack if a failure of the check will show the value.
  mutating func noteOperand(_ expression: Expression) {
    guard isInCheck, let index = shownOperands.firstIndex(of: expression.range) else { return }
    emit(.noteOperand(index), expression.range)
  }

  /// The problems of the names in a check. Receivers must exist and be able to get the events of
  /// the check.
  func problems(of check: Check) -> [Diagnostic] {
    switch check {
    case .expectation(let expectation):
      expectation.receivers.flatMap { problems(of: $0, expectation) }
        + expectation.lines.flatMap { problems(of: $0) }
    case .requirement(let requirement, _): requirement.patterns.flatMap { problems(of: $0) }
    }
  }

  private func problems(of receiver: NamedReceiver, _ expectation: Expectation) -> [Diagnostic] {
    if receiver.name == "app" {
      guard !expectation.lenses.shows(.sceneDidBecomeActive) else { return [] }
      return [
        error(
          "impossible-event", "'app' gets nothing that \(expectation.lensText) shows",
          receiver.range, help: ["its lens is '.app'"]
        ).diagnostic
      ]
    }
    if receiver.name == "console", !expectation.lenses.shows(.consolePrint) {
      return [
        error(
          "impossible-event", "'console' gets nothing that \(expectation.lensText) shows",
          receiver.range, help: ["its lens is '.console'"]
        ).diagnostic
      ]
    }
    return problems(ofName: receiver.name, receiver.range)
  }

  private func problems(of event: EventPattern) -> [Diagnostic] {
    var result: [Diagnostic] = []
    // A name that is no callback is reported already.
    let isCallback = EventPattern.isCallback(event.callback)
    if event.receiver == "app", isCallback {
      if !event.named.contains(where: { $0.lens == .app }) {
        result.append(
          error(
            "impossible-event", "'app' never gets '\(event.callback)'", event.range,
            help: ["it gets what UIKit tells the delegates of the application and of its scene"]
          ).diagnostic)
      }
    } else if isCallback, event.isOfConsole != (event.receiver == "console") {
      result.append(
        error(
          "impossible-event", "'\(event.receiver)' never gets '\(event.callback)'", event.range,
          help: [
            event.isOfConsole
              ? "lines of the console are events of 'console': 'console.\(event.callback)'"
              : "the events of 'console' are 'print', 'warning' and 'exception'"
          ]
        ).diagnostic)
    } else {
      result += problems(ofName: event.receiver, event.receiverRange)
    }
    let unknown = event.arguments.flatMap { $0.value.names }.flatMap {
      problems(ofName: $0.name, $0.range, among: ["window"])
    }
    // One unknown name is enough to report about an argument.
    if unknown.isEmpty, let problem = event.argumentProblem { result.append(problem) }
    return result + unknown
  }

  private func problems(
    ofName name: String, _ range: SourceRange,
    among others: [String] = ["console", "app", "window"]
  ) -> [Diagnostic] {
    do throws(ScriptError) {
      try checkIsDeclaredAbove(name, range)
      if globalSlot(named: name) != nil || others.contains(name) || isNumberedClass(name) {
        return []
      }
      throw unknownObject(name, range, program.globals.map { $0.name } + others)
    } catch {
      return error.diagnostics
    }
  }

  /// Rejects a name that is declared below the check, because a check is judged at its own place.
  func checkIsDeclaredAbove(_ name: String, _ range: SourceRange) throws(ScriptError) {
    guard namesBelow.contains(name) else { return }
    throw error(
      "unknown-name", "'\(name)' is declared below this check", range,
      help: ["a check is judged where it stands; move it down"])
  }

  private func notSimulated(_ what: String, _ range: SourceRange) -> Diagnostic {
    error("not-simulated", "\(what) is not simulated yet", range).diagnostic
  }

  func unknownObject(
    _ name: String, _ range: SourceRange, _ known: [String]
  ) -> ScriptError {
    let nearest = EditDistance.nearest(to: name, in: known)
    if nearest == nil, isInCheck, LibraryNames.isPrefixed(name), !isNumbered(name) {
      return error(
        "not-simulated", "'\(name)' is not simulated, so a check cannot depend on it", range)
    }
    let near = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return error(
      "unknown-name", "'\(name)' is not the name of an object here\(near)", range,
      help: [
        "an object is called by the top-level variable that first held it, or by its class and "
          + "number, such as 'Detail1'"
      ])
  }

  private func isNumbered(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return last >= 48 && last <= 57
  }

  /// Returns true for `Detail1`: a class and the number of an instance without a top-level name.
  func isNumberedClass(_ name: String) -> Bool {
    var text = name
    while let last = text.utf8.last, last >= 48, last <= 57 { text.removeLast() }
    guard text.utf8.count < name.utf8.count else { return false }
    return program.types.contains { $0.name == text } || BuiltInTypes.isKnown(text)
  }
}

extension Expression {
  /// The parts of a condition whose values explain a failure.
  fileprivate var shownOperands: [Expression] {
    switch kind {
    case .binary(let symbol, let left, let right):
      guard let operation = BinaryOperator(symbol), operation.isComparison || symbol == "===" else {
        return left.shownOperands + right.shownOperands
      }
      return [left, right].filter { !$0.isLiteral }
    case .prefix("!", let operand): return operand.shownOperands
    // For `leaks.isEmpty`, the leaks explain the failure.
    case .member(let base, "isEmpty"), .member(let base, "count"): return [base]
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .member,
      .optionalChain, .forceUnwrap, .call, .subscript, .closure, .prefix, .partialRange, .ternary,
      .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      return []
    }
  }

  private var isLiteral: Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .floating, .string: true
    case .identifier, .closureParameter, .selfReference, .superReference, .array, .dictionary,
      .tuple, .implicitMember, .member, .optionalChain, .forceUnwrap, .call, .subscript, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      false
    }
  }
}
