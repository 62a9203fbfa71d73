import CMark

/// Owns a tree that libcmark built, and frees it.
final class SyntaxTree {
  /// The document, or nil if libcmark had no memory for the document.
  let root: Node?

  /// Parses CommonMark. Any bytes are accepted; NUL becomes U+FFFD.
  init(parsing source: [UInt8]) {
    // The option changes nothing in the tree. Without the option libcmark does not count the lines inside
    // code spans and inline HTML, and every later inline node of the block gets a wrong line.
    root = source.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress, !buffer.isEmpty else {
        return Node(cmark_node_new(CMARK_NODE_DOCUMENT))
      }
      let start = base.assumingMemoryBound(to: CChar.self)
      return Node(cmark_parse_document(start, buffer.count, CMARK_OPT_SOURCEPOS))
    }
  }

  deinit {
    if let root { cmark_node_free(root.raw) }
  }

  /// Visits every node on the way in, and nodes that can have children on the way out too.
  ///
  /// libcmark's iterator keeps its place in the tree itself, so depth costs no stack. The visitor must not
  /// take the visited node out of the tree.
  func walk(_ visit: (_ node: Node, _ entering: Bool) -> Void) {
    if let root { walk(below: root, visit) }
  }

  /// Visits a node and every node below.
  func walk(below start: Node, _ visit: (_ node: Node, _ entering: Bool) -> Void) {
    guard let iterator = cmark_iter_new(start.raw) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = Node(cmark_iter_get_node(iterator)) else {
        return
      }
      visit(node, event == CMARK_EVENT_ENTER)
    }
  }
}
