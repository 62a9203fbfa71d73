import Diagnostics
import LifecycleEngine
import SwiftSubset

// Finds the assertions of other test libraries, and statements after the first step.
extension KeywordSlips {
  /// The error for a statement after the first step.
  func misplaced(_ statement: Statement, at token: Token) -> ScriptError {
    let word = parser.text(of: token)
    let check = requirement(in: statement).map { ["write 'require \($0)'"] }
    return KeywordSlips.failure(
      "statement-after-when", "'\(word)' begins a statement after the first 'when'", token.range,
      check ?? [
        "after the first 'when' only 'when', 'expect' and 'require' may stand here",
        "move it above the first 'when', or into one",
      ])
  }

  /// The condition that an assertion of XCTest demands.
  private func requirement(in statement: Statement) -> String? {
    guard case .expression(let value) = statement.kind,
      case .call(let callee, let arguments) = value.kind,
      case .identifier(let name) = callee.kind, name.hasPrefix("XCTAssert"),
      let first = arguments.first
    else { return nil }
    let left = text(of: first.value)
    let second = arguments.dropFirst().first.map { text(of: $0.value) }
    func compared(_ symbol: String) -> String? { second.map { "\(left) \(symbol) \($0)" } }
    switch name.dropFirst(9) {
    case "", "True": return left
    case "False":
      if case .binary = first.value.kind { return "!(\(left))" }
      return "!\(left)"
    case "Nil": return "\(left) == nil"
    case "NotNil": return "\(left) != nil"
    case "Equal": return compared("==")
    case "NotEqual": return compared("!=")
    case "Identical": return compared("===")
    case "NotIdentical": return compared("!==")
    case "GreaterThan": return compared(">")
    case "GreaterThanOrEqual": return compared(">=")
    case "LessThan": return compared("<")
    case "LessThanOrEqual": return compared("<=")
    default: return nil
    }
  }

  private func text(of value: Expression) -> String {
    parser.string(value.range.start, value.range.end)
  }

  /// The error for `#expect` and `#require`, which belong to Swift Testing.
  static func macro(at parser: Parser) -> ScriptError? {
    guard parser.at(.poundOther), !parser.isOfExample else { return nil }
    let word = parser.text(of: parser.current)
    guard word == "#expect" || word == "#require" else { return nil }
    var help = "write 'expect {' without '#', after the step"
    var inner = parser
    inner.advance()
    if inner.at(.leftParen), !inner.current.isOnNewLine {
      inner.advance()
      let start = inner.current.start
      let value = try? inner.parseExpression()
      let close = parser.tokens[parser.indexOfMatch(for: parser.position + 1)].start
      let text = parser.string(start, value?.range.end ?? close)
      help =
        value?.isEvent == true
        ? "write 'expect { \(text) }', after the step" : "write 'require \(text)', after the step"
    }
    return failure(
      "unsupported-syntax", "'\(word)' belongs to Swift Testing, and no scenario has it",
      parser.current.range, [help])
  }
}

extension Expression {
  /// True if the expression has the form of an event: `A.viewDidLoad`.
  fileprivate var isEvent: Bool {
    switch kind {
    case .member(_, let name): Callback.named(name).contains { $0.lens != .none }
    case .call(let callee, _): callee.isEvent
    default: false
    }
  }
}
