import Diagnostics

/// A text as tokens and comments, for code that is shown and not run.
///
/// The text need not be Swift. Lexing goes on behind a fault, and no token has the text of the
/// fault.
package struct TokenizedText {
  /// The tokens in the order of the text, without an `endOfFile`.
  package let tokens: [Token]
  /// The comments in the order of the text.
  package let comments: [SourceRange]

  /// The most faults behind which lexing goes on. A text with more faults is hardly Swift, and the
  /// lexer may look ahead through the whole text at each fault.
  private static let faultLimit = 100

  /// Lexes a text.
  /// - Parameter text: Any text as UTF-8.
  package init(_ text: [UInt8]) {
    guard var lexer = try? Lexer(text, in: .main) else {
      tokens = []
      comments = []
      return
    }
    lexer.comments = []
    for _ in 0...Self.faultLimit {
      let start = lexer.offset
      do {
        try lexer.lexToEnd()
        break
      } catch {
        // Lexing moves at least one byte further, so the loop meets no fault twice.
        lexer.offset = max(lexer.offset, error.diagnostic.range.end, start + 1)
        // Open literals and brackets end here, so that a slip spoils no further code.
        lexer.strings = []
        lexer.openers = []
      }
    }
    tokens = lexer.tokens
    comments = lexer.comments ?? []
  }
}
