/// Finds tables in the shape that nearly every author writes, without a tree: outside any container, after a
/// blank line, every row beginning with a pipe.
///
/// `TableTree` checks the guess against the tree afterwards, which saves parsing the page twice. A guess can
/// be wrong, for instance inside a fenced code block.
enum TableGuess {
  /// The guessed tables, or nil if a possible delimiter row has another shape.
  static func tables(delimiters: [Int], lines: SourceLines) -> [Table]? {
    var tables: [Table] = []
    var scanner = TableScanner(lines: lines)
    let path = ContainerPath(ofDocument: lines)
    for delimiter in delimiters {
      if let last = tables.last, delimiter <= last.lastLine { continue }
      guard delimiter > 0, delimiter == 1 || lines.isBlank(delimiter - 2),
        beginsWithPipe(delimiter - 1, lines), beginsWithPipe(delimiter, lines),
        let table = scanner.table(delimiter: delimiter, path: path, isFirstLine: true)
      else { return nil }
      tables.append(table)
    }
    return tables
  }

  private static func beginsWithPipe(_ line: Int, _ lines: SourceLines) -> Bool {
    let nonspace = LineCursor(lines, line: line).firstNonspace
    return nonspace.indent <= 3 && nonspace.position < lines.range(of: line).upperBound
      && lines.bytes[nonspace.position] == Byte.pipe
  }
}
