/// A word of Swift code, or a single character that is no part of a word.
struct SwiftToken {
  let text: String
  let line: Int
  /// True for a word between backticks, which is never a keyword.
  let isEscaped: Bool
  /// True if no space precedes the token.
  let isGlued: Bool

  /// The tokens of code without comments and contents of strings.
  static func tokens(of code: [UInt8]) -> [SwiftToken] {
    var result: [SwiftToken] = []
    var line = 1
    var index = 0
    var end = 0
    while index < code.count {
      let start = index
      let isEscaped = code[index] == UInt8(ascii: "`")
      if isEscaped { index += 1 }
      let first = index
      while index < code.count, isWord[Int(code[index])] { index += 1 }
      if index > first {
        let word = String(decoding: code[first..<index], as: UTF8.self)
        if isEscaped { index += 1 }
        result.append(
          SwiftToken(text: word, line: line, isEscaped: isEscaped, isGlued: start == end))
        end = index
        continue
      }
      index = start + 1
      if code[start] == UInt8(ascii: "\n") { line += 1 }
      guard code[start] > UInt8(ascii: " ") else { continue }
      result.append(
        SwiftToken(
          text: marks[Int(code[start])], line: line, isEscaped: false, isGlued: start == end))
      end = index
    }
    return result
  }

  /// True for a word or a number.
  var isWord: Bool { text.utf8.first.map { Self.isWord[Int($0)] } ?? false }

  /// True if the token begins with a capital letter, as types do.
  var isCapitalized: Bool { text.utf8.first.map { (65...90).contains($0) } ?? false }

  private static let isWord: [Bool] = (0...255).map { byte in
    byte == 95 || byte > 127 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  private static let marks: [String] = (0...127).map { String(UnicodeScalar(UInt8($0))) }
}
