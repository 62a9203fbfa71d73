import Diagnostics
import LifecycleEngine
import ScriptCompiler
import SwiftSubset

/// A parsed scenario: its statements, steps and checks in order.
package struct ScenarioSyntax {
  var items: [Item] = []
  /// The problems that are no syntax errors, such as an unknown callback.
  package var problems: [Diagnostic] = []

  package init(items: [ScenarioSyntax.Item] = [], problems: [Diagnostic] = []) {
    self.items = items
    self.problems = problems
  }

  package enum Item {
    /// A statement at top level. All statements stand before the first step.
    case statement(Statement)
    case step(title: String, body: [Statement], range: SourceRange)
    case check(Check)
  }

  var hasSteps: Bool {
    for case .step in items { return true }
    return false
  }

  var hasChecks: Bool { items.contains { if case .check = $0 { true } else { false } } }

  /// The statements at top level.
  var statements: [Statement] {
    var result: [Statement] = []
    for case .statement(let statement) in items { result.append(statement) }
    return result
  }
}

/// An `expect` or a `require`.
package enum Check {
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
package struct Expectation {
  var lenses: LensSet
  /// The lenses as written, or `.appearance`.
  var lensText: String
  var receivers: [NamedReceiver]
  var lines: [EventPattern]
  /// The word `expect`.
  var range: SourceRange
  /// The left brace before the lines.
  var opening: SourceRange
  /// The right brace after the lines.
  var end: SourceRange
}

/// A receiver named after `of:`.
struct NamedReceiver {
  var name: String
  var range: SourceRange
}

/// The demand of a `require`.
package enum Requirement {
  case never(EventPattern)
  case count(EventPattern, BinaryOperator, Int64)
  case consoleContains(String)
  case order(EventPattern, EventPattern)
  case moments(Moment, BinaryOperator, Moment)
  case conditionAt(Expression, EventPattern, isLast: Bool)
  case condition(Expression)
}

/// `turn(of: E)`, `transaction(of: E)` or `frame(of: E)`.
package struct Moment {
  enum Unit { case turn, transaction, frame }
  var unit: Unit
  var event: EventPattern
}

/// A receiver, a callback and the arguments that must match.
package struct EventPattern {
  var receiver: String
  var receiverRange: SourceRange
  var callback: String
  var callbackRange: SourceRange
  var arguments: [PatternArgument]
  var range: SourceRange
  /// The pattern as written.
  var text: String
  /// All callbacks with this name, as a list and as a set.
  let named: [Callback]
  let callbacks: CallbackSet
  /// The callbacks among `named` that the arguments can match.
  let candidates: [Callback]
}

struct PatternArgument {
  var label: String?
  var value: PatternValue
  /// The place of the value, or of the label if the value is left out.
  var range: SourceRange
}

/// The values that an argument of a pattern matches.
indirect enum PatternValue {
  case any
  case null
  case boolean(Bool)
  case number(Double)
  /// Matches every text that contains this text.
  case text(String)
  /// A member of an enumeration: `.landscapeLeft`.
  case symbol(String)
  case size(Size)
  /// The name of an object.
  case name(String, SourceRange)
  case list([PatternValue])
}
