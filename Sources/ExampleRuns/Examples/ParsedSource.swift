import Diagnostics
import SwiftSubset

/// A parsed text of an example. All users share the one parse.
struct ParsedSource: Sendable {
  let id: SourceID
  let bytes: [UInt8]
  /// The statements at top level, without macros.
  let statements: [Statement]
  let words: WordTable
  private let text: SourceText

  /// Parses a text.
  /// - Parameter isFile: True if the text is a file of an app.
  /// - Throws: The errors in the syntax.
  init(_ bytes: [UInt8], in id: SourceID, isFile: Bool = false) throws(ScriptError) {
    var parser = try Parser(try ActiveCode(of: bytes, in: id, isOfFile: isFile))
    parser.isOfExample = true
    parser.statementError = { $0.misplacedCheck() }
    // The meaning of a macro is unknown, and previews do nothing in an app.
    statements = try parser.parseStatements(until: .endOfFile).filter { !$0.isMacro }
    try parser.checkDirectives()
    words = WordTable(parser)
    text = SourceText(bytes)
    self.id = id
    self.bytes = bytes
  }

  /// The line number of an offset, from 1.
  func line(of offset: Int) -> Int { text.location(of: offset).line }
}

extension Statement {
  /// True if the statement is a macro, or a skipped statement.
  fileprivate var isMacro: Bool {
    if case .expression(let value) = kind, case .identifier(let name) = value.kind {
      return name.utf8.first == UInt8(ascii: "#")
    }
    if case .skipped = kind { return true }
    return false
  }
}
