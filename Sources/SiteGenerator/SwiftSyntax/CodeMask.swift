/// The bytes of a text in Swift that are code: neither comments nor the contents of string literals.
///
/// The text may be any text. A literal without an end ends with its line, as the compiler's does.
struct CodeMask {
  /// For each byte true if the byte is code.
  private(set) var isCode: [Bool]
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCode = [Bool](repeating: true, count: bytes.count)
    while place < bytes.count { skipPart() }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let pound = UInt8(ascii: "#")
  private static let newline = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private mutating func skipPart() {
    if starts(with: "//") {
      hide { $0.bytes[$0.place] == Self.newline }
    } else if starts(with: "/*") {
      hideBlockComment()
    } else if let pounds = poundsBeforeQuote {
      hideString(pounds)
    } else {
      place += 1
    }
  }

  private func starts(with text: StaticString) -> Bool { starts(with: text, at: place) }

  private func starts(with text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  /// Hides bytes until a condition holds, or to the end.
  private mutating func hide(until isEnd: (CodeMask) -> Bool) {
    while place < bytes.count, !isEnd(self) {
      isCode[place] = false
      place += 1
    }
  }

  private mutating func hide(_ count: Int) {
    let end = min(place + count, bytes.count)
    while place < end {
      isCode[place] = false
      place += 1
    }
  }

  /// Hides a comment. Comments nest.
  private mutating func hideBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        hide(2)
      } else if starts(with: "*/") {
        depth -= 1
        hide(2)
      } else {
        hide(1)
      }
    } while depth > 0 && place < bytes.count
  }

  /// The number of `#` before a quotation mark; nil if no literal begins here.
  private var poundsBeforeQuote: Int? {
    var end = place
    while end < bytes.count, bytes[end] == Self.pound { end += 1 }
    return end < bytes.count && bytes[end] == Self.quote ? end - place : nil
  }

  /// Hides the contents of a string literal, but not its first quotation mark, so that the literal still
  /// counts as an operand. Code in an interpolation is hidden, too.
  private mutating func hideString(_ pounds: Int) {
    place += pounds
    let isMultiLine = starts(with: "\"\"\"")
    place += isMultiLine ? 3 : 1
    while place < bytes.count {
      if !isMultiLine, bytes[place] == Self.newline { return }
      if bytes[place] == Self.backslash, pounds == 0 {
        hide(2)
      } else if isEnd(isMultiLine, pounds) {
        return hide((isMultiLine ? 3 : 1) + pounds)
      } else {
        hide(1)
      }
    }
  }

  private func isEnd(_ isMultiLine: Bool, _ pounds: Int) -> Bool {
    guard isMultiLine ? starts(with: "\"\"\"") : bytes[place] == Self.quote else { return false }
    let end = place + (isMultiLine ? 3 : 1)
    return end + pounds <= bytes.count
      && bytes[end..<(end + pounds)].allSatisfy { $0 == Self.pound }
  }
}
