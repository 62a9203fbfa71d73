import Diagnostics

/// Expressions: operators, by precedence climbing.
extension Parser {
  /// Parses an expression, assignments included.
  /// - Throws: An error with the place if the text does not parse.
  package mutating func parseExpression() throws(ScriptError) -> Expression {
    let expression = try parseOperators(.assignment)
    try rejectStrayDiscard()
    return expression
  }

  /// Parses an expression that cannot be an assignment, such as a condition.
  /// - Throws: An error with the place if the text does not parse.
  package mutating func parseValue() throws(ScriptError) -> Expression {
    let value = try parseOperators(.ternary)
    try rejectStrayDiscard()
    return value
  }

  func rejectStrayDiscard() throws(ScriptError) {
    guard let range = strayDiscard else { return }
    throw error(
      "unexpected-token", "'_' is only the target of an assignment or a pattern", at: range)
  }

  /// Parses operands joined by operators of at least a precedence.
  mutating func parseOperators(_ minimum: Precedence) throws(ScriptError) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    var left =
      if at(.try) || at(.await) {
        try parseEffect(minimum)
      } else {
        try parsePrefix()
      }
    while let found = try infixOperator(), found.precedence.rawValue >= minimum.rawValue {
      try grow()
      switch found.precedence {
      case .ternary: left = try parseTernary(left)
      case .cast: left = try parseCast(left)
      case .custom: left = try parseCustom(left, found)
      case .assignment where at(.customOperator): left = try parseCustom(left, found)
      case .assignment: left = try parseAssignment(left, found)
      default: left = try parseBinary(left, found)
      }
    }
    return left
  }

  /// Parses `try` or `await`. Both cover everything to their right.
  private mutating func parseEffect(_ minimum: Precedence) throws(ScriptError) -> Expression {
    let keyword = current
    guard minimum.rawValue <= Precedence.ternary.rawValue else {
      let word = text(of: keyword)
      throw error(
        "unexpected-token", "'\(word)' to the right of an operator", at: keyword.range,
        help: ["write '\(word)' to the left of the whole expression"])
    }
    advance()
    if keyword.kind == .await {
      let operand = try parseOperators(minimum)
      return Expression(.await(operand), at: range(from: keyword.start))
    }
    var kind = TryKind.plain
    if !current.hasSpaceBefore {
      if take(.question) { kind = .optional } else if take(.exclamation) { kind = .forced }
    }
    let operand = try parseOperators(minimum)
    return Expression(.try(kind, operand), at: range(from: keyword.start))
  }

  private mutating func parseTernary(_ condition: Expression) throws(ScriptError) -> Expression {
    advance()
    let first = try parseOperators(.assignment)
    try expect(.colon, "':' of the '?' before it")
    let second = try parseOperators(.ternary)
    return Expression(
      .ternary(condition, first, second), at: range(from: condition.range.start))
  }

  private mutating func parseCast(_ value: Expression) throws(ScriptError) -> Expression {
    var kind = CastKind.is
    if advance().kind == .as {
      kind = .as
      if !current.hasSpaceBefore {
        if take(.question) { kind = .asOptional } else if take(.exclamation) { kind = .asForced }
      }
    }
    let type = try parseType()
    // Even on the next line a period belongs to the type.
    if at(.period) {
      throw unexpected("the end of the type", help: ["put the cast in parentheses"])
    }
    return Expression(.cast(value, kind, type), at: range(from: value.range.start))
  }

  private mutating func parseAssignment(
    _ target: Expression, _ found: InfixOperator
  ) throws(ScriptError) -> Expression {
    switch target.kind {
    case .discard, .tuple: strayDiscard = nil
    case .integer, .floating, .string, .boolean, .nilLiteral, .binary, .prefix, .ternary, .closure:
      throw error(
        "invalid-assignment", "Left side of '\(operatorText(found))' cannot be assigned",
        at: target.range, help: ["put the variable on the left, or write '==' to compare"])
    case .identifier, .closureParameter, .selfReference, .superReference, .array, .dictionary,
      .implicitMember, .member, .optionalChain, .forceUnwrap, .call, .subscript, .partialRange,
      .assignment, .cast, .try, .await, .selector, .keyPath, .type:
      break
    }
    let name = operatorText(found)
    index += found.length
    if name == "=" { branchValue = index }
    let value = try parseOperators(.assignment)
    return Expression(.assignment(name, target, value), at: range(from: target.range.start))
  }

  private mutating func parseBinary(
    _ left: Expression, _ found: InfixOperator
  ) throws(ScriptError) -> Expression {
    let name = operatorText(found)
    index += found.length
    let right = try parseOperators(found.precedence.ofRightOperand)
    if found.precedence.associativity == .none, let next = try infixOperator(),
      next.precedence == found.precedence
    {
      throw error(
        "operator-chain", "'\(operatorText(next))' after '\(name)' without parentheses",
        at: SourceRange(current.start, tokens[index + next.length - 1].end, in: source),
        help: ["operators of this kind do not chain; put one of them in parentheses"])
    }
    return Expression(.binary(name, left, right), at: range(from: left.range.start))
  }

  /// Parses the right operand of an operator of a library. Such an operator is a function.
  private mutating func parseCustom(
    _ left: Expression, _ found: InfixOperator
  ) throws(ScriptError) -> Expression {
    let name = Expression(.identifier(operatorText(found)), at: current.range)
    index += found.length
    let right = try parseOperators(found.precedence.ofRightOperand)
    return Expression(
      .call(name, [Argument(label: nil, value: left), Argument(label: nil, value: right)]),
      at: range(from: left.range.start))
  }

  /// Parses the operator of a library in front of an operand.
  private mutating func parseCustomPrefix() throws(ScriptError) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    let sign = advance()
    let name = Expression(.identifier(text(of: sign)), at: sign.range)
    let operand = try parsePrefix()
    return Expression(
      .call(name, [Argument(label: nil, value: operand)]), at: range(from: sign.start))
  }

  private func operatorText(_ found: InfixOperator) -> String {
    string(current.start, tokens[index + found.length - 1].end)
  }

  /// Parses an operand and the prefix operators in front.
  mutating func parsePrefix() throws(ScriptError) -> Expression {
    switch current.kind {
    case .exclamation, .minus, .plus, .tilde, .ampersand, .ellipsis, .halfOpenRange:
      return try parsePrefixOperator()
    case .customOperator, .comparison, .additive, .multiplicative, .shift, .less, .logicalAnd,
      .logicalOr:
      guard isOfFile, isRightBound(index) else { return try parsePostfix() }
      return try parseCustomPrefix()
    default:
      return try parsePostfix()
    }
  }

  /// True if the sign at the current token stands directly behind a keyword or `try?`. The sign
  /// then does not belong to the operand behind the sign.
  private var isGluedToKeyword: Bool {
    guard index > 0, !current.hasSpaceBefore else { return false }
    let last = tokens[index - 1]
    if last.isWord { return true }
    return (last.kind == .question || last.kind == .exclamation) && !last.hasSpaceBefore
      && index > 1 && tokens[index - 2].kind == .try
  }

  private mutating func parsePrefixOperator() throws(ScriptError) -> Expression {
    let outer = try enter()
    defer { leave(outer) }
    let sign = current
    let name = text(of: sign)
    guard isRightBound(index) else {
      throw error(
        "operator-spacing", "'\(name)' without an operand directly after it", at: sign.range,
        help: ["put the operand directly after '\(name)'"])
    }
    if isGluedToKeyword {
      throw error(
        "operator-spacing", "'\(name)' directly after '\(text(of: tokens[index - 1]))'",
        at: sign.range, help: ["put whitespace before it"])
    }
    advance()
    if at(.ellipsis) || at(.halfOpenRange) {
      throw error(
        "operator-spacing", "'\(text(of: current))' directly after '\(name)'", at: current.range,
        help: ["put the range in parentheses"])
    }
    // The sign belongs to the literal: the smallest number has no positive counterpart.
    let signed = sign.kind == .minus && at(.integer) ? index : nil
    signedLiteral = signed
    let operand = try parsePrefix()
    let range = range(from: sign.start)
    if signed != nil, case .integer(.min) = operand.kind {
      return Expression(operand.kind, at: range)
    }
    if sign.kind == .ellipsis || sign.kind == .halfOpenRange {
      return Expression(.partialRange(name, nil, operand), at: range)
    }
    return Expression(.prefix(name, operand), at: range)
  }
}
