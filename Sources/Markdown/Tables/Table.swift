/// A table found in the source, before its cells are parsed.
struct Table {
  /// A line of cells. A row never has more cells than the table has columns.
  struct Row {
    let line: Int
    let cells: [Range<Int>]
  }

  /// 0-based lines of the source.
  let headerLine: Int
  private(set) var lastLine: Int
  let alignments: [TableAlignment]
  private(set) var rows: [Row]
  /// For every line from the header on, the part that belongs to the containers around the table.
  private(set) var prefixes: [Range<Int>]

  var columnCount: Int { alignments.count }

  init(
    header: Row, headerPrefix: Range<Int>, delimiterPrefix: Range<Int>,
    alignments: [TableAlignment]
  ) {
    headerLine = header.line
    lastLine = header.line + 1
    self.alignments = alignments
    rows = [header]
    prefixes = [headerPrefix, delimiterPrefix]
  }

  mutating func append(_ cells: [Range<Int>], prefix: Range<Int>) {
    lastLine += 1
    rows.append(Row(line: lastLine, cells: Array(cells.prefix(columnCount))))
    prefixes.append(prefix)
  }
}

/// The beginning of a cell's text in the source.
struct CellOrigin: Equatable {
  /// The 0-based line.
  let line: Int
  /// Bytes from the beginning of the line.
  let offset: Int
}
