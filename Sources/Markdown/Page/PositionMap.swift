/// Translates positions of libcmark, which are positions in the parsed text, to positions in the file.
struct PositionMap {
  let page: ParsedPage
  /// The number of lines before the body.
  let firstLine: Int
  private var paths: ContainerPathCache
  private var scalars = ScalarCounter()
  private var cellScalars = CellScalarCounter()
  private var block: Node?
  private var drifts = false
  /// The number of lines of the block so far that libcmark has not counted.
  private var uncounted = 0
  private var segment = Segment()

  /// A line as libcmark counts lines, as far as the map has looked at the line.
  private struct Segment {
    var countedLine = 0
    /// The line that was reached, and its beginning in columns of the counted line.
    var line = 0
    var start = 0
    /// The number of uncounted lines before the counted line.
    var before = 0
  }

  init(page: ParsedPage, firstLine: Int) {
    self.page = page
    self.firstLine = firstLine
    let cellCount = page.cells.count
    paths = ContainerPathCache(lines: page.lines) { $0.startLine - 1 - cellCount }
  }

  /// The 0-based line in the body of a 1-based line of the parsed text.
  func bodyLine(ofParsedLine line: Int) -> Int {
    let index = line - 1
    guard index >= page.cells.count else {
      return page.cells.indices.contains(index) ? page.cells[index].line : 0
    }
    return index - page.cells.count
  }

  func fileLine(ofBodyLine line: Int) -> Int { line + 1 + firstLine }

  func line(of node: Node) -> Int {
    fileLine(ofBodyLine: bodyLine(ofParsedLine: node.startLine))
  }

  mutating func position(of block: Node) -> FilePosition {
    position(parsedLine: block.startLine, byteOffset: block.startColumn - 1)
  }

  mutating func path(of block: Node) -> ContainerPath {
    paths.path(of: block)
  }

  /// The position of an inline node, given the paragraph, heading or cell around the node.
  mutating func position(ofInline node: Node, in block: Node) -> FilePosition {
    guard node.startLine > 0 else { return position(of: block) }
    enter(block)
    let column = node.autolinkText.map { $0.startColumn - 1 } ?? node.startColumn
    let place = place(line: node.startLine, column: column, in: block)
    return position(parsedLine: place.line, byteOffset: place.offset)
  }

  /// Takes note of an inline node. The map must see every inline node of a block, in order, to notice the
  /// lines that libcmark does not count.
  mutating func observe(_ node: Node, entering: Bool, in block: Node) {
    enter(block)
    guard drifts, node.startLine > 0, node.autolinkText == nil else { return }
    let line = entering ? node.startLine : node.endLine
    let column = entering ? node.startColumn : node.endColumn
    if line > 0 { _ = place(line: line, column: column, in: block) }
  }

  private mutating func enter(_ block: Node) {
    guard self.block != block else { return }
    self.block = block
    let drift = LineDrift(of: block, page: page) { self.content(ofParsedLine: $0, in: block) }
    drifts = drift.isPossible
    uncounted = drift.definitionLines
    segment = Segment()
  }

  /// The line and the byte offset in the parsed text of a place that libcmark gives.
  ///
  /// libcmark counts the columns of a continuation line from the paragraph's first column, without the
  /// markers and the indentation of the line. If libcmark has not counted a line end, the columns go on
  /// beyond the end of the line.
  private mutating func place(
    line: Int, column: Int, in block: Node
  ) -> (line: Int, offset: Int) {
    if line == block.startLine, !drifts { return (line, column - 1) }
    let offset = column - block.startColumn
    if line != segment.countedLine || offset < segment.start {
      let isBack = line <= segment.countedLine
      segment = Segment(
        countedLine: line, line: line + (isBack ? segment.before : uncounted), start: 0,
        before: isBack ? segment.before : uncounted)
    }
    var content = content(ofParsedLine: segment.line, in: block)
    while drifts, offset - segment.start > content.count, segment.line < block.endLine {
      segment.start += content.count + 1
      segment.line += 1
      uncounted = max(uncounted, segment.line - line)
      content = self.content(ofParsedLine: segment.line, in: block)
    }
    let lineStart = page.parsedLines.range(of: segment.line - 1).lowerBound
    return (segment.line, content.lowerBound - lineStart + offset - segment.start)
  }

  /// The part of a line that belongs to its block's text, as bytes of the parsed text.
  private mutating func content(ofParsedLine line: Int, in block: Node) -> Range<Int> {
    let range = page.parsedLines.range(of: line - 1)
    let start: Int
    if line == block.startLine {
      start = block.startColumn - 1
    } else {
      let (cursor, matched) = paths.path(of: block).cursor(at: bodyLine(ofParsedLine: line))
      // A lazy continuation keeps its indentation in the paragraph.
      let content = matched ? cursor.firstNonspace.position : cursor.prefixEnd - cursor.restOfTab
      start = content - cursor.lineStart
    }
    return min(range.lowerBound + start, range.upperBound)..<range.upperBound
  }

  private mutating func position(parsedLine: Int, byteOffset: Int) -> FilePosition {
    let index = parsedLine - 1
    let line = fileLine(ofBodyLine: bodyLine(ofParsedLine: parsedLine))
    let scalars = scalars.count(in: page.parsedLines, line: index, upTo: byteOffset)
    guard page.cells.indices.contains(index) else {
      return FilePosition(line: line, column: scalars + 1)
    }
    // The cell's text follows "# " in the parsed line.
    let offset = cellScalars.offset(
      ofScalar: max(0, scalars - 2), in: page.cells[index], page.lines)
    return FilePosition(line: line, column: offset + 1)
  }
}
