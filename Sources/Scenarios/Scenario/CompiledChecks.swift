import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset

extension Compiler {
  /// Compiles the condition of a check, if the check has a condition.
  func compile(
    _ check: Check, _ text: [UInt8], _ fixed: FixedNames
  ) throws(ScriptError) -> CompiledCheck {
    guard case .requirement(let requirement, _) = check else { return CompiledCheck(check: check) }
    switch requirement {
    case .condition(let condition), .conditionAt(let condition, _, _):
      func written(_ range: SourceRange) -> String {
        String(decoding: text[range.start..<range.end], as: UTF8.self)
      }
      var compiled = CompiledCheck(check: check)
      let links = condition.links
      let operands = condition.shownOperands + links
      compiled.links = operands.count - links.count..<operands.count
      compiled.function = try compileCondition(condition, keeping: operands)
      let isAtEvent = if case .conditionAt = requirement { true } else { false }
      problems.report(
        VacuousCheck.vacuities(of: condition, isAtEvent ? fixed : fixed.behindSteps, written))
      compiled.text = written(condition.range)
      compiled.range = condition.range
      compiled.operands = operands.map { written($0.range) }
      return compiled
    default: return CompiledCheck(check: check)
    }
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
        ScriptError(
          "impossible-event", "'app' gets nothing that \(expectation.lensText) shows",
          receiver.range, help: ["its lens is '.app'"]
        ).diagnostic
      ]
    }
    if receiver.name == "console", !expectation.lenses.shows(.consolePrint) {
      return [
        ScriptError(
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
          ScriptError(
            "impossible-event", "'app' never gets '\(event.callback)'", event.range,
            help: [
              "it gets the calls that UIKit makes to the delegates of the "
                + "application and of its scene"
            ]
          ).diagnostic)
      }
    } else if isCallback, event.isOfConsole != (event.receiver == "console") {
      result.append(
        ScriptError(
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
    // Of a property, the object is looked up. A run tells if the property holds an object.
    let name = String(name.split(separator: ".").first ?? "")
    do throws(ScriptError) {
      try lookup.checkIsDeclaredAbove(name, range)
      if symbols.globalSlot(named: name) != nil || others.contains(name)
        || lookup.isNumberedClass(name)
      {
        return []
      }
      throw lookup.unknownObject(name, range, symbols.globals.map { $0.name } + others)
    } catch {
      return error.diagnostics
    }
  }
}

extension Expression {
  /// The objects in front of `?.` in the sides of comparisons that all must hold. Behind a link that
  /// is nil, nothing is compared.
  fileprivate var links: [Expression] {
    guard case .binary(let symbol, let left, let right) = kind else { return [] }
    if symbol == "&&" { return left.links + right.links }
    guard ["==", "!=", "===", "!=="].contains(symbol) else { return [] }
    return left.linksOfChain + right.linksOfChain
  }

  private var linksOfChain: [Expression] {
    switch kind {
    case .optionalChain(let base):
      // A view that is not loaded has no window, which 'viewIfLoaded?.window == nil' says.
      if case .member(_, let name) = base.kind, name.hasSuffix("IfLoaded") {
        base.linksOfChain
      } else {
        base.linksOfChain + [base]
      }
    case .member(let base, _): base.linksOfChain
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember,
      .forceUnwrap, .call, .subscript, .closure, .prefix, .binary, .partialRange, .ternary,
      .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      []
    }
  }

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
