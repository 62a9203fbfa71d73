extension SwiftHighlighter {
  /// Renders code with some of the lines in `mark` elements.
  ///
  /// A mark holds a whole line with the line break. Each mark begins with a label in a span of the class
  /// `label`, for readers who do not see the mark.
  /// - Parameters:
  ///   - code: Any text, Swift or not.
  ///   - lines: The lines to mark, from 0.
  ///   - label: The text in front of each marked line.
  package static func html(_ code: String, marking lines: [Int], label: String) -> String {
    let html = html(code)
    guard !lines.isEmpty else { return html }
    var marker = LineMarker(lines: lines, label: HTMLEscape.text(label))
    return marker.mark(Array(html.utf8))
  }
}

/// Puts lines of highlighted code into separate elements. The span of a comment or literal over several lines
/// ends with each line and begins again on the next.
private struct LineMarker {
  let lines: [Int]
  let label: String
  private var output: [UInt8] = []
  /// The open spans, with their tags.
  private var open: [ArraySlice<UInt8>] = []

  init(lines: [Int], label: String) {
    self.lines = lines
    self.label = label
  }

  mutating func mark(_ html: [UInt8]) -> String {
    var line = 0
    var position = 0
    beginLine(line)
    while position < html.count {
      let byte = html[position]
      var end = position + 1
      if byte == UInt8(ascii: "<") {
        while end < html.count, html[end - 1] != UInt8(ascii: ">") { end += 1 }
        if html[position + 1] == UInt8(ascii: "/") {
          _ = open.popLast()
        } else {
          open.append(html[position..<end])
        }
      }
      output += html[position..<end]
      position = end
      if byte == UInt8(ascii: "\n") {
        endLine(line)
        line += 1
        if position < html.count { beginLine(line) }
      }
    }
    if html.last != UInt8(ascii: "\n") { endLine(line) }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func beginLine(_ line: Int) {
    guard lines.contains(line) else { return }
    interrupt(with: "<mark><span class=\"label\">\(label)</span>")
  }

  private mutating func endLine(_ line: Int) {
    if lines.contains(line) { interrupt(with: "</mark>") }
  }

  /// Writes a tag outside of the open spans.
  private mutating func interrupt(with tag: String) {
    for _ in open { output += Array("</span>".utf8) }
    output += Array(tag.utf8)
    for span in open { output += span }
  }
}
