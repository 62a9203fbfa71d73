/// Finds lines of cells that are no table, and cells that a table has no column for.
struct LostTables {
  private(set) var problems: [MarkupProblem] = []

  init(in text: MaskedText, beside tables: [Table]) {
    var lines: Set<Int> = []
    for table in tables { lines.formUnion(table.headerLine...table.lastLine) }
    for line in 0..<text.count where LostTables.isRow(line, text, lines) {
      guard !LostTables.isRow(line - 1, text, lines), LostTables.isRow(line + 1, text, lines)
      else { continue }
      problems.append(problem(line, text))
    }
    for table in tables {
      for row in table.droppedCells { problems.append(LostTables.problem(of: row, in: table)) }
    }
  }

  private static func isRow(_ line: Int, _ text: MaskedText, _ taken: Set<Int>) -> Bool {
    guard text.isText(line), !taken.contains(line) else { return false }
    let content = text.content(of: line)
    return content.utf8.count > 2 && content.hasPrefix("|") && content.hasSuffix("|")
  }

  private func problem(_ line: Int, _ text: MaskedText) -> MarkupProblem {
    let content = text.content(of: line)
    let columns = max(1, content.split(separator: "|").count)
    let rule = "|" + String(repeating: "---|", count: columns)
    let isRuled = text.content(of: line + 1).allSatisfy { "|-: ".contains($0) }
    let help =
      isRuled
      ? "write as many columns into the line below as into this line: '\(rule)'"
      : "write a line '\(rule)' below the first line"
    let offset = text.string(of: line).utf8.prefix { BlockLine.isPrefix($0) }.count
    return .lost("a table", help: help).at(line: line, offset: offset)
  }

  private static func problem(of row: Table.DroppedCells, in table: Table) -> MarkupProblem {
    MarkupProblem(
      line: row.line, offset: row.offset, severity: .warning, id: "lost-cell",
      message:
        "The row has \(row.count) cells, but the table has \(table.columnCount) columns, so the rest is left out",
      help: "add a column to the first two lines, or write '\\|' for a bar in a cell")
  }
}
