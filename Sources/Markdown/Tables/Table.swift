/// A table found in the source, before its cells are parsed.
struct Table {
  /// A line of cells. A row never has more cells than the table has columns.
  struct Row {
    let line: Int
    let cells: [Range<Int>]
  }

  /// The first cell of a row for which the table has no column.
  struct DroppedCells {
    let line: Int
    /// Bytes from the beginning of the line.
    let offset: Int
    /// The number of all cells of the row.
    let count: Int
  }

  /// 0-based lines of the source.
  let headerLine: Int
  private(set) var lastLine: Int
  let alignments: [TableAlignment]
  private(set) var rows: [Row]
  private(set) var droppedCells: [DroppedCells] = []
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
    if let cell = cells.dropFirst(columnCount).first(where: { !$0.isEmpty }) {
      droppedCells.append(
        DroppedCells(
          line: lastLine, offset: cell.lowerBound - prefix.lowerBound, count: cells.count))
    }
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
