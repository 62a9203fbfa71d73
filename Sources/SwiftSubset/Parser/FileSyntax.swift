import Diagnostics

/// Swift that only files of apps may have. No run needs the meaning of this syntax.
extension Parser {
  /// True if the declaration of a macro is at the current token.
  var startsMacroDeclaration: Bool {
    isOfFile && at(word: "macro") && peek().isName && !peek().isOnNewLine
      && (peek(2).kind == .leftParen || peek(2).kind == .less)
  }

  /// Skips the `repeat each` and `each` of a parameter pack.
  mutating func skipPack() {
    guard isOfFile else { return }
    if at(.repeat), peek().kind != .leftBrace { advance() }
    if at(word: "each"), peek().isName || peek().kind == .`self`, !peek().isOnNewLine { advance() }
  }
}

// Declarations that mean nothing to a run.
extension DeclarationParser {
  /// Skips `infix operator |>: Group` or `precedencegroup Group { … }`.
  mutating func skipOperatorDeclaration() {
    parser.advance()
    while !parser.at(.leftBrace), !parser.at(.colon), !parser.at(.endOfFile),
      !parser.current.isOnNewLine
    {
      parser.advance()
    }
    if parser.take(.colon) {
      repeat { parser.advance() } while parser.take(.comma)
    }
    if parser.at(.leftBrace) { parser.index = parser.indexOfMatch(for: parser.index) + 1 }
  }

  /// Skips `macro name(parameters) -> Type = definition`.
  mutating func skipMacroDeclaration() throws(ScriptError) {
    parser.index += 2
    if parser.at(.less) { try parser.skipGenericParameters() }
    _ = try parser.parseParameters(isClosure: false)
    if parser.take(.arrow) { _ = try parser.parseReturnType() }
    if try parser.takeEqual() { _ = try parser.parseValue() }
    if parser.at(.where) { try parser.skipWhereClause() }
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
