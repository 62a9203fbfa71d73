import ArgumentParser
import Foundation
import ScriptLanguage
import SiteGenerator

/// What the command prints: results to standard output, everything about failures to standard error.
enum Terminal {
  static func output(_ text: String) {
    // Who reads the output may be gone; there is nobody left to tell then.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  static func error(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Runs something that can fail because of what the user gave.
  static func reportingInput<Result>(
    _ body: () throws(InputError) -> Result
  ) throws(ExitCode) -> Result {
    do throws(InputError) {
      return try body()
    } catch {
      Terminal.error(error.description)
      throw .input
    }
  }

  /// Prints the diagnostics of a verification, and its summary as the last line.
  static func report(_ verification: Verification) {
    for diagnostic in verification.diagnostics {
      error(DiagnosticText.render(diagnostic) + "\n")
    }
    output(verification.summary + "\n")
  }
}

extension ExitCode {
  /// The engine disagrees with a page.
  static let disagreement = ExitCode(1)
  /// Bad usage or input.
  static let input = ExitCode(2)
  /// An error of the program itself.
  static let `internal` = ExitCode(70)

  /// The status that says what a verification came to; nil when every page agrees.
  static func failure(of outcome: Verification.Outcome) -> ExitCode? {
    switch outcome {
    case .agreement: nil
    case .disagreement: .disagreement
    case .unreadable: .input
    }
  }
}
