/// Regular expressions: `/a+b/` and `#/a/b/#`.
extension Lexer {
  /// The length of the regular expression at the current offset, `nil` if the slash is an operator.
  ///
  /// As in Swift, a regular expression begins in the place of an operand and ends on the same line.
  /// The text between the slashes neither begins nor ends with a space, and its parentheses are
  /// balanced.
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

  /// The length of a regular expression between `#/` and `/#`. Lines and slashes may be inside.
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

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == 0
  }

  /// True if `try?` or `try!` stands in front, as a keyword and not as the name of a member.
  private var endsTry: Bool {
    tokens.count > 1 && tokens[tokens.count - 2].kind == .try
      && (tokens.count == 2 || tokens[tokens.count - 3].kind != .period)
  }

  /// True if an operand stands in front, so that an operator follows.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .integer, .floating, .string, .regex, .stringEnd, .closureParameter, .rightParen,
      .rightBracket, .rightBrace, .underscore, .nil, .true, .false, .`self`, .super, .period,
      .greater, .func, .poundOther:
      return true
    // Behind an operand the two signs unwrap the operand; in front of an operand the signs are
    // operators.
    case .question, .exclamation: return !last.hasSpaceBefore && !endsTry
    default: return last.isName
    }
  }
}
