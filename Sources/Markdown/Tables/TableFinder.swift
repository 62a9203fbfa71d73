/// Finds the tables of a document by the block structure.
///
/// A table begins in a paragraph of libcmark's tree (or in a heading with an underline): two lines of the
/// paragraph are a header row and a delimiter row. The text below may be read differently once the table is
/// known, because a paragraph swallows lines that would end a table: indented code, a list that begins with
/// 2, lazy continuations. So an HTML comment of the same extent, which ends as a table does, replaces the
/// table, and the rest of the document is parsed anew. A table that fills its paragraph to the end needs no
/// second parse.
///
/// One shape is out of reach: a header row that begins a link reference definition with the delimiter row as
/// destination (`[a]:` above `|-|`) stays a definition.
struct TableFinder {
  /// Each round parses the document once more. After this number of rounds the remaining tables are taken
  /// from the last tree, so that a hostile document cannot cost quadratic time.
  private static let maximumRounds = 16

  private let lines: SourceLines
  private let delimiters: [Int]
  private var scanner: TableScanner
  private var tables: [Table] = []
  private var nextDelimiter = 0
  private var needsNewTree = false

  init(lines: SourceLines, delimiters: [Int]) {
    self.lines = lines
    self.delimiters = delimiters
    scanner = TableScanner(lines: lines)
  }

  /// The tables in the order of the document.
  mutating func tablesOfDocument() -> [Table] {
    for round in 1...Self.maximumRounds {
      needsNewTree = false
      let source = TableSource(lines: lines, tables: tables, withCells: false).bytes
      let tree = SyntaxTree(parsing: source)
      searchParagraphs(of: tree, mayStop: round < Self.maximumRounds)
      guard needsNewTree else { break }
    }
    return tables
  }

  private mutating func searchParagraphs(of tree: SyntaxTree, mayStop: Bool) {
    var paths = ContainerPathCache(lines: lines) { $0.startLine - 1 }
    tree.walk { node, entering in
      guard entering, nextDelimiter < delimiters.count, !(needsNewTree && mayStop) else { return }
      let kind = node.kind
      guard kind == .paragraph || kind == .heading else { return }
      searchLines(of: node, isHeading: kind == .heading, paths: &paths)
    }
  }

  private mutating func searchLines(
    of block: Node, isHeading: Bool, paths: inout ContainerPathCache
  ) {
    let first = max(block.startLine - 1, (tables.last?.lastLine ?? -1) + 1)
    let last = block.endLine - 1
    while nextDelimiter < delimiters.count, delimiters[nextDelimiter] <= first {
      nextDelimiter += 1
    }
    while nextDelimiter < delimiters.count, delimiters[nextDelimiter] <= last {
      let delimiter = delimiters[nextDelimiter]
      nextDelimiter += 1
      let isFirstLine = delimiter - 1 == block.startLine - 1
      if isHeading, !isFirstLine, isUnderline(delimiter - 1) { continue }
      let path = paths.path(of: block)
      guard
        let table = scanner.table(delimiter: delimiter, path: path, isFirstLine: isFirstLine)
      else { continue }
      tables.append(table)
      if isHeading || table.lastLine != last { needsNewTree = true }
      return
    }
  }

  /// True for the underline of a heading. libcmark counts the line below a heading's underline to the
  /// heading.
  private func isUnderline(_ line: Int) -> Bool {
    let content = lines.range(of: line).filter { lines.bytes[$0] != Byte.space }
      .map { lines.bytes[$0] }
    return content.allSatisfy { $0 == Byte.equals } || content.allSatisfy { $0 == Byte.hyphen }
  }
}
