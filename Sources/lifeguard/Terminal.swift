import ArgumentParser
import Foundation
import Scenarios
import SiteGenerator

/// Prints results to standard output, and everything about failures to standard error.
enum Terminal {
  static func output(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      Terminal.error("error: The output cannot be written\n")
      exit(ExitCode.internal.rawValue)
    }
  }

  /// Prints text to standard error, with colors on a terminal.
  static func error(_ text: String) {
    let text = ColorOption.isColored(STDERR_FILENO) ? ColoredText.of(text) : text
    // Nobody is left to tell if this write fails.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Prints a note beside a report, which other programs must be able to read.
  static func note(_ text: String, besides format: ReportFormat) {
    guard format == .text else { return error(text) }
    output(ColorOption.isColored(STDOUT_FILENO) ? ColoredText.of(text) : text)
  }

  /// The search path of the tools on this machine.
  static var toolPath: String? { ProcessInfo.processInfo.environment["PATH"] }

  /// True in CI, where nobody looks on and no file is kept.
  static var isInCI: Bool {
    guard let value = ProcessInfo.processInfo.environment["CI"] else { return false }
    return !["", "0", "false", "no"].contains(value.lowercased())
  }

  /// Runs work that can fail because of the user's input.
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

  /// Prints a verification. In the text format the summary is the last line.
  static func report(_ verification: Verification, as format: ReportFormat = .text) {
    show(Report(verification, as: format))
  }

  static func show(_ report: Report) {
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

  /// The exit status of a verification, or nil if every page agrees.
  static func failure(of outcome: Verification.Outcome) -> ExitCode? {
    switch outcome {
    case .agreement: nil
    case .disagreement: .disagreement
    case .unreadable: .input
    }
  }
}
