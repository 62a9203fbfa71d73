import Diagnostics
import ExampleRuns
import Scenarios
import SiteGenerator

/// A change that removes a problem.
struct Fix {
  let title: String
  let diagnostic: LocatedDiagnostic
  let edits: [DocumentEdit]
  /// True if the change is most likely the wanted one.
  let isSure: Bool
}

/// The changes that remove the problems of a document.
struct CodeActions {
  private let open: OpenDocument
  private let context: PageContext?
  private var document: TextDocument { open.text }

  /// - Parameters:
  ///   - document: The document.
  ///   - context: The page of the document; nil for Swift code.
  init(_ document: OpenDocument, _ context: PageContext?) {
    open = document
    self.context = context
  }

  /// The changes for the problems in the lines of a range.
  func fixes(in range: Range<Int>) -> [Fix] {
    let marked = open.diagnostics.filter { located in
      let span = document.span(of: located)
      return span.lowerBound <= range.upperBound && range.lowerBound <= span.upperBound
    }
    let lines = document.line(at: range.lowerBound)...document.line(at: range.upperBound)
    // A cursor beside every mark means the problems of the line.
    return (marked.isEmpty ? open.diagnostics.filter { lines.contains($0.line) } : marked)
      .flatMap(fixes)
  }

  private func fixes(for located: LocatedDiagnostic) -> [Fix] {
    let all = [update(located), widerHead(located), suggestion(located)].compactMap(\.self)
    return all + findingFix(located)
  }

  // MARK: Expectations

  /// The change that `--update` would make.
  private func update(_ located: LocatedDiagnostic) -> Fix? {
    guard located.diagnostic.difference != nil, located.diagnostic.id != "hidden-by-lens",
      let block = context?.block(atLine: located.line),
      let edits = EditedFolder.update(of: block.place)
    else { return nil }
    return Fix(
      title: "Replace with what happens", diagnostic: located, edits: edits.map(documentEdit),
      isSure: true)
  }

  private func documentEdit(_ edit: LineEdit) -> DocumentEdit {
    let start = document.source.start(ofLine: edit.lines.lowerBound)
    let end = document.source.start(ofLine: edit.lines.upperBound)
    let lineBreak = document.lineBreak(ofLine: max(1, edit.lines.lowerBound - 1))
    return DocumentEdit(
      start..<max(start, end), edit.replacement.map { $0 + lineBreak }.joined())
  }

  /// The head that sees the event that the lens hides.
  private func widerHead(_ located: LocatedDiagnostic) -> Fix? {
    guard located.diagnostic.id == "hidden-by-lens", let check = located.diagnostic.check,
      let help = located.diagnostic.help.first, let head = Quotation.all(in: help).first,
      let block = context?.block(atLine: located.line)
    else { return nil }
    let code = Array(block.literal.utf8)
    guard check.start < code.count,
      var end = code[check.start...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    while end > check.start, code[end - 1] == 32 { end -= 1 }
    let range = block.fileOffset(of: check.start)..<block.fileOffset(of: end)
    guard document.line(at: range.lowerBound) == document.line(at: range.upperBound) else {
      return nil
    }
    return Fix(
      title: "Write '\(head)'", diagnostic: located, edits: [DocumentEdit(range, head)],
      isSure: true)
  }

  // MARK: Names

  /// The name that the author most likely meant.
  private func suggestion(_ located: LocatedDiagnostic) -> Fix? {
    let diagnostic = located.diagnostic
    let texts = [diagnostic.summary] + diagnostic.help
    guard let meant = texts.compactMap(CodeActions.meant).first,
      let written = Quotation.all(in: diagnostic.summary).first, written != meant,
      let range = place(of: CodeActions.plain(written), located)
    else { return nil }
    let name = CodeActions.plain(meant)
    return Fix(
      title: "Replace with '\(name)'", diagnostic: located, edits: [DocumentEdit(range, name)],
      isSure: true)
  }

  /// The name behind "did you mean".
  private static func meant(_ text: String) -> String? {
    let parts = text.split(separator: "did you mean ", maxSplits: 1)
    guard parts.count == 2 || text.hasPrefix("did you mean ") else { return nil }
    return Quotation.all(in: String(parts[parts.count - 1])).first
  }

  /// A name without the point in front.
  private static func plain(_ name: String) -> String {
    name.hasPrefix(".") ? String(name.dropFirst()) : name
  }

  /// The place of a name in the marked text, or behind the beginning of the mark.
  private func place(of name: String, _ located: LocatedDiagnostic) -> Range<Int>? {
    let span = document.span(of: located)
    let end = document.end(ofLine: located.line)
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, span.lowerBound <= end else { return nil }
    let line = document.bytes[span.lowerBound..<end]
    guard line.count >= bytes.count else { return nil }
    for start in line.startIndex...(line.endIndex - bytes.count)
    where line[start..<start + bytes.count].elementsEqual(bytes) {
      return start..<start + bytes.count
    }
    return nil
  }

  // MARK: Findings

  private func findingFix(_ located: LocatedDiagnostic) -> [Fix] {
    let ids = [located.diagnostic.id] + Quotation.all(in: located.diagnostic.summary)
    guard let finding = ids.compactMap({ Finding.named($0) }).first else { return [] }
    let lines: ClosedRange<Int>
    if let context {
      guard let block = context.block(atLine: located.line),
        block.lastLine > block.fenceLine + 1
      else { return [] }
      lines = block.fenceLine + 1...block.lastLine - 1
    } else {
      lines = 1...document.source.lineCount
    }
    let fix = FindingFix(document, in: lines, at: document.span(of: located))
    guard let (title, edits) = fix.edits(for: finding) else { return [] }
    return [Fix(title: title, diagnostic: located, edits: edits, isSure: true)]
  }
}

/// The texts in quotes of a sentence.
enum Quotation {
  static func all(in text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count - 1, by: 2).map { String(parts[$0]) }
  }
}

extension TextDocument {
  /// The line break behind a line.
  func lineBreak(ofLine number: Int) -> String {
    let end = end(ofLine: number)
    let text = text(end..<max(end, source.start(ofLine: number + 1)))
    return text.isEmpty ? "\n" : text
  }
}
