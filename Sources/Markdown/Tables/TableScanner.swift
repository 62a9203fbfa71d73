/// Reads a table from the source, given the beginning of the containers' content on every line.
struct TableScanner {
  /// Rows with too few cells are filled up. Without a limit a document of narrow rows under a very wide
  /// header would grow quadratically. The number equals the limit of GitHub's own parser.
  static let maximumFilledCells = 0x80000

  let lines: SourceLines
  private(set) var filledCells = 0

  init(lines: SourceLines) {
    self.lines = lines
  }

  /// The table whose delimiter row is `delimiter`, or nil if there is no table.
  ///
  /// The caller guarantees that the line before is paragraph text. `isFirstLine` is true if the line before
  /// begins its paragraph. Otherwise the line may be a lazy continuation without the containers' markers, and
  /// the prefix of the delimiter row stands in for the markers.
  mutating func table(delimiter: Int, path: ContainerPath, isFirstLine: Bool) -> Table? {
    let (start, matched) = path.cursor(at: delimiter)
    let nonspace = start.firstNonspace
    guard matched, nonspace.indent <= 3,
      let alignments = TableRow.alignments(
        in: lines.bytes, nonspace.position..<start.lineEnd)
    else { return nil }
    let header = path.cursor(at: delimiter - 1).cursor
    let headerContent = header.firstNonspace.position..<header.lineEnd
    guard let cells = TableRow.cells(in: lines.bytes, headerContent),
      cells.count == alignments.count
    else { return nil }
    let delimiterPrefix = start.lineStart..<start.prefixEnd
    var table = Table(
      header: Table.Row(line: delimiter - 1, cells: cells),
      headerPrefix: isFirstLine ? header.lineStart..<header.prefixEnd : delimiterPrefix,
      delimiterPrefix: delimiterPrefix, alignments: alignments)
    readRows(of: &table, path: path)
    return table
  }

  /// Takes the lines up to a blank one, the end of a container, or the start of another block.
  private mutating func readRows(of table: inout Table, path: ContainerPath) {
    while table.lastLine + 1 < lines.count {
      let (cursor, matched) = path.cursor(at: table.lastLine + 1)
      let nonspace = cursor.firstNonspace
      let content = nonspace.position..<cursor.lineEnd
      guard matched, !content.isEmpty, nonspace.indent <= 3, !startsBlock(content),
        let cells = TableRow.cells(in: lines.bytes, content)
      else { return }
      filledCells += max(0, table.columnCount - cells.count)
      guard filledCells <= Self.maximumFilledCells else { return }
      table.append(cells, prefix: cursor.lineStart..<cursor.prefixEnd)
    }
  }

  /// True if a line begins a block other than a paragraph. libcmark is asked only about lines that begin with
  /// a character of such blocks.
  private func startsBlock(_ content: Range<Int>) -> Bool {
    switch lines.bytes[content.lowerBound] {
    case Byte.greater: return true
    case Byte.hash, Byte.backtick, Byte.tilde, Byte.less, Byte.hyphen, UInt8(ascii: "*"),
      UInt8(ascii: "_"), UInt8(ascii: "+"):
      break
    case let byte where Byte.isDigit(byte): break
    default: return false
    }
    let tree = SyntaxTree(parsing: Array(lines.bytes[content]))
    guard let block = tree.root?.firstChild else { return false }
    return block.kind != .paragraph
  }
}
