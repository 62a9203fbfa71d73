import CMark

/// Finds task list items: list items whose first block is a paragraph that begins with `[ ]`,
/// `[x]` or `[X]` and a space or tab.
enum TaskItems {
  /// Tags of the paragraphs of task items.
  enum State: Int {
    case open = 1
    case done = 2
  }

  /// Removes the markers from the paragraphs' text and tags the paragraphs instead.
  ///
  /// The source decides about the marker, because the tree shows an escaped bracket without its backslash,
  /// and a marker that happens to be a link reference as a link.
  static func apply(to tree: SyntaxTree, lines: SourceLines, lineOf: (Node) -> Int) {
    var paragraphs: [(Node, State)] = []
    tree.walk { node, entering in
      guard entering, node.kind == .item, let first = node.firstChild, first.kind == .paragraph
      else { return }
      let start = lines.range(of: lineOf(first)).lowerBound + first.startColumn - 1
      let end = lines.range(of: lineOf(first)).upperBound
      if let state = state(lines.bytes, start, end) { paragraphs.append((first, state)) }
    }
    for (paragraph, state) in paragraphs {
      paragraph.tag = state.rawValue
      removeMarker(from: paragraph)
    }
  }

  private static func state(_ bytes: [UInt8], _ start: Int, _ end: Int) -> State? {
    guard start >= 0, start + 3 < end, bytes[start] == Byte.openBracket,
      bytes[start + 2] == Byte.closeBracket,
      bytes[start + 3] == Byte.space || bytes[start + 3] == Byte.tab
    else { return nil }
    switch bytes[start + 1] {
    case Byte.space: return .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return .done
    default: return nil
    }
  }

  private static func removeMarker(from paragraph: Node) {
    guard let first = paragraph.firstChild else { return }
    if first.kind == .link {
      let next = first.next
      first.removeAndFree()
      if let next, next.kind == .text { trimLeadingSpace(of: next, skipping: 0) }
    } else if first.kind == .text, bytes(of: first.literal).count >= 3 {
      trimLeadingSpace(of: first, skipping: 3)
    }
  }

  private static func trimLeadingSpace(of node: Node, skipping count: Int) {
    let text = bytes(of: node.literal).dropFirst(count)
    node.setLiteral(Array(text.drop { $0 == Byte.space || $0 == Byte.tab }))
    // The text of a paragraph with a marker alone on its line begins with the next line.
    if text.isEmpty, let lineBreak = node.next, lineBreak.kind == .softBreak {
      lineBreak.removeAndFree()
    }
  }
}
