/// The lines of a paragraph that libcmark leaves out when counting lines for inline nodes: link reference
/// definitions at the beginning, line ends after a backslash, and line ends between a link's destination and
/// its title.
struct LineDrift {
  /// True if the paragraph may have such lines. Nearly no paragraph has any.
  let isPossible: Bool
  /// The number of lines at the beginning that are definitions.
  let definitionLines: Int

  private static let maximumAttempts = 64

  /// Compares the paragraph's last line with the line of the last inline node.
  init(of block: Node, page: ParsedPage, content: (Int) -> Range<Int>) {
    guard block.kind == .paragraph, block.endLine > block.startLine else {
      isPossible = false
      definitionLines = 0
      return
    }
    var last = block
    while let child = last.lastChild { last = child }
    let lastLine = last.kind == .text || last.kind == .code ? last.endLine : 0
    isPossible = lastLine < block.endLine
    let range = page.parsedLines.range(of: block.startLine - 1)
    let start = range.lowerBound + block.startColumn - 1
    guard isPossible, start < range.upperBound, page.parsedLines.bytes[start] == Byte.openBracket
    else {
      definitionLines = 0
      return
    }
    definitionLines = Self.definitionLines(
      atMost: lastLine > 0 ? block.endLine - lastLine : block.endLine - block.startLine,
      firstLine: block.startLine, page.parsedLines.bytes, content)
  }

  /// The largest number of lines that leave nothing behind when parsed alone.
  private static func definitionLines(
    atMost limit: Int, firstLine: Int, _ bytes: [UInt8], _ content: (Int) -> Range<Int>
  ) -> Int {
    var text: [UInt8] = []
    var found = 0
    for count in 1...max(1, limit) {
      text += bytes[content(firstLine + count - 1)]
      text.append(Byte.newline)
      guard count <= maximumAttempts || count == limit else { continue }
      let tree = SyntaxTree(parsing: text)
      if tree.root?.firstChild == nil { found = count }
    }
    return found
  }
}
