import CMark

/// Pairs the marked tildes of a tree, and puts the text between a pair into a custom inline node.
///
/// Runs pair within the same parent, after libcmark has paired emphasis and links. A pair can therefore
/// contain emphasis and stand in emphasis, and never crosses the border of a link, a code span or a block. If
/// a pair would overlap with emphasis that ends outside the pair, as in `~~a *b~~ c*`, the emphasis wins and
/// the tildes are text.
struct Strikethrough {
  private struct Opener {
    let node: Node
    let length: Int
    let role: TildeMarkers.Role
  }

  private let markers: TildeMarkers
  private var openers: [Opener] = []
  /// The number of openers that are known not to match, for a closer of each length that can or cannot open
  /// too. Without this memory many runs that never match would cost quadratic time.
  private var searched = [0, 0, 0, 0]

  /// Pairs every run of the tree, and turns the remaining markers into tildes.
  static func apply(_ markers: TildeMarkers, to tree: SyntaxTree) {
    var parents: [Node] = []
    var known: Set<OpaquePointer> = []
    tree.walk { node, entering in
      guard entering else { return }
      switch node.kind {
      case .text:
        let text = bytes(of: node.literal)
        guard text.indices.contains(where: { markers.role(in: text, at: $0) != nil }),
          let parent = node.parent, known.insert(parent.raw).inserted
        else { return }
        parents.append(parent)
      case .code, .htmlInline:
        if let text = markers.restored(bytes(of: node.literal)) { node.setLiteral(text) }
      case .link, .image:
        restoreAttributes(of: node, markers)
      default: break
      }
    }
    for parent in parents {
      var matching = Strikethrough(markers: markers)
      matching.pair(childrenOf: parent)
    }
  }

  private init(markers: TildeMarkers) {
    self.markers = markers
  }

  private static func restoreAttributes(of node: Node, _ markers: TildeMarkers) {
    if let url = markers.restored(bytes(of: node.url)) {
      cmark_node_set_url(node.raw, String(decoding: url, as: UTF8.self))
    }
    if let title = markers.restored(bytes(of: node.title)) {
      cmark_node_set_title(node.raw, String(decoding: title, as: UTF8.self))
    }
  }

  private mutating func pair(childrenOf parent: Node) {
    var child = parent.firstChild
    while let node = child {
      child = node.next
      guard node.kind == .text else { continue }
      for (run, role) in split(node) {
        let length = bytes(of: run.literal).count
        guard length <= 2 else { continue }
        if role.canClose, close(run, length: length, canOpen: role.canOpen) { continue }
        if role.canOpen { openers.append(Opener(node: run, length: length, role: role)) }
      }
    }
  }

  /// Divides a text node at its runs. Returns the new nodes that hold the runs, as tildes.
  private func split(_ node: Node) -> [(Node, TildeMarkers.Role)] {
    let text = Array(bytes(of: node.literal))
    var runs: [(Node, TildeMarkers.Role)] = []
    var start = 0
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        guard let role = markers.role(in: text, at: index) else {
          index += 1
          continue
        }
        var end = index
        while markers.role(in: text, at: end) != nil { end += 4 }
        insert(text[start..<index], before: node)
        let tildes = repeatElement(Byte.tilde, count: (end - index) / 4)
        if let run = insert(tildes, before: node) { runs.append((run, role)) }
        start = end
        index = end
      }
    }
    if start > 0 {
      insert(text[start...], before: node)
      node.removeAndFree()
    }
    return runs
  }

  @discardableResult
  private func insert(_ text: some Collection<UInt8>, before node: Node) -> Node? {
    guard !text.isEmpty, let piece = Node(cmark_node_new(CMARK_NODE_TEXT)) else { return nil }
    piece.setLiteral(text)
    cmark_node_insert_before(node.raw, piece.raw)
    return piece
  }

  /// Looks for the opener of a closing run by the rules of GitHub's parser. The nearest run that can open
  /// decides. If the lengths differ, there is no pair, but the search goes on if one of the two runs could
  /// both open and close.
  private mutating func close(_ closer: Node, length: Int, canOpen: Bool) -> Bool {
    let memo = (length - 1) * 2 + (canOpen ? 1 : 0)
    var index = openers.count
    while index > min(searched[memo], openers.count) {
      index -= 1
      let opener = openers[index]
      if opener.length == length {
        openers.removeSubrange(index...)
        for other in searched.indices { searched[other] = min(searched[other], index) }
        strike(from: opener.node, to: closer)
        return true
      }
      guard canOpen || opener.role.canClose else { return false }
    }
    searched[memo] = openers.count
    return false
  }

  private func strike(from opener: Node, to closer: Node) {
    guard let deletion = Node(cmark_node_new(CMARK_NODE_CUSTOM_INLINE)) else { return }
    cmark_node_insert_before(opener.raw, deletion.raw)
    var child = opener.next
    while let node = child, node != closer {
      child = node.next
      cmark_node_append_child(deletion.raw, node.raw)
    }
    opener.removeAndFree()
    closer.removeAndFree()
  }
}
