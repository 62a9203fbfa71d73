/// The document with its tables replaced, so that libcmark can parse the document together with the cells.
///
/// Every table becomes an HTML comment over the same lines. Every cell becomes a one-line heading at the
/// beginning of the text. The content of a heading is parsed as inlines, cannot define a link reference or
/// run into the next line, and resolves the references of the document, because the heading is part of the
/// document. Afterwards `TableTree` moves the cells to their places.
struct TableSource {
  private(set) var bytes: [UInt8] = []
  /// The origin of each cell, and thereby of each line in front of the document's own lines.
  private(set) var cells: [CellOrigin] = []

  init(lines: SourceLines, tables: [Table], withCells: Bool) {
    bytes.reserveCapacity(lines.bytes.count + lines.bytes.count / 4)
    if withCells {
      for table in tables { appendCells(of: table, lines: lines) }
    }
    var copied = 0
    for table in tables {
      bytes += lines.bytes[copied..<lines.fullRange(of: table.headerLine).lowerBound]
      appendComment(over: table, lines: lines)
      copied = lines.fullRange(of: table.lastLine).upperBound
    }
    bytes += lines.bytes[copied...]
  }

  private mutating func appendCells(of table: Table, lines: SourceLines) {
    for row in table.rows {
      let lineStart = lines.range(of: row.line).lowerBound
      for cell in row.cells {
        cells.append(CellOrigin(line: row.line, offset: cell.lowerBound - lineStart))
        bytes.append(Byte.hash)
        bytes.append(Byte.space)
        appendUnescapingPipes(lines.bytes, cell)
        // The closing sequence keeps hashes at the end of the cell in the cell.
        bytes.append(Byte.space)
        bytes.append(Byte.hash)
        bytes.append(Byte.newline)
      }
    }
  }

  private mutating func appendUnescapingPipes(_ source: [UInt8], _ cell: Range<Int>) {
    for index in cell {
      let isEscape =
        source[index] == Byte.backslash && index + 1 < cell.upperBound
        && source[index + 1] == Byte.pipe
      if !isEscape { bytes.append(source[index]) }
    }
  }

  private mutating func appendComment(over table: Table, lines: SourceLines) {
    for (index, prefix) in table.prefixes.enumerated() {
      bytes += lines.bytes[prefix]
      if index == 0 {
        bytes += "<!--".utf8
      } else if index == table.prefixes.count - 1 {
        bytes += "-->".utf8
      } else {
        bytes.append(UInt8(ascii: "x"))
      }
      bytes.append(Byte.newline)
    }
  }
}
