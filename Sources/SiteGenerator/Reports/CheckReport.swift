import Diagnostics
import ExampleRuns
import Scenarios

/// The format of a report of a check.
package enum CheckFormat: String, CaseIterable, Sendable {
  /// Text for a terminal or a log, a paragraph for each problem.
  case text
  /// A JSON object, for scripts.
  case json
  /// Workflow commands, which GitHub shows beside the lines of a change.
  case github
  /// SARIF 2.1.0, which code scanning reads.
  case sarif
  /// JUnit's XML with a test case for each class.
  case junit
  /// A line for each problem, which Xcode shows beside the code if a build phase prints the line.
  case xcode
  /// A folder with a page for each finding.
  case html

  /// The format of other reports; nil for a format that only a check has.
  fileprivate var general: ReportFormat? { ReportFormat(rawValue: rawValue) }

  /// True if the problems of a file can be printed before the next file is known.
  package var isStreamed: Bool {
    switch self {
    case .text, .github, .xcode, .html: true
    case .json, .sarif, .junit: false
    }
  }
}

extension Report {
  /// Reports files of an app.
  /// - Parameters:
  ///   - code: The checked code.
  ///   - format: The format of the report.
  ///   - fix: Makes the correction of a problem, if there is one.
  package init(
    _ code: CheckedCode, as format: CheckFormat,
    fix: (LocatedDiagnostic, SourceText) -> CodeFix? = { _, _ in nil }
  ) {
    let diagnostics = code.diagnostics
    guard format == .sarif else {
      self.init(code.counts, diagnostics, as: format) { JUnitReport(code) }
      return
    }
    let files = Dictionary(code.files.map { ($0.path, $0.source) }, uniquingKeysWith: { $1 })
    let fixes = diagnostics.map { located in files[located.path].flatMap { fix(located, $0) } }
    let notes = code.counts.allNotes.map { "note: \($0)\n" }.joined()
    self.init(
      output: SARIFReport(diagnostics, fixes: fixes).text, errors: notes + code.counts.summary + "\n")
  }

  /// Reports that nothing could be checked.
  /// - Parameters:
  ///   - error: The error of the paths.
  ///   - format: The format of the report.
  package init(codeFailedWith error: InputError, as format: CheckFormat) {
    let failed = Verification(failedWith: error)
    let counts = CheckCounts(errors: failed.diagnostics.count)
    self.init(counts, failed.diagnostics, as: format) { JUnitReport(failed) }
  }

  /// Reports a file before the others are known.
  /// - Parameters:
  ///   - file: The file.
  ///   - format: A format that is streamed.
  package init(_ file: CheckedCode.File, as format: CheckFormat) {
    self.init(streamed: file.diagnostics, as: format)
  }

  /// Reports the rest after all files are reported: the problems of no file, and the counts.
  /// - Parameters:
  ///   - code: The checked code.
  ///   - format: A format that is streamed.
  package init(restOf code: CheckedCode, as format: CheckFormat) {
    self.init(streamed: code.otherDiagnostics, as: format)
    let summary = code.counts.summary + "\n"
    let notes = code.counts.allNotes.map { "note: \($0)\n" }.joined()
    errors += notes
    if format == .xcode { errors += summary } else { output += summary }
  }

  private init(streamed diagnostics: [LocatedDiagnostic], as format: CheckFormat) {
    switch format {
    case .xcode:
      self.init(output: diagnostics.map(XcodeReport.lines).joined(), errors: "")
    case .github:
      self.init(output: diagnostics.map { GitHubReport.command($0) + "\n" }.joined(), errors: "")
    case .text, .html, .json, .sarif, .junit:
      self.init(output: "", errors: Report.text(of: diagnostics))
    }
  }

  private init(
    _ counts: CheckCounts, _ diagnostics: [LocatedDiagnostic], as format: CheckFormat,
    junit: () -> JUnitReport
  ) {
    let notes = counts.allNotes.map { "note: \($0)\n" }.joined()
    if format == .xcode {
      self.init(
        output: diagnostics.map(XcodeReport.lines).joined(), errors: notes + counts.summary + "\n")
      return
    }
    self.init(
      counts, diagnostics, summary: counts.summary + "\n", notes: notes,
      as: format.general ?? .text, junit: junit)
  }
}
