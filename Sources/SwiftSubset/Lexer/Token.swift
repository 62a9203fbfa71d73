import Diagnostics

/// The kind and the place of a token, without the text.
///
/// The parser cuts the text out of the source only for names and literals. A token is therefore
/// sixteen bytes, and lexing allocates nothing per token.
package struct Token: Sendable {
  /// The kind of token.
  package let kind: Kind
  let flags: Flags
  let source: SourceID
  let startOffset: UInt32
  let endOffset: UInt32
  /// The index of the closing token, for an opening bracket.
  var matchIndex: UInt32 = 0

  init(_ kind: Kind, _ flags: Flags, _ start: Int, _ end: Int, in source: SourceID) {
    self.kind = kind
    self.flags = flags
    self.source = source
    startOffset = UInt32(truncatingIfNeeded: start)
    endOffset = UInt32(truncatingIfNeeded: end)
  }

  /// The offset of the first byte.
  package var start: Int { Int(startOffset) }

  /// The offset after the last byte.
  package var end: Int { Int(endOffset) }

  /// The place of the token in the source text.
  package var range: SourceRange { SourceRange(start, end, in: source) }

  /// True if a line break separates the token from the token before; true for the first token.
  package var isOnNewLine: Bool { flags.contains(.newlineBefore) }

  /// True if whitespace or a comment separates the token from the token before.
  package var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }

  /// True if the token can be a name: an identifier, or a word that is a keyword only in places.
  package var isName: Bool { kind.rawValue >= Kind.identifier.rawValue }

  /// True if the token can be the label of an argument or parameter: every word but `inout`.
  package var isLabel: Bool { isWord && kind != .inout }

  /// True if the token is made of letters: a name or any keyword.
  package var isWord: Bool { kind.rawValue >= Kind.accessLevel.rawValue }

  /// Facts about the surroundings and the inside of a token.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let newlineBefore = Flags(rawValue: 1)
    static let spaceBefore = Flags(rawValue: 2)
    /// An identifier in backticks.
    static let isEscaped = Flags(rawValue: 4)
  }
}

extension Token {
  /// The kinds of token. The order matters: reserved words come after the punctuation. Words that
  /// are keywords only in places come last, after `identifier`.
  package enum Kind: UInt8, Sendable {
    case endOfFile
    // Literals. A string without escapes is a single `string`. Any other string is a `stringStart`,
    // a sequence of `stringText` and interpolations, and a `stringEnd`.
    case integer, floating, string, regex
    case stringStart, stringText, stringEnd, interpolationStart, interpolationEnd
    case closureParameter
    // Punctuation.
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash, underscore
    // Operators, by precedence if the parser need not tell them apart. A `>` is always a token of
    // its own, because the `>>` of `Task<Void, Result<Int, E>>?` must be able to close two lists.
    case equal, compoundAssignment, arrow
    case question, exclamation, nilCoalescing, logicalOr, logicalAnd, comparison, less, greater
    case ellipsis, halfOpenRange
    case plus, minus, additive, multiplicative, ampersand, shift, tilde
    /// An operator that a library or the file declares; only files of apps have such operators.
    case customOperator
    // Words after `#`.
    case poundSelector, poundAvailable, poundUnavailable, poundOther
    // Reserved words.
    case accessLevel, `class`, `struct`, `enum`, `protocol`, `extension`, `func`, `init`, `deinit`
    case `subscript`, `let`, `var`, `static`, `typealias`, `associatedtype`, `import`
    case unsupportedDeclaration
    case `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `in`, `while`, `repeat`, `do`
    case `catch`, `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`
    case `nil`, `true`, `false`, `self`, `super`, `as`, `is`, `try`, `await`, `inout`, `throws`
    // Names, and words that are keywords only in places.
    case identifier
    case actor, async, `get`, `set`, willSet, didSet, opaqueType
    case override, lazy, weak, unowned, convenience, mutating, ignoredModifier
  }
}

extension Token.Kind {
  /// True if the token opens a bracket, so that an operator after it is a prefix operator.
  var opensOrSeparates: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .interpolationStart, .comma, .semicolon, .colon:
      true
    default: false
    }
  }

  /// True if the token closes a bracket, so that an operator before it is a postfix operator.
  var closesOrSeparates: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .comma, .semicolon, .colon,
      .endOfFile:
      true
    default: false
    }
  }
}
