/// The contents of a page, collected in a single walk of the tree.
struct Survey {
  private(set) var headings: [Heading] = []
  private(set) var links: [Link] = []
  private(set) var strayMarkup: [StrayMarkup] = []
  private(set) var fencedCodeBlocks: [FencedCodeBlock] = []
  /// The text of the first paragraph at the top level.
  private(set) var firstParagraph: String?
  private(set) var droppedContent: [Issue] = []
  /// The anchors of HTML elements that no heading has, each with the number of its HTML node.
  private(set) var anchors: [(name: String, node: Int)] = []
  /// The text without code blocks and raw HTML, with a line for each block.
  var plainText: String { String(decoding: text, as: UTF8.self) }

  /// The text between the headings, in the order of the page.
  var sections: [TextSection] {
    var result: [TextSection] = []
    var heading: Heading?
    var start = 0
    for (next, place) in zip(headings, headingPlaces) {
      result.append(TextSection(heading, text[start..<place.lowerBound]))
      heading = next
      start = place.upperBound
    }
    result.append(TextSection(heading, text[start...]))
    return result
  }

  private var positions: PositionMap
  private let page: ParsedPage
  /// The headings before their ids are known.
  private var titles: [(level: Int, text: String, line: Int)] = []
  private var text: [UInt8] = []
  /// The place of each heading in the text, including the line end.
  private var headingPlaces: [Range<Int>] = []
  /// The paragraph, heading or cell whose inline nodes are being visited, and the beginning of its text.
  private var block: (node: Node, start: Int)?
  private var link: (node: Node, start: Int, index: Int)?
  private var image: (node: Node, start: Int, index: Int)?

  /// - Parameters:
  ///   - page: The page.
  ///   - firstLine: The number of lines of the file before the page.
  ///   - reservedIDs: Returns the test for ids that no heading may have.
  init(_ page: ParsedPage, firstLine: Int, reservedIDs: ReservedIDs) {
    self.page = page
    positions = PositionMap(page: page, firstLine: firstLine)
    text.reserveCapacity(page.lines.bytes.count)
    page.tree.walk { node, entering in visit(node, entering) }
    // All blocks are known here. Some blocks have ids of their own.
    let isReserved = reservedIDs(fencedCodeBlocks)
    var slugs = HeadingSlugs(isReserved: isReserved)
    headings = titles.map { level, text, line in
      Heading(level: level, id: slugs.slug(for: text), text: text, line: line)
    }
    var taken = Set(headings.map(\.id))
    anchors = anchors.filter { !isReserved($0.name) && taken.insert($0.name).inserted }
  }

  private mutating func visit(_ node: Node, _ entering: Bool) {
    let kind = node.kind
    observe(node, kind, entering)
    switch kind {
    case .text: visitText(node)
    case .code: text += bytes(of: node.literal)
    case .softBreak, .lineBreak: text.append(Byte.space)
    case .htmlInline: if image == nil { visitHTML(node, inline: true) }
    case .link: if image == nil { visitLink(node, entering) }
    case .image: visitImage(node, entering)
    case .paragraph: visitBlock(node, entering, separator: Byte.newline)
    case .heading: visitHeading(node, entering)
    case .codeBlock: visitCodeBlock(node)
    case .htmlBlock: visitHTML(node, inline: false)
    case .customBlock:
      // A row ends with a line feed. Each cell ended with a space.
      if !entering, text.last == Byte.space { text[text.count - 1] = Byte.newline }
    default: break
    }
  }

  private mutating func observe(_ node: Node, _ kind: NodeKind, _ entering: Bool) {
    guard let block else { return }
    switch kind {
    case .text, .code, .htmlInline, .link, .image:
      positions.observe(node, entering: entering, in: block.node)
    default: break
    }
  }

  private mutating func visitText(_ node: Node) {
    let literal = bytes(of: node.literal)
    text += literal
    guard link == nil, image == nil, StrayMarkup.isIn(literal) else { return }
    let position = position(ofInline: node)
    strayMarkup.append(
      StrayMarkup(
        text: String(decoding: literal, as: UTF8.self), line: position.line,
        column: position.column))
  }

  private mutating func visitBlock(_ node: Node, _ entering: Bool, separator: UInt8) {
    if entering {
      block = (node, text.count)
    } else {
      if firstParagraph == nil, let block, node.kind == .paragraph,
        node.parent?.kind == .document, text.count > block.start
      {
        firstParagraph = String(decoding: text[block.start...], as: UTF8.self)
      }
      block = nil
      text.append(separator)
    }
  }

  private mutating func visitHeading(_ node: Node, _ entering: Bool) {
    let isCell = TableTree.alignment(ofCellTag: node.tag) != nil
    if !entering, !isCell, let block {
      let title = String(decoding: text[block.start...], as: UTF8.self)
      titles.append((node.headingLevel, title, positions.line(of: node)))
      headingPlaces.append(block.start..<text.count + 1)
    }
    visitBlock(node, entering, separator: isCell ? Byte.space : Byte.newline)
  }

  private mutating func visitCodeBlock(_ node: Node) {
    guard let fence = FenceReader.block(node, &positions) else { return }
    fencedCodeBlocks.append(fence)
    node.tag = fencedCodeBlocks.count
  }
}

// MARK: - Links and images

extension Survey {
  private mutating func visitLink(_ node: Node, _ entering: Bool) {
    if entering {
      link = (node, text.count, links.count)
      appendLink(node, .link)
    } else if let ended = link, ended.node == node {
      setText(ofLink: ended.index, from: ended.start)
      link = nil
    }
  }

  /// Visits an image. Of nested images only the outermost is rendered.
  private mutating func visitImage(_ node: Node, _ entering: Bool) {
    if entering, image == nil {
      image = (node, text.count, links.count)
      appendLink(node, .image)
    } else if !entering, let ended = image, ended.node == node {
      setText(ofLink: ended.index, from: ended.start)
      image = nil
    }
  }

  /// Reserves the place of a link. The text is known only at the end of the node, but links are ordered by
  /// their beginnings.
  private mutating func appendLink(_ node: Node, _ kind: Link.Kind) {
    let position = position(ofInline: node)
    let added = Link(
      kind: kind, destination: Markdown.text(of: node.url), text: "", line: position.line,
      column: position.column)
    links.append(added)
    if added.isUnsafe { droppedContent.append(DroppedContent.issue(for: added)) }
  }

  private mutating func setText(ofLink index: Int, from start: Int) {
    let old = links[index]
    links[index] = Link(
      kind: old.kind, destination: old.destination,
      text: String(decoding: text[start...], as: UTF8.self), line: old.line, column: old.column)
  }

  private mutating func position(ofInline node: Node) -> FilePosition {
    guard let block else { return positions.position(of: node) }
    return positions.position(ofInline: node, in: block.node)
  }

}

// MARK: - HTML

extension Survey {
  private mutating func visitHTML(_ node: Node, inline: Bool) {
    let position = inline ? position(ofInline: node) : positions.position(of: node)
    guard let pieces = page.pieces(of: node) else {
      let issue = DroppedContent.issue(forHTML: Markdown.text(of: node.literal), at: position)
      if let issue { droppedContent.append(issue) }
      return
    }
    var places = HTMLPlaces(node, in: page, at: position, positions)
    for piece in pieces {
      let place = places.position(of: piece)
      text += piece.text
      if let problem = piece.problem {
        droppedContent.append(DroppedContent.issue(for: problem, at: place))
      }
      if let anchor = piece.anchor { anchors.append((anchor, node.tag)) }
      guard let destination = piece.destination else { continue }
      let added = Link(
        kind: destination.kind, destination: destination.address, text: "",
        line: place.line, column: place.column)
      links.append(added)
      if added.isUnsafe { droppedContent.append(DroppedContent.issue(for: added)) }
    }
    if !inline, text.last != Byte.newline { text.append(Byte.newline) }
  }
}

/// Finds the parts of an HTML node in the file.
private struct HTMLPlaces {
  private let literal: [UInt8]
  private let start: FilePosition
  private let page: ParsedPage
  /// The number of lines of the file before the page.
  private let firstLine: Int
  /// The place behind the last part that was found, for parts of the same text in one line.
  private var last = FilePosition(line: 0, column: 1)

  init(_ node: Node, in page: ParsedPage, at start: FilePosition, _ positions: PositionMap) {
    literal = Array(bytes(of: node.literal))
    self.start = start
    self.page = page
    firstLine = positions.firstLine
  }

  /// The place of a part. The line's indentation is not a part of the HTML, so the line is searched.
  mutating func position(of piece: HTMLPiece) -> FilePosition {
    let line = start.line + literal[..<piece.range.lowerBound].count { $0 == Byte.newline }
    let index = line - 1 - firstLine
    guard piece.problem != nil || piece.destination != nil, index >= 0, index < page.lines.count
    else { return FilePosition(line: line, column: line == start.line ? start.column : 1) }
    let first = literal[piece.range].prefix { $0 != Byte.newline }
    let source = page.lines.bytes[page.lines.range(of: index)]
    let from = last.line == line ? last.column : line == start.line ? start.column : 1
    let scalars = String(decoding: source, as: UTF8.self).unicodeScalars
    let rest = Substring(scalars.dropFirst(from - 1))
    guard let found = rest.firstRange(of: String(decoding: first, as: UTF8.self)) else {
      return FilePosition(line: line, column: from)
    }
    let before = rest.unicodeScalars.distance(
      from: rest.startIndex, to: found.lowerBound)
    let place = FilePosition(line: line, column: from + before)
    last = FilePosition(line: line, column: place.column + 1)
    return place
  }
}
