import Diagnostics

/// Operands: names, literals, collections, tuples and the expressions that begin with a sign.
extension Parser {
  mutating func parsePrimary() throws(ScriptError) -> Expression {
    // `consume x` is `x`: what is moved is not told apart from what is copied.
    if at(word: "consume") || at(word: "copy"), peek().isName || peek().kind == .`self`,
      !peek().isOnNewLine
    {
      advance()
    }
    skipPack()
    let token = tokens[index]
    if token.isName { return parseIdentifier() }
    switch token.kind {
    case .nil: return simple(.nilLiteral)
    case .true: return simple(.boolean(true))
    case .false: return simple(.boolean(false))
    case .`self`: return simple(.selfReference)
    case .super: return try parseSuper()
    case .integer: return try parseInteger()
    case .floating: return try parseFloating()
    case .string, .stringStart: return try parseString()
    case .closureParameter: return try parseClosureParameter()
    case .leftParen: return try parseParentheses()
    case .leftBracket: return try parseCollection()
    case .leftBrace: return try parseClosure()
    case .period: return try parseImplicitMember()
    case .poundSelector: return try parseSelector()
    case .underscore:
      strayDiscard = token.range
      return simple(.discard)
    case .regex:
      // Matching by a pattern is not simulated.
      guard isOfExample else { throw unsupportedRegex() }
      return simple(.identifier(text(of: token)))
    case .poundOther:
      return try parseSourcePlace()
    case .if where branchValue == index, .switch where branchValue == index:
      return try parseBranchValue()
    default: throw notAnExpression()
    }
  }

  private mutating func simple(_ kind: Expression.Kind) -> Expression {
    Expression(kind, at: advance().range)
  }

  /// Parses `#function`, or the name of a place in the file, such as `#line`. The code stands in no
  /// file, so nobody knows the place. As a default argument all such names mean the place of the
  /// call.
  private mutating func parseSourcePlace() throws(ScriptError) -> Expression {
    let word = text(of: current)
    switch word {
    case "#function":
      return simple(nameOfFunction.map { .string([.text($0)]) } ?? .identifier(word))
    case "#file", "#fileID", "#filePath", "#line", "#column": return simple(.identifier(word))
    default:
      guard isOfExample else { throw notAnExpression() }
      return try parseMacro()
    }
  }

  /// Parses a macro such as `#Preview { … }`. The meaning of the macro is not known, so its
  /// arguments and closures are not run.
  private mutating func parseMacro() throws(ScriptError) -> Expression {
    let token = advance()
    let word = text(of: token)
    if at(.less), !current.hasSpaceBefore {
      advance()
      repeat { _ = try parseType() } while take(.comma)
      try expect(.greater, "',' or '>'")
    }
    if at(.leftParen), !current.hasSpaceBefore { _ = try parseArguments(.rightParen) }
    while allowsTrailingClosure, at(.leftBrace), !current.isOnNewLine {
      _ = try parseClosure()
      if current.isLabel, peek().kind == .colon, peek(2).kind == .leftBrace { index += 2 }
    }
    return Expression(.identifier(word), at: range(from: token.start))
  }

  private mutating func parseIdentifier() -> Expression {
    let token = advance()
    let name = withArgumentLabels(name(of: token))
    return Expression(.identifier(name), at: range(from: token.start))
  }

  private mutating func parseSuper() throws(ScriptError) -> Expression {
    let token = advance()
    guard at(.period) || at(.leftBracket) else { throw unexpected("'.' after 'super'") }
    return Expression(.superReference, at: token.range)
  }

  private mutating func parseClosureParameter() throws(ScriptError) -> Expression {
    let token = current
    let name = text(of: token)
    let number = magnitude(text[(token.start + 1)..<token.end], radix: 10)
    guard let number, number < 256 else {
      let summary = "'\(name)' beyond '$255'"
      throw error("integer-overflow", summary, at: token.range, help: SyntaxHelp.parameterCount)
    }
    switch closureContext {
    case .none:
      let summary = "'\(name)' outside of a closure"
      throw error("closure-parameter", summary, at: token.range, help: SyntaxHelp.noClosure)
    case .named:
      let summary = "'\(name)' in a closure that names its parameters"
      throw error("closure-parameter", summary, at: token.range, help: SyntaxHelp.namedParameter)
    case .implicit(let count):
      closureContext = .implicit(max(count, Int(number) + 1))
    }
    return simple(.closureParameter(Int(number)))
  }

  private mutating func parseImplicitMember() throws(ScriptError) -> Expression {
    let period = current
    // Directly behind an operator, the period could belong to a member, and Swift reads a member.
    if isLeftBound(index) { try advancePeriod() } else { advance() }
    guard current.isWord else { throw unexpected("a member's name") }
    let name = withArgumentLabels(name(of: advance()))
    return Expression(.implicitMember(name), at: range(from: period.start))
  }

  /// Parses `()`, `(value)` or a tuple.
  private mutating func parseParentheses() throws(ScriptError) -> Expression {
    let start = current.start
    let elements = try parseArguments(.rightParen)
    if elements.count == 1, elements[0].label == nil {
      return Expression(elements[0].value.kind, at: range(from: start))
    }
    return Expression(.tuple(elements), at: range(from: start))
  }

  private mutating func parseSelector() throws(ScriptError) -> Expression {
    let keyword = advance()
    guard at(.leftParen), !current.isOnNewLine else { throw unexpected("'(' after '#selector'") }
    let isAccessor = matches(peek(), "getter") || matches(peek(), "setter")
    let namesAccessor = isAccessor && peek(2).kind == .colon
    if namesAccessor, !isOfFile {
      throw unsupported("Selectors of accessors are", at: peek().range)
    }
    let arguments = try parseArguments(.rightParen)
    if namesAccessor, arguments.count == 1 {
      // No run calls an accessor by its selector.
      return Expression(.identifier("#selector"), at: range(from: keyword.start))
    }
    guard arguments.count == 1, arguments[0].label == nil else {
      throw error(
        "unexpected-token", "'#selector' takes one method", at: range(from: keyword.start))
    }
    return Expression(.selector(arguments[0].value), at: range(from: keyword.start))
  }

  /// Parses `\.name.other`, `\Type.name`, with subscripts and optional chaining.
  mutating func parseKeyPath() throws(ScriptError) -> Expression {
    let start = advance()
    if !current.hasSpaceBefore {
      if at(.leftBracket) {
        _ = try parseType()
      } else if current.isName {
        if isOfFile { try parseTypeOfKeyPath() } else { advance() }
        while !current.hasSpaceBefore, take(.question) || take(.exclamation) {}
      }
    }
    guard at(.period), !current.hasSpaceBefore else {
      throw unexpected("a key path such as '\\.name'")
    }
    var hasPath = false
    while !current.hasSpaceBefore {
      if at(.period) {
        try advancePeriod()
        // A subscript has a period in front only at the beginning of the key path.
        if !hasPath, at(.leftBracket) { continue }
        _ = try parseMemberName()
      } else if at(.leftBracket) {
        _ = try parseArguments(.rightBracket)
      } else if !take(.question) && !take(.exclamation) {
        break
      }
      hasPath = true
    }
    if let problem = unclearEnd() { throw problem }
    return Expression(
      .keyPath(string(start.end, previousEnd)), at: range(from: start.start))
  }

  /// Parses the type in front of a key path. A type may have arguments: `\Box<Int>.value`.
  private mutating func parseTypeOfKeyPath() throws(ScriptError) {
    advance()
    if at(.less), !current.hasSpaceBefore { _ = try parseTypeArguments() }
  }

  /// The error for the token behind a key path. Swift would read the token as a part of the key
  /// path if possible; here the token cannot be a part.
  private func unclearEnd() -> ScriptError? {
    switch current.kind {
    case .period, .exclamation, .nilCoalescing: break
    case .question where !current.hasSpaceBefore: break
    case .leftParen where !current.isOnNewLine,
      .leftBrace where !current.isOnNewLine && allowsTrailingClosure:
      break
    case .leftBracket where !current.isOnNewLine: break
    default:
      guard isLeftBound(index), !isRightBound(index) || peek().kind == .period,
        !current.kind.closesOrSeparates
      else { return nil }
    }
    return unexpected("the end of the key path", help: ["put the key path in parentheses"])
  }

  private func notAnExpression() -> ScriptError {
    switch current.kind {
    case .if, .switch, .do:
      let word = text(of: current)
      return unsupported(
        "'\(word)' as a part of an expression is", at: current.range,
        help: [
          word == "do"
            ? "declare the variable first, then assign it in each branch"
            : "'\(word)' is a value only directly after '=' or 'return'"
        ])
    case .poundAvailable, .poundUnavailable:
      return error(
        "unexpected-token", "'\(text(of: current))' outside of a condition", at: current.range)
    case .poundOther:
      return unsupportedDirective()
    case .at:
      return unexpected("an expression")
    case .multiplicative, .comparison, .less, .greater, .nilCoalescing, .logicalAnd, .logicalOr:
      return unexpected("an expression", help: ["an operator needs a value on its left"])
    default:
      return unexpected("an expression")
    }
  }
}

// MARK: - Arrays and dictionaries

extension Parser {
  /// Parses an array or dictionary literal, or a type such as the `[Int]` of `[Int]()`.
  private mutating func parseCollection() throws(ScriptError) -> Expression {
    let opener = current
    if isFollowedByCall(), !hasOpaqueType(),
      let type = speculate({ parser throws(ScriptError) in
        try parser.parseType()
      })
    {
      return Expression(.type(type), at: range(from: opener.start))
    }
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    advance()
    if take(.rightBracket) { return Expression(.array([]), at: range(from: opener.start)) }
    if at(.colon), peek().kind == .rightBracket {
      index += 2
      return Expression(.dictionary([]), at: range(from: opener.start))
    }
    let first = try parseOperators(.ternary)
    let kind: Expression.Kind =
      at(.colon)
      ? .dictionary(try parseDictionary(first)) : .array(try parseArray(first))
    try expect(.rightBracket, "',' or ']'")
    return Expression(kind, at: range(from: opener.start))
  }

  /// Returns true if the bracket at the current token is called or asked for a member of a type, as only
  /// a type can be: `[Int]()`, `[Int].self`.
  private func isFollowedByCall() -> Bool {
    let end = indexOfMatch(for: index)
    let next = tokens[end + 1]
    if next.hasSpaceBefore { return false }
    if next.kind == .leftParen { return true }
    guard next.kind == .period, end + 2 < tokens.count else { return false }
    return tokens[end + 2].kind == .`self` || tokens[end + 2].kind == .`init`
  }

  /// Returns true if `some` stands in the bracket at the current token: such a type has no values to make.
  private func hasOpaqueType() -> Bool {
    (index..<indexOfMatch(for: index)).contains { matches(tokens[$0], "some") }
  }

  private mutating func parseArray(_ first: Expression) throws(ScriptError) -> [Expression] {
    var elements = [first]
    while take(.comma), !at(.rightBracket) { elements.append(try parseOperators(.ternary)) }
    return elements
  }

  private mutating func parseDictionary(
    _ firstKey: Expression
  ) throws(ScriptError) -> [DictionaryElement] {
    advance()
    var elements = [DictionaryElement(key: firstKey, value: try parseOperators(.ternary))]
    while take(.comma), !at(.rightBracket) {
      let key = try parseOperators(.ternary)
      try expect(.colon, "':' between key and value")
      elements.append(DictionaryElement(key: key, value: try parseOperators(.ternary)))
    }
    return elements
  }
}
