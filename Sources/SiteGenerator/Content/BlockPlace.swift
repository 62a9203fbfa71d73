import Diagnostics
import ExampleRuns
import Markdown
import Scenarios

/// The place of a live block in its page. Diagnostics of the block get their place in the file from
/// here.
package struct BlockPlace {
  package let page: Page
  package let read: PageBlock

  init(_ read: PageBlock, in page: Page) {
    self.page = page
    self.read = read
  }

  /// The block as the page has the block.
  package var block: FencedCodeBlock { read.code }

  /// The body of the block with its lines.
  private var text: SourceText { SourceText(block.literal) }

  /// A diagnostic of the block at its place in the file.
  func located(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
    switch diagnostic.origin {
    case .info: locatedInInfo(diagnostic)
    case .body: locatedInBody(diagnostic)
    }
  }

  /// The line of the file at an offset in the body of the block.
  func line(at offset: Int) -> Int { block.fileLine(ofLine: text.location(of: offset).line) }

  /// True if a line of the file is one of the block, fences included.
  package func contains(line: Int) -> Bool {
    (block.fenceLine...block.fileLine(ofLine: block.strippedColumns.count + 1)).contains(line)
  }

  /// The kind that the info string names; nil for other code.
  package var kind: LiveBlockKind? {
    LiveBlockKind(read.info)
  }

  /// True if the info string names a scenario, with or without an id.
  var isScenario: Bool { kind == .scenario }

  /// The id of a scenario; nil for another block, or for a scenario without an id.
  package var scenarioID: String? { read.info.scenarioID?.text }

  /// The reason why nothing looks at a block of Swift; nil for a fragment.
  var reasonToIgnore: String? { read.info.attributes.first { $0.key == "ignore" }?.value }

  /// The diagnostics of a scenario's code, for a scenario whose attributes cannot be used.
  var problemsOfScenario: [Diagnostic] {
    guard isScenario else { return [] }
    do throws(ScriptError) {
      _ = try Scenario.compiled(block.literal, ScenarioAttributes())
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The diagnostic for a block without an end; nil for a closed block.
  var unclosed: LocatedDiagnostic? {
    guard !block.isClosed else { return nil }
    let fence = Fence(page.source.line(block.fenceLine))?.text ?? "```"
    return located(
      Diagnostic(
        id: "unclosed-block", "The block that begins here has no end", at: SourceRange(0, 0),
        help: ["close it with a line '\(fence)' at the same indentation"]), atWord: 0)
  }

  /// A diagnostic about a word of the info string: 0 for the kind of the block, 1 for its id.
  func located(_ diagnostic: Diagnostic, atWord index: Int) -> LocatedDiagnostic {
    let words = read.info.words
    var result = diagnostic
    result.origin = .info
    if words.indices.contains(index) { result.range = words[index].range }
    return locatedInInfo(result)
  }

  private func locatedInInfo(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
    let info = SourceText(block.info)
    let start = info.location(of: diagnostic.range.start).column
    let end = info.location(of: diagnostic.range.end).column
    return LocatedDiagnostic(
      noted(diagnostic), path: page.file, line: block.fenceLine,
      column: block.infoColumn + start - 1,
      sourceLine: page.source.line(block.fenceLine), width: end - start)
  }

  /// A diagnostic whose notes about other places of the block have the lines of the file.
  private func noted(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !diagnostic.placedNotes.isEmpty else { return diagnostic }
    let text = text
    return diagnostic.noting { block.fileLine(ofLine: text.location(of: $0).line) }
  }

  private func locatedInBody(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
    let text = text
    let (start, width) = text.place(of: text.visible(diagnostic.range))
    let line = block.fileLine(ofLine: start.line)
    return LocatedDiagnostic(
      noted(diagnostic), path: page.file, line: line,
      column: block.fileColumn(of: start.column, inLine: start.line),
      sourceLine: page.source.line(line), width: width)
  }
}
