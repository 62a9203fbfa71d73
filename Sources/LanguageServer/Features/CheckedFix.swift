import Diagnostics
import ExampleRuns
import SiteGenerator

extension CodeFix {
  /// The correction that an editor offers for a finding in a file of an app.
  /// - Returns: Nil for a finding without a mechanical correction, and for code of another form.
  package init?(of located: LocatedDiagnostic, in source: SourceText) {
    guard let finding = Finding.named(located.diagnostic.id) else { return nil }
    let document = TextDocument(source.bytes, .utf8)
    let fix = FindingFix(
      document, in: 1...max(1, source.lineCount), at: document.span(of: located))
    guard let (title, edits) = fix.edits(for: finding) else { return nil }
    self.init(title: title, edits: edits.map { ($0.range, $0.text) })
  }
}
