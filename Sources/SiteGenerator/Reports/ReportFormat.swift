import Diagnostics
import ScriptLanguage

/// How a verification is reported.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// For a terminal or a log: the line of the page with a caret, expected and actual side by side.
  case text
  /// One JSON object, for scripts.
  case json
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// JUnit's XML with a test case for each scenario, which most CI servers read.
  case junit
}

/// A verification as text: what belongs on standard output, and what on standard error.
public struct Report: Equatable, Sendable {
  /// The result. In the formats for machines it is the whole document and nothing else.
  public var output: String
  /// What is said beside it.
  public var errors: String

  /// Reports a verification.
  /// - Parameters:
  ///   - verification: What was verified.
  ///   - format: How to report it.
  public init(_ verification: Verification, as format: ReportFormat) {
    let summary = "\(verification.blockSummary)\n\(verification.summary)\n"
    switch format {
    case .text:
      output = summary
      errors = verification.diagnostics.map { DiagnosticText.render($0) + "\n" }.joined()
    case .github:
      output = verification.diagnostics.map { GitHubReport.command($0) + "\n" }.joined() + summary
      errors = ""
    case .json:
      output = JSONReport(verification.counts, verification.diagnostics).text
      errors = summary
    case .sarif:
      output = SARIFReport(verification.diagnostics).text
      errors = summary
    case .junit:
      output = JUnitReport(verification).text
      errors = summary
    }
  }
}
