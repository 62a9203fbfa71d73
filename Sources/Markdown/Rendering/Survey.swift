/// The contents of a page, collected in a single walk of the tree.
struct Survey {
  private(set) var headings: [Heading] = []
  private(set) var links: [Link] = []
  private(set) var strayMarkup: [StrayMarkup] = []
  private(set) var fencedCodeBlocks: [FencedCodeBlock] = []
  /// The text of the first paragraph at the top level.
  private(set) var firstParagraph: String?
  private(set) var droppedContent: [Issue] = []
  private(set) var markupIssues: [Issue] = []
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

  private let page: ParsedPage
  private var positions: PositionMap
  /// The headings before their ids are known.
  private var titles: [(level: Int, text: String, line: Int, id: String?)] = []
  private var footnotes: FootnoteUse
  private var refusedLines: Set<Int> = []
  private var lostPlaces: Set<FilePosition> = []
  private var text: [UInt8] = []
  /// The place of each heading in the text, including the line end.
  private var headingPlaces: [Range<Int>] = []
  /// The paragraph, heading or cell whose inline nodes are being visited, and the beginning of its text.
  private var block: (node: Node, start: Int)?
  /// The beginning of the last title of an aside in the text.
  private var endedTitle: Int?
  private var link: (node: Node, start: Int, index: Int)?
  private var image: (node: Node, start: Int, index: Int)?

  /// - Parameters:
  ///   - page: The page.
  ///   - firstLine: The number of lines of the file before the page.
  ///   - reservedIDs: Returns the test for ids that no heading may have.
  init(_ page: ParsedPage, firstLine: Int, reservedIDs: ReservedIDs) {
    self.page = page
    footnotes = FootnoteUse(page)
    positions = PositionMap(page: page, firstLine: firstLine)
    text.reserveCapacity(page.lines.bytes.count)
    for problem in page.problems + page.foreign { report(problem) }
    page.tree.walk { node, entering in visit(node, entering) }
    for problem in footnotes.problems { report(problem) }
    // All blocks are known here. Some blocks have ids of their own.
    let isReserved = reservedIDs(fencedCodeBlocks)
    let footnotes = footnotes
    let isTaken = { (id: String) in isReserved(id) || footnotes.isID(id) }
    nameHeadings(HeadingSlugs(isReserved: isTaken))
    var taken = Set(headings.map(\.id))
    anchors = anchors.filter { !isTaken($0.name) && taken.insert($0.name).inserted }
  }

  /// Makes the headings. Ids of the author come first.
  private mutating func nameHeadings(_ slugs: HeadingSlugs) {
    var slugs = slugs
    let own = titles.map { title in title.id.map { slugs.take($0) } ?? false }
    headings = zip(titles, own).map { title, isOwn in
      if let id = title.id, !isOwn {
        markupIssues.append(
          Issue(
            line: title.line, column: 1, id: "repeated-anchor",
            message: "The id '\(id)' is taken by another part of the page",
            help: "write another id in the braces"))
      }
      let id = isOwn ? title.id ?? "" : slugs.slug(for: title.text)
      return Heading(level: title.level, id: id, text: title.text, line: title.line)
    }
  }

  private mutating func visit(_ node: Node, _ entering: Bool) {
    let kind = node.kind
    observe(node, kind, entering)
    switch kind {
    case .text: visitText(node)
    case .code: text += bytes(of: node.literal)
    case .softBreak, .lineBreak:
      if let title = block?.node, title == node.parent { endTitle(title) }
      text.append(Byte.space)
    case .htmlInline: if image == nil { visitHTML(node, inline: true) }
    case .link: if image == nil { visitLink(node, entering) }
    case .image: visitImage(node, entering)
    case .paragraph: visitBlock(node, entering, separator: Byte.newline)
    case .heading: visitHeading(node, entering)
    case .codeBlock: visitCodeBlock(node)
    case .htmlBlock: visitHTML(node, inline: false)
    case .item: if entering { reportLostDefinition(node) }
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
    for problem in page.text?.problems[node.raw] ?? [] { report(problem, in: node) }
    guard link == nil, image == nil else { return text += literal }
    if LostMarkup.mayBegin(at: node), let problem = LostMarkup.problem(of: literal),
      !isEscaped(node, literal)
    {
      report(problem, in: node)
    }
    let isControl = block.map { MarkedText.isControl($0.node) } ?? false
    guard let pieces = page.pieces(of: literal, isControl: isControl) else {
      text += literal
      guard StrayMarkup.isIn(literal) else { return }
      return addStray(literal, at: position(ofInline: node))
    }
    var place = position(ofInline: node)
    for piece in pieces {
      let part = literal[piece.range]
      switch piece {
      case .text: visit(part, at: place)
      case .address(let found):
        let shown = String(decoding: part, as: UTF8.self)
        links.append(
          Link(
            kind: .link, destination: found.prefix + shown, text: shown, line: place.line,
            column: place.column))
        text += part
      case .footnote(_, let label):
        if let problem = footnotes.use(label) {
          text += InlineMarks.restored(part) ?? []
          append(problem, at: place)
        }
      }
      place.column += part.count { $0 & 0xC0 != 0x80 }
    }
  }

  /// True if the author has written a backslash before the first character of a text.
  private mutating func isEscaped(_ node: Node, _ literal: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = position(ofInline: node).line - positions.firstLine - 1
    let source = page.lines.bytes[page.lines.range(of: line)]
    guard let start = source.firstRange(of: literal.prefix(3))?.lowerBound else { return true }
    return start > source.startIndex && source[start - 1] == Byte.backslash
  }

  /// Visits plain text beside an address or a reference.
  private mutating func visit(_ part: Slice<UnsafeBufferPointer<UInt8>>, at place: FilePosition) {
    text += part
    if StrayMarkup.isIn(part) { addStray(part, at: place) }
  }

  private mutating func addStray(_ text: some Collection<UInt8>, at place: FilePosition) {
    strayMarkup.append(
      StrayMarkup(
        text: String(decoding: text, as: UTF8.self), line: place.line, column: place.column))
  }

  /// The position of a byte of a text node.
  private mutating func position(of offset: Int, in node: Node) -> FilePosition {
    var place = position(ofInline: node)
    place.column += bytes(of: node.literal).prefix(offset).count { $0 & 0xC0 != 0x80 }
    return place
  }

  private mutating func report(_ problem: MarkupProblem, in node: Node) {
    append(problem, at: position(of: problem.offset, in: node))
  }

  private mutating func report(_ problem: MarkupProblem) {
    let range = page.lines.range(of: problem.line)
    let before = page.lines.bytes[range].prefix(problem.offset)
    append(
      problem,
      at: FilePosition(
        line: positions.fileLine(ofBodyLine: problem.line),
        column: before.count { $0 & 0xC0 != 0x80 } + 1))
  }

  /// Reports a definition below a title, which is no term.
  private mutating func reportLostDefinition(_ item: Node) {
    guard let index = BlockTree.mark(of: item), page.marks[index].kind == .definition,
      item.parent.map(HTMLRenderer.isDefinitionList) != true
    else { return }
    let problem = MarkupProblem.lost("a definition", help: MarkupProblem.termHelp)
    report(problem.at(line: page.marks[index].line, offset: page.marks[index].offset))
  }

  private mutating func append(_ problem: MarkupProblem, at place: FilePosition) {
    // A line that an extension has refused has its problem.
    let isLost = problem.id.hasPrefix("lost-")
    if lostPlaces.contains(place) || isLost && refusedLines.contains(place.line) { return }
    if isLost { lostPlaces.insert(place) } else { refusedLines.insert(place.line) }
    markupIssues.append(
      Issue(
        severity: problem.severity, line: place.line, column: place.column, id: problem.id,
        message: problem.message, help: problem.help))
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
      endTitle(node)
      block = nil
      text.append(separator)
    }
  }

  /// Puts a period behind the title of an aside: the text without line breaks would join both.
  private mutating func endTitle(_ node: Node) {
    let isTitle =
      node.tag == (node.kind == .heading ? BlockTree.titleTag : Alerts.titleTag)
    guard isTitle, let block, endedTitle != block.start, text.count > block.start else { return }
    endedTitle = block.start
    if let last = text.last, !Array(".:;?!".utf8).contains(last) {
      text.append(UInt8(ascii: "."))
    }
  }

  private mutating func visitHeading(_ node: Node, _ entering: Bool) {
    let isCell = TableTree.alignment(ofCellTag: node.tag) != nil
    if !entering, !isCell, node.tag != BlockTree.titleTag, let block {
      let title = String(decoding: text[block.start...], as: UTF8.self)
      let id = page.text?.attributes[node.raw]?.id
      titles.append((node.headingLevel, title, positions.line(of: node), id))
      headingPlaces.append(block.start..<text.count + 1)
    }
    visitBlock(node, entering, separator: isCell ? Byte.space : Byte.newline)
  }

  private mutating func visitCodeBlock(_ node: Node) {
    guard let fence = FenceReader.block(node, &positions) else { return }
    fencedCodeBlocks.append(fence)
    node.tag = fencedCodeBlocks.count
    guard page.hasAddresses, let problem = LostMarkup.problem(of: fence) else { return }
    append(problem, at: FilePosition(line: fence.fenceLine, column: fence.fenceColumn))
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
      kind: kind, destination: Markdown.text(of: node.url), title: Markdown.text(of: node.title),
      text: "", line: position.line, column: position.column)
    links.append(added)
    if added.isUnsafe { droppedContent.append(DroppedContent.issue(for: added)) }
  }

  private mutating func setText(ofLink index: Int, from start: Int) {
    let old = links[index]
    links[index] = Link(
      kind: old.kind, destination: old.destination, title: old.title,
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
