import Diagnostics
import LifecycleEngine
import SwiftSubset

extension ScenarioParser {
  /// Parses `receiver.callback(label: value)`.
  mutating func parseEvent() throws(ScriptError) -> EventPattern {
    let first = parser.current
    guard first.isName else { throw parser.unexpected("an event such as 'A.viewDidLoad'") }
    guard parser.peek().kind == .period, !parser.peek().isOnNewLine else {
      parser.advance()
      throw notAnEvent(first)
    }
    let receiver = parseReceiver(isBeforeCallback: true)
    parser.advance()
    let callback = parser.current
    guard callback.isWord else { throw parser.unexpected("the name of a callback") }
    parser.advance()
    let name = parser.name(of: callback)
    if let problem = problem(ofCallback: name, callback.range) { report(problem) }
    var arguments: [PatternArgument] = []
    if parser.at(.leftParen), !parser.current.isOnNewLine {
      arguments = try parseArguments(of: name, parser.string(receiver.range.start, callback.end))
    }
    return EventPattern(
      receiver: receiver, callback: callback, arguments, parser.range(from: receiver.range.start),
      in: parser)
  }

  /// Parses the name of a receiver, which may be a property of an object: `screen.child`.
  /// - Parameter isBeforeCallback: True if the last name is a callback, which is left for the caller.
  mutating func parseReceiver(isBeforeCallback: Bool) -> NamedReceiver {
    let start = parser.current.range
    var name = parser.name(of: parser.advance())
    while parser.at(.period), parser.peek().isWord,
      !isBeforeCallback || parser.peek(2).kind == .period && !parser.peek(2).isOnNewLine
    {
      parser.advance()
      name += "." + parser.name(of: parser.advance())
    }
    return NamedReceiver(
      name: name, range: SourceRange(start.start, parser.previousEnd, in: start.source))
  }

  private func notAnEvent(_ token: Token) -> ScriptError {
    let text = parser.text(of: token)
    var help = "an event is a receiver and a callback, such as 'A.viewDidLoad'"
    if EventPattern.isOfConsole(text) {
      var call = self
      call.parser.position -= 1
      let written = (try? call.parser.parseExpression()).map {
        parser.string($0.range.start, $0.range.end)
      }
      help = "lines of the console are events of 'console': 'console.\(written ?? text)'"
    } else if EventPattern.isCallback(text) {
      help = "say whose callback it is, such as 'A.\(text)'"
    }
    return failure("bad-event", "'\(text)' is not an event", token.range, [help])
  }

  func problem(ofCallback name: String, _ range: SourceRange) -> ScriptError? {
    let named = Callback.named(name)
    if named.contains(where: { $0.lens != .none }) { return nil }
    if EventPattern.namesNotModeled.contains(name) { return notSimulated(name, range) }
    if !named.isEmpty {
      return failure(
        "unknown-callback", "'\(name)' is read by UIKit and is not an event", range,
        ["check what its value leads to"])
    }
    let known = Callback.allCases.filter { $0.lens != .none }.map { $0.baseName }
    let near = EditDistance.nearest(to: name, in: known)
    return failure(
      "unknown-callback",
      "'\(name)' is not a callback" + (near.map { "; did you mean '\($0)'?" } ?? ""), range,
      [
        near.map { "write '\($0)'" }
          ?? "write the name of a callback, such as 'viewDidAppear', or print in your own method "
          + "and look at 'console.print'"
      ])
  }

  private func notSimulated(_ name: String, _ range: SourceRange) -> ScriptError {
    failure(
      "not-simulated", "'\(name)' is not simulated yet", range,
      ["it never comes, so a check of it could not fail"])
  }

  private mutating func parseArguments(
    of callback: String, _ event: String
  ) throws(ScriptError) -> [PatternArgument] {
    parser.advance()
    if let arguments = try parseFullName(of: callback) { return arguments }
    var arguments: [PatternArgument] = []
    while !parser.at(.rightParen) {
      if parser.current.isWord, parser.peek().kind == .colon {
        let token = parser.advance()
        let label = parser.name(of: token)
        if let problem = problem(ofLabel: label, of: callback, event, token.range) {
          report(problem)
        }
        parser.advance()
        let isOpen = parser.at(.comma) || parser.at(.rightParen)
        let start = isOpen ? token.start : parser.current.start
        let value = isOpen ? .any : try parsePatternValue()
        arguments.append(
          PatternArgument(label: label, value: value, range: parser.range(from: start)))
      } else {
        let start = parser.current.start
        let value = try parsePatternValue()
        if EventPattern.isOfConsole(callback), case .text("") = value {
          report(emptyText(parser.range(from: start), ["write 'console.\(callback)'"]))
        }
        arguments.append(
          PatternArgument(label: nil, value: value, range: parser.range(from: start)))
      }
      if !parser.at(.rightParen) { try parser.expect(.comma, "',' or ')'") }
    }
    try parser.expect(.rightParen, "')'")
    return arguments
  }

  /// The error for an empty text in a pattern. Every line contains an empty text.
  func emptyText(_ range: SourceRange, _ help: [String]) -> ScriptError {
    failure("bad-event", "Every line of the console contains an empty text", range, help)
  }

  private func problem(
    ofLabel label: String, of callback: String, _ event: String, _ range: SourceRange
  ) -> ScriptError? {
    var known: [String] = []
    for candidate in Callback.named(callback) where candidate.lens != .none {
      for label in candidate.argumentLabels where !known.contains(label) { known.append(label) }
    }
    if EventPattern.isOfConsole(callback) {
      return failure(
        "unknown-label", "The text of a console line has no label '\(label):'", range,
        ["write 'console.\(callback)(\"…\")'"])
    }
    // The labels of an unknown callback are unknown too.
    if known.contains(label) || !EventPattern.isCallback(callback) { return nil }
    let near = EditDistance.nearest(to: label, in: known).map { "; did you mean '\($0):'?" } ?? ""
    let list = known.map { "'\($0):'" }.joined(separator: ", ")
    return failure(
      "unknown-label", "'\(callback)' has no argument '\(label):'\(near)", range,
      [
        known.isEmpty
          ? "an event of '\(callback)' has no arguments: write '\(event)'"
          : "its arguments are \(list)"
      ])
  }

  private mutating func parsePatternValue() throws(ScriptError) -> PatternValue {
    let expression = try parser.parseExpression()
    guard let value = patternValue(expression) else {
      throw failure(
        "bad-event", "An argument of an event is a literal or a name", expression.range,
        ["leave the value out to match any: 'didShow:'"])
    }
    return value
  }

  func patternValue(_ expression: Expression) -> PatternValue? {
    switch expression.kind {
    case .nilLiteral: return .null
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .number(Double(number))
    case .floating(let number): return .number(number)
    case .implicitMember(let name): return .symbol(name)
    case .identifier(let name): return .name(name, expression.range)
    case .string(let segments):
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return nil }
        text += part
      }
      return .text(text)
    case .call(let callee, let arguments):
      guard case .identifier("CGSize") = callee.kind,
        arguments.map({ $0.label }) == ["width", "height"],
        case .number(let width) = patternValue(arguments[0].value),
        case .number(let height) = patternValue(arguments[1].value)
      else { return nil }
      return .size(Size(width: width, height: height))
    case .array(let elements):
      var values: [PatternValue] = []
      for element in elements {
        guard let value = patternValue(element) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .closureParameter, .selfReference, .superReference, .dictionary, .tuple, .member,
      .optionalChain, .forceUnwrap, .subscript, .closure, .prefix, .binary, .partialRange, .ternary,
      .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      return nil
    }
  }
}

extension EventPattern {
  /// UIKit callbacks that the engine does not model.
  static let namesNotModeled = [
    "textFieldShouldReturn"
  ]

  static func isCallback(_ name: String) -> Bool {
    Callback.named(name).contains { $0.lens != .none }
  }

  /// True if the name is a kind of console line.
  static func isOfConsole(_ name: String) -> Bool {
    Callback.named(name).contains { $0.lens == .console }
  }

  var isOfConsole: Bool { named.contains { $0.lens == .console } }

  /// True if the pattern cannot mean a property of the receiver. `A.navigationController` is a
  /// property, and an author's class may have a property `completion`.
  var isNoProperty: Bool {
    if receiver == "console" || !arguments.isEmpty { return true }
    return named.contains {
      switch $0.lens {
      case .delegates, .completion, .console, .none: false
      default: true
      }
    }
  }
}
