import Diagnostics

/// Swift that only files of apps may have. No run needs the meaning of this syntax.
extension Parser {
  /// Skips `infix operator |>: Group` or `precedencegroup Group { … }`.
  mutating func skipOperatorDeclaration() {
    advance()
    while !at(.leftBrace), !at(.colon), !at(.endOfFile), !current.isOnNewLine { advance() }
    if take(.colon) {
      repeat { advance() } while take(.comma)
    }
    if at(.leftBrace) { index = indexOfMatch(for: index) + 1 }
  }

  /// True if the declaration of a macro is at the current token.
  var startsMacroDeclaration: Bool {
    isOfFile && at(word: "macro") && peek().isName && !peek().isOnNewLine
      && (peek(2).kind == .leftParen || peek(2).kind == .less)
  }

  /// Skips `macro name(parameters) -> Type = definition`.
  mutating func skipMacroDeclaration() throws(ScriptError) {
    index += 2
    if at(.less) { try skipGenericParameters() }
    _ = try parseParameters(isClosure: false)
    if take(.arrow) { _ = try parseReturnType() }
    if try takeEqual() { _ = try parseValue() }
    if at(.where) { try skipWhereClause() }
  }

  /// Skips the `repeat each` and `each` of a parameter pack.
  mutating func skipPack() {
    guard isOfFile else { return }
    if at(.repeat), peek().kind != .leftBrace { advance() }
    if at(word: "each"), peek().isName || peek().kind == .`self`, !peek().isOnNewLine { advance() }
  }
}

extension TypeSyntax {
  /// The name of the type that an extension of this type extends.
  var nameOfExtended: String {
    switch self {
    case .named(let name, _): name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional, .implicitlyUnwrapped: "Optional"
    case .composition(let parts): parts.first?.nameOfExtended ?? "Any"
    case .tuple, .function, .metatype: "Any"
    }
  }
}
