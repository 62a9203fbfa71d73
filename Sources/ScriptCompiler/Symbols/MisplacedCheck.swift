import Diagnostics
import SwiftSubset

/// The error for a check or a step in a body.
package enum MisplacedCheck {
  /// The words that begin checks and steps.
  static let words = ["expect", "require", "when"]

  /// The word that a misspelt name before braces most likely means.
  static func word(near name: String) -> String? {
    words.first { $0 != name && EditDistance.between(name, $0) <= 1 }
  }

  /// - Parameters:
  ///   - word: One of `words`.
  ///   - range: The place of the word.
  package static func error(_ word: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      word == "when"
        ? Diagnostic(
          id: "misplaced-check", "Steps belong at top level, one after the other", at: range,
          help: ["end the step before this one, and begin it with 'when \"…\" {' at top level"])
        : Diagnostic(
          id: "misplaced-check", "Checks belong at top level, after the step", at: range,
          help: ["'\(word)' would never be judged here; move it after the '}' of the step"]))
  }
}
