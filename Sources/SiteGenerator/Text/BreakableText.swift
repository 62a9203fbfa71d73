import Markdown
import TraceRendering

/// Text of a page whose long words may break.
enum BreakableText {
  /// The text as HTML, with a place to break in each word that is long, such as the name of a callback.
  static func html(_ text: String) -> String {
    LongWords.pieces(of: text).map(HTMLEscape.text).joined(separator: "<wbr>")
  }
}
