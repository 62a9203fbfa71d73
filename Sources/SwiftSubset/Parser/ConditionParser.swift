import Diagnostics

/// Conditions of `if`, `guard` and `while`, and the cases of a `switch`.
extension Parser {
  mutating func parseConditions() throws(ScriptError) -> [Condition] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = trailing }
    var conditions: [Condition] = []
    repeat { conditions.append(try parseCondition()) } while take(.comma)
    return conditions
  }

  private mutating func parseCondition() throws(ScriptError) -> Condition {
    switch current.kind {
    case .let, .var: return try parseBindingCondition()
    case .case:
      advance()
      let pattern = try parsePattern(.values)
      try expectEqual("'=' after the pattern")
      return .pattern(pattern, try parseValue())
    case .poundAvailable, .poundUnavailable: return try parseAvailability()
    case .leftBrace: throw unexpected("a condition")
    default:
      let value = try parseValue()
      if at(.equal) {
        throw unexpected("the end of the condition", help: ["did you mean '=='?"])
      }
      return .expression(value)
    }
  }

  private mutating func parseBindingCondition() throws(ScriptError) -> Condition {
    let isVariable = at(.var)
    let start = advance().start
    if at(.leftParen) || at(.underscore) {
      let pattern = try parsePattern(isVariable ? .variables : .constants)
      try expectEqual("'=' after the pattern")
      return .pattern(.some(pattern), try parseValue())
    }
    guard atNewName || at(.`self`) else { throw missingName("a name") }
    let token = advance()
    let name = name(of: token)
    if take(.colon) { _ = try parseType() }
    let isSelf = token.kind == .`self`
    let value =
      try takeEqual()
      ? try parseValue()
      : Expression(isSelf ? .selfReference : .identifier(name), at: token.range)
    if isVariable { return .pattern(.some(.variable(name)), value) }
    return .binding(name: name, value: value, range: range(from: start))
  }

  /// Parses `#available(iOS 13.4, macOS 12, *)`.
  private mutating func parseAvailability() throws(ScriptError) -> Condition {
    let keyword = advance()
    try expect(.leftParen, "'(' after '\(text(of: keyword))'")
    var iOS: Int?
    repeat {
      if at(.multiplicative), text[current.start] == UInt8(ascii: "*") {
        advance()
        continue
      }
      guard atNewName else { throw unexpected("a platform and its version") }
      let isIOS = matches(advance(), "iOS")
      let version = try parseMajorVersion()
      if isIOS { iOS = version }
    } while take(.comma)
    try expect(.rightParen, "',' or ')'")
    return .availability(
      iOS: iOS, isUnavailable: keyword.kind == .poundUnavailable, range: range(from: keyword.start))
  }

  /// Parses `13`, `13.4` or `13.4.1`; returns the first number.
  mutating func parseMajorVersion() throws(ScriptError) -> Int {
    let token = current
    var end = token.start
    while end < token.end, Lexer.isDigit(text[end]) { end += 1 }
    guard isVersionPart(token), let version = magnitude(text[token.start..<end], radix: 10) else {
      throw unexpected("a version")
    }
    advance()
    while at(.period), !current.hasSpaceBefore, !peek().hasSpaceBefore, isVersionPart(peek()) {
      index += 2
    }
    // No release is higher, and an `Int` may have 32 bits.
    return Int(min(version, 10_000))
  }
}

extension Parser {
  /// Returns true if a token is a number of digits alone, or two such numbers with a period
  /// between.
  private func isVersionPart(_ token: Token) -> Bool {
    guard token.kind == .integer || token.kind == .floating else { return false }
    return text[token.start..<token.end].allSatisfy {
      Lexer.isDigit($0) || $0 == UInt8(ascii: ".")
    }
  }
}

// MARK: - Switch

extension Parser {
  mutating func parseSwitch() throws(ScriptError) -> Statement.Kind {
    advance()
    let subject = try parseHead()
    try expect(.leftBrace, "'{'")
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    var cases: [SwitchCase] = []
    while !take(.rightBrace) { cases.append(try parseSwitchCase()) }
    return .switch(subject, cases)
  }

  private mutating func parseSwitchCase() throws(ScriptError) -> SwitchCase {
    let start = current.start
    directives.allow(before: index)
    if at(.at) {
      guard matches(peek(), "unknown") else { throw unexpected("'case' or 'default'") }
      index += 2
    }
    var patterns: [CasePattern] = []
    let isDefault = take(.default)
    if !isDefault {
      try expect(.case, "'case' or 'default'")
      repeat { patterns.append(try parseCasePattern()) } while take(.comma)
    }
    try expect(.colon, isDefault ? "':' after 'default'" : "':' after the pattern")
    let label = range(from: start)
    var body: [Statement] = []
    while !endsSwitchCase() { body.append(try parseStatement()) }
    if body.isEmpty, !isOfFile {
      throw error(
        "empty-case", "'\(string(label.start, label.end))' without a statement", at: label,
        help: ["write 'break' to do nothing"])
    }
    return SwitchCase(
      patterns: patterns, isDefault: isDefault, body: body, range: range(from: start))
  }

  private func endsSwitchCase() -> Bool {
    switch current.kind {
    case .case, .default, .rightBrace: true
    case .at: matches(peek(), "unknown")
    default: false
    }
  }
}
