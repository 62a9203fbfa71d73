extension SwiftHighlighter {
  /// Renders code with some of its lines in `mark` elements.
  ///
  /// A mark has its whole line with the line break in it, and begins with a label in a span of the
  /// class `label` for those who do not see it.
  /// - Parameters:
  ///   - code: Any text, Swift or not.
  ///   - lines: The lines to mark, from 0.
  ///   - label: What is said in front of each.
  public static func html(_ code: String, marking lines: [Int], label: String) -> String {
    let html = html(code)
    guard !lines.isEmpty else { return html }
    var marker = LineMarker(lines: lines, label: HTMLEscape.text(label))
    return marker.mark(Array(html.utf8))
  }
}

/// Puts lines of highlighted code into elements of their own. A comment or literal goes on over
/// several lines, and so does its span: that ends with the line and begins again after it.
private struct LineMarker {
  let lines: [Int]
  let label: String
  private var output: [UInt8] = []
  /// The spans that are open, as they were opened.
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

  /// Writes a tag outside of the spans that are open.
  private mutating func interrupt(with tag: String) {
    for _ in open { output += Array("</span>".utf8) }
    output += Array(tag.utf8)
    for span in open { output += span }
  }
}
