/// Finds the tables of a document by its block structure.
///
/// A table begins in what libcmark takes for a paragraph (or a heading with an underline): two
/// lines of it are a header row and a delimiter row. What follows may be read differently once
/// there is a table, because a paragraph swallows lines that would end a table: indented code, a
/// list that begins with 2, lazy continuations. So the table is replaced by an HTML comment of the
/// same extent, which ends like a table does, and the rest of the document is parsed anew. That is
/// needed only when the table does not fill its paragraph to the end.
///
/// One shape is out of reach: a header row that is the beginning of a link reference definition
/// whose destination is the delimiter row (`[a]:` above `|-|`) stays a definition.
struct TableFinder {
  /// Each round parses the document once more. After so many the remaining tables are taken as
  /// the last tree shows them, so that a hostile document cannot cost quadratic time.
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

  /// libcmark counts the line after a heading's underline to the heading.
  private func isUnderline(_ line: Int) -> Bool {
    let content = lines.range(of: line).filter { lines.bytes[$0] != Byte.space }
      .map { lines.bytes[$0] }
    return content.allSatisfy { $0 == Byte.equals } || content.allSatisfy { $0 == Byte.hyphen }
  }
}
