import ScriptLanguage

extension Report {
  /// Reports files of an app.
  /// - Parameters:
  ///   - code: What was checked.
  ///   - format: How to report it.
  public init(_ code: CheckedCode, as format: ReportFormat) {
    let summary = code.counts.summary + "\n"
    switch format {
    case .text:
      output = summary
      errors = code.diagnostics.map { DiagnosticText.render($0) + "\n" }.joined()
    case .github:
      output = code.diagnostics.map { GitHubReport.command($0) + "\n" }.joined() + summary
      errors = ""
    case .json:
      output = JSONReport(code.counts, code.diagnostics).text
      errors = summary
    case .sarif:
      output = SARIFReport(code.diagnostics).text
      errors = summary
    case .junit:
      output = JUnitReport(code).text
      errors = summary
    }
  }
}
