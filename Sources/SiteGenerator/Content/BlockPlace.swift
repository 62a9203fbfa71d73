import Diagnostics
import Markdown
import ScriptLanguage

/// Where a live block stands in its page, to give what is said about the block its place in the
/// file.
struct BlockPlace {
  let page: Page
  let read: PageBlock

  init(_ read: PageBlock, in page: Page) {
    self.page = page
    self.read = read
  }

  /// The block as the page has it.
  var block: FencedCodeBlock { read.code }

  /// The body of the block with its lines.
  private var text: SourceText { SourceText(block.literal) }

  /// A diagnostic of the block at its place in the file.
  func located(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
    switch diagnostic.origin {
    case .info: locatedInInfo(diagnostic)
    case .body: locatedInBody(diagnostic)
    }
  }

  /// What kind of live block it says it is; nil for other code.
  var kind: LiveBlockKind? {
    read.info.words.first.flatMap { LiveBlockKind(rawValue: $0.text) }
  }

  /// True if the block says that it is a scenario, be it one with an id or not.
  var isScenario: Bool { kind == .scenario }

  /// The id of a scenario; nil for another block, or one that has no id.
  var scenarioID: String? { read.info.scenarioID?.text }

  /// What is wrong with the code of a scenario, for one whose attributes cannot be used.
  var problemsOfScenario: [Diagnostic] {
    guard isScenario else { return [] }
    do throws(ScriptError) {
      _ = try Scenario.compiled(block.literal, ScenarioAttributes())
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// What is wrong with a block that goes on to the end of what it stands in.
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

extension SourceText {
  /// A range that can be pointed at: what is missing at the end of a text is missing behind its
  /// last character, not in the line after it.
  func visible(_ range: SourceRange) -> SourceRange {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return range.start < end ? range : SourceRange(end, end)
  }

  /// Where a range begins, and how many characters of its first line belong to it.
  func place(of range: SourceRange) -> (start: SourceLocation, width: Int) {
    let start = location(of: range.start)
    let end = location(of: range.end)
    return (start, end.line == start.line ? end.column - start.column : Int.max)
  }
}

extension LocatedDiagnostic {
  /// A diagnostic of a file that is nothing but a script.
  init(_ diagnostic: Diagnostic, path: String, _ source: SourceText) {
    let (start, width) = source.place(of: source.visible(diagnostic.range))
    self.init(
      diagnostic.noting { source.location(of: $0).line }, path: path, line: start.line,
      column: start.column,
      sourceLine: source.line(start.line), width: width)
  }
}
