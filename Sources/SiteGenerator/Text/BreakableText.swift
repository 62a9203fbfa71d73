import Markdown
import TraceRendering

/// Text of a page with breaks in long words.
enum BreakableText {
  /// The text as HTML, with a place to break in each long word, such as the name of a callback.
  static func html(_ text: String) -> String {
    LongWords.pieces(of: text).map(HTMLEscape.text).joined(separator: "<wbr>")
  }
}
