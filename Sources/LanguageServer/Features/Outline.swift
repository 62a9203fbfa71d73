import ExampleRuns
import Markdown
import Scenarios
import SiteGenerator

/// The headings and live blocks of a page.
struct Outline {
  private let context: PageContext
  private let headings: [Heading]
  private let blocks: [CodeBlock]

  init(_ context: PageContext) {
    self.context = context
    headings = context.page.document?.headings ?? []
    blocks = context.blocks
  }

  private var document: TextDocument { context.document }

  /// The last line of the page with text.
  private var lastLine: Int {
    var line = document.source.lineCount
    while line > 1, document.source.line(line).allSatisfy(\.isWhitespace) { line -= 1 }
    return line
  }

  /// The last line of the section of a heading.
  private func end(of index: Int) -> Int {
    let next = headings[(index + 1)...].first { $0.level <= headings[index].level }
    guard let next else { return lastLine }
    var line = next.line - 1
    while line > headings[index].line, document.source.line(line).allSatisfy(\.isWhitespace) {
      line -= 1
    }
    return line
  }

  // MARK: Folding

  /// The front matter, the sections and the blocks of code.
  var foldingRanges: [JSONValue] {
    var ranges: [JSONValue] = []
    func add(_ first: Int, _ last: Int, _ kind: JSONValue?) {
      guard last > first else { return }
      ranges.append(
        JSONValue(members: [
          ("startLine", .integer(first - 1)), ("endLine", .integer(last - 1)), ("kind", kind),
        ]))
    }
    add(1, context.page.document?.frontMatterLineCount ?? 0, "region")
    for index in headings.indices { add(headings[index].line, end(of: index), nil) }
    for block in blocks { add(block.fenceLine, block.lastLine, "region") }
    return ranges
  }

  // MARK: Symbols

  private struct Entry {
    let name: String
    let detail: String
    let kind: Int
    let lines: ClosedRange<Int>
    /// 1 to 6 for a heading, 7 for a block.
    let level: Int
  }

  private static let headingKind = 15
  private static let scenarioKind = 12
  private static let blockKind = 19

  /// The headings and blocks in the order of the page.
  private var entries: [Entry] {
    var entries = headings.indices.map { index in
      Entry(
        name: headings[index].text.isEmpty ? "…" : headings[index].text, detail: "",
        kind: Outline.headingKind,
        lines: headings[index].line...max(headings[index].line, end(of: index)),
        level: headings[index].level)
    }
    for block in blocks {
      guard let kind = block.kind else { continue }
      let id = block.place.scenarioID
      let words = block.place.read.info.words.dropFirst().map(\.text).joined(separator: " ")
      entries.append(
        Entry(
          name: id ?? (words.isEmpty ? kind.rawValue : "\(kind.rawValue) \(words)"),
          detail: id == nil ? "" : block.place.read.scenario?.shownTitle ?? "scenario",
          kind: id == nil ? Outline.blockKind : Outline.scenarioKind,
          lines: block.fenceLine...block.lastLine, level: 7))
    }
    return entries.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  /// Symbols within symbols.
  var symbols: [JSONValue] {
    let entries = entries
    var index = 0
    return symbols(entries, &index, below: 0)
  }

  private func symbols(_ entries: [Entry], _ index: inout Int, below level: Int) -> [JSONValue] {
    var result: [JSONValue] = []
    while index < entries.count, entries[index].level > level {
      let entry = entries[index]
      index += 1
      let children = symbols(entries, &index, below: entry.level)
      result.append(
        JSONValue(members: [
          ("name", .text(entry.name)), ("kind", .integer(entry.kind)),
          ("detail", entry.detail.isEmpty ? nil : .text(entry.detail)),
          ("range", range(entry.lines)),
          ("selectionRange", range(entry.lines.lowerBound...entry.lines.lowerBound)),
          ("children", children.isEmpty ? nil : .list(children)),
        ]))
    }
    return result
  }

  /// Symbols for a client that takes no tree.
  func flatSymbols(in uri: String) -> [JSONValue] {
    entries.map { entry in
      [
        "name": .text(entry.name), "kind": .integer(entry.kind),
        "location": ["uri": .text(uri), "range": range(entry.lines)],
      ]
    }
  }

  private func range(_ lines: ClosedRange<Int>) -> JSONValue {
    document.range(
      document.source.start(ofLine: lines.lowerBound), document.end(ofLine: lines.upperBound))
  }
}
