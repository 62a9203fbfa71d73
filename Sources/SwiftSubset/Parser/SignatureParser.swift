import Diagnostics

/// Syntax that declarations of functions and types share with closures: effects, parameters, generics.
extension Parser {
  /// Parses a body in braces. The `$0` of a closure around the body does not exist inside.
  mutating func parseFunctionBody() throws(ScriptError) -> [Statement] {
    let context = closureContext
    closureContext = .none
    defer { closureContext = context }
    return try parseBlock()
  }

  /// Parses `async`, `throws` or both.
  /// - Parameter allowsRethrows: True if `rethrows` may stand for `throws`, as in a declaration.
  mutating func parseEffects(
    allowsRethrows: Bool = false
  ) throws(ScriptError) -> (isAsync: Bool, isThrowing: Bool) {
    let isAsync = take(.async)
    if at(.throws), !allowsRethrows, !at(word: "throws") { throw unexpected("'throws'") }
    let isThrowing = take(.throws)
    if isThrowing, at(.leftParen), !current.hasSpaceBefore {
      advance()
      _ = try parseType()
      try expect(.rightParen, "')'")
    }
    return (isAsync, isThrowing)
  }

  /// Parses the type behind an arrow, where an effect would be too late.
  mutating func parseReturnType() throws(ScriptError) -> TypeSyntax {
    if at(.async) { throw unexpected("a type", help: ["write 'async' before the '->'"]) }
    return try parseType()
  }

  /// Parses parameters in parentheses.
  /// - Parameter isClosure: True if types may be left out and labels do not exist.
  mutating func parseParameters(isClosure: Bool) throws(ScriptError) -> [Parameter] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      parameters.append(try parseParameter(isClosure: isClosure))
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
    return parameters
  }

  private mutating func parseParameter(isClosure: Bool) throws(ScriptError) -> Parameter {
    let start = current.start
    var attributes: [String] = []
    while at(.at) { attributes.append(try parseAttribute()) }
    guard current.isLabel || at(.underscore) else {
      throw missingName("a parameter's name")
    }
    let first = advance()
    let hasLabel =
      current.isName || at(.underscore) || current.isLabel && peek().kind == .colon
    let nameToken = hasLabel ? advance() : first
    var label: String? = first.kind == .underscore ? nil : name(of: first)
    if isClosure && !hasLabel { label = nil }
    var type: TypeSyntax?
    var isInOut = false
    var isAutoclosure = false
    var isEscaping = false
    if at(.colon) {
      advance()
      isInOut = at(.inout)
      isAutoclosure = at(.at) && peek().isWord && text(of: peek()) == "autoclosure"
      let start = index
      type = try parseType()
      isEscaping = type?.isFunction == true && isMarkedEscaping(start)
    } else if !isClosure {
      throw unexpected("':' and the parameter's type")
    }
    let isVariadic = type != nil && take(.ellipsis)
    var defaultValue: Expression?
    if !isClosure, try takeEqual() { defaultValue = try parseValue() }
    var parameter = Parameter(
      label: label, name: name(of: nameToken), type: type, defaultValue: defaultValue,
      isInOut: isInOut, isVariadic: isVariadic, range: range(from: start))
    parameter.isAutoclosure = isAutoclosure
    parameter.isEscaping = isEscaping
    parameter.attributes = attributes
    return parameter
  }

  /// True if `@escaping` is among the attributes in front of a type.
  private func isMarkedEscaping(_ start: Int) -> Bool {
    var place = start
    while tokens[place].kind == .at, tokens[place + 1].isWord {
      if text(of: tokens[place + 1]) == "escaping" { return true }
      place += 2
    }
    return false
  }

  /// Parses `<T: P, U>`. A dynamically typed language does not need the parameters.
  mutating func skipGenericParameters() throws(ScriptError) {
    try expect(.less, "'<'")
    repeat {
      guard current.isName else { throw missingName("a generic parameter") }
      if at(word: "each"), peek().isName, !isOfFile { throw unsupportedPack() }
      skipPack()
      advance()
      if take(.colon) { _ = try parseType() }
    } while take(.comma)
    try expect(.greater, "',' or '>'")
  }

  /// Parses `where T: P, U.Element == V`.
  mutating func skipWhereClause() throws(ScriptError) { _ = try parseWhereClause() }

  /// Parses a `where` clause and returns the bounds of `Self`.
  mutating func parseWhereClause() throws(ScriptError) -> [TypeSyntax] {
    advance()
    var bounds: [TypeSyntax] = []
    repeat {
      let subject = try parseType()
      let isSame = at(.comparison) && text(of: current) == "=="
      guard at(.colon) || isSame else { throw unexpected("':' or '=='") }
      advance()
      let bound = try parseType()
      if subject.name == "Self" { bounds.append(bound) }
    } while take(.comma)
    return bounds
  }
}
