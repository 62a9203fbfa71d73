/// A text outside of links and code with characters that link markup is made of. The author may have
/// meant a link that the parser did not find.
package struct StrayMarkup: Sendable, Hashable {
  /// The text, with entities and backslash escapes resolved.
  package let text: String
  /// The file's line, counted from 1.
  package let line: Int
  /// The file's column, in Unicode scalars counted from 1.
  package let column: Int

  /// Returns true for a text with `]`, or with a colon between a letter and a visible character, as
  /// in an address.
  static func isIn(_ text: some Collection<UInt8>) -> Bool {
    var beforeColon: UInt8 = Byte.space
    var previous: UInt8 = Byte.space
    for byte in text {
      if byte == UInt8(ascii: "]") { return true }
      if previous == UInt8(ascii: ":"), byte > Byte.space, isLetter(beforeColon) { return true }
      (beforeColon, previous) = (previous, byte)
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
