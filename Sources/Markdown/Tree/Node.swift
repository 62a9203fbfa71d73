import CMark

/// The kinds of nodes in the tree.
enum NodeKind {
  case document, blockQuote, list, item, codeBlock, htmlBlock, customBlock, paragraph, heading
  case thematicBreak, text, softBreak, lineBreak, code, htmlInline, customInline, emphasis, strong
  case link, image, unknown
}

/// A borrowed reference to a node of libcmark's tree, valid as long as its `SyntaxTree`.
struct Node: Equatable {
  let raw: OpaquePointer

  init(_ raw: OpaquePointer) {
    self.raw = raw
  }

  init?(_ raw: OpaquePointer?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  var kind: NodeKind {
    switch cmark_node_get_type(raw) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_CUSTOM_INLINE: .customInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_CUSTOM_BLOCK: .customBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    default: .unknown
    }
  }

  var parent: Node? { Node(cmark_node_parent(raw)) }
  var previous: Node? { Node(cmark_node_previous(raw)) }
  var next: Node? { Node(cmark_node_next(raw)) }
  var firstChild: Node? { Node(cmark_node_first_child(raw)) }
  var lastChild: Node? { Node(cmark_node_last_child(raw)) }

  /// The line in the text that the parser was given, from 1.
  var startLine: Int { Int(cmark_node_get_start_line(raw)) }
  var endLine: Int { Int(cmark_node_get_end_line(raw)) }
  /// The column in bytes, from 1.
  var startColumn: Int { Int(cmark_node_get_start_column(raw)) }

  var endColumn: Int { Int(cmark_node_get_end_column(raw)) }

  var headingLevel: Int { Int(cmark_node_get_heading_level(raw)) }

  var isTight: Bool { cmark_node_get_list_tight(raw) != 0 }

  /// The first number of an ordered list, or nil for a bullet list.
  var orderedListStart: Int? {
    cmark_node_get_list_type(raw) == CMARK_ORDERED_LIST
      ? Int(cmark_node_get_list_start(raw)) : nil
  }

  /// The text of a node, as a C string owned by the node. Not every node has a text.
  var literal: UnsafePointer<CChar>? { cmark_node_get_literal(raw) }
  var url: UnsafePointer<CChar>? { cmark_node_get_url(raw) }
  var fenceInfo: UnsafePointer<CChar>? { cmark_node_get_fence_info(raw) }

  /// The title of a link or image, or nil without a title. An empty title is no nil.
  var title: UnsafePointer<CChar>? {
    let title = cmark_node_get_title(raw)
    return title == AbsentTitle.pointer ? nil : title
  }

  /// A number of ours that travels with the node; 0 by default.
  var tag: Int {
    get { Int(bitPattern: cmark_node_get_user_data(raw)) }
    nonmutating set {
      _ = cmark_node_set_user_data(raw, UnsafeMutableRawPointer(bitPattern: newValue))
    }
  }

  /// The text of an automatic link, such as `<https://example.org>`. libcmark gives such a link wrong
  /// columns, but gives the text the right columns.
  var autolinkText: Node? {
    guard kind == .link, let child = firstChild, child.kind == .text, child.next == nil,
      child.startLine == startLine
    else { return nil }
    let text = bytes(of: child.literal)
    return bytes(of: url).suffix(text.count).elementsEqual(text) ? child : nil
  }

  func setLiteral(_ bytes: some Sequence<UInt8>) {
    var text = bytes.map { CChar(bitPattern: $0) }
    text.append(0)
    cmark_node_set_literal(raw, text)
  }

  /// Takes the node out of the tree and destroys the node with everything below.
  func removeAndFree() {
    cmark_node_unlink(raw)
    cmark_node_free(raw)
  }
}

/// libcmark returns an empty string both for a missing title and for an empty title, but renders `title=""`
/// only for the empty title. The string for a missing title is always the same constant, so its address tells
/// the two apart. A link without a title teaches the address.
private enum AbsentTitle {
  nonisolated(unsafe) static let pointer: UnsafePointer<CChar>? = {
    guard let link = cmark_node_new(CMARK_NODE_LINK) else { return nil }
    defer { cmark_node_free(link) }
    return cmark_node_get_title(link)
  }()
}

/// The bytes of a C string without its terminator.
func bytes(of string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
  guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
  var count = 0
  while string[count] != 0 { count += 1 }
  let start = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: start, count: count)
}

/// A copy of a C string, or an empty text for a null pointer.
func text(of string: UnsafePointer<CChar>?) -> String {
  string.map { String(cString: $0) } ?? ""
}
