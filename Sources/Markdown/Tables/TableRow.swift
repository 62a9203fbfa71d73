/// The alignment of the cells of a table column.
enum TableAlignment: Int {
  case none, left, center, right
}

/// The grammar of one table row.
enum TableRow {
  /// The cells of a row, as ranges of `bytes` without the spaces around. Returns nil for a line without any
  /// cell, such as a lone pipe.
  ///
  /// A pipe divides cells unless a backslash stands directly before the pipe, also inside code spans.
  static func cells(in bytes: [UInt8], _ line: Range<Int>) -> [Range<Int>]? {
    var cells: [Range<Int>] = []
    var position = line.lowerBound
    if position < line.upperBound, bytes[position] == Byte.pipe {
      position = skipSpaces(bytes, position + 1, line.upperBound)
    }
    while position < line.upperBound {
      let start = position
      while position < line.upperBound {
        if bytes[position] == Byte.pipe,
          position == start || bytes[position - 1] != Byte.backslash
        {
          break
        }
        position += 1
      }
      cells.append(trimmed(bytes, start..<position))
      if position < line.upperBound {
        position = skipSpaces(bytes, position + 1, line.upperBound)
      }
    }
    return cells.isEmpty ? nil : cells
  }

  /// The alignments of a delimiter row, or nil for any other line.
  static func alignments(in bytes: [UInt8], _ line: Range<Int>) -> [TableAlignment]? {
    var alignments: [TableAlignment] = []
    let end = line.upperBound
    var position = line.lowerBound
    if position < end, bytes[position] == Byte.pipe { position += 1 }
    while true {
      position = skipSpaces(bytes, position, end)
      let left = position < end && bytes[position] == Byte.colon
      if left { position += 1 }
      let dashes = position
      while position < end, bytes[position] == Byte.hyphen { position += 1 }
      guard position > dashes else { return nil }
      let right = position < end && bytes[position] == Byte.colon
      if right { position += 1 }
      alignments.append(left ? (right ? .center : .left) : (right ? .right : .none))
      position = skipSpaces(bytes, position, end)
      if position == end { return alignments }
      guard bytes[position] == Byte.pipe else { return nil }
      position += 1
      if skipSpaces(bytes, position, end) == end { return alignments }
    }
  }

  /// True if a line, seen without its containers, may be a delimiter row. A row of hyphens alone is no
  /// delimiter row, because libcmark reads the row as a heading's underline.
  static func mayBeDelimiter(in bytes: [UInt8], _ line: Range<Int>) -> Bool {
    var position = line.lowerBound
    while position < line.upperBound,
      bytes[position] == Byte.greater || bytes[position] == Byte.space
        || bytes[position] == Byte.tab
    {
      position += 1
    }
    var isMarked = false
    var hasHyphen = false
    for index in position..<line.upperBound {
      switch bytes[index] {
      case Byte.pipe, Byte.colon: isMarked = true
      case Byte.hyphen: hasHyphen = true
      case let byte where Byte.isCellSpace(byte): break
      default: return false
      }
    }
    return isMarked && hasHyphen
  }

  private static func skipSpaces(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, Byte.isCellSpace(bytes[position]) { position += 1 }
    return position
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, Byte.isCellSpace(bytes[first]) { range.removeFirst() }
    while let last = range.last, Byte.isCellSpace(bytes[last]) { range.removeLast() }
    return range
  }
}
