import Diagnostics

/// Swift's precedence groups, from the loosest to the tightest.
enum Precedence: UInt8 {
  case assignment = 1
  case ternary
  /// The operators of libraries, whose precedence nothing tells.
  case custom
  case disjunction, conjunction, comparison, nilCoalescing, cast, range, addition
  case multiplication, shift
  /// Tighter than every operator: the operand of a prefix operator.
  case prefix

  enum Associativity { case left, right, none }

  var associativity: Associativity {
    switch self {
    case .assignment, .ternary, .nilCoalescing: .right
    case .comparison, .range, .shift: .none
    default: .left
    }
  }

  /// The least precedence of an operator in the right operand of an operator of the group.
  var ofRightOperand: Precedence {
    associativity == .right ? self : Precedence(rawValue: rawValue + 1) ?? .prefix
  }
}

/// An infix operator at the current token.
struct InfixOperator {
  var precedence: Precedence
  /// The number of tokens of the operator: two for `>=`, since `>` is always lexed alone.
  var length = 1
}

extension Parser {
  /// The infix operator at the current token.
  /// - Returns: The operator; `nil` if the expression ends here.
  /// - Throws: An error if whitespace is on one side of the operator only, which Swift rejects.
  func infixOperator() throws(ScriptError) -> InfixOperator? {
    guard var found = infixOperatorKind() else { return nil }
    if tokens[index].kind == .greater { found = try joinGreater() }
    if tokens[index].kind == .as || tokens[index].kind == .is { return found }
    if tokens[index].kind == .question {
      return tokens[index].hasSpaceBefore ? found : nil
    }
    let isLeftBound = isLeftBound(index)
    let isRightBound = isRightBound(index + found.length - 1)
    if isLeftBound == isRightBound {
      if isLeftBound { try checkGlued(found.length) }
      return found
    }
    // `-x` on a line of its own is a statement of its own.
    if isRightBound && tokens[index].isOnNewLine { return nil }
    throw unevenSpacing(to: tokens[index + found.length - 1])
  }

  /// Checks an operator without whitespace around. Swift may read another operator there.
  private func checkGlued(_ length: Int = 1) throws(ScriptError) {
    if at(.nilCoalescing) {
      throw error(
        "operator-spacing", "'??' without whitespace around it", at: current.range,
        help: ["put whitespace on both sides; without it each '?' unwraps what comes before it"])
    }
    // In front of a period, an operator is a postfix operator.
    switch peek(length).kind {
    case .period: throw unevenSpacing(to: peek(length - 1))
    case .ellipsis, .halfOpenRange:
      if at(.equal) || at(.comparison) { throw unevenSpacing(to: current) }
    default: return
    }
  }

  /// The error for the operator from the current token on.
  private func unevenSpacing(to last: Token) -> ScriptError {
    if at(.nilCoalescing), peek().kind == .equal, !peek().hasSpaceBefore {
      let range = SourceRange(current.start, peek().end, in: source)
      let summary = "'??=' is not a supported operator"
      return error("unsupported-operator", summary, at: range, help: SyntaxHelp.noValue)
    }
    return error(
      "operator-spacing",
      "'\(string(current.start, last.end))' with whitespace on one side only",
      at: SourceRange(current.start, last.end, in: source),
      help: ["put whitespace on both sides, or on neither"])
  }

  /// Steps over the `=` of a declaration, if there is an `=`.
  /// - Returns: True if there is an `=`.
  /// - Throws: An error if whitespace is on one side of the `=` only.
  mutating func takeEqual() throws(ScriptError) -> Bool {
    guard at(.equal) else { return false }
    if isLeftBound(index) != isRightBound(index) { throw unevenSpacing(to: current) }
    if isLeftBound(index) { try checkGlued() }
    advance()
    return true
  }

  /// Steps over the `=` of a declaration.
  /// - Parameter expected: The expected syntax, in the words of the error.
  mutating func expectEqual(_ expected: String) throws(ScriptError) {
    guard try takeEqual() else { throw unexpected(expected) }
  }

  /// Steps over the infix operator at the current token. A grammar that reads operators itself
  /// needs the function, because `>=` is two tokens.
  /// - Returns: The text of the operator; `nil` if there is no operator.
  /// - Throws: An error if the spaces around the operator are uneven.
  package mutating func takeInfixOperator() throws(ScriptError) -> String? {
    guard let found = try infixOperator() else { return nil }
    let start = current.start
    index += found.length
    return string(start, previousEnd)
  }

  private func infixOperatorKind() -> InfixOperator? {
    switch tokens[index].kind {
    case .equal, .compoundAssignment: InfixOperator(precedence: .assignment)
    case .question: InfixOperator(precedence: .ternary)
    case .logicalOr: InfixOperator(precedence: .disjunction)
    case .logicalAnd: InfixOperator(precedence: .conjunction)
    case .comparison, .less, .greater: InfixOperator(precedence: .comparison)
    case .nilCoalescing: InfixOperator(precedence: .nilCoalescing)
    case .as, .is: InfixOperator(precedence: .cast)
    case .ellipsis, .halfOpenRange: InfixOperator(precedence: .range)
    case .plus, .minus, .additive: InfixOperator(precedence: .addition)
    case .multiplicative, .ampersand: InfixOperator(precedence: .multiplication)
    case .shift: InfixOperator(precedence: .shift)
    case .customOperator: customOperatorKind()
    default: nil
    }
  }

  /// The operator of a library at the current token, unless it stands directly behind or in front of
  /// its only operand. A compound assignment ends with `=`.
  private func customOperatorKind() -> InfixOperator? {
    guard isLeftBound(index) == isRightBound(index) else { return nil }
    let isAssignment = text[current.end - 1] == UInt8(ascii: "=")
    return InfixOperator(precedence: isAssignment ? .assignment : .custom)
  }

  /// Joins the tokens of `>`, `>=`, `>>` and `>>=`.
  private func joinGreater() throws(ScriptError) -> InfixOperator {
    var joined = InfixOperator(precedence: .comparison)
    if isAdjacent(.greater, 1) { joined = InfixOperator(precedence: .shift, length: 2) }
    if isAdjacent(.equal, joined.length) {
      if joined.precedence == .shift { joined.precedence = .assignment }
      joined.length += 1
    }
    if isOfFile { return joinCustom(joined) }
    let next = peek(joined.length)
    if !next.hasSpaceBefore && next.kind.isJoined && next.kind != .minus {
      throw error(
        "unsupported-operator",
        "'\(string(current.start, next.end))' is not a supported operator",
        at: SourceRange(current.start, next.end, in: source))
    }
    return joined
  }

  /// Joins further tokens to the operator of a library, such as `>>>`.
  private func joinCustom(_ joined: InfixOperator) -> InfixOperator {
    var joined = joined
    while !peek(joined.length).hasSpaceBefore, peek(joined.length).kind.isJoined,
      peek(joined.length).kind != .minus || peek(joined.length + 1).hasSpaceBefore
    {
      joined = InfixOperator(precedence: .custom, length: joined.length + 1)
    }
    return joined
  }

  private func isAdjacent(_ kind: Token.Kind, _ distance: Int) -> Bool {
    let token = peek(distance)
    return token.kind == kind && !token.hasSpaceBefore
  }

  /// Returns true if nothing separates the token from the text before.
  func isLeftBound(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].hasSpaceBefore else { return false }
    return !tokens[index - 1].kind.opensOrSeparates
  }

  /// Returns true if nothing separates the token from the text behind.
  func isRightBound(_ index: Int) -> Bool {
    let next = tokens[min(index + 1, tokens.count - 1)]
    return !next.hasSpaceBefore && !next.kind.closesOrSeparates
  }
}
