import Diagnostics
import Markdown

extension Page {
  /// The word of the front matter for a page without a prediction.
  static let noPrediction = "none"

  /// The diagnostic for front matter that names a scenario which the page does not have.
  var unknownPrediction: LocatedDiagnostic? {
    guard let document, let id = document.frontMatter.predict, id != Page.noPrediction else {
      return nil
    }
    let known = blocks.flatMap(\.scenarioIDs)
    guard !known.contains(id) else { return nil }
    let nearest = EditDistance.nearest(to: id, in: known).map { "did you mean '\($0)'?" }
    let diagnostic = Diagnostic(
      id: "front-matter-scenario", "The page has no scenario '\(id)'", at: SourceRange(0, 0),
      help: [nearest ?? "write the id of a scenario of this page, or 'predict: none'"])
    return located(diagnostic, atKey: "predict", of: document)
  }

  /// The diagnostic for a page of exercises without an exercise: a fold that holds a scenario.
  var missingExercises: LocatedDiagnostic? {
    guard let document, document.frontMatter.isExercises,
      !blocks.contains(where: { $0.code.isFolded && !$0.scenarioIDs.isEmpty })
    else { return nil }
    let diagnostic = Diagnostic(
      id: "front-matter-scenario", "The page has no exercise", at: SourceRange(0, 0),
      help: ["write a block with a scenario into a fold, '> [!fold] **The answer**'"])
    return located(diagnostic, atKey: "exercises", of: document)
  }

  private func located(
    _ diagnostic: Diagnostic, atKey key: String, of document: MarkdownDocument
  ) -> LocatedDiagnostic {
    let lines = 1...max(document.frontMatterLineCount, 1)
    let line = lines.first { source.line($0).hasPrefix("\(key):") } ?? 1
    return LocatedDiagnostic(
      diagnostic, path: file, line: line, column: 1, sourceLine: source.line(line))
  }
}
