import Diagnostics

/// Turns UTF-8 into tokens, all at once.
///
/// The lexer matches the brackets, so the parser gets balanced tokens. Every opening bracket knows
/// its closing token. String literals with interpolation become a run of tokens in the same array,
/// so nesting costs no recursion.
struct Lexer {
  let text: [UInt8]
  let source: SourceID
  var offset = 0
  var tokens: [Token] = []
  /// Indices of the tokens that opened a bracket or an interpolation not yet closed.
  var openers: [Int] = []
  /// The string literals whose interpolations are open, the innermost last.
  var strings: [StringDelimiter] = []
  /// The flags of the next token.
  var flags: Token.Flags = [.newlineBefore, .spaceBefore]
  /// True if the text is a file of an app, whose operators libraries may declare.
  let isOfFile: Bool
  /// The comments, or `nil` if nobody asks for the comments.
  var comments: [SourceRange]?
  let keywords = KeywordTable.shared

  init(_ text: [UInt8], in source: SourceID, isOfFile: Bool = false) throws(ScriptError) {
    self.text = text
    self.source = source
    self.isOfFile = isOfFile
    guard text.count < Int(Int32.max) else {
      throw error("script-too-long", "Script of 2 GB or more", 0, 0)
    }
    tokens.reserveCapacity(text.count / 3 + 8)
    // Editors on Windows put a byte order mark in front of the text.
    if starts(with: "\u{FEFF}") { offset = 3 }
  }

  /// All tokens of a text; the last is `endOfFile`.
  static func tokens(
    of text: [UInt8], in source: SourceID = .main, isOfFile: Bool = false
  ) throws(ScriptError) -> [Token] {
    var lexer = try Lexer(text, in: source, isOfFile: isOfFile)
    try lexer.lexToEnd()
    if let opener = lexer.openers.last { throw lexer.unclosed(lexer.tokens[opener]) }
    lexer.flags = [.newlineBefore, .spaceBefore]
    lexer.append(.endOfFile, from: text.count)
    return lexer.tokens
  }

  /// The byte `distance` bytes ahead; 0 behind the end.
  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 {
    let index = offset + distance
    return index < text.count ? text[index] : 0
  }

  func starts(with word: StaticString) -> Bool {
    guard offset + word.utf8CodeUnitCount <= text.count else { return false }
    return word.withUTF8Buffer { bytes in
      for index in bytes.indices where bytes[index] != text[offset + index] { return false }
      return true
    }
  }

  /// Adds a token from `start` to the current offset.
  @inline(__always)
  mutating func append(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind, flags, start, offset, in: source))
    flags = []
  }

  /// Lexes from the offset to the end of the text.
  mutating func lexToEnd() throws(ScriptError) {
    while try skipTrivia() { try lexToken() }
  }

  private mutating func lexToken() throws(ScriptError) {
    let start = offset
    let first = text[offset]
    if Self.isIdentifierByte(first) && !Self.isDigit(first) { return try lexWord() }
    if Self.isDigit(first) { return try lexNumber() }
    switch first {
    case UInt8(ascii: "("): open(.leftParen)
    case UInt8(ascii: "["): open(.leftBracket)
    case UInt8(ascii: "{"): open(.leftBrace)
    case UInt8(ascii: ")"): try close(.rightParen)
    case UInt8(ascii: "]"): try close(.rightBracket)
    case UInt8(ascii: "}"): try close(.rightBrace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): try lexString(hashes: 0)
    case UInt8(ascii: "#"): try lexPound()
    case UInt8(ascii: "$"): try lexDollar()
    case UInt8(ascii: "`"): try lexEscapedIdentifier()
    case UInt8(ascii: "."): try lexDots()
    default:
      guard Self.isOperatorByte(first) else {
        throw unexpectedCharacter(at: start)
      }
      try lexOperator()
    }
  }

  private mutating func single(_ kind: Token.Kind) {
    offset += 1
    append(kind, from: offset - 1)
  }

  private mutating func open(_ kind: Token.Kind) {
    openers.append(tokens.count)
    single(kind)
  }

  private mutating func close(_ kind: Token.Kind) throws(ScriptError) {
    guard let opener = openers.last else { throw closesNothing() }
    let match: Token.Kind =
      switch tokens[opener].kind {
      case .leftParen: .rightParen
      case .leftBracket: .rightBracket
      case .leftBrace: .rightBrace
      default: .interpolationEnd
      }
    let closesInterpolation = match == .interpolationEnd && kind == .rightParen
    guard kind == match || closesInterpolation else { throw mismatched(tokens[opener]) }
    tokens[opener].matchIndex = UInt32(truncatingIfNeeded: tokens.count)
    openers.removeLast()
    single(match)
    if closesInterpolation, let delimiter = strings.popLast() { try lexStringBody(delimiter) }
  }
}

// MARK: - Whitespace and comments

extension Lexer {
  /// Skips whitespace and comments.
  /// - Returns: True if anything follows.
  private mutating func skipTrivia() throws(ScriptError) -> Bool {
    let end = text.count
    while offset < end {
      switch text[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try checkBreakInInterpolation()
        flags.formUnion([.newlineBefore, .spaceBefore])
        offset += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
        flags.insert(.spaceBefore)
        offset += 1
      case UInt8(ascii: "/"):
        if byte(1) == UInt8(ascii: "/") {
          skipLine()
        } else if byte(1) == UInt8(ascii: "*") {
          try skipBlockComment()
        } else {
          return true
        }
      default: return true
      }
    }
    return false
  }

  /// Rejects a line break in an interpolation of a literal of one line.
  private func checkBreakInInterpolation() throws(ScriptError) {
    guard let string = strings.last, !string.isMultiline else { return }
    throw unterminatedString(
      string, offset, help: ["an interpolation ends on the line that it begins on"])
  }

  private mutating func skipLine() {
    let start = offset
    flags.insert(.spaceBefore)
    while offset < text.count, !Self.isNewline(text[offset]) { offset += 1 }
    comments?.append(SourceRange(start, offset, in: source))
  }

  /// Skips a `/* … */`, with other comments inside.
  private mutating func skipBlockComment() throws(ScriptError) {
    let start = offset
    var depth = 0
    flags.insert(.spaceBefore)
    defer { comments?.append(SourceRange(start, offset, in: source)) }
    repeat {
      if offset >= text.count {
        let range = SourceRange(start, start + 2, in: source)
        throw ScriptError(
          Diagnostic(
            id: "unterminated-comment", "Comment without closing '*/'", at: range,
            help: ["write '*/' at the end of the comment"]))
      }
      if byte() == UInt8(ascii: "/") && byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if Self.isNewline(text[offset]) {
          try checkBreakInInterpolation()
          flags.insert(.newlineBefore)
        }
        offset += 1
      }
    } while depth > 0
  }
}
