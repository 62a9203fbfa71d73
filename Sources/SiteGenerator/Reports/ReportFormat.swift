import Diagnostics
import Scenarios

/// The format of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Text for a terminal or a log: the line with a caret, expected and actual side by side.
  case text
  /// A JSON object, for scripts.
  case json
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// JUnit's XML with a test case for each scenario, which most CI servers read.
  case junit
}

/// A verification as text for standard output and standard error.
package struct Report: Equatable, Sendable {
  /// The result. In the formats for machines the result is the whole document and nothing else.
  package var output: String
  /// The text for standard error.
  package var errors: String

  init(output: String, errors: String) {
    self.output = output
    self.errors = errors
  }

  /// Reports a verification.
  /// - Parameters:
  ///   - verification: The verification.
  ///   - format: The format of the report.
  package init(_ verification: Verification, as format: ReportFormat) {
    self.init(
      verification.counts, verification.diagnostics,
      summary: "\(verification.blockSummary)\n\(verification.summary)\n",
      notes: verification.notes.map { "note: \($0)\n" }.joined(), as: format
    ) { JUnitReport(verification) }
  }

  /// Reports diagnostics of any subject.
  /// - Parameters:
  ///   - counts: The counts of the check.
  ///   - diagnostics: The diagnostics.
  ///   - summary: The counts as lines of text.
  ///   - notes: Further lines, which only the text format has.
  ///   - format: The format of the report.
  ///   - junit: Makes the document with the test cases.
  init(
    _ counts: some Encodable, _ diagnostics: [LocatedDiagnostic], summary: String,
    notes: String = "", as format: ReportFormat, junit: () -> JUnitReport
  ) {
    switch format {
    case .text:
      output = summary
      errors = Report.text(of: diagnostics) + notes
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

  /// The number of problems of one file that the text shows.
  private static let limit = 100

  /// The number of scenarios that the text links. A link is long, and one problem is mended at a time.
  private static let linkLimit = 3

  /// The problems as text for people, who mend the first ones first. The formats for machines have
  /// all problems.
  static func text(of diagnostics: [LocatedDiagnostic]) -> String {
    var counts: [String: Int] = [:]
    for located in diagnostics { counts[located.path, default: 0] += 1 }
    var shown: [String: Int] = [:]
    var links: [String] = []
    var text = ""
    for var located in diagnostics {
      if let link = located.link {
        let isShown = links.count == linkLimit || links.contains(link)
        if isShown { located.link = nil } else { links.append(link) }
      }
      let number = shown[located.path, default: 0] + 1
      shown[located.path] = number
      if number <= limit { text += DiagnosticText.render(located) + "\n" }
      guard number == limit + 1, let all = counts[located.path] else { continue }
      text +=
        "\(located.path): \(Quantity.text(all - limit, "more problem", "more problems")); "
        + "'--format json' shows all of them\n\n"
    }
    return text
  }
}
