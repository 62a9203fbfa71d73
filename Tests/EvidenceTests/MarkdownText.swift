/// Markdown of the pages that are generated.
enum MarkdownText {
  /// A table whose columns of numbers are aligned to the right.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rules = head.indices.map { column in
      rows.allSatisfy { $0[column].first?.isNumber == true } ? "---:" : "---"
    }
    let lines = [head, rules] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A text that Markdown shows as it is; what stands between backticks stays code.
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
