/// A diagnostic with its place in a file.
package struct LocatedDiagnostic: Sendable {
  /// The diagnostic without its place.
  package var diagnostic: Diagnostic
  /// The path of the file on the command line or in the content folder.
  package var path: String
  /// From 1.
  package var line: Int
  /// From 1, in Unicode scalars.
  package var column: Int
  /// The text of the line in the file; empty when there is none.
  package var sourceLine: String
  /// The number of marked characters, at least 1.
  package var width: Int
  /// The address at which a reader can run and change the scenario; nil for none.
  package var link: String?

  /// Creates a located diagnostic.
  /// - Parameters:
  ///   - diagnostic: The diagnostic without its place.
  ///   - path: The path of the file on the command line or in the content folder.
  ///   - line: From 1.
  ///   - column: From 1, in Unicode scalars.
  ///   - sourceLine: The text of the line in the file.
  ///   - width: The number of marked characters.
  package init(
    _ diagnostic: Diagnostic, path: String, line: Int, column: Int, sourceLine: String,
    width: Int = 1
  ) {
    self.diagnostic = diagnostic
    self.path = path
    self.line = line
    self.column = column
    self.sourceLine = sourceLine
    self.width = max(1, width)
  }

  /// A diagnostic of a file that holds only a script, or of the body of a block.
  /// - Parameters:
  ///   - diagnostic: The diagnostic with its range in the text.
  ///   - path: The path of the file; empty for text that is in no file.
  ///   - source: The text.
  package init(_ diagnostic: Diagnostic, path: String, _ source: SourceText) {
    let (start, width) = source.place(of: source.visible(diagnostic.range))
    self.init(
      diagnostic.noting { source.location(of: $0).line }, path: path, line: start.line,
      column: start.column,
      sourceLine: source.line(start.line), width: width)
  }

  /// The number of characters to mark in the line of the file, at most to the end of the line.
  package var markedWidth: Int {
    min(width, max(1, sourceLine.unicodeScalars.count - column + 1))
  }

  /// The total order of shown diagnostics: by file, line, column and id.
  package static func precedes(_ a: LocatedDiagnostic, _ b: LocatedDiagnostic) -> Bool {
    if a.path != b.path { return a.path < b.path }
    if a.line != b.line { return a.line < b.line }
    if a.column != b.column { return a.column < b.column }
    return a.diagnostic.id < b.diagnostic.id
  }
}

/// Diagnostics as text for a terminal or a log.
package enum DiagnosticText {
  /// One diagnostic: place and summary, the line with a caret, expected and actual side by side,
  /// then notes and help.
  package static func render(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    let severity = diagnostic.severity == .error ? "error" : "warning"
    var text =
      "\(located.path):\(located.line):\(located.column): \(severity): \(diagnostic.summary) "
      + "[\(diagnostic.id)]\n"
    if !located.sourceLine.isEmpty { text += excerpt(located) }
    for line in diagnostic.difference.map(lines) ?? [] { text += line + "\n" }
    for note in diagnostic.notes { text += "note: \(note)\n" }
    if let link = located.link { text += "note: open the scenario in the playground: \(link)\n" }
    for help in diagnostic.help { text += "help: \(help)\n" }
    return text
  }

  private static func excerpt(_ located: LocatedDiagnostic) -> String {
    let number = String(located.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let excerpt = SourceExcerpt(
      located.sourceLine, column: located.column, width: located.width)
    return "\(number) | \(excerpt.text)\n\(margin) | \(excerpt.marks)\n"
  }

  /// Expected and actual side by side, below a line with the two headings.
  package static func lines(of difference: Difference) -> [String] {
    var width = "expected".utf8.count
    for row in difference.rows { width = max(width, row.expected?.unicodeScalars.count ?? 0) }
    var lines = ["  \(padded("expected", width))   actual"]
    for row in difference.rows {
      let mark = row.agrees ? " " : (row.expected == nil ? "+" : "-")
      lines.append(trimmed("\(mark) \(padded(row.expected ?? "", width))   \(row.actual ?? "")"))
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
  }

  private static func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    while bytes.last == 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
