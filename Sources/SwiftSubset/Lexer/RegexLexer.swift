/// Regular expressions: `/a+b/` and `#/a/b/#`.
extension Lexer {
  /// The length of the regular expression at the current offset, `nil` where the slash is an operator.
  ///
  /// As in Swift it begins where an operand may stand, neither begins nor ends with a space, ends on its
  /// line, and closes the parentheses that it opens.
  func lengthOfRegex() -> Int? {
    guard byte() == UInt8(ascii: "/"), !endsOperand, !Self.isBlank(byte(1)) else { return nil }
    var place = 1
    var depth = 0
    var isInClass = false
    while offset + place < text.count, byte(place) != UInt8(ascii: "\n") {
      switch byte(place) {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        return depth == 0 && place > 1 && !Self.isBlank(byte(place - 1)) ? place + 1 : nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Lexes a regular expression between `#/` and `/#`, which may have lines and slashes in it.
  func lengthOfRegex(hashes: Int) -> Int? {
    guard hashes > 0, byte(hashes) == UInt8(ascii: "/") else { return nil }
    var place = hashes + 1
    while offset + place < text.count {
      if byte(place) == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if byte(place) == UInt8(ascii: "/"),
        (1...hashes).allSatisfy({ byte(place + $0) == UInt8(ascii: "#") })
      {
        return place + hashes + 1
      }
      place += 1
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == 0
  }

  /// True if what stands in front is `try?` or `try!`, and no member of that name.
  private var endsTry: Bool {
    tokens.count > 1 && tokens[tokens.count - 2].kind == .try
      && (tokens.count == 2 || tokens[tokens.count - 3].kind != .period)
  }

  /// True if what stands in front is an operand, so that an operator follows.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .integer, .floating, .string, .regex, .stringEnd, .closureParameter, .rightParen,
      .rightBracket, .rightBrace, .underscore, .nil, .true, .false, .`self`, .super, .period,
      .greater, .func, .poundOther:
      return true
    // Behind an operand these unwrap it; in front of one they are operators themselves.
    case .question, .exclamation: return !last.hasSpaceBefore && !endsTry
    default: return last.isName
    }
  }
}
