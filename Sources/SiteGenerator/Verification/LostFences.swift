import Diagnostics
import ExampleRuns
import Markdown
import Scenarios

/// Lines of a page that look like the beginning of a live block but begin no block. The lines stand
/// in an unclosed block, are indented too far, or have too few backticks. The page would show the
/// code without a check.
struct LostFences {
  private let page: Page
  private let blocks: [FencedCodeBlock]

  init(in page: Page, _ blocks: [FencedCodeBlock]) {
    self.page = page
    self.blocks = blocks
  }

  /// A lost line, and the block around the line.
  struct Lost {
    let diagnostic: LocatedDiagnostic
    let outer: FencedCodeBlock?
  }

  /// All lost lines in the order of the page.
  var all: [Lost] {
    (0..<page.source.lineCount).compactMap { index in
      let number = index + 1
      guard let fence = Fence(page.source.line(number)), let kind = fence.kind,
        !blocks.contains(where: { $0.fenceLine == number })
      else { return nil }
      let outer = block(around: number)
      // A block with a longer fence shows how a scenario is written.
      if let outer, let around = Fence(page.source.line(outer.fenceLine)),
        around.mark != fence.mark || around.length > fence.length
      {
        return nil
      }
      return Lost(diagnostic: lost(number, fence, kind, within: outer), outer: outer)
    }
  }

  private func block(around line: Int) -> FencedCodeBlock? {
    blocks.last { $0.fenceLine < line && line <= $0.fenceLine + $0.strippedColumns.count }
  }

  private func lost(
    _ line: Int, _ fence: Fence, _ kind: LiveBlockKind, within outer: FencedCodeBlock?
  ) -> LocatedDiagnostic {
    let help =
      if let outer {
        "close the block that begins on line \(outer.fenceLine), or give it a longer fence"
      } else if fence.length < 3 {
        "a block begins with \(fence.mark == "`" ? "three backticks" : "three tildes")"
      } else {
        "write it with less indentation; four spaces more than the text around make it plain code"
      }
    let what = kind == .scenario ? "a scenario" : "a block '\(kind.rawValue)'"
    let diagnostic = Diagnostic(
      id: "lost-block", "This looks like the beginning of \(what), but is not one",
      at: SourceRange(0, 0), help: [help])
    return LocatedDiagnostic(
      diagnostic, path: page.file, line: line, column: fence.column,
      sourceLine: page.source.line(line), width: fence.length)
  }
}
