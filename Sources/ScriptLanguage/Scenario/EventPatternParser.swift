import LifecycleEngine

extension ScenarioParser {
  /// Parses `receiver.callback(label: value)`.
  mutating func parseEvent() throws(ScriptError) -> EventPattern {
    let receiver = parser.current
    guard receiver.isName else { throw parser.unexpected("an event such as 'A.viewDidLoad'") }
    parser.advance()
    guard parser.at(.period), !parser.current.isOnNewLine else {
      throw failure(
        "bad-event", "'\(parser.text(of: receiver))' is not an event", receiver.range,
        ["an event is a receiver and a callback, such as 'A.viewDidLoad'"])
    }
    parser.advance()
    let callback = parser.current
    guard callback.isWord else { throw parser.unexpected("the name of a callback") }
    parser.advance()
    let name = parser.name(of: callback)
    guard EventPattern.isCallback(name) else { throw unknownCallback(name, callback.range) }
    var arguments: [PatternArgument] = []
    if parser.at(.leftParen), !parser.current.isOnNewLine {
      arguments = try parseArguments(of: name)
    }
    let range = parser.range(from: receiver.start)
    return EventPattern(
      receiver: parser.name(of: receiver), receiverRange: receiver.range, callback: name,
      callbackRange: callback.range, arguments: arguments, range: range,
      text: parser.string(range.start, range.end))
  }

  private func unknownCallback(_ name: String, _ range: SourceRange) -> ScriptError {
    let known = Callback.allCases.filter { $0.lens != .none }.map { $0.baseName }
    let near = EditDistance.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return failure("unknown-callback", "'\(name)' is not a callback\(near)", range)
  }

  private mutating func parseArguments(
    of callback: String
  ) throws(ScriptError) -> [PatternArgument] {
    parser.advance()
    var arguments: [PatternArgument] = []
    while !parser.at(.rightParen) {
      if parser.current.isWord, parser.peek().kind == .colon {
        let token = parser.advance()
        let label = parser.name(of: token)
        try checkLabel(label, of: callback, token.range)
        parser.advance()
        let isOpen = parser.at(.comma) || parser.at(.rightParen)
        arguments.append(
          PatternArgument(label: label, value: isOpen ? .any : try parsePatternValue()))
      } else {
        arguments.append(PatternArgument(label: nil, value: try parsePatternValue()))
      }
      if !parser.at(.rightParen) { try parser.expect(.comma, "',' or ')'") }
    }
    try parser.expect(.rightParen, "')'")
    return arguments
  }

  private func checkLabel(
    _ label: String, of callback: String, _ range: SourceRange
  ) throws(ScriptError) {
    var known: [String] = []
    for candidate in Callback.named(callback) {
      for label in candidate.argumentLabels where !known.contains(label) { known.append(label) }
    }
    if known.contains(label) { return }
    let near = EditDistance.nearest(to: label, in: known).map { "; did you mean '\($0):'?" } ?? ""
    let list = known.map { "'\($0):'" }.joined(separator: ", ")
    throw failure(
      "unknown-label", "'\(callback)' has no argument '\(label):'\(near)", range,
      [known.isEmpty ? "it has no arguments" : "its arguments are \(list)"])
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
    case .identifier(let name): return .name(name)
    case .string(let segments):
      var text = ""
      for segment in segments {
        guard case .text(let part) = segment else { return nil }
        text += part
      }
      return .text(text)
    case .array(let elements):
      var values: [PatternValue] = []
      for element in elements {
        guard let value = patternValue(element) else { return nil }
        values.append(value)
      }
      return .list(values)
    default: return nil
    }
  }
}

extension EventPattern {
  static func isCallback(_ name: String) -> Bool {
    for callback in Callback.allCases where callback.lens != .none && callback.baseName == name {
      return true
    }
    return false
  }
}
