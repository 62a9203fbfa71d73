import Diagnostics

/// Operators that libraries and files of apps declare. As in Swift, the longest run of operator
/// characters is an operator. Only a file of an app has such operators.
extension Lexer {
  /// Lexes an operator that is none of Swift's own.
  /// - Returns: True if such an operator is at the offset.
  mutating func lexCustomOperator() -> Bool {
    guard isOfFile, let end = endOfCustomOperator else { return false }
    let start = offset
    offset = end
    append(.customOperator, from: start)
    return true
  }

  /// The end of the run of operator characters at the offset; `nil` if the run is Swift's operator,
  /// or belongs to the operand in front.
  private var endOfCustomOperator: Int? {
    guard let end = endOfOperatorCharacters else { return nil }
    let name = text[offset..<end]
    switch text[offset] {
    // Directly behind an operand, each sign unwraps the operand.
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard flags.contains(.spaceBefore), name.count > 1, end < text.count,
        Self.isBlank(text[end])
      else { return nil }
      return Lexer.unwrappingOperators.contains { name.elementsEqual($0.utf8) } ? nil : end
    // A list of types may end here, and the parser joins the signs of an operator.
    case UInt8(ascii: ">"), UInt8(ascii: "."): return nil
    default: break
    }
    var other = self
    other.offset = end
    return other.operatorKind(offset) == nil ? end : nil
  }

  private static let unwrappingOperators = ["??", "!=", "!=="]

  /// The end of the operator characters at the offset, `nil` if there are none. A comment ends an
  /// operator.
  private var endOfOperatorCharacters: Int? {
    var other = self
    while other.offset < text.count, !other.startsComment() {
      if Self.isOperatorByte(text[other.offset]) {
        other.offset += 1
      } else if text[other.offset] >= 0x80, let scalar = other.scalar(),
        Self.isOperatorScalar(scalar.value)
      {
        other.offset += scalar.length
      } else {
        break
      }
    }
    return other.offset > offset ? other.offset : nil
  }

  /// True if a scalar beyond ASCII can be part of an operator, by the grammar of Swift.
  static func isOperatorScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}
