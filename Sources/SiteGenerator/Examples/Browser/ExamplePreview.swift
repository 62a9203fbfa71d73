/// A few lines of an example's code, as the list of examples shows the code.
struct ExamplePreview {
  /// The most lines.
  static let lineCount = 6

  /// The lines as HTML without colours. The lines to blame are marks.
  let html: String

  /// - Parameter sourceHTML: The highlighted code. The preview begins before the first line to blame.
  init(_ sourceHTML: String) {
    let lines = sourceHTML.split(separator: "\n", omittingEmptySubsequences: false)
      .map { (text: ExamplePreview.text(of: $0), isMarked: $0.contains("<mark>")) }
      .filter { !$0.text.allSatisfy(\.isWhitespace) }
    let blamed = lines.firstIndex(where: \.isMarked) ?? 0
    let start = max(0, min(blamed - 2, lines.count - ExamplePreview.lineCount))
    let shown = lines[start...].prefix(ExamplePreview.lineCount)
    let indentation = shown.map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    html = shown.map { line in
      let text = line.text.dropFirst(indentation)
      // A mark holds the line break, as in the example itself.
      return line.isMarked ? "<mark>\(text)\n</mark>" : text + "\n"
    }.joined()
  }

  /// The text of a line of HTML, without tags and without the label of a mark. The text stays escaped.
  private static func text(of line: Substring) -> String {
    var (text, rest) = ("", line)
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let isLabel = rest[start...].hasPrefix("<span class=\"label\">")
      rest = rest[start...].drop { $0 != ">" }.dropFirst()
      if isLabel { rest = rest.drop { $0 != ">" }.dropFirst() }
    }
    return text + rest
  }
}
