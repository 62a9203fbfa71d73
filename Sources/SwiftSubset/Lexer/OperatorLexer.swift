import Diagnostics

/// Operators. As in Swift, the longest run of operator characters is an operator. But `>`, `?` and
/// `!` stand alone where types and optionals need single characters.
extension Lexer {
  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  mutating func lexDots() throws(ScriptError) {
    let start = offset
    if let placeholder = placeholder() { throw placeholder }
    if starts(with: "...") || starts(with: "..<") {
      let kind = byte(2) == UInt8(ascii: ".") ? Token.Kind.ellipsis : .halfOpenRange
      offset += 3
      // An operator with a period at the beginning may have further periods and operator
      // characters.
      while byte() == UInt8(ascii: ".") || Self.isOperatorByte(byte()), !startsComment() {
        offset += 1
      }
      guard offset > start + 3 else { return append(kind, from: start) }
      guard isOfFile else { throw unsupportedOperator(start) }
      append(.customOperator, from: start)
    } else if byte(1) == UInt8(ascii: ".") {
      let help = ["write '...' for a closed range or '..<' for a half-open one"]
      throw error("unsupported-operator", "'..' is not an operator", start, start + 2, help: help)
    } else {
      offset += 1
      append(.period, from: start)
    }
  }

  mutating func lexOperator() throws(ScriptError) {
    let start = offset
    if let placeholder = placeholder() { throw placeholder }
    if let length = lengthOfRegex() {
      offset += length
      return append(.regex, from: start)
    }
    if lexCustomOperator() { return }
    switch text[offset] {
    case UInt8(ascii: ">"):
      offset += 1
      return append(.greater, from: start)
    case UInt8(ascii: "?"):
      let isDouble = byte(1) == UInt8(ascii: "?") && !chainsTwice
      offset += isDouble ? 2 : 1
      if !isDouble, flags.contains(.spaceBefore), offset < text.count,
        Self.isOperatorByte(text[offset]) || starts(with: ".."), !startsComment()
      {
        offset += 1
        throw unsupportedOperator(start)
      }
      return append(isDouble ? .nilCoalescing : .question, from: start)
    case UInt8(ascii: "!"):
      let isComparison = byte(1) == UInt8(ascii: "=")
      offset += isComparison ? (byte(2) == UInt8(ascii: "=") ? 3 : 2) : 1
      return append(isComparison ? .comparison : .exclamation, from: start)
    default: break
    }
    while offset < text.count, Self.isOperatorByte(text[offset]), !startsComment() { offset += 1 }
    guard let kind = operatorKind(start) else { throw unsupportedOperator(start) }
    append(kind, from: start)
  }

  /// True if `??` unwraps an optional of an optional: `delegate?.window??.rootViewController`.
  private var chainsTwice: Bool {
    !flags.contains(.spaceBefore) && byte(2) == UInt8(ascii: ".") && byte(3) != UInt8(ascii: ".")
  }

  func startsComment() -> Bool {
    byte() == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  func operatorKind(_ start: Int) -> Token.Kind? {
    let first = text[start]
    switch offset - start {
    case 1: return singleOperatorKind(first)
    case 2: return doubleOperatorKind(first, text[start + 1])
    case 3:
      let isIdentity = first == UInt8(ascii: "=") && text[start + 1] == first
      if isIdentity && text[start + 2] == first { return .comparison }
      let isShift = first == UInt8(ascii: "<") && text[start + 1] == first
      let second = text[start + 1]
      let isWrapping =
        first == UInt8(ascii: "&")
        && [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*")].contains(second)
      guard text[start + 2] == UInt8(ascii: "=") else { return nil }
      return isShift || isWrapping ? .compoundAssignment : nil
    default: return nil
    }
  }

  private func singleOperatorKind(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"): .multiplicative
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "|"), UInt8(ascii: "^"): .additive
    case UInt8(ascii: "~"): .tilde
    default: nil
    }
  }

  private func doubleOperatorKind(_ first: UInt8, _ second: UInt8) -> Token.Kind? {
    if second == UInt8(ascii: "=") {
      switch first {
      case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "~"): return .comparison
      default: return .compoundAssignment
      }
    }
    switch (first, second) {
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): return .logicalAnd
    case (UInt8(ascii: "&"), UInt8(ascii: "+")), (UInt8(ascii: "&"), UInt8(ascii: "-")):
      return .additive
    case (UInt8(ascii: "&"), UInt8(ascii: "*")): return .multiplicative
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): return .logicalOr
    case (UInt8(ascii: "<"), UInt8(ascii: "<")): return .shift
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): return .arrow
    default: return nil
    }
  }

  private func unsupportedOperator(_ start: Int) -> ScriptError {
    if let operatorDeclaration { return operatorDeclaration }
    let name = String(decoding: text[start..<offset], as: UTF8.self)
    let first = String(decoding: text[start...start], as: UTF8.self)
    let isDoubled = offset - start >= 2 && text[start] == text[start + 1]
    let isStep = text[start] == UInt8(ascii: "+") || text[start] == UInt8(ascii: "-")
    let isLogical = text[start] == UInt8(ascii: "&") || text[start] == UInt8(ascii: "|")
    var help: [String] = []
    if isDoubled && isStep && offset - start == 2 {
      help = ["write '\(first)= 1'"]
    } else if isDoubled && isLogical && offset - start == 3 && text[offset - 1] == UInt8(ascii: "=")
    {
      help = ["write 'a = a \(first)\(first) b'"]
    } else {
      help = [Lexer.noOwnOperators]
    }
    return error(
      "unsupported-operator", "'\(name)' is not a supported operator", start, offset, help: help)
  }
}
