import Diagnostics
import LifecycleEngine
import SwiftSubset

/// A parsed scenario: its statements, steps and checks in order.
struct ScenarioSyntax {
  var items: [Item] = []
  /// What is wrong although the syntax is right, such as the name of a callback that does not exist.
  var problems: [Diagnostic] = []

  enum Item {
    /// A statement at top level; all of them stand before the first step.
    case statement(Statement)
    case step(title: String, body: [Statement], range: SourceRange)
    case check(Check)
  }

  var hasSteps: Bool {
    for case .step in items { return true }
    return false
  }

  /// The statements at top level.
  var statements: [Statement] {
    var result: [Statement] = []
    for case .statement(let statement) in items { result.append(statement) }
    return result
  }
}

/// An `expect` or a `require`.
enum Check {
  case expectation(Expectation)
  case requirement(Requirement, SourceRange)

  var range: SourceRange {
    switch self {
    case .expectation(let expectation): expectation.range
    case .requirement(_, let range): range
    }
  }
}

/// `expect(LENS, of: B) { lines }`.
struct Expectation {
  var lenses: LensSet
  /// The lenses as written, `.appearance` where none are.
  var lensText: String
  var receivers: [NamedReceiver]
  var lines: [EventPattern]
  /// The word `expect`.
  var range: SourceRange
  /// The brace in front of the lines.
  var opening: SourceRange
  /// The brace behind the lines.
  var end: SourceRange
}

/// A receiver named after `of:`.
struct NamedReceiver {
  var name: String
  var range: SourceRange
}

/// What a `require` demands.
enum Requirement {
  case never(EventPattern)
  case count(EventPattern, BinaryOperator, Int64)
  case consoleContains(String)
  case order(EventPattern, EventPattern)
  case moments(Moment, BinaryOperator, MomentOperand)
  case conditionAt(Expression, EventPattern, isLast: Bool)
  case condition(Expression)
}

/// `turn(of: E)`, `transaction(of: E)` or `frame(of: E)`.
struct Moment {
  enum Unit { case turn, transaction, frame }
  var unit: Unit
  var event: EventPattern
}

enum MomentOperand {
  case moment(Moment)
  case number(Int64)
}

/// A receiver, a callback and the arguments that must match.
struct EventPattern {
  var receiver: String
  var receiverRange: SourceRange
  var callback: String
  var callbackRange: SourceRange
  var arguments: [PatternArgument]
  var range: SourceRange
  /// As written.
  var text: String
  /// All callbacks of this name, as a list and as a set.
  let named: [Callback]
  let callbacks: CallbackSet
  /// Those of them that it can match by its arguments.
  let candidates: [Callback]
}

struct PatternArgument {
  var label: String?
  var value: PatternValue
  /// The value; where it is left out, the label.
  var range: SourceRange
}

/// What an argument of a pattern matches.
indirect enum PatternValue {
  case any
  case null
  case boolean(Bool)
  case number(Double)
  /// Matches a text that contains it.
  case text(String)
  /// A member of an enumeration: `.landscapeLeft`.
  case symbol(String)
  case size(Size)
  /// The name of an object.
  case name(String, SourceRange)
  case list([PatternValue])
}
