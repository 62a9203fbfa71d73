import Diagnostics

/// Number literals. Foundation's conversions are not there in the browser, so these are our own.
extension Parser {
  mutating func parseInteger() throws(ScriptError) -> Expression {
    let token = current
    let hasRadix = token.end - token.start > 2 && text[token.start] == UInt8(ascii: "0")
    var radix = 10
    if hasRadix {
      switch text[token.start + 1] {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "b"): radix = 2
      default: break
      }
    }
    let digits = text[(radix == 10 ? token.start : token.start + 2)..<token.end]
    var isValid = digits.first != UInt8(ascii: "_")
    for byte in digits where byte != UInt8(ascii: "_") && digit(byte) >= radix { isValid = false }
    guard isValid else {
      let summary = "'\(text(of: token))' is not a number"
      throw error("invalid-number", summary, at: token.range, help: SyntaxHelp.digits)
    }
    // Another type may hold a larger number.
    guard let value = magnitude(digits, radix: radix) ?? (isOfFile ? .max : nil) else {
      let summary = "Integer '\(text(of: token))' does not fit into 'Int'"
      throw error("integer-overflow", summary, at: token.range, help: SyntaxHelp.largeInt)
    }
    advance()
    return Expression(.integer(value), at: token.range)
  }

  /// The value of digits, or `nil` if the value does not fit into an `Int`. An `Int` has 64 bits,
  /// as on every device of today. Underscores are skipped.
  func magnitude(_ digits: ArraySlice<UInt8>, radix: Int) -> Int64? {
    // The loop counts downwards, because there is one more negative number than positive numbers.
    var value: Int64 = 0
    for byte in digits where byte != UInt8(ascii: "_") {
      let (product, productOverflows) = value.multipliedReportingOverflow(by: Int64(radix))
      let (sum, sumOverflows) = product.subtractingReportingOverflow(Int64(digit(byte)))
      if productOverflows || sumOverflows { return nil }
      value = sum
    }
    if value == .min { return signedLiteral == index ? value : nil }
    return -value
  }

  /// The value of a digit; 36 or more for a byte that is no digit.
  private func digit(_ byte: UInt8) -> Int {
    if Lexer.isDigit(byte) { return Int(byte - 48) }
    let letter = Int(byte | 0x20) - 97
    return letter >= 0 && letter < 26 ? letter + 10 : 36
  }

  mutating func parseFloating() throws(ScriptError) -> Expression {
    let token = current
    guard let value = DecimalNumber(text[token.start..<token.end]).nearestDouble else {
      let summary = "Number '\(text(of: token))' does not fit into 'Double'"
      throw error("number-overflow", summary, at: token.range, help: SyntaxHelp.largeDouble)
    }
    advance()
    return Expression(.floating(value), at: token.range)
  }
}

/// A decimal number: digits and a power of ten.
package struct DecimalNumber {
  /// Significant digits, each from 0 to 9, without leading zeros. Digits after the 800th cannot
  /// change the result other than in a contrived tie, and are dropped.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Reads a literal that the lexer has checked, such as `1_000.25e-3`.
  package init(_ literal: ArraySlice<UInt8>) {
    var isFraction = false
    var written = 0
    var isNegative = false
    var isExponent = false
    for byte in literal {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): isExponent = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "_"), UInt8(ascii: "+"): break
      default:
        let digit = byte &- 48
        if isExponent {
          written = min(written * 10 + Int(digit), 100_000)
        } else {
          append(digit, isFraction: isFraction)
        }
      }
    }
    exponent += isNegative ? -written : written
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    let isDropped = digits.count >= 800
    if !isDropped && !(digits.isEmpty && digit == 0) { digits.append(digit) }
    if isFraction && !isDropped { exponent -= 1 }
    if !isFraction && isDropped { exponent += 1 }
  }

  /// The nearest double, or `nil` if the number is too large for a double.
  package var nearestDouble: Double? {
    if digits.isEmpty || digits.count + exponent < -400 { return 0 }
    if digits.count + exponent > 400 { return nil }
    let value = exactDouble ?? dividedDouble
    return value.isInfinite ? nil : value
  }

  /// The result, if a single correctly rounded operation on exact operands gives the result.
  private var exactDouble: Double? {
    guard digits.count <= 15, exponent >= -22, exponent <= 22 else { return nil }
    var mantissa: UInt64 = 0
    for digit in digits { mantissa = mantissa &* 10 + UInt64(digit) }
    var power = 1.0
    for _ in 0..<(exponent < 0 ? -exponent : exponent) { power *= 10 }
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// The result by long division of natural numbers. Correct rounding needs no more than 56 bits of
  /// the quotient and a mark for a remainder.
  private var dividedDouble: Double {
    var numerator = Natural(digits: digits)
    var denominator = Natural(digits: [1])
    for _ in 0..<max(exponent, 0) { numerator.multiply(by: 10, adding: 0) }
    for _ in 0..<max(-exponent, 0) { denominator.multiply(by: 10, adding: 0) }
    let shift = 55 - (numerator.bitWidth - denominator.bitWidth)
    if shift > 0 { numerator.shiftLeft(by: shift) } else { denominator.shiftLeft(by: -shift) }
    denominator.shiftLeft(by: 57)
    var quotient: UInt64 = 0
    for _ in 0..<57 {
      numerator.shiftLeft(by: 1)
      quotient <<= 1
      if numerator.subtract(denominator) { quotient |= 1 }
    }
    quotient = quotient << 1 | (numerator.isZero ? 0 : 1)
    return Double(sign: .plus, exponent: -shift - 1, significand: Double(quotient))
  }
}

/// A natural number of any size, with what long division needs.
private struct Natural {
  /// The least significant word first, without leading zeros.
  private var words: [UInt32] = []

  init(digits: [UInt8]) {
    for digit in digits { multiply(by: 10, adding: UInt32(digit)) }
  }

  var isZero: Bool { words.isEmpty }

  var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32) {
    var carry = UInt64(addend)
    for index in words.indices {
      // Two factors of 32 bits cannot overflow, and a checked product needs a 128-bit routine that
      // the browser does not have.
      carry += UInt64(words[index]) &* UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func shiftLeft(by count: Int) {
    guard !isZero else { return }
    for _ in 0..<(count % 32) { multiply(by: 2, adding: 0) }
    words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  /// Subtracts a number unless the number is larger.
  /// - Returns: True if the number was subtracted. A larger number changes nothing.
  mutating func subtract(_ other: Natural) -> Bool {
    guard !isLess(than: other) else { return false }
    var borrow: Int64 = 0
    for index in words.indices {
      let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
      let difference = Int64(words[index]) - subtrahend - borrow
      borrow = difference < 0 ? 1 : 0
      words[index] = UInt32(truncatingIfNeeded: difference)
    }
    while words.last == 0 { words.removeLast() }
    return true
  }

  private func isLess(than other: Natural) -> Bool {
    if words.count != other.words.count { return words.count < other.words.count }
    for index in words.indices.reversed() where words[index] != other.words[index] {
      return words[index] < other.words[index]
    }
    return false
  }
}
