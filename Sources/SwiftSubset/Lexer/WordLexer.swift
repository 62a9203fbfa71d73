import Diagnostics

/// Words, numbers and what begins with `#` or `$`.
extension Lexer {
  mutating func lexWord() throws(ScriptError) {
    let start = offset
    var word = PackedWord()
    var isASCII = true
    while offset < text.count {
      let next = text[offset]
      guard Self.isIdentifierByte(next) || next == UInt8(ascii: "$") else { break }
      if next < 0x80 {
        word.append(next)
        offset += 1
      } else {
        isASCII = false
        guard let scalar = scalar(), Self.isNamePart(scalar.value),
          offset > start || !Self.isCombining(scalar.value)
        else { break }
        offset += scalar.length
      }
    }
    if offset == start {
      if let placeholder = placeholder() { throw placeholder }
      guard lexCustomOperator() else { throw unexpectedCharacter(at: start) }
      return
    }
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
      throw error("unterminated-name", summary, start, offset, help: ["write '`' after the name"])
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
    if isNumber, Self.isIdentifierByte(byte()) {
      while Self.isIdentifierByte(byte()) { offset += 1 }
      let name = String(decoding: text[start..<offset], as: UTF8.self)
      throw error(
        "closure-parameter", "'\(name)' begins like a closure's parameter", start, offset,
        help: ["write only '$' and the number, or a name that begins with a letter"])
    }
    append(isNumber ? .closureParameter : .identifier, from: start)
  }

  mutating func lexPound() throws(ScriptError) {
    let start = offset
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return try lexString(hashes: hashes) }
    if let length = lengthOfRegex(hashes: hashes) {
      offset += length
      return append(.regex, from: start)
    }
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
    if hasRadix {
      while offset < text.count, Self.isIdentifierByte(text[offset]) { offset += 1 }
      // A fraction of sixteenths would need an exponent, and nobody writes such fractions.
      let isHexadecimal = prefix == UInt8(ascii: "x") && byte(1) | 0x20 &- 97 < 6
      if byte() == UInt8(ascii: "."), Self.isDigit(byte(1)) || isHexadecimal {
        offset += 1
        while offset < text.count, Self.isIdentifierByte(text[offset]) { offset += 1 }
        throw invalidNumber(start)
      }
    }
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
    return error(
      "invalid-number", "'\(number)' is not a number", start, offset, help: SyntaxHelp.digits)
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

  /// The scalar at the offset, which is beyond ASCII; `nil` if the bytes are no scalar.
  func scalar() -> (value: UInt32, length: Int)? {
    let first = UInt32(text[offset])
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first < 0xF5, offset + length <= text.count else { return nil }
    var value = first & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      guard byte(index) & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte(index) & 0x3F)
    }
    return (value, length)
  }

  /// True if a scalar beyond ASCII can be part of a name. By the grammar of Swift, names have all
  /// scripts and most emoji. Arrows, mathematical signs and the symbols around them can only be
  /// operators. Typographic quotes, dashes and no-break spaces can be nothing.
  private static func isNamePart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
      0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
      0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      true
    // The last two scalars of every plane are none.
    case 0x1_0000...0xE_FFFD: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Returns true if a scalar changes the scalar before, so that no name begins with the scalar.
  private static func isCombining(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }
}
