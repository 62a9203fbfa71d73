import Diagnostics
import ScriptCompiler
import SwiftSubset

// Finds checks and steps inside bodies. In a body, Swift would take a check for a call of an
// undeclared function, and a check that is never judged looks like a passed one.
extension Parser {
  /// Lexes a text in which no body may contain a check or step.
  /// - Parameters:
  ///   - text: The text as UTF-8.
  ///   - source: The id that distinguishes the text from others compiled with it.
  /// - Throws: The error that the lexer finds.
  init(script text: [UInt8], in source: SourceID = .main) throws(ScriptError) {
    try self.init(text, in: source)
    statementError = { KeywordSlips.macro(at: $0) ?? $0.misplacedCheck() }
  }

  /// The error for a check or step in a body, if its form is no Swift statement. Name lookup finds
  /// a check in the form of a call, because the author may declare the name.
  package func misplacedCheck() -> ScriptError? {
    let next = peek()
    let length = current.end - current.start
    // Most names cannot match, so no text is made for a comparison.
    guard current.kind == .identifier, length == 4 || length == 7, !next.isOnNewLine else {
      return nil
    }
    let isMisplaced: Bool
    switch text(of: current) {
    case "when": isMisplaced = next.kind == .string || next.kind == .stringStart
    case "require": isMisplaced = next.beginsDemand
    default: isMisplaced = false
    }
    return isMisplaced ? MisplacedCheck.error(text(of: current), current.range) : nil
  }
}

extension Token {
  /// True if the token can stand after `require` but not after a name in Swift.
  fileprivate var beginsDemand: Bool {
    switch kind {
    case .integer, .floating, .string, .stringStart, .nil, .true, .false, .self, .super, .try: true
    case .exclamation: hasSpaceBefore
    default: isName
    }
  }
}
