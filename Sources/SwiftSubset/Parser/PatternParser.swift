import Diagnostics

/// The meaning of bare names in a pattern.
enum PatternNames {
  /// Values to compare with.
  case values
  /// New constants, as inside of `let (a, b)`.
  case constants
  /// New variables.
  case variables
}

/// Patterns of `case`, `for`, `catch` and of variables.
extension Parser {
  /// Parses a pattern.
  /// - Parameter names: The meaning of bare names.
  mutating func parsePattern(_ names: PatternNames) throws(ScriptError) -> Pattern {
    let outer = try enter()
    defer { leave(outer) }
    var pattern = try parsePatternOperand(names)
    while at(.question), !current.hasSpaceBefore {
      advance()
      try grow()
      pattern = .some(pattern)
    }
    // A test for a type has no value that could become another type.
    if case .isType = pattern { return pattern }
    if at(.as) {
      advance()
      pattern = .asType(pattern, try parseType())
    }
    return pattern
  }

  private mutating func parsePatternOperand(_ names: PatternNames) throws(ScriptError) -> Pattern {
    switch current.kind {
    case .let, .var:
      if names != .values { throw unexpected("a pattern") }
      return try parsePattern(advance().kind == .var ? .variables : .constants)
    case .underscore:
      advance()
      return .wildcard
    case .is:
      advance()
      return .isType(try parseType())
    case .leftParen where isTuplePattern():
      let elements = try parsePayload(names)
      return elements.count == 1 ? elements[0] : .tuple(elements)
    case .period where peek().isWord && peek().kind != .`init` && endsEnumCase(index + 2):
      let start = advance().start
      return try parseEnumCase(start, names)
    default:
      if current.isName, let position = enumCasePosition() {
        let start = current.start
        // The period in front of the case is no part of the type.
        let type = string(start, tokens[position - 1].start)
        index = position
        return try parseEnumCase(start, of: .named(type, []), names)
      }
      if names != .values, current.isName, peek().kind != .period {
        let name = name(of: advance())
        return names == .variables ? .variable(name) : .binding(name)
      }
      return .expression(try parsePatternExpression())
    }
  }

  /// A value in a pattern. An assignment, a ternary or a cast means something else in a pattern.
  private mutating func parsePatternExpression() throws(ScriptError) -> Expression {
    let value = try parseOperators(.range)
    try rejectStrayDiscard()
    return value
  }

  /// Returns true if the parentheses at the current token are all of the pattern, not the start of an
  /// expression such as `(a + b) * 2`.
  private func isTuplePattern() -> Bool {
    endsPattern(tokens[indexOfMatch(for: index) + 1])
  }

  /// Returns true if a token can follow a pattern.
  private func endsPattern(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .colon, .rightParen, .where, .equal, .in, .as, .leftBrace: true
    case .question: !token.hasSpaceBefore
    default: false
    }
  }

  /// Returns true if an enum case with its payload ends the pattern. The name of the case ends
  /// before `position`.
  private func endsEnumCase(_ position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .leftParen, !token.isOnNewLine else { return endsPattern(token) }
    return endsPattern(tokens[indexOfMatch(for: position) + 1])
  }

  /// The index of the name in `Type.name(payload)`, if the current token begins such a pattern.
  ///
  /// Only a path of capitalised names can be the type of an enum; anything else is a call.
  private func enumCasePosition() -> Int? {
    var position = index
    while tokens[position].isName, tokens[position + 1].kind == .period,
      !tokens[position + 2].hasSpaceBefore, text[tokens[position].start] &- 65 < 26
    {
      position += 2
    }
    guard position > index, tokens[position].isWord, tokens[position + 1].kind == .leftParen,
      tokens[position].kind != .`init`, endsEnumCase(position + 1)
    else { return nil }
    return position
  }

  /// Parses the name of an enum case and the patterns of the payload.
  private mutating func parseEnumCase(
    _ start: Int, of type: TypeSyntax? = nil, _ names: PatternNames
  ) throws(ScriptError) -> Pattern {
    let name = name(of: advance())
    var payload: [Pattern] = []
    if at(.leftParen), !current.isOnNewLine { payload = try parsePayload(names) }
    return .enumCase(name, payload, of: type, range: range(from: start))
  }

  /// Parses patterns in parentheses; their labels are dropped.
  private mutating func parsePayload(_ names: PatternNames) throws(ScriptError) -> [Pattern] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    advance()
    var patterns: [Pattern] = []
    while !at(.rightParen) {
      if current.isLabel, peek().kind == .colon { index += 2 }
      patterns.append(try parsePattern(names))
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
    return patterns
  }

  /// Parses the target of a declaration or a loop: a name, `_`, or a tuple of such targets.
  mutating func parseNames(areVariables: Bool) throws(ScriptError) -> Pattern {
    let outer = try enter()
    defer { leave(outer) }
    if take(.underscore) { return .wildcard }
    if take(.leftParen) {
      var patterns: [Pattern] = []
      while !at(.rightParen) {
        if atNewName, peek().kind == .colon { index += 2 }
        patterns.append(try parseNames(areVariables: areVariables))
        if !take(.comma) { break }
      }
      try expect(.rightParen, "',' or ')'")
      return patterns.count == 1 ? patterns[0] : .tuple(patterns)
    }
    guard atNewName else { throw missingName("a name") }
    let name = name(of: advance())
    return areVariables ? .variable(name) : .binding(name)
  }

  /// Parses the names of a `for` without `case`, where a `let` or `var` may stand in front.
  mutating func parseLoopNames() throws(ScriptError) -> Pattern {
    let areVariables = take(.var)
    if !areVariables { take(.let) }
    return try parseNames(areVariables: areVariables)
  }

  /// Parses a pattern with its `where` clause.
  mutating func parseCasePattern() throws(ScriptError) -> CasePattern {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = trailing }
    // `catch where …` catches what `catch` does.
    let pattern = at(.where) ? .wildcard : try parsePattern(.values)
    allowsTrailingClosure = trailing
    var condition: Expression?
    if take(.where) { condition = try parseValue() }
    return CasePattern(pattern, where: condition)
  }
}
