/// Words, numbers and what begins with `#` or `$`.
extension Lexer {
  mutating func lexWord() throws(ScriptError) {
    let start = offset
    var word = PackedWord()
    var isASCII = true
    while offset < text.count {
      let next = text[offset]
      guard Self.isIdentifierByte(next) else { break }
      if next < 0x80 {
        word.append(next)
        offset += 1
      } else {
        isASCII = false
        guard let length = identifierScalarLength() else { break }
        offset += length
      }
    }
    if offset == start { throw unexpectedCharacter(at: start) }
    let count = offset - start
    if count == 1 && text[start] == UInt8(ascii: "_") { return append(.underscore, from: start) }
    let canBeKeyword = isASCII && count > 1 && count <= KeywordTable.longest
    append(canBeKeyword ? keywords.kind(of: word) : .identifier, from: start)
  }

  mutating func lexEscapedIdentifier() throws(ScriptError) {
    let start = offset
    offset += 1
    while offset < text.count, Self.isIdentifierByte(text[offset]) { offset += 1 }
    guard byte() == UInt8(ascii: "`"), offset > start + 1 else {
      let summary = "Backtick without a name and a closing backtick"
      throw error("unterminated-name", summary, start, offset)
    }
    offset += 1
    flags.insert(.isEscaped)
    append(.identifier, from: start)
  }

  /// `$0`, or the projected value `$name` of a property wrapper, which is a name.
  mutating func lexDollar() throws(ScriptError) {
    let start = offset
    offset += 1
    let isNumber = Self.isDigit(byte())
    while offset < text.count, Self.isIdentifierByte(text[offset]) {
      if isNumber && !Self.isDigit(text[offset]) { break }
      offset += 1
    }
    if offset == start + 1 { throw unexpectedCharacter(at: start) }
    append(isNumber ? .closureParameter : .identifier, from: start)
  }

  mutating func lexPound() throws(ScriptError) {
    let start = offset
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return try lexString(hashes: hashes) }
    offset += 1
    let isSelector = starts(with: "selector")
    let isAvailable = starts(with: "available")
    let isUnavailable = starts(with: "unavailable")
    while offset < text.count, Self.isIdentifierByte(text[offset]) { offset += 1 }
    switch offset - start {
    case 1: throw unexpectedCharacter(at: start)
    case 9 where isSelector: append(.poundSelector, from: start)
    case 10 where isAvailable: append(.poundAvailable, from: start)
    case 12 where isUnavailable: append(.poundUnavailable, from: start)
    default: append(.poundOther, from: start)
    }
  }

  mutating func lexNumber() throws(ScriptError) {
    let start = offset
    // In `pair.0.1` the second part is two members, not the number 0.1.
    let isTupleIndex = tokens.last?.kind == .period && flags.isEmpty
    var isFloating = false
    let prefix = byte(1)
    let hasRadix =
      byte() == UInt8(ascii: "0")
      && (prefix == UInt8(ascii: "x") || prefix == UInt8(ascii: "b") || prefix == UInt8(ascii: "o"))
    if !hasRadix && !isTupleIndex {
      skipDigits()
      if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) {
        isFloating = true
        offset += 1
        skipDigits()
      }
      if byte() | 0x20 == UInt8(ascii: "e") {
        let hasSign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
        if Self.isDigit(byte(hasSign ? 2 : 1)) {
          isFloating = true
          offset += hasSign ? 2 : 1
          skipDigits()
        }
      }
    }
    let digitsEnd = offset
    while offset < text.count, Self.isIdentifierByte(text[offset]) { offset += 1 }
    let hasRest = offset > digitsEnd && !hasRadix && !isTupleIndex
    if hasRest { throw invalidNumber(start) }
    append(isFloating ? .floating : .integer, from: start)
  }

  private mutating func skipDigits() {
    while Self.isDigit(byte()) || byte() == UInt8(ascii: "_") { offset += 1 }
  }

  private func invalidNumber(_ start: Int) -> ScriptError {
    let number = String(decoding: text[start..<offset], as: UTF8.self)
    return error("invalid-number", "'\(number)' is not a number", start, offset)
  }
}

// MARK: - Classes of bytes

extension Lexer {
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  @inline(__always)
  static func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }

  /// Letters, digits, `_` and every byte of a scalar beyond ASCII.
  @inline(__always)
  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == 95 || byte >= 0x80
  }

  /// The length of the scalar at the offset, or `nil` when it cannot be part of a name.
  ///
  /// Emoji and all scripts may. Typographic quotes, dashes, arrows, mathematical signs and
  /// no-break spaces may not: they look like syntax, and taking them for names would hide a typo.
  private func identifierScalarLength() -> Int? {
    let first = text[offset]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let second = UInt32(byte(1))
    if first == 0xC2 && second < 0xAA { return nil }
    if first == 0xE2 {
      let scalar = 0x2000 | (second & 0x3F) << 6 | UInt32(byte(2) & 0x3F)
      let isJoiner = scalar == 0x200C || scalar == 0x200D
      let isPunctuation = scalar <= 0x206F && !isJoiner
      let isArrowOrSign = scalar >= 0x2190 && scalar <= 0x22FF
      if isPunctuation || isArrowOrSign { return nil }
    }
    return min(length, text.count - offset)
  }
}
