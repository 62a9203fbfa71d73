/// Reads the raw HTML of a page, tag by tag, and pairs the tags. An element begins and ends in the same
/// block of the page, so that it cannot end the element of another block.
struct HTMLReader {
  /// The parts of each HTML node. The tag of a node is its index plus one.
  private(set) var nodes: [[HTMLPiece]] = []
  private var open: [Opened] = []
  /// The image whose description is being visited.
  private var image: Node?

  /// An opening tag without a closing tag so far.
  private struct Opened {
    let name: String
    let parent: Node
    let node: Int
    let piece: Int
    let isInText: Bool
  }

  /// Reads the HTML of a tree, and tags its HTML nodes.
  static func read(_ tree: SyntaxTree) -> [[HTMLPiece]] {
    var reader = HTMLReader()
    tree.walk { node, entering in reader.visit(node, entering) }
    return reader.nodes
  }

  private mutating func visit(_ node: Node, _ entering: Bool) {
    switch node.kind {
    case .htmlBlock, .htmlInline: if image == nil { read(node) }
    case .image:
      if entering, image == nil { image = node } else if !entering, image == node { image = nil }
    default:
      // Nodes without children have no way out, and nothing can be open in such a node.
      if !entering { close { $0.parent == node } }
    }
  }

  private mutating func read(_ node: Node) {
    guard let parent = node.parent else { return }
    let literal = Array(bytes(of: node.literal))
    let index = nodes.count
    nodes.append([])
    node.tag = index + 1
    for token in HTMLTokenizer.tokens(of: literal) {
      switch token.kind {
      case .comment: nodes[index].append(HTMLPiece(token.range))
      case .text where isInCode: break
      case .text: nodes[index].append(HTMLPiece(text: literal[token.range], token.range))
      case .other:
        var piece = HTMLPiece(token.range)
        piece.drop(
          HTMLPiece.Problem(
            message: DroppedContent.message(forHTML: literal[token.range]),
            help: HTMLElement.help(forName: "html")))
        nodes[index].append(piece)
      case .tag(let tag) where tag.isClosing: close(tag, token.range, node, parent, literal)
      case .tag(let tag): begin(tag, token.range, node, parent, literal)
      }
    }
    // Elements of a sentence cannot go on in the next block.
    if node.kind == .htmlBlock { close { $0.node == index && $0.isInText } }
  }

  /// True inside of an element whose text is code for a browser and no text for readers.
  private var isInCode: Bool { open.contains { $0.name == "script" || $0.name == "style" } }

  // MARK: Opening tags

  private mutating func begin(
    _ tag: HTMLTag, _ range: Range<Int>, _ node: Node, _ parent: Node, _ literal: [UInt8]
  ) {
    var piece = HTMLPiece(range)
    let element = HTMLElement.named(tag.name)
    if let element, let problem = misplaced(tag, element, node, parent, literal[range]) {
      piece.drop(problem)
    } else if let element {
      piece = HTMLPiece(tag, element, range)
    } else {
      piece.drop(
        HTMLPiece.Problem(
          message: DroppedContent.message(forHTML: literal[range]),
          help: HTMLElement.help(forName: tag.name, in: literal[range])))
    }
    let index = nodes.count - 1
    nodes[index].append(piece)
    guard element?.isVoid != true, !tag.isSelfClosing else { return }
    open.append(
      Opened(
        name: tag.name, parent: parent, node: index, piece: nodes[index].count - 1,
        isInText: element?.place == .text || element?.place == .preformatted))
  }

  /// The problem of an allowed element in the wrong place.
  private func misplaced(
    _ tag: HTMLTag, _ element: HTMLElement, _ node: Node, _ parent: Node,
    _ source: ArraySlice<UInt8>
  ) -> HTMLPiece.Problem? {
    let isInBlock = node.kind == .htmlBlock
    switch element.place {
    case .text:
      guard tag.name == "a", isInLink(parent) else { return nil }
      return HTMLPiece.Problem(
        message: "A link cannot stand in another link", help: "put it before the link")
    case .preformatted:
      guard !open.contains(where: { $0.name == "pre" }) else { return nil }
      return HTMLPiece.Problem(
        message: DroppedContent.message(forHTML: source),
        help: HTMLElement.help(forName: tag.name))
    case .block, .list:
      let isInCell = TableTree.alignment(ofCellTag: parent.tag) != nil && parent.kind == .heading
      if isInBlock || element.place == .list && isInCell {
        guard tag.name == "summary", open.last?.name != "details" else { return nil }
        return HTMLPiece.Problem(
          message: "'<summary>' stands outside of '<details>'",
          help: "write '<details>' directly before it")
      }
      return HTMLPiece.Problem(
        message: "'<\(tag.name)>' stands in the middle of a sentence",
        help: "begin a line with it, after an empty line")
    }
  }

  private func isInLink(_ node: Node) -> Bool {
    if open.contains(where: { $0.name == "a" && $0.parent == node && !isEmptyAnchor($0) }) {
      return true
    }
    var node: Node? = node
    while let current = node {
      if current.kind == .link { return true }
      node = current.parent
    }
    return false
  }

  private func isEmptyAnchor(_ opened: Opened) -> Bool {
    nodes[opened.node][opened.piece].destination == nil
  }

  // MARK: Closing tags

  private mutating func close(
    _ tag: HTMLTag, _ range: Range<Int>, _ node: Node, _ parent: Node, _ literal: [UInt8]
  ) {
    let index = nodes.count - 1
    var piece = HTMLPiece(range)
    guard let place = open.lastIndex(where: { $0.name == tag.name && $0.parent == parent }) else {
      // The tag of an element that is left out was told already.
      if let place = open.lastIndex(where: { $0.name == tag.name && isDropped($0) }) {
        open.remove(at: place)
        piece.drop(nil)
      } else {
        piece.drop(
          HTMLPiece.Problem(
            message: "'</\(tag.name)>' closes nothing in its block",
            help: "remove it, or write '<\(tag.name)>' before it in the same block"))
      }
      nodes[index].append(piece)
      return
    }
    while open.count > place + 1 { leave(open.removeLast()) }
    let opened = open.removeLast()
    if isDropped(opened) {
      piece.drop(nil)
    } else {
      piece.html = "</\(tag.name)>"
      if tag.name == "p", opened.node != index {
        // A paragraph cannot hold the blocks between its tags.
        piece.html = "</div>"
        let html = nodes[opened.node][opened.piece].html
        nodes[opened.node][opened.piece].html = "<div" + html.dropFirst(2)
      }
    }
    nodes[index].append(piece)
  }

  private func isDropped(_ opened: Opened) -> Bool { nodes[opened.node][opened.piece].isDropped }

  /// Ends elements whose block ends.
  private mutating func close(_ isEnded: (Opened) -> Bool) {
    for opened in open where isEnded(opened) { leave(opened) }
    open.removeAll(where: isEnded)
  }

  /// Leaves an element out that is never closed.
  private mutating func leave(_ opened: Opened) {
    guard !isDropped(opened) else { return }
    nodes[opened.node][opened.piece].drop(
      HTMLPiece.Problem(
        message: "'<\(opened.name)>' is not closed in its block",
        help: "write '</\(opened.name)>' in the same block"))
  }
}
