/// Escaping of text for HTML and SVG.
///
/// The result is fit for both: what XML cannot hold at all, control characters and the two
/// non-characters U+FFFE and U+FFFF, becomes U+FFFD, the replacement character.
public enum HTMLEscape {
  /// Text as the content of an element.
  public static func text(_ text: String) -> String { escaped(text, quotes: false) }

  /// Text as the value of an attribute in double or single quotes.
  public static func attribute(_ text: String) -> String { escaped(text, quotes: true) }

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
      // U+FFFE and U+FFFF are EF BF BE and EF BF BF, U+FFFD is EF BF BD.
      if previous == (0xEF, 0xBF), byte >= 0xBE { output[output.count - 1] = 0xBD }
      previous = (previous.1, byte)
    }
  }

  /// Appends the entity of a byte that can never stand for itself in content.
  /// - Returns: Whether the byte was one of those.
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
