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
    self.init(
      verification.counts, verification.diagnostics,
      summary: "\(verification.blockSummary)\n\(verification.summary)\n", as: format
    ) { JUnitReport(verification) }
  }

  /// Reports what was found, whatever it was found in.
  /// - Parameters:
  ///   - counts: How much was looked at, and what came out.
  ///   - diagnostics: What is wrong.
  ///   - summary: The counts as lines of text.
  ///   - notes: Further lines, which no document has.
  ///   - format: How to report it.
  ///   - junit: Makes the document with the test cases.
  init(
    _ counts: some Encodable, _ diagnostics: [LocatedDiagnostic], summary: String,
    notes: String = "", as format: ReportFormat, junit: () -> JUnitReport
  ) {
    switch format {
    case .text:
      output = summary
      errors = diagnostics.map { DiagnosticText.render($0) + "\n" }.joined() + notes
    case .github:
      output = diagnostics.map { GitHubReport.command($0) + "\n" }.joined() + summary
      errors = notes
    case .json:
      output = JSONReport(counts, diagnostics).text
      errors = notes + summary
    case .sarif:
      output = SARIFReport(diagnostics).text
      errors = notes + summary
    case .junit:
      output = junit().text
      errors = notes + summary
    }
  }
}
