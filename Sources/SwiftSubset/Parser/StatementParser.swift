import Diagnostics

/// Statements.
extension Parser {
  /// Parses statements up to a token. The token is left in place.
  /// - Parameter end: `endOfFile`, or `rightBrace` inside of braces.
  /// - Throws: The error of the first statement that does not parse.
  package mutating func parseStatements(
    until end: Token.Kind
  ) throws(ScriptError) -> [Statement] {
    var statements: [Statement] = []
    while !at(end) { statements.append(try parseStatement()) }
    return statements
  }

  /// Parses statements in braces.
  /// - Throws: An error with the place if the text does not parse.
  package mutating func parseBlock() throws(ScriptError) -> [Statement] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    try expect(.leftBrace, "'{'")
    let statements = try parseStatements(until: .rightBrace)
    advance()
    return statements
  }

  /// Parses a statement or declaration, and the `;` or line break in front of the next statement.
  /// - Throws: An error with the place if the text does not parse.
  package mutating func parseStatement() throws(ScriptError) -> Statement {
    let outer = try enter()
    defer { leave(outer) }
    let start = current.start
    directives.allow(before: index)
    let kind = try parseStatementKind()
    let statement = Statement(kind, at: range(from: start))
    try endStatement()
    return statement
  }

  /// Checks that a statement ends here, and steps over a `;`. A second call does nothing.
  /// - Throws: An error if something stands behind the statement on the same line.
  package mutating func endStatement() throws(ScriptError) {
    let hasEnded = index > 0 && tokens[index - 1].kind == .semicolon
    if hasEnded || take(.semicolon) || current.isOnNewLine { return }
    switch current.kind {
    case .rightBrace, .endOfFile, .case, .default: return
    case .equal:
      throw unexpected("the end of the statement", help: ["'==' compares, '=' assigns"])
    default:
      throw unexpected(
        "the end of the statement",
        help: [misspeltKeyword ?? "separate two statements on one line with ';'"])
    }
  }

  private mutating func parseStatementKind() throws(ScriptError) -> Statement.Kind {
    let keyword = current.kind
    switch keyword {
    case .if: return try parseIf()
    case .guard: return try parseGuard()
    case .switch: return try parseSwitch()
    case .for: return try parseFor()
    case .while:
      advance()
      return .while(try parseConditions(), try parseBlock())
    case .repeat where !isOfFile || peek().kind == .leftBrace: return try parseRepeat()
    case .do: return try parseDo()
    case .defer:
      advance()
      return .defer(try parseBlock())
    case .return: return try parseReturn()
    case .throw:
      advance()
      return .throw(try parseExpression())
    case .break:
      advance()
      return .break(takeLabel())
    case .continue:
      advance()
      return .continue(takeLabel())
    case .fallthrough:
      advance()
      return .fallthrough
    default:
      if atNewName, peek().kind == .colon { return try parseLabeled() }
      if startsDeclaration() { return try parseDeclaration(in: .code) }
      if let error = statementError?(self) ?? notAStatement() { throw error }
      return .expression(try parseExpression())
    }
  }

  private func notAStatement() -> ScriptError? {
    switch current.kind {
    case .leftBrace where isOnlyStatement: return nil
    case .leftBrace:
      return unexpected(
        "a statement",
        help: [
          "a trailing closure begins on the line of its call; a block of its own is 'do { … }'"
        ])
    case .poundOther where !isOfExample: return unsupportedDirective()
    case .else, .catch, .case, .default, .in, .where, .semicolon: return unexpected("a statement")
    default: return nil
    }
  }

  /// True if the brace at the current token opens a closure that is all of a body. The body returns
  /// the closure.
  private var isOnlyStatement: Bool {
    guard index > 0, tokens[indexOfMatch(for: index) + 1].kind == .rightBrace else { return false }
    return tokens[index - 1].kind == .leftBrace || tokens[index - 1].kind == .in
  }

  private mutating func parseLabeled() throws(ScriptError) -> Statement.Kind {
    let label = name(of: advance())
    advance()
    switch current.kind {
    case .for, .while, .repeat, .if, .switch, .do: break
    default: throw unexpected("a loop or another statement with a label")
    }
    let outer = try enter()
    defer { leave(outer) }
    let start = current.start
    let kind = try parseStatementKind()
    return .labeled(label, Statement(kind, at: range(from: start)))
  }

  private mutating func takeLabel() -> String? {
    atNewName && !current.isOnNewLine ? name(of: advance()) : nil
  }

  private mutating func parseReturn() throws(ScriptError) -> Statement.Kind {
    advance()
    let isAtDirective = directives.last(before: index) != nil
    if isAtDirective || current.isOnNewLine && (startsStatementKeyword() || startsDeclaration()) {
      return .return(nil)
    }
    switch current.kind {
    case .rightBrace, .semicolon, .endOfFile, .case, .default, .at: return .return(nil)
    default:
      branchValue = index
      return .return(try parseExpression())
    }
  }

  /// Parses an `if` or `switch` that is a value. The value is the only expression of a branch.
  mutating func parseBranchValue() throws(ScriptError) -> Expression {
    let keyword = current
    let outer = try enter()
    defer { leave(outer) }
    let trailing = allowsTrailingClosure
    defer { allowsTrailingClosure = trailing }
    let kind = keyword.kind == .if ? try parseIf() : try parseSwitch()
    let statement = Statement(kind, at: range(from: keyword.start))
    guard isOfFile || [statement].isSingleExpression else {
      let word = text(of: keyword)
      throw error(
        "unsupported-syntax",
        "This '\(word)' is a value, but not every branch is a single expression",
        at: keyword.range,
        help: [
          keyword.kind == .if
            ? "every branch, including 'else', must be a single expression"
            : "every case must be a single expression",
          "or declare the variable first, then assign it in each branch",
        ])
    }
    // The value is a closure, called in its place.
    let closure = Closure(
      captures: [], parameters: [], implicitParameterCount: 0, isAsync: false, body: [statement])
    return Expression(
      .call(Expression(.closure(closure), at: statement.range), []), at: statement.range)
  }

  private func startsStatementKeyword() -> Bool {
    switch current.kind {
    case .if, .guard, .switch, .for, .while, .repeat, .do, .defer, .return, .throw, .break,
      .continue, .fallthrough:
      true
    default: current.isName && peek().kind == .colon
    }
  }

  private mutating func parseIf() throws(ScriptError) -> Statement.Kind {
    advance()
    let conditions = try parseConditions()
    let body = try parseBlock()
    guard take(.else) else { return .if(conditions, body, else: nil) }
    guard at(.if) else {
      if !at(.leftBrace) { throw unexpected("'{' or 'if' after 'else'") }
      return .if(conditions, body, else: .block(try parseBlock()))
    }
    let outer = try enter()
    defer { leave(outer) }
    let start = current.start
    let kind = try parseIf()
    return .if(conditions, body, else: .elseIf(Statement(kind, at: range(from: start))))
  }

  private mutating func parseGuard() throws(ScriptError) -> Statement.Kind {
    advance()
    let conditions = try parseConditions()
    let isClosure = at(.leftBrace)
    guard take(.else) else {
      throw unexpected(
        "'else' of the 'guard'",
        help: isClosure ? ["put a trailing closure in a condition in parentheses"] : [])
    }
    return .guard(conditions, try parseBlock())
  }

  private mutating func parseFor() throws(ScriptError) -> Statement.Kind {
    advance()
    take(.try)
    let isAwait = take(.await)
    let isCase = take(.case)
    let pattern = isCase ? try parsePattern(.values) : try parseLoopNames()
    if take(.colon) { _ = try parseType() }
    try expect(.in, "'in' of the 'for'")
    let sequence = try parseHead()
    let condition: Expression? = take(.where) ? try parseHead() : nil
    let body = try parseBlock()
    return .forIn(
      ForIn(
        pattern: pattern, sequence: sequence, isAwait: isAwait, condition: condition, body: body))
  }

  /// Parses a value in front of a body in braces.
  mutating func parseHead() throws(ScriptError) -> Expression {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = trailing }
    if at(.leftBrace) { throw unexpected("a value") }
    return try parseValue()
  }

  private mutating func parseRepeat() throws(ScriptError) -> Statement.Kind {
    advance()
    let body = try parseBlock()
    try expect(.while, "'while' of the 'repeat'")
    return .repeatWhile(body, try parseValue())
  }

  private mutating func parseDo() throws(ScriptError) -> Statement.Kind {
    advance()
    if at(.throws) { _ = try parseEffects() }
    let body = try parseBlock()
    var clauses: [CatchClause] = []
    while take(.catch) {
      let trailing = allowsTrailingClosure
      allowsTrailingClosure = false
      defer { allowsTrailingClosure = trailing }
      var patterns = [at(.leftBrace) ? nil : try parseCasePattern()]
      if at(.comma), !isOfFile {
        throw unsupported("Several patterns of one 'catch' are", at: current.range)
      }
      while take(.comma) { patterns.append(try parseCasePattern()) }
      let block = try parseBlock()
      clauses += patterns.map { CatchClause(pattern: $0, body: block) }
    }
    return .do(body, clauses)
  }
}
