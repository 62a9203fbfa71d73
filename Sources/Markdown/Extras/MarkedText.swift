import CMark

/// Takes the marks of attributes out of the text of a tree, and the marks of footnotes where none can stand.
struct MarkedText {
  /// The attributes of headings and images.
  private(set) var attributes: [OpaquePointer: Attributes] = [:]
  /// The problems in a text node, with bytes from the beginning of its text.
  private(set) var problems: [OpaquePointer: [MarkupProblem]] = [:]

  init(_ tree: SyntaxTree) {
    var texts: [(node: Node, isClosed: Bool)] = []
    var closed: Node?
    tree.walk { node, entering in
      switch node.kind {
      case .link, .image:
        if entering {
          if closed == nil { closed = node }
        } else if closed == node {
          closed = nil
        }
      case .text
      where entering
        && bytes(of: node.literal).contains {
          (InlineMarks.footnote...InlineMarks.colon).contains($0)
        }:
        texts.append((node, closed != nil))
      default: break
      }
    }
    for (node, isClosed) in texts { read(node, isClosed: isClosed) }
  }

  /// True if no reference to a footnote can stand in a block, because its text is a control.
  static func isControl(_ block: Node) -> Bool {
    Folds.isSummary(block) || block.kind == .heading && block.tag == BlockTree.titleTag
  }

  private mutating func read(_ node: Node, isClosed: Bool) {
    var text = Array(bytes(of: node.literal))
    if text.first == InlineMarks.attributes, let target = node.previous {
      text = readAttributes(of: target, at: 0, in: text, node)
    }
    if let parent = node.parent, parent.kind == .heading, node.next == nil,
      TableTree.alignment(ofCellTag: parent.tag) == nil,
      let start = text.lastIndex(of: InlineMarks.attributes),
      text[start...].last == UInt8(ascii: "}")
    {
      text = readAttributes(of: parent, at: start, in: text, node)
    }
    var isControl = isClosed
    var block = node.parent
    while let current = block, !isControl {
      isControl = MarkedText.isControl(current)
      block = [.paragraph, .heading].contains(current.kind) ? nil : current.parent
    }
    if isControl, let place = text.firstRange(of: [Byte.openBracket, InlineMarks.footnote]) {
      add(
        MarkupProblem(
          offset: place.lowerBound, id: "misplaced-footnote",
          message: "A footnote cannot stand in a link, an image or a title",
          help: "put it behind"), to: node)
    }
    let kept = isControl ? nil : InlineMarks.footnote
    node.setLiteral(InlineMarks.restored(text, keeping: kept) ?? text)
  }

  /// Reads attributes, and returns the text without them. Other braces stay.
  private mutating func readAttributes(
    of target: Node, at start: Int, in text: [UInt8], _ node: Node
  ) -> [UInt8] {
    guard let end = text[start...].firstIndex(of: UInt8(ascii: "}")),
      [.heading, .image, .link].contains(target.kind)
    else { return text }
    let content = String(decoding: text[(start + 1)..<end], as: UTF8.self)
    let read = Attributes(
      InlineMarks.restored(content.utf8).map { String(decoding: $0, as: UTF8.self) } ?? content)
    switch target.kind {
    case .heading where read?.isOfHeading == true,
      .image where read?.isOfImage == true && read?.id == nil:
      attributes[target.raw] = read
      guard target.kind == .heading else { return Array(text[(end + 1)...]) }
      let before = text[..<start]
      return Array(before.prefix(1 + (before.lastIndex { $0 != Byte.space } ?? -1)))
    default:
      add(
        MarkupProblem(
          offset: start, id: "bad-attributes",
          message: "The attributes '{\(content)}' cannot stand here",
          help:
            "a heading may have an id, '{#name}'; an image may have 'width=', 'height=' and 'align=', "
            + "as in '{width=300}'"), to: node)
      return text
    }
  }

  private mutating func add(_ problem: MarkupProblem, to node: Node) {
    problems[node.raw, default: []].append(problem)
  }
}
