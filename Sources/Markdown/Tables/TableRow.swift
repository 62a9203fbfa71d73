/// How the cells of a table column are aligned.
enum TableAlignment: Int {
  case none, left, center, right
}

/// The grammar of one table row.
enum TableRow {
  /// The cells of a row, as ranges of `bytes` without the spaces around them; nil when the line
  /// holds no cell at all, such as a lone pipe.
  ///
  /// A pipe divides cells unless a backslash stands directly before it, also inside code spans.
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

  /// The alignments a delimiter row states; nil when the line is not a delimiter row.
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

  /// Whether a line, seen without its containers, may be a delimiter row. A row of hyphens alone
  /// is none: it is taken as a heading's underline before.
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
