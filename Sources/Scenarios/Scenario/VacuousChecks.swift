import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset

// Finds checks that hold whatever happens. Such a check would only seem to verify something.
extension BinaryOperator {
  /// True if the comparison holds for the number and every number from `smallest` on.
  func holdsAlways(from smallest: Int64, _ number: Int64) -> Bool {
    switch self {
    case .greaterOrEqual: number <= smallest
    case .greater, .notEqual: number < smallest
    default: false
    }
  }

  /// True if the comparison holds between a value and itself.
  fileprivate var holdsBetweenEquals: Bool {
    switch self {
    case .equal, .identical, .lessOrEqual, .greaterOrEqual: true
    default: false
    }
  }
}

enum VacuousCheck {
  static func error(_ what: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      id: "bad-requirement", what, at: range,
      help: ["require something that the steps can change, or remove the check"])
  }

  /// The error about the moment of an event as a number. The author may have meant that the event happened.
  static func numbered(_ moment: Moment, _ range: SourceRange) -> ScriptError {
    ScriptError(
      Diagnostic(
        id: "bad-requirement",
        "The number of a \(moment.unit.word) is the simulator's own, and says nothing about UIKit",
        at: range,
        help: [
          "to say that it happened, write 'require count(\(moment.event.text)) >= 1'",
          "to say when, compare with the \(moment.unit.word) of another event",
        ]))
  }

  static func sameSides(_ operation: BinaryOperator?, _ range: SourceRange) -> Diagnostic {
    let holds = operation?.holdsBetweenEquals ?? true
    return error(
      "Both sides are the same, so the check could not \(holds ? "fail" : "hold")", range)
  }
}

extension Runner {
  /// The calls and assignments of the code, and the actions of the user and the system.
  var acts: Int { machine.acts + machine.actions.marks.count }

  /// The problem of a passed check that could not fail, because the steps before the check did
  /// nothing, or because no run has as many events.
  func idle(_ check: Check) -> Diagnostic? {
    guard hasSteps, !isSettingUp, world.stop == nil, machine.failure == nil else { return nil }
    let count = world.trace.events.count
    switch check {
    case .expectation(let expectation):
      guard expectation.lines.isEmpty, groupStart == count, groupActs == acts else { return nil }
    case .requirement(.count(let event, let operation, let limit), _)
    where operation == .less || operation == .lessOrEqual:
      // A small bound is honest in a short run, too.
      guard limit > Int64(max(count, 20)) else { return nil }
      return VacuousCheck.error(
        "The run has only \(Quantity.text(count, "event", "events")), so the check could not fail",
        event.range)
    case .requirement(.never(let event), _), .requirement(.count(let event, .equal, 0), _):
      if let problem = unheard(event) { return problem }
      guard firstShownEvent == count, firstActs == acts else { return nil }
    case .requirement: return nil
    }
    var problem = VacuousCheck.error(
      "The steps before this check did nothing, so the check could not fail", check.range)
    problem.help = [
      "make a step do what its title says, or remove the check; an undeclared name does nothing"
    ]
    return problem
  }
}

extension Runner {
  /// The problem of a check that a text of UIKit's does not come, where UIKit says nothing at all. A
  /// text with a slip would pass, too.
  private func unheard(_ pattern: EventPattern) -> Diagnostic? {
    guard pattern.receiver == "console", pattern.callback != Callback.consolePrint.baseName,
      !pattern.arguments.isEmpty,
      !shownEvents.contains(where: { pattern.callbacks.contains($0.callback) })
    else { return nil }
    var problem = VacuousCheck.error(
      "UIKit logs nothing here, so a misspelled text would pass, too", pattern.range)
    problem.help = ["remove the text: 'require never console.\(pattern.callback)'"]
    return problem
  }
}

extension Moment {
  func isSame(as other: Moment) -> Bool { unit == other.unit && event.isSame(as: other.event) }
}

extension EventPattern {
  /// True if both patterns describe the same events, however written.
  func isSame(as other: EventPattern) -> Bool {
    receiver == other.receiver && callback == other.callback
      && arguments.count == other.arguments.count
      && zip(arguments, other.arguments).allSatisfy {
        $0.label == $1.label && $0.value.isSame(as: $1.value)
      }
  }
}

extension PatternValue {
  fileprivate func isSame(as other: PatternValue) -> Bool {
    switch (self, other) {
    case (.any, .any), (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)), (.symbol(let a), .symbol(let b)): a == b
    case (.name(let a, _), .name(let b, _)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    default: false
    }
  }
}

extension VacuousCheck {
  /// The reasons why a condition is the same in every run.
  static func vacuities(
    of condition: Expression, _ fixed: FixedNames, _ written: @escaping (SourceRange) -> String
  ) -> [Diagnostic] {
    if condition.isConstant(fixed) {
      return [
        error("This is the same in every run, so nothing is checked", condition.range)
      ]
    }
    var maker = FormulaMaker(fixed, written)
    let formula = maker.formula(of: condition)
    if formula.isFixed(parts: maker.parts.count) {
      return [
        error("This is the same in every run, whatever UIKit does", condition.range)
      ]
    }
    guard case .binary(let symbol, let left, let right) = condition.kind,
      let operation = BinaryOperator(symbol),
      operation.isComparison || operation == .identical || operation == .notIdentical,
      left.isPath, written(left.range) == written(right.range)
    else { return [] }
    return [sameSides(operation, condition.range)]
  }
}

extension Expression {
  /// True if the expression only reads, so a second read gives the same value.
  fileprivate var isPath: Bool {
    switch kind {
    case .identifier: true
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base): base.isPath
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .call, .subscript, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      false
    }
  }

  /// True if the expression consists of literals, and of names that have one value in every run.
  func isConstant(_ fixed: FixedNames) -> Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .floating: true
    case .identifier(let name): fixed.variables.contains(name)
    case .string(let segments):
      segments.allSatisfy {
        switch $0 {
        case .text: true
        case .interpolation(let value): value.isConstant(fixed)
        }
      }
    case .prefix(_, let operand): operand.isConstant(fixed)
    case .binary("||", let left, let right):
      left.isConstant(fixed) && right.isConstant(fixed) || left.truth == true
        || right.truth == true
    case .binary("&&", let left, let right):
      left.isConstant(fixed) && right.isConstant(fixed) || left.truth == false
        || right.truth == false
    case .binary(_, let left, let right): left.isConstant(fixed) && right.isConstant(fixed)
    case .ternary(let condition, let first, let second):
      condition.isConstant(fixed) && first.isConstant(fixed) && second.isConstant(fixed)
    case .array(let elements): elements.allSatisfy { $0.isConstant(fixed) }
    case .member(let base, _): base.isConstant(fixed)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind {
        // A closure whose only result is a literal.
        closure.onlyResult?.isConstant(fixed) ?? false
      } else {
        callee.isConstantMember(fixed) && arguments.allSatisfy { $0.value.isConstant(fixed) }
      }
    case .closureParameter, .selfReference, .superReference, .dictionary, .tuple, .implicitMember,
      .optionalChain, .forceUnwrap, .subscript, .closure, .partialRange, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      false
    }
  }

  /// True if the expression is a member of a literal, such as `[1].contains`, or a function with one
  /// result.
  private func isConstantMember(_ fixed: FixedNames) -> Bool {
    if case .member(let base, _) = kind { return base.isConstant(fixed) }
    if case .identifier(let name) = kind { return fixed.functions.contains(name) }
    return false
  }

  /// The truth of the expression in every run, if the truth is obvious.
  private var truth: Bool? {
    switch kind {
    case .boolean(let value): value
    case .prefix("!", let operand): operand.truth.map { !$0 }
    case .binary("||", let left, let right):
      left.truth == true || right.truth == true
        ? true : (left.truth == false && right.truth == false ? false : nil)
    case .binary("&&", let left, let right):
      left.truth == false || right.truth == false
        ? false : (left.truth == true && right.truth == true ? true : nil)
    case .nilLiteral, .integer, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .prefix, .binary, .partialRange, .ternary,
      .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      nil
    }
  }
}
