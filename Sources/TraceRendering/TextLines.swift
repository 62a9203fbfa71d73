/// Lines of a text with line feeds, carriage returns, or both.
package enum TextLines {
  /// Cuts a text into the first line and the text behind the line break.
  /// - Parameter text: Any text.
  /// - Returns: The first line without its break, and the rest; an empty rest if there is no break.
  package static func cut(_ text: String) -> (first: String, rest: String) {
    let bytes = text.utf8
    guard let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return (text, "")
    }
    var start = bytes.index(after: end)
    // A line feed after a carriage return belongs to the same line break.
    if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
      start = bytes.index(after: start)
    }
    return (
      String(decoding: bytes[..<end], as: UTF8.self),
      String(decoding: bytes[start...], as: UTF8.self)
    )
  }
}
