import Diagnostics
import Scenarios

extension Report {
  /// Reports files of an app.
  /// - Parameters:
  ///   - code: The checked code.
  ///   - format: The format of the report.
  package init(_ code: CheckedCode, as format: ReportFormat) {
    self.init(code.counts, code.diagnostics, as: format) { JUnitReport(code) }
  }

  /// Reports that nothing could be checked.
  /// - Parameters:
  ///   - error: The error of the paths.
  ///   - format: The format of the report.
  package init(codeFailedWith error: InputError, as format: ReportFormat) {
    let failed = Verification(failedWith: error)
    let counts = CheckCounts(errors: failed.diagnostics.count)
    self.init(counts, failed.diagnostics, as: format) { JUnitReport(failed) }
  }

  private init(
    _ counts: CheckCounts, _ diagnostics: [LocatedDiagnostic], as format: ReportFormat,
    junit: () -> JUnitReport
  ) {
    self.init(
      counts, diagnostics, summary: counts.summary + "\n",
      notes: counts.allNotes.map { "note: \($0)\n" }.joined(), as: format, junit: junit)
  }
}
