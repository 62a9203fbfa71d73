import Diagnostics

/// String literals: escapes, interpolation and the indentation of multi-line literals.
extension Parser {
  mutating func parseString() throws(ScriptError) -> Expression {
    let opening = advance()
    if opening.kind == .string {
      let content = string(opening.start + 1, opening.end - 1)
      let segments: [StringSegment] = opening.end - opening.start > 2 ? [.text(content)] : []
      return Expression(.string(segments), at: opening.range)
    }
    var reader = StringReader(opening: opening, text: text)
    try reader.findIndentation(endOfLiteral(), self)
    var segments: [StringSegment] = []
    while !at(.stringEnd) {
      let token = current
      if token.kind == .stringText {
        advance()
        let content = try reader.read(token, isLast: at(.stringEnd), self)
        if !content.isEmpty { segments.append(.text(content)) }
      } else {
        reader.isAtLineStart = false
        try reader.checkIndentation(of: self)
        segments.append(.interpolation(try parseInterpolation()))
      }
    }
    advance()
    return Expression(.string(segments), at: range(from: opening.start))
  }

  /// The closing token of the literal around the current token.
  private func endOfLiteral() -> Token {
    var position = index
    while tokens[position].kind != .stringEnd && tokens[position].kind != .endOfFile {
      let isInterpolation = tokens[position].kind == .interpolationStart
      position = isInterpolation ? indexOfMatch(for: position) + 1 : position + 1
    }
    return tokens[position]
  }

  /// Parses `\(value)`. Arguments after the value choose a format and are dropped.
  private mutating func parseInterpolation() throws(ScriptError) -> Expression {
    let arguments = try parseArguments(.interpolationEnd)
    guard let first = arguments.first else {
      throw error(
        "unexpected-token", "Interpolation without a value",
        at: SourceRange(previousEnd - 1, previousEnd, in: source))
    }
    return first.value
  }
}

/// Resolves the text between the delimiters of one string literal.
struct StringReader {
  let text: [UInt8]
  var hashes = 0
  var isMultiline = false
  /// The beginning of every line of a multi-line literal: the closing delimiter's indentation.
  var indentation: ArraySlice<UInt8> = []
  var isAtLineStart = false

  init(opening: Token, text: [UInt8]) {
    self.text = text
    while text[opening.start + hashes] == UInt8(ascii: "#") { hashes += 1 }
    isMultiline = opening.end - opening.start > hashes + 1
  }

  /// Finds the indentation of a multi-line literal and checks that the delimiters stand alone.
  mutating func findIndentation(_ closing: Token, _ parser: Parser) throws(ScriptError) {
    guard isMultiline else { return }
    var start = closing.start
    while start > 0, text[start - 1] == 32 || text[start - 1] == 9 { start -= 1 }
    guard start > 0, Lexer.isNewline(text[start - 1]) else {
      throw parser.error(
        "multi-line-string", "'\"\"\"' at the end of a line of text", at: closing.range,
        help: ["put the closing delimiter on a line of its own"])
    }
    indentation = text[start..<closing.start]
    isAtLineStart = true
    let first = parser.current
    guard first.kind == .stringText, Lexer.isNewline(text[first.start]) else {
      var end = first.start
      while end < first.end, !Lexer.isNewline(text[end]) { end += 1 }
      throw parser.error(
        "multi-line-string", "Text on the line of the opening '\"\"\"'",
        at: SourceRange(first.start, end, in: parser.source),
        help: ["begin the text on the next line"])
    }
  }

  /// The text of a segment, with escapes resolved and indentation removed.
  mutating func read(_ token: Token, isLast: Bool, _ parser: Parser) throws(ScriptError) -> String {
    var end = token.end
    var offset = token.start
    if isMultiline {
      // The line breaks next to the delimiters are not part of the text.
      if isAtLineStart { offset += newlineLength(offset, end) }
      if isLast { end = max(offset, beforeLastLine(end)) }
    } else if !containsEscape(offset, end) {
      return parser.string(offset, end)
    }
    var output: [UInt8] = []
    while offset < end {
      if isAtLineStart {
        isAtLineStart = false
        offset = try skipIndentation(offset, end, isBlank: isLast, parser)
        continue
      }
      let byte = text[offset]
      if isMultiline, Lexer.isNewline(byte) {
        output.append(10)
        offset += newlineLength(offset, end)
        isAtLineStart = true
      } else if startsEscape(offset, end) {
        offset = try readEscape(offset, end, into: &output, parser)
      } else {
        output.append(byte)
        offset += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Checks the lines that begin within the interpolation at the current token of the parser.
  ///
  /// The text of literals inside the interpolation has an indentation of its own.
  func checkIndentation(of parser: Parser) throws(ScriptError) {
    guard isMultiline else { return }
    let end = parser.indexOfMatch(for: parser.index)
    var position = parser.index + 1
    var literals = 0
    while position <= end {
      let token = parser.tokens[position]
      if token.kind == .stringEnd { literals -= 1 }
      if literals == 0, token.isOnNewLine {
        let start = parser.startOfLine(token.start)
        _ = try skipIndentation(start, token.start, isBlank: false, parser)
      }
      if token.kind == .stringStart { literals += 1 }
      position += 1
    }
  }

  private func newlineLength(_ offset: Int, _ end: Int) -> Int {
    let isPair = text[offset] == 13 && offset + 1 < end && text[offset + 1] == 10
    return isPair ? 2 : 1
  }

  /// The offset before the line break that precedes the closing delimiter's line.
  private func beforeLastLine(_ end: Int) -> Int {
    let end = end - indentation.count - 1
    return end > 0 && text[end] == 10 && text[end - 1] == 13 ? end - 1 : end
  }

  /// - Parameter isBlank: True if a line that ends with the text is blank.
  private func skipIndentation(
    _ offset: Int, _ end: Int, isBlank: Bool, _ parser: Parser
  ) throws(ScriptError) -> Int {
    var offset = offset
    let start = offset
    for byte in indentation {
      // Only an empty line may be shorter.
      if offset == start, offset < end ? Lexer.isNewline(text[offset]) : isBlank { return offset }
      guard offset < end, text[offset] == byte else {
        throw parser.error(
          "multi-line-string", "Line indented less than the closing '\"\"\"'",
          at: SourceRange(offset, offset + 1, in: parser.source),
          help: ["indent the line like the closing delimiter"])
      }
      offset += 1
    }
    return offset
  }
}

// MARK: - Escapes

extension StringReader {
  private func containsEscape(_ start: Int, _ end: Int) -> Bool {
    for byte in text[start..<end] where byte == UInt8(ascii: "\\") { return true }
    return false
  }

  private func startsEscape(_ offset: Int, _ end: Int) -> Bool {
    guard text[offset] == UInt8(ascii: "\\"), offset + hashes < end else { return false }
    for index in 0..<hashes where text[offset + 1 + index] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Appends the meaning of an escape and returns the offset behind the escape.
  private mutating func readEscape(
    _ start: Int, _ end: Int, into output: inout [UInt8], _ parser: Parser
  ) throws(ScriptError) -> Int {
    let offset = start + 1 + hashes
    guard offset < end else { throw invalidEscape(start, offset, parser) }
    switch text[offset] {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "0"): output.append(0)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(text[offset])
    case UInt8(ascii: "u"): return try readScalar(start, offset + 1, end, into: &output, parser)
    default:
      if isMultiline, let next = continuedLine(offset, end) {
        isAtLineStart = true
        return next
      }
      throw invalidEscape(start, offset + 1, parser)
    }
    return offset + 1
  }

  /// The start of the next line if the rest of the current line is whitespace, else `nil`.
  private func continuedLine(_ start: Int, _ end: Int) -> Int? {
    var offset = start
    while offset < end, text[offset] == 32 || text[offset] == 9 { offset += 1 }
    guard offset < end, Lexer.isNewline(text[offset]) else { return nil }
    return offset + newlineLength(offset, end)
  }

  /// Reads the `{1F600}` of an escaped Unicode scalar.
  private func readScalar(
    _ start: Int, _ opening: Int, _ end: Int, into output: inout [UInt8], _ parser: Parser
  ) throws(ScriptError) -> Int {
    var offset = opening + 1
    guard opening < end, text[opening] == UInt8(ascii: "{") else {
      throw invalidEscape(start, opening, parser)
    }
    while offset < end, Lexer.isIdentifierByte(text[offset]) { offset += 1 }
    let count = offset - opening - 1
    guard offset < end, text[offset] == UInt8(ascii: "}"), count > 0, count <= 8,
      let value = parser.hexadecimal(text[(opening + 1)..<offset]),
      let scalar = Unicode.Scalar(value)
    else {
      let isClosed = offset < end && text[offset] == UInt8(ascii: "}")
      throw invalidEscape(start, isClosed ? offset + 1 : offset, parser)
    }
    if let encoded = UTF8.encode(scalar) { output.append(contentsOf: encoded) }
    return offset + 1
  }

  private func invalidEscape(_ start: Int, _ stop: Int, _ parser: Parser) -> ScriptError {
    var end = stop
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let isNumber = start + 1 < text.count && text[start + 1] == UInt8(ascii: "u")
    return parser.error(
      "invalid-escape", "'\(parser.string(start, end))' is not an escape sequence",
      at: SourceRange(start, end, in: parser.source),
      help: isNumber ? SyntaxHelp.scalar : SyntaxHelp.backslash)
  }
}

extension Parser {
  /// The offset of the first byte of a line.
  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !Lexer.isNewline(text[start - 1]) { start -= 1 }
    return start
  }

  /// The value of hexadecimal digits, or `nil` when a byte is none or the value is too large.
  func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for byte in digits {
      let letter = (byte | 0x20) &- 97
      guard Lexer.isDigit(byte) || letter < 6, value < 0x1000_0000 else { return nil }
      value = value << 4 | UInt32(Lexer.isDigit(byte) ? byte - 48 : letter + 10)
    }
    return value
  }
}
