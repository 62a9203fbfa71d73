import Diagnostics

/// Signs for left-out code: `...` in a place without operands, `…`, and an editor's `<#code#>`.
extension Lexer {
  /// The error for a placeholder at the offset; `nil` where there is none.
  func placeholder() -> ScriptError? {
    guard let end = placeholderEnd else { return nil }
    let text = String(decoding: text[offset..<end], as: UTF8.self)
    return error(
      "placeholder", "'\(text)' stands for code that is left out, and cannot be run", offset, end,
      help: [
        "write statements that are left out as a comment, '// …', and a value as a call such as "
          + "'makeItem()', which need not be declared"
      ])
  }

  private var placeholderEnd: Int? {
    switch byte() {
    case UInt8(ascii: "."): dotsEnd
    case UInt8(ascii: "<"): editorEnd
    case 0xE2: ellipsisEnd
    default: nil
    }
  }

  /// The end of three dots or more with no operand on either side.
  private var dotsEnd: Int? {
    var end = offset
    while end < text.count, text[end] == UInt8(ascii: ".") { end += 1 }
    guard end - offset >= 3 else { return nil }
    let isCondition = !flags.contains(.newlineBefore) && isBehind(["if", "while", "switch", "in"])
    let canBegin =
      isCondition || flags.contains(.newlineBefore) || isBehind(["return", "in", "else"])
      || tokens.last.map { Self.opens($0.kind) } ?? true
    guard canBegin else { return nil }
    var next = end
    while next < text.count, text[next] == 32 || text[next] == 9 { next += 1 }
    guard next < text.count else { return end }
    switch text[next] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "}"), UInt8(ascii: ")"),
      UInt8(ascii: ","), UInt8(ascii: ";"):
      return end
    case UInt8(ascii: "{"): return isCondition ? end : nil
    case UInt8(ascii: "/"):
      let isComment =
        next + 1 < text.count
        && (text[next + 1] == UInt8(ascii: "/") || text[next + 1] == UInt8(ascii: "*"))
      return isComment ? end : nil
    default: return nil
    }
  }

  /// Returns true if an operand can only come behind a token, not before the token.
  private static func opens(_ kind: Token.Kind) -> Bool {
    switch kind {
    case .leftBrace, .leftParen, .comma, .equal, .semicolon, .colon: true
    default: false
    }
  }

  private func isBehind(_ words: [StaticString]) -> Bool {
    guard let last = tokens.last else { return false }
    return words.contains { word in
      guard word.utf8CodeUnitCount == last.end - last.start else { return false }
      return word.withUTF8Buffer { bytes in
        for index in bytes.indices where bytes[index] != text[last.start + index] { return false }
        return true
      }
    }
  }

  /// The end of `<#code#>`.
  private var editorEnd: Int? {
    guard byte(1) == UInt8(ascii: "#") else { return nil }
    var end = offset + 2
    while end + 1 < text.count, !Self.isNewline(text[end]) {
      if text[end] == UInt8(ascii: "#"), text[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }

  /// The end of the sign `…`, unless the sign stands between two operands, as the operator `...`
  /// would.
  private var ellipsisEnd: Int? {
    guard starts(with: "…") else { return nil }
    let isBetween =
      !flags.contains(.spaceBefore) && Self.isIdentifierByte(byte(3))
      && !(tokens.last.map { Self.opens($0.kind) } ?? true)
    return isBetween ? nil : offset + 3
  }
}
