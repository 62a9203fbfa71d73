import Diagnostics
import SwiftSubset

/// A text of an example that was parsed, once for all that use it.
struct ParsedSource: Sendable {
  let id: SourceID
  let bytes: [UInt8]
  /// The statements at the top level, without macros.
  let statements: [Statement]
  let words: WordTable
  private let text: SourceText

  /// Parses a text.
  /// - Throws: What is wrong with its syntax.
  init(_ bytes: [UInt8], in id: SourceID) throws(ScriptError) {
    var parser = try Parser(try ActiveCode(of: bytes, in: id))
    parser.isOfExample = true
    parser.statementError = { $0.misplacedCheck() }
    // The meaning of a macro is not known, and previews do nothing in an app.
    statements = try parser.parseStatements(until: .endOfFile).filter { !$0.isMacro }
    try parser.checkDirectives()
    words = WordTable(parser)
    text = SourceText(bytes)
    self.id = id
    self.bytes = bytes
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { text.location(of: offset).line }
}

extension Statement {
  /// True if the statement is a macro that stands by itself.
  fileprivate var isMacro: Bool {
    if case .expression(let value) = kind, case .identifier(let name) = value.kind {
      return name.utf8.first == UInt8(ascii: "#")
    }
    if case .skipped = kind { return true }
    return false
  }
}
