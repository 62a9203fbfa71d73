import Diagnostics

/// The delimiter at the beginning, and so at the end, of a string literal.
struct StringDelimiter {
  /// The number of `#` of a raw string.
  var hashes: Int
  /// True if the literal began with three quotes.
  var isMultiline: Bool
  /// The offset of the literal's first byte.
  var start: Int
}

/// String literals, split at interpolations; escapes are resolved by the parser.
extension Lexer {
  mutating func lexString(hashes: Int) throws(ScriptError) {
    let start = offset
    offset += hashes
    let isMultiline = starts(with: "\"\"\"")
    let delimiter = StringDelimiter(hashes: hashes, isMultiline: isMultiline, start: start)
    offset += isMultiline ? 3 : 1
    if hashes == 0, !isMultiline, lexPlainString(start) { return }
    append(.stringStart, from: start)
    try lexStringBody(delimiter)
  }

  /// A string of one line with neither escape nor interpolation is a single token.
  private mutating func lexPlainString(_ start: Int) -> Bool {
    var end = offset
    while end < text.count {
      switch text[end] {
      case UInt8(ascii: "\""):
        offset = end + 1
        append(.string, from: start)
        return true
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return false
      default: end += 1
      }
    }
    return false
  }

  /// Lexes from inside a literal to its end or to the start of an interpolation.
  mutating func lexStringBody(_ delimiter: StringDelimiter) throws(ScriptError) {
    let start = offset
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\""):
        guard let length = closingLength(delimiter) else {
          offset += 1
          continue
        }
        return finishString(start, length)
      case UInt8(ascii: "\\"):
        guard hasHashes(delimiter.hashes, after: 1) else {
          offset += 1
          continue
        }
        if byte(1 + delimiter.hashes) == UInt8(ascii: "(") {
          return startInterpolation(start, delimiter)
        }
        skipEscape(delimiter)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !delimiter.isMultiline {
          appendText(start)
          throw unterminatedString(delimiter, offset)
        }
        offset += 1
      default: offset += 1
      }
    }
    appendText(start)
    throw unterminatedString(delimiter, offset)
  }

  /// Steps over a backslash and the escaped character, so an escaped quote does not end the
  /// literal.
  private mutating func skipEscape(_ delimiter: StringDelimiter) {
    offset += 1 + delimiter.hashes
    if offset < text.count, !Self.isNewline(text[offset]) { offset += 1 }
  }

  private mutating func appendText(_ start: Int) {
    if offset > start { append(.stringText, from: start) }
  }

  private mutating func finishString(_ start: Int, _ length: Int) {
    appendText(start)
    let end = offset
    offset += length
    append(.stringEnd, from: end)
  }

  private mutating func startInterpolation(_ start: Int, _ delimiter: StringDelimiter) {
    appendText(start)
    let opening = offset
    offset += 2 + delimiter.hashes
    strings.append(delimiter)
    openers.append(tokens.count)
    append(.interpolationStart, from: opening)
  }

  /// The length of the closing delimiter at the offset, or `nil` when the quote is only text.
  private func closingLength(_ delimiter: StringDelimiter) -> Int? {
    if delimiter.isMultiline && !starts(with: "\"\"\"") { return nil }
    let quotes = delimiter.isMultiline ? 3 : 1
    return hasHashes(delimiter.hashes, after: quotes) ? quotes + delimiter.hashes : nil
  }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    for index in 0..<count where byte(distance + index) != UInt8(ascii: "#") { return false }
    return true
  }

  func unterminatedString(
    _ delimiter: StringDelimiter, _ end: Int, help: [String] = []
  ) -> ScriptError {
    var closing = delimiter.isMultiline ? "\"\"\"" : "\""
    for _ in 0..<delimiter.hashes { closing += "#" }
    let opening = delimiter.start + closing.utf8.count
    return error(
      "unterminated-string", "String literal without closing '\(closing)'", delimiter.start,
      delimiter.isMultiline ? opening : end,
      help: help.isEmpty ? ["write '\(closing)' at the end of the string"] : help)
  }
}
