/// Counts the Unicode scalars of a line up to a byte. Counting goes on from the last place in the line, so
/// that looking up every place of a long line takes linear time.
struct ScalarCounter {
  private var line = -1
  private var byteCount = 0
  private var scalarCount = 0

  mutating func count(in lines: SourceLines, line: Int, upTo byteOffset: Int) -> Int {
    if line != self.line || byteOffset < byteCount {
      self.line = line
      byteCount = 0
      scalarCount = 0
    }
    let range = lines.range(of: line)
    let target = min(byteOffset, range.count)
    while byteCount < target {
      if lines.bytes[range.lowerBound + byteCount] & 0xC0 != 0x80 { scalarCount += 1 }
      byteCount += 1
    }
    return scalarCount + max(0, byteOffset - range.count)
  }
}

/// Finds a place of a table cell in the file. The parsed text lacks the backslashes before the cell's pipes.
struct CellScalarCounter {
  private var cell = CellOrigin(line: -1, offset: -1)
  private var scalarCount = 0
  private var index = 0
  private var fileOffset = 0

  /// The number of scalars of the file's line before a scalar of the cell, counted from 0.
  mutating func offset(ofScalar scalar: Int, in cell: CellOrigin, _ lines: SourceLines) -> Int {
    let range = lines.range(of: cell.line)
    if cell != self.cell || scalar < scalarCount {
      self.cell = cell
      scalarCount = 0
      index = range.lowerBound + cell.offset
      var counter = ScalarCounter()
      fileOffset = counter.count(in: lines, line: cell.line, upTo: cell.offset)
    }
    let bytes = lines.bytes
    while scalarCount < scalar, index < range.upperBound {
      let isEscape =
        bytes[index] == Byte.backslash && index + 1 < range.upperBound
        && bytes[index + 1] == Byte.pipe
      index += 1
      while index < range.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
      fileOffset += 1
      if !isEscape { scalarCount += 1 }
    }
    return fileOffset
  }
}
