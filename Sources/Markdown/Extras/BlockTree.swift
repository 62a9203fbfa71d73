import CMark

/// Makes the marked list items and headings of a tree blocks of the extensions.
///
/// Items stay items, because places in the file depend on the containers of the tree. The tag of an item is
/// the index of its mark plus one. A block without indentation becomes a custom block.
struct BlockTree {
  /// The tag of a heading that is the title of a block.
  static let titleTag = 16

  private let marks: [BlockMark]
  private let endings: [Int: Int]
  private var refused: [(line: Int, colons: Int)]
  private let lineOf: (Node) -> Int
  private let isFence: (Node) -> Bool
  private var known: Set<Int> = []
  private(set) var problems: [MarkupProblem] = []

  /// - Parameters:
  ///   - marking: The marks of the text.
  ///   - lineOf: Returns the line of the body of a node, counted from 0.
  ///   - isFence: Returns true for a block of code with fences.
  init(
    _ marking: BlockMarking, lineOf: @escaping (Node) -> Int, isFence: @escaping (Node) -> Bool
  ) {
    self.isFence = isFence
    marks = marking.marks
    endings = marking.endings
    refused = marking.refused
    self.lineOf = lineOf
  }

  /// The index of the mark of an item or a custom block.
  static func mark(of node: Node) -> Int? {
    switch node.kind {
    case .item: node.tag > 0 ? node.tag - 1 : nil
    case .customBlock: node.tag > 0 && node.tag & 3 == 0 ? node.tag >> 2 - 1 : nil
    default: nil
    }
  }

  mutating func apply(to tree: SyntaxTree) {
    guard !marks.isEmpty || !endings.isEmpty else { return }
    var byLine: [Int: Int] = [:]
    for (index, mark) in marks.enumerated() { byLine[mark.line] = index }
    var lists: [Node] = []
    var colons: [(node: Node, parent: OpaquePointer, mark: Int?)] = []
    tree.walk { node, entering in
      guard entering else { return }
      switch node.kind {
      case .list: lists.append(node)
      case .heading:
        guard TableTree.alignment(ofCellTag: node.tag) == nil, let mark = byLine[lineOf(node)],
          marks[mark].colons > 0, let parent = node.parent
        else { return }
        colons.append((node, parent.raw, mark))
      case .thematicBreak:
        guard endings[lineOf(node)] != nil, let parent = node.parent else { return }
        colons.append((node, parent.raw, nil))
      default: break
      }
    }
    for list in lists { applyItems(of: list, byLine) }
    pair(colons)
    for (index, mark) in marks.enumerated() where !known.contains(index) {
      problems.append(
        MarkupProblem.lost(
          "a block of its own", help: "put a blank line above it, and indent it as the text around"
        ).at(line: mark.line, offset: mark.offset))
    }
  }

  // MARK: Items

  private mutating func applyItems(of list: Node, _ byLine: [Int: Int]) {
    var current = list
    var kind: Int?
    var item = list.firstChild
    while let node = item {
      item = node.next
      let mark = byLine[lineOf(node)].flatMap { marks[$0].colons == 0 ? $0 : nil }
      let ownKind = mark.map { marks[$0].listKind } ?? 0
      if let kind, kind != ownKind {
        guard let next = Node(cmark_node_new(CMARK_NODE_LIST)) else { return }
        cmark_node_set_list_type(next.raw, CMARK_BULLET_LIST)
        cmark_node_set_list_tight(next.raw, list.isTight ? 1 : 0)
        cmark_node_insert_after(current.raw, next.raw)
        current = next
      }
      kind = ownKind
      if current != list { cmark_node_append_child(current.raw, node.raw) }
      guard let mark else { continue }
      known.insert(mark)
      if ownKind == 1, current.previous?.kind != .paragraph {
        problems.append(
          MarkupProblem.lost("a definition", help: MarkupProblem.termHelp)
            .at(line: marks[mark].line, offset: marks[mark].offset))
        continue
      }
      current.tag = ownKind
      node.tag = mark + 1
      switch marks[mark].kind {
      case .footnote: removeFiller(marks[mark].filler, from: node)
      case .definition: break
      case .tab:
        node.firstChild?.tag = Self.titleTag
        outdentCode(in: node)
      case .aside, .details: node.firstChild?.tag = Self.titleTag
      }
      if ownKind > 1 { cmark_node_set_list_tight(current.raw, 0) }
      reportEmpty(node, marks[mark])
    }
  }

  private mutating func reportEmpty(_ item: Node, _ mark: BlockMark) {
    let what: String
    switch mark.kind {
    case .tab: what = "tab"
    case .aside, .details: what = "aside"
    case .definition, .footnote: return
    }
    guard item.firstChild?.next == nil else { return }
    problems.append(
      MarkupProblem.empty(what, help: "indent the contents by four spaces")
        .at(line: mark.line, offset: mark.offset))
  }

  /// Takes a space from each line of indented code. The contents of a tab begin behind four columns, but the
  /// list marker takes three, so that the title keeps its place.
  private func outdentCode(in item: Node) {
    var child = item.firstChild
    while let node = child {
      child = node.next
      guard node.kind == .codeBlock, !isFence(node) else { continue }
      let lines = bytes(of: node.literal).split(
        separator: Byte.newline, omittingEmptySubsequences: false)
      let outdented = lines.map { $0.first == Byte.space ? $0.dropFirst() : $0 }
      node.setLiteral(Array(outdented.joined(separator: [Byte.newline])))
    }
  }

  private func removeFiller(_ count: Int, from item: Node) {
    guard let text = item.firstChild?.firstChild, text.kind == .text else { return }
    let rest = bytes(of: text.literal).dropFirst(count)
    let trimmed = Array(rest.drop { $0 == Byte.space || $0 == Byte.tab })
    let isAlone = trimmed.isEmpty
    text.setLiteral(trimmed)
    if isAlone, let lineBreak = text.next, lineBreak.kind == .softBreak {
      lineBreak.removeAndFree()
    }
  }

  // MARK: Colons

  /// Moves everything from each heading to its break into a custom block. An end closes the innermost block of
  /// as many colons or fewer.
  private mutating func pair(_ colons: [(node: Node, parent: OpaquePointer, mark: Int?)]) {
    var open: [OpaquePointer: [(heading: Node, mark: Int)]] = [:]
    var used: [Node] = []
    for (node, parent, mark) in colons {
      if let mark {
        known.insert(mark)
        node.tag = Self.titleTag
        open[parent, default: []].append((node, mark))
        continue
      }
      let count = endings[lineOf(node), default: 0]
      let around = open[parent, default: []]
      guard let index = around.lastIndex(where: { marks[$0.mark].colons <= count }) else {
        endRefused(count, node)
        continue
      }
      reportUnclosed(around[(index + 1)...])
      open[parent]?.removeSubrange(index...)
      if enclose(from: around[index].heading, to: node, around[index].mark) { used.append(node) }
    }
    let unclosed = open.values.sorted { ($0.first?.mark ?? 0) < ($1.first?.mark ?? 0) }
    for around in unclosed { reportUnclosed(around[...]) }
    problems.sort { ($0.line, $0.offset) < ($1.line, $1.offset) }
    // A freed node could lend its address to a new node.
    for node in used { cmark_node_free(node.raw) }
  }

  /// Reports the end of no aside. The end of an aside that is refused is no further problem.
  private mutating func endRefused(_ colons: Int, _ end: Node) {
    let line = lineOf(end)
    if let index = refused.lastIndex(where: { $0.line < line && $0.colons <= colons }) {
      refused.remove(at: index)
    } else {
      problems.append(MarkupProblem.unclosed(true).at(line: line, offset: end.startColumn - 1))
    }
  }

  private mutating func reportUnclosed(_ blocks: ArraySlice<(heading: Node, mark: Int)>) {
    for (_, mark) in blocks {
      problems.append(
        MarkupProblem.unclosed(false).at(line: marks[mark].line, offset: marks[mark].offset))
    }
  }

  private mutating func enclose(from heading: Node, to end: Node, _ mark: Int) -> Bool {
    guard let block = Node(cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)) else { return false }
    block.tag = (mark + 1) << 2
    cmark_node_insert_before(heading.raw, block.raw)
    var child: Node? = heading
    while let node = child, node != end {
      child = node.next
      cmark_node_append_child(block.raw, node.raw)
    }
    cmark_node_unlink(end.raw)
    if heading.next == nil {
      problems.append(
        MarkupProblem.empty("aside", help: "write the contents between the lines with colons")
          .at(line: marks[mark].line, offset: marks[mark].offset))
    }
    return true
  }
}
