/// Markdown of generated pages.
enum MarkdownText {
  /// A table whose columns of numbers are aligned to the right.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rules = head.indices.map { column in
      rows.allSatisfy { $0[column].first?.isNumber == true } ? "---:" : "---"
    }
    let lines = [head, rules] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A folded text: a reader sees a summary until a click opens the text.
  static func fold(_ summary: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return "> [!fold] \(summary)\n>\n"
      + lines.map { $0.isEmpty ? ">" : "> \($0)" }.joined(separator: "\n")
  }

  /// A table, or for many rows a folded table for each group, in order of first occurrence.
  static func foldedTable(_ head: [String], _ rows: [(group: String, cells: [String])]) -> String {
    guard rows.count > 12 else { return table(head, rows.map(\.cells)) }
    var groups: [(title: String, rows: [[String]])] = []
    for (group, cells) in rows {
      if let place = groups.firstIndex(where: { $0.title == group }) {
        groups[place].rows.append(cells)
      } else {
        groups.append((group, [cells]))
      }
    }
    return groups.map { group, rows in fold("**\(group):** \(rows.count)", table(head, rows)) }
      .joined(separator: "\n\n")
  }

  /// A text that Markdown shows unchanged. Text between backticks stays code.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      if character == "`" { isCode.toggle() }
      if character == "|" || !isCode && "<*_[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
