/// Escaping of text for HTML and SVG.
///
/// Characters that XML cannot hold become U+FFFD, the replacement character: control characters and the two
/// non-characters U+FFFE and U+FFFF. So do the characters that change the direction of the following text,
/// because the text of the page may follow.
package enum HTMLEscape {
  /// Text as the content of an element.
  package static func text(_ text: String) -> String { escaped(text, quotes: false) }

  /// Text as the value of an attribute in double or single quotes.
  package static func attribute(_ text: String) -> String { escaped(text, quotes: true) }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, quotes: quotes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ text: String, to output: inout [UInt8], quotes: Bool) {
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if !appendEntity(byte, to: &output) {
        switch byte {
        case UInt8(ascii: "\"") where quotes: output.append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "'") where quotes: output.append(contentsOf: "&#39;".utf8)
        case 0x09, 0x0A: output.append(byte)
        case 0..<0x20, 0x7F: output.append(contentsOf: "\u{FFFD}".utf8)
        default: output.append(byte)
        }
      }
      if byte >= 0x80 { replaceUnfit(previous.0, previous.1, byte, in: &output) }
      previous = (previous.1, byte)
    }
  }

  /// Replaces a scalar that must not appear, as soon as the last byte of the scalar is written.
  @inline(__always)
  private static func replaceUnfit(
    _ first: UInt8, _ second: UInt8, _ third: UInt8, in output: inout [UInt8]
  ) {
    let length: Int
    switch (first, second, third) {
    // U+FFFE and U+FFFF.
    case (0xEF, 0xBF, 0xBE...0xBF): length = 3
    // U+202A to U+202E and U+2066 to U+2069.
    case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): length = 3
    // U+0080 to U+009F.
    case (_, 0xC2, 0x80...0x9F): length = 2
    default: return
    }
    output.removeLast(length)
    output.append(contentsOf: "\u{FFFD}".utf8)
  }

  /// Appends the entity of a byte that content can never hold as such.
  /// - Returns: True if the byte has an entity.
  @inline(__always)
  static func appendEntity(_ byte: UInt8, to output: inout [UInt8]) -> Bool {
    switch byte {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    default: return false
    }
    return true
  }
}
