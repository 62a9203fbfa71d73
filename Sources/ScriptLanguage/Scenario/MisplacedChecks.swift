import Diagnostics
import SwiftSubset

// Checks and steps stand at top level. In a body they would be Swift's calls of functions that
// nobody declared, and a check that is never judged looks as if it were met.
extension Parser {
  /// Lexes a text in which no check and no step may stand in a body.
  /// - Parameters:
  ///   - text: The text as UTF-8.
  ///   - source: Tells the text from others that are compiled with it.
  /// - Throws: What the lexer finds wrong.
  init(script text: [UInt8], in source: SourceID = .main) throws(ScriptError) {
    try self.init(text, in: source)
    statementError = { $0.misplacedCheck() }
  }

  /// What is wrong where a check or step stands in a body in a form that no Swift statement has. One
  /// in the form of a call is found when names are resolved, since the author may declare its name.
  func misplacedCheck() -> ScriptError? {
    let next = peek()
    let length = current.end - current.start
    // Most names are not worth making a text of.
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
  /// True if it can stand behind `require` but not behind a name in Swift.
  fileprivate var beginsDemand: Bool {
    switch kind {
    case .integer, .floating, .string, .stringStart, .nil, .true, .false, .self, .super, .try: true
    case .exclamation: hasSpaceBefore
    default: isName
    }
  }
}

/// The error for a check or a step in a body.
enum MisplacedCheck {
  /// The words that begin checks and steps.
  static let words = ["expect", "require", "when"]

  /// The word that a name in front of braces was most likely meant to be.
  static func word(near name: String) -> String? {
    words.first { $0 != name && EditDistance.between(name, $0) <= 1 }
  }

  /// - Parameters:
  ///   - word: One of `words`.
  ///   - range: Where it stands.
  static func error(_ word: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      word == "when"
        ? Diagnostic(
          id: "misplaced-check", "Steps stand at top level, one behind the other", at: range,
          help: ["end the step before this one, and begin it with 'when \"…\" {' at top level"])
        : Diagnostic(
          id: "misplaced-check", "Checks stand at top level, behind the step", at: range,
          help: ["'\(word)' would never be judged here; move it behind the '}' of the step"]))
  }
}
