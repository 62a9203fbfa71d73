/// The block quotes and list items around a block, from the outside in. The path can take the markers and the
/// indentation of these containers off any line of the block.
///
/// libcmark does not tell where the content of a continuation line begins, so the rules by which libcmark
/// matched the line are applied again.
struct ContainerPath {
  private enum Container {
    case quote
    case item(width: Int)
  }

  private let lines: SourceLines
  private var containers: [Container] = []
  private var openLine = -1
  private var openCursor: LineCursor

  /// The path of a block that lies directly in the document.
  init(ofDocument lines: SourceLines) {
    self.lines = lines
    openCursor = LineCursor(lines, line: 0)
  }

  /// Goes into a block quote or a list item that begins on a line.
  mutating func enter(quote isQuote: Bool, line: Int) {
    var cursor = self.cursor(at: line).cursor
    containers.append(isQuote ? Self.openQuote(&cursor) : Self.openItem(&cursor))
    openLine = line
    openCursor = cursor
  }

  /// A cursor behind the containers' part of a line, and true if all containers were found there. A line
  /// without some of the containers is a lazy continuation, and the cursor is behind the containers that were
  /// found.
  func cursor(at line: Int) -> (cursor: LineCursor, matched: Bool) {
    if line == openLine { return (openCursor, true) }
    var cursor = LineCursor(lines, line: line)
    for container in containers where !Self.match(container, &cursor) {
      return (cursor, false)
    }
    return (cursor, true)
  }

  private static func match(_ container: Container, _ cursor: inout LineCursor) -> Bool {
    let (position, indent) = cursor.firstNonspace
    switch container {
    case .quote:
      guard indent <= 3, cursor.byte(at: position) == Byte.greater else { return false }
      cursor.advance(columns: indent + 1)
      if cursor.isAtSpace { cursor.advance(columns: 1) }
      return true
    case .item(let width):
      if indent >= width {
        cursor.advance(columns: width)
        return true
      }
      guard position >= cursor.lineEnd else { return false }
      cursor.advance(to: position)
      return true
    }
  }

  private static func openQuote(_ cursor: inout LineCursor) -> Container {
    cursor.advance(to: cursor.firstNonspace.position + 1)
    if cursor.isAtSpace { cursor.advance(columns: 1) }
    return .quote
  }

  /// Takes a list marker and the spaces that belong to the marker: one to four, or one if five or more spaces
  /// follow (the content is then indented code) or only spaces.
  private static func openItem(_ cursor: inout LineCursor) -> Container {
    let (position, indent) = cursor.firstNonspace
    var markerEnd = position
    while Byte.isDigit(cursor.byte(at: markerEnd)) { markerEnd += 1 }
    markerEnd = min(markerEnd + 1, cursor.lineEnd)
    cursor.advance(to: markerEnd)
    let afterMarker = cursor
    while cursor.column - afterMarker.column <= 5, cursor.isAtSpace { cursor.advance(columns: 1) }
    let spaces = cursor.column - afterMarker.column
    let marker = markerEnd - position
    if spaces >= 1, spaces < 5, cursor.position < cursor.lineEnd {
      return .item(width: indent + marker + spaces)
    }
    cursor = afterMarker
    if spaces > 0 { cursor.advance(columns: 1) }
    return .item(width: indent + marker + 1)
  }
}

/// Remembers the paths of a tree's containers. Neighbouring blocks mostly share a path, and the path of a
/// nested container continues the path of its parent.
struct ContainerPathCache {
  private let lineOf: (Node) -> Int
  private let documentPath: ContainerPath
  private var paths: [OpaquePointer: ContainerPath] = [:]

  /// Creates a cache for a tree. `lineOf` gives the 0-based line in `lines` of a container.
  init(lines: SourceLines, lineOf: @escaping (Node) -> Int) {
    self.lineOf = lineOf
    documentPath = ContainerPath(ofDocument: lines)
  }

  mutating func path(of block: Node) -> ContainerPath {
    guard let parent = block.parent, parent.kind != .document else { return documentPath }
    var path = documentPath
    var pending: [Node] = []
    var node: Node? = parent
    while let current = node {
      if let known = paths[current.raw] {
        path = known
        break
      }
      pending.append(current)
      node = current.parent
    }
    for container in pending.reversed() {
      switch container.kind {
      case .blockQuote: path.enter(quote: true, line: lineOf(container))
      case .item: path.enter(quote: false, line: lineOf(container))
      default: break
      }
    }
    paths[parent.raw] = path
    return path
  }
}
