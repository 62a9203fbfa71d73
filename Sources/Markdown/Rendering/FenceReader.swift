/// Reads the parts of a fenced code block that libcmark's tree does not hold from the source.
enum FenceReader {
  /// The block of a code node, or nil for indented code.
  static func block(_ node: Node, _ positions: inout PositionMap) -> FencedCodeBlock? {
    guard positions.page.parsedLines.isFence(node) else { return nil }
    let line = positions.bodyLine(ofParsedLine: node.startLine)
    let path = positions.path(of: node)
    let start = path.cursor(at: line).cursor
    let fenceStart = start.firstNonspace.position
    let fence = start.byte(at: fenceStart)
    var fenceEnd = fenceStart
    while start.byte(at: fenceEnd) == fence, fenceEnd < start.lineEnd { fenceEnd += 1 }
    var infoStart = fenceEnd
    while isSpace(start.byte(at: infoStart)) { infoStart += 1 }
    let info = text(of: node.fenceInfo)
    let code = bytes(of: node.literal)
    let lineCount = code.count { $0 == Byte.newline }
    let columns = (0..<lineCount).map {
      strippedColumns(path.cursor(at: line + 1 + $0).cursor, indent: fenceStart - start.position)
    }
    return FencedCodeBlock(
      info: info, literal: String(decoding: code, as: UTF8.self),
      fenceLine: positions.fileLine(ofBodyLine: line),
      fenceColumn: fenceStart - start.lineStart + 1,
      infoColumn: (info.isEmpty ? fenceEnd : infoStart) - start.lineStart + 1,
      strippedColumns: columns,
      isClosed: isClosingFence(
        path.cursor(at: line + 1 + lineCount), fence, length: fenceEnd - fenceStart),
      isFolded: isFolded(node))
  }

  private static func isFolded(_ node: Node) -> Bool {
    var around = node.parent
    while let block = around, !Folds.isFold(block) { around = block.parent }
    return around != nil
  }

  /// Spaces, tabs, list markers and quote markers precede the content, so bytes are scalars.
  private static func strippedColumns(_ lineStart: LineCursor, indent: Int) -> Int {
    var cursor = lineStart
    var left = indent
    while left > 0, cursor.isAtSpace {
      cursor.advance(columns: 1)
      left -= 1
    }
    return cursor.prefixEnd - cursor.lineStart - cursor.restOfTab
  }

  private static func isClosingFence(
    _ line: (cursor: LineCursor, matched: Bool), _ fence: UInt8, length: Int
  ) -> Bool {
    let (position, indent) = line.cursor.firstNonspace
    guard line.matched, indent <= 3 else { return false }
    var end = position
    while end < line.cursor.lineEnd, line.cursor.byte(at: end) == fence { end += 1 }
    guard end - position >= min(length, 255) else { return false }
    while isSpace(line.cursor.byte(at: end)) { end += 1 }
    return end >= line.cursor.lineEnd
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab
  }
}
