import Diagnostics

/// Syntax behind an operand: members, calls, subscripts, trailing closures, `?` and `!`.
extension Parser {
  mutating func parsePostfix() throws(ScriptError) -> Expression {
    var takesClosure = !startsLiteral
    if at(.backslash) { return try parseKeyPath() }
    var base = try parsePrimary()
    while true {
      let isClosure = at(.leftBrace)
      guard try parsePostfixOperator(&base, takesClosure: takesClosure) else { return base }
      // A second closure is no argument of the first closure.
      takesClosure = !isClosure
      try grow()
    }
  }

  /// True if the current token begins a literal, which cannot be called.
  private var startsLiteral: Bool {
    switch current.kind {
    case .true, .false, .nil, .leftBracket: true
    default: current.kind.rawValue < Token.Kind.closureParameter.rawValue
    }
  }

  /// Parses a single postfix.
  /// - Returns: True if there is a postfix.
  private mutating func parsePostfixOperator(
    _ base: inout Expression, takesClosure: Bool
  ) throws(ScriptError) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .period:
      directives.allow(before: index)
      base = try parseMember(of: base)
    case .leftParen where !token.isOnNewLine:
      let arguments = try parseArguments(.rightParen)
      base = try parseTrailingClosures(of: base, after: arguments)
    case .leftBracket where !token.isOnNewLine:
      let arguments = try parseArguments(.rightBracket)
      base = Expression(.subscript(base, arguments), at: range(from: base.range.start))
    case .leftBrace where takesClosure && startsTrailingClosure():
      base = try parseTrailingClosures(of: base, after: [])
    case .question where !token.hasSpaceBefore:
      advance()
      base = Expression(.optionalChain(base), at: range(from: base.range.start))
    case .exclamation where !token.hasSpaceBefore:
      advance()
      base = Expression(.forceUnwrap(base), at: range(from: base.range.start))
    case .ellipsis, .halfOpenRange:
      guard isLeftBound(index), !isRightBound(index) else { return false }
      let name = text(of: advance())
      base = Expression(.partialRange(name, base, nil), at: range(from: base.range.start))
    case .less where !token.hasSpaceBefore:
      return parseGenericArguments(of: &base)
    case .customOperator where isLeftBound(index) && !isRightBound(index):
      let name = Expression(.identifier(text(of: advance())), at: token.range)
      base = Expression(
        .call(name, [Argument(label: nil, value: base)]), at: range(from: base.range.start))
    default:
      return false
    }
    return true
  }

  private mutating func parseMember(of base: Expression) throws(ScriptError) -> Expression {
    try advancePeriod()
    let name = try parseMemberName()
    return Expression(.member(base, name), at: range(from: base.range.start))
  }

  /// Steps over a period. The period belongs to the name behind the period.
  mutating func advancePeriod() throws(ScriptError) {
    let period = advance()
    guard current.hasSpaceBefore, current.kind != .endOfFile else { return }
    throw error(
      "operator-spacing", "'.' with whitespace after it", at: period.range,
      help: ["put the name directly after the '.'"])
  }

  /// Parses what follows a period: any word, or the number of a tuple's element.
  mutating func parseMemberName() throws(ScriptError) -> String {
    let token = current
    if token.isWord {
      advance()
      return token.kind == .`self` ? "self" : withArgumentLabels(name(of: token))
    }
    guard token.kind == .integer else { throw unexpected("a member's name") }
    for byte in text[token.start..<token.end] where !Lexer.isDigit(byte) {
      throw unexpected("a member's name")
    }
    advance()
    return text(of: token)
  }

  /// Adds the labels of a function's full name, as in `present(_:animated:)`, if such labels
  /// follow.
  mutating func withArgumentLabels(_ name: String) -> String {
    guard at(.leftParen), !current.hasSpaceBefore else { return name }
    let end = indexOfMatch(for: index)
    guard end > index + 1 else { return name }
    var position = index + 1
    while position < end {
      guard tokens[position].isLabel || tokens[position].kind == .underscore,
        tokens[position + 1].kind == .colon
      else { return name }
      position += 2
    }
    let labels = string(current.start, tokens[end].end)
    index = end + 1
    return name + labels
  }

  /// Parses the `<…>` of a type used as a value, unless the `<` is an operator.
  ///
  /// As in Swift, a list of types needs a token behind the list that could not continue a
  /// comparison.
  private mutating func parseGenericArguments(of base: inout Expression) -> Bool {
    guard let path = base.typePath else { return false }
    let found = speculate { parser throws(ScriptError) in
      let types = try parser.parseTypeArguments()
      guard parser.current.endsGenericArguments else { throw parser.unexpected("an expression") }
      return types
    }
    guard let types = found else { return false }
    base = Expression(
      .type(TypeSyntax.named(path.name, path.arguments + types).inShortForm),
      at: range(from: base.range.start))
    return true
  }
}

// MARK: - Arguments

extension Parser {
  /// Parses the arguments of a call, subscript or tuple, from the opening to the closing bracket.
  mutating func parseArguments(_ closing: Token.Kind) throws(ScriptError) -> [Argument] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    advance()
    var arguments: [Argument] = []
    while !at(closing) {
      arguments.append(try parseArgument())
      if !at(.comma) { break }
      advance()
    }
    try expect(closing, closing == .rightBracket ? "',' or ']'" : "',' or ')'")
    return arguments
  }

  private mutating func parseArgument() throws(ScriptError) -> Argument {
    var label: String?
    if current.isLabel, tokens[index + 1].kind == .colon {
      label = name(of: advance())
      advance()
    }
    return Argument(label: label, value: try parseArgumentValue())
  }

  /// Parses a value, or an operator passed as a function: `reduce(0, +)`.
  private mutating func parseArgumentValue() throws(ScriptError) -> Expression {
    if let found = operatorValue() { return found }
    return try parseOperators(.assignment)
  }

  private mutating func operatorValue() -> Expression? {
    // `list[...]` is all of the list.
    if isOfFile, at(.ellipsis), peek().kind.closesOrSeparates {
      let place = advance().range
      return Expression(.partialRange("...", Expression(.integer(0), at: place), nil), at: place)
    }
    let end = endOfOperatorName()
    guard end > index, tokens[end].kind.closesOrSeparates else { return nil }
    let start = current.start
    index = end
    return Expression(.identifier(string(start, previousEnd)), at: range(from: start))
  }

  /// The index after the operator at the current token; the current index if there is no operator.
  func endOfOperatorName() -> Int {
    guard tokens[index].kind.isFunctionName else { return index }
    var end = index + 1
    // `>=` and `>>` are several tokens.
    while tokens[end - 1].kind == .greater, !tokens[end].hasSpaceBefore,
      tokens[end].kind == .greater || tokens[end].kind == .equal
    {
      end += 1
    }
    return end
  }

  /// Parses the trailing closures at the current token, if there are any, and makes the call.
  private mutating func parseTrailingClosures(
    of callee: Expression, after written: [Argument]
  ) throws(ScriptError) -> Expression {
    guard at(.leftBrace), startsTrailingClosure() else {
      return Expression(.call(callee, written), at: range(from: callee.range.start))
    }
    var arguments = written
    arguments.append(Argument(label: nil, value: try parseClosure(), isTrailing: true))
    while current.isName || at(.underscore), tokens[index + 1].kind == .colon,
      peek(2).kind == .leftBrace
    {
      let label = at(.underscore) ? nil : name(of: current)
      index += 2
      arguments.append(Argument(label: label, value: try parseClosure(), isTrailing: true))
    }
    return Expression(.call(callee, arguments), at: range(from: callee.range.start))
  }

  /// Returns true if the `{` at the current token belongs to the expression in front.
  private func startsTrailingClosure() -> Bool {
    if current.isOnNewLine, !isOfFile || !allowsTrailingClosure { return false }
    // `var x = value { didSet { … } }`
    let first = tokens[index + 1].kind
    if first == .didSet || first == .willSet || first == .`init` { return false }
    if allowsTrailingClosure { return true }
    // In the head of an `if` the brace opens the body, unless a body still follows.
    if tokens[index + 1].isOnNewLine { return false }
    let next = tokens[min(indexOfMatch(for: index) + 1, tokens.count - 1)]
    return !next.isOnNewLine
      && (next.kind == .leftBrace || next.kind == .comma || next.kind == .where)
  }
}
