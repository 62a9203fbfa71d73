import Diagnostics

/// Closure expressions.
extension Parser {
  mutating func parseClosure() throws(ScriptError) -> Expression {
    let start = try expect(.leftBrace, "'{'").start
    let trailing = allowsTrailingClosure
    let context = closureContext
    allowsTrailingClosure = true
    closureContext = .implicit(0)
    defer {
      allowsTrailingClosure = trailing
      closureContext = context
    }
    var signature = ClosureSignature()
    if hasClosureSignature() { signature = try parseClosureSignature() }
    if signature.isNamed { closureContext = .named }
    let body = try parseStatements(until: .rightBrace)
    advance()
    var count = 0
    if case .implicit(let used) = closureContext { count = used }
    var closure = Closure(
      captures: signature.captures, parameters: signature.parameters,
      implicitParameterCount: count, isAsync: signature.isAsync, body: body)
    closure.resultType = signature.resultType
    closure.isOfMainActor = signature.isOfMainActor
    closures.append(range(from: start))
    return Expression(.closure(closure), at: range(from: start))
  }

  private struct ClosureSignature {
    var captures: [Capture] = []
    var parameters: [Parameter] = []
    /// True if there is a parameter list, even an empty one.
    var isNamed = false
    var isAsync = false
    var isOfMainActor = false
    var resultType: TypeSyntax?
  }

  /// Returns true if what follows the `{` ends in `in` and so is a signature, not the first statement.
  private func hasClosureSignature() -> Bool {
    var position = index
    while tokens[position].kind == .at {
      position += 2
      let token = tokens[min(position, tokens.count - 1)]
      if token.kind == .leftParen, !token.hasSpaceBefore {
        position = indexOfMatch(for: position) + 1
      }
      position = min(position, tokens.count - 1)
    }
    if tokens[position].kind == .leftBracket { position = indexOfMatch(for: position) + 1 }
    if tokens[position].kind == .leftParen {
      position = indexOfMatch(for: position) + 1
    } else {
      while tokens[position].isName || tokens[position].kind == .underscore {
        position += 1
        if tokens[position].kind == .comma { position += 1 }
      }
    }
    if tokens[position].kind == .async { position += 1 }
    if tokens[position].kind == .throws {
      position += 1
      if tokens[position].kind == .leftParen { position = indexOfMatch(for: position) + 1 }
    }
    return tokens[position].kind == .in || tokens[position].kind == .arrow
  }

  private mutating func parseClosureSignature() throws(ScriptError) -> ClosureSignature {
    var signature = ClosureSignature()
    let start = index
    while at(.at) {
      if try parseAttribute() == "MainActor" { signature.isOfMainActor = true }
    }
    if at(.leftBracket) { signature.captures = try parseCaptures() }
    if at(.leftParen) {
      signature.isNamed = true
      signature.parameters = try parseParameters(isClosure: true)
    } else if at(.underscore) || (current.isName && !isEffect()) {
      signature.isNamed = true
      signature.parameters = try parseParameterNames()
    } else if at(.throws) || at(.arrow) || at(.in) && index == start {
      throw unexpected("a parameter of the closure")
    }
    signature.isAsync = try parseEffects().isAsync
    if take(.arrow) { signature.resultType = try parseReturnType() }
    try expect(.in, "'in' after the closure's parameters")
    return signature
  }

  /// Returns true if the current `async` is an effect rather than the name of a parameter.
  private func isEffect() -> Bool {
    guard at(.async) else { return false }
    let next = peek().kind
    return next == .throws || next == .in && tokens[index - 1].kind == .rightBracket
  }

  /// Parses `a, _, b`.
  private mutating func parseParameterNames() throws(ScriptError) -> [Parameter] {
    var parameters: [Parameter] = []
    repeat {
      guard atNewName || at(.underscore) else { throw missingName("a parameter's name") }
      let token = advance()
      parameters.append(
        Parameter(
          label: nil, name: name(of: token), type: nil, defaultValue: nil, isInOut: false,
          isVariadic: false, range: token.range))
    } while take(.comma)
    return parameters
  }

  private mutating func parseCaptures() throws(ScriptError) -> [Capture] {
    advance()
    var captures: [Capture] = []
    while !at(.rightBracket) {
      captures.append(try parseCapture())
      if !take(.comma) { break }
    }
    try expect(.rightBracket, "',' or ']'")
    return captures
  }

  private mutating func parseCapture() throws(ScriptError) -> Capture {
    let start = current.start
    var strength = ReferenceStrength.strong
    if at(.weak) || at(.unowned) {
      strength = advance().kind == .weak ? .weak : .unowned
      if strength == .unowned { try skipUnownedKind() }
    }
    guard atNewName || at(.`self`) else { throw missingName("the name of a capture") }
    let name = name(of: advance())
    var value: Expression?
    if try takeEqual() { value = try parseValue() }
    return Capture(strength: strength, name: name, value: value, range: range(from: start))
  }

  /// Skips the `(safe)` or `(unsafe)` of `unowned`.
  mutating func skipUnownedKind() throws(ScriptError) {
    guard at(.leftParen), !current.hasSpaceBefore else { return }
    advance()
    guard matches(current, "safe") || matches(current, "unsafe") else {
      throw unexpected("'safe' or 'unsafe'")
    }
    advance()
    try expect(.rightParen, "')'")
  }
}
