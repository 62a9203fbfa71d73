import ArgumentParser
import Foundation
import ScriptLanguage
import SiteGenerator

/// What the command prints: results to standard output, everything about failures to standard error.
enum Terminal {
  static func output(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      Terminal.error("error: The output cannot be written\n")
      exit(ExitCode.internal.rawValue)
    }
  }

  static func error(_ text: String) {
    // There is nobody left to tell when this fails.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Prints something beside a report, which is to stay readable for other programs.
  static func note(_ text: String, besides format: ReportFormat) {
    if format == .text { output(text) } else { error(text) }
  }

  /// Where the tools of this machine are.
  static var toolPath: String? { ProcessInfo.processInfo.environment["PATH"] }

  /// Whether this runs where nobody looks on and nothing is kept.
  static var isInCI: Bool {
    guard let value = ProcessInfo.processInfo.environment["CI"] else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
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

  /// Prints a verification, in text with its summary as the last line.
  static func report(_ verification: Verification, as format: ReportFormat = .text) {
    let report = Report(verification, as: format)
    error(report.errors)
    output(report.output)
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
