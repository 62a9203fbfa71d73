/// Writes a tree as HTML: libcmark's own output byte for byte, unless the tree has extensions or the caller
/// has hooks.
struct HTMLRenderer {
  var out = HTMLBuffer()
  let page: ParsedPage
  private let hooks: RenderingHooks
  private let survey: Survey?
  /// The image whose description is being written. The description is an attribute, so only text is written.
  private var image: Node?
  private var tableWriter: TableWriter
  private var headingCount = 0
  private var isInHeading = false
  /// True inside a control that a reader operates, where no link may stand.
  var isInControl = false
  var isInLink = false
  var linkCount = 0
  var footnotes: FootnoteWriter
  /// The paragraph that the end of a line divides.
  var divided: Node?

  /// The anchors of HTML elements that are written.
  private var anchors: Set<String> = []

  /// Renders a page. Only hooks need the survey.
  static func html(of page: ParsedPage, hooks: RenderingHooks, survey: Survey?) -> String {
    var renderer = HTMLRenderer(page: page, hooks: hooks, survey: survey)
    renderer.out.reserve(page.parsedLines.bytes.count * 3 / 2)
    page.tree.walk { node, entering in renderer.visit(node, entering) }
    renderer.footnotes.write(to: &renderer.out)
    return String(decoding: renderer.out.bytes, as: UTF8.self)
  }

  private init(page: ParsedPage, hooks: RenderingHooks, survey: Survey?) {
    self.page = page
    footnotes = FootnoteWriter(page.marks)
    self.hooks = hooks
    tableWriter = TableWriter(scrolls: hooks.scrollsTables)
    self.survey = survey
  }

  private mutating func visit(_ node: Node, _ entering: Bool) {
    if let image {
      guard node == image else {
        if entering { writePlain(node) }
        return
      }
      self.image = nil
    }
    switch node.kind {
    case .text:
      if let text = linkText(of: node) {
        text.withCString { out.appendEscaped($0) }
      } else if !writePieces(of: node) {
        writeText(node, mayBreak: isInHeading)
      }
    case .softBreak: if !divide(at: node) { out.append(Byte.newline) }
    case .lineBreak: if !divide(at: node) { out.append("<br />\n" as StaticString) }
    case .code: writeCode(node)
    case .htmlInline: writeHTML(node)
    case .customInline: writeTag("del", entering)
    case .emphasis: writeTag("em", entering)
    case .strong: writeTag("strong", entering)
    case .link: writeLink(node, entering)
    case .image: writeImage(node, entering)
    default: visitBlock(node, entering)
    }
  }

  private mutating func visitBlock(_ node: Node, _ entering: Bool) {
    switch node.kind {
    case .paragraph: writeParagraph(node, entering)
    case .heading: writeHeading(node, entering)
    case .list: writeList(node, entering)
    case .item:
      if writeMarked(node, entering) { return }
      if entering { out.startLine() }
      out.append(entering ? "<li>" as StaticString : "</li>\n")
    case .blockQuote: writeQuote(node, entering)
    case .codeBlock: writeCodeBlock(node)
    case .htmlBlock:
      out.startLine()
      writeHTML(node)
      out.startLine()
    case .thematicBreak:
      out.startLine()
      out.append("<hr />\n" as StaticString)
    case .customBlock:
      if !writeMarked(node, entering) {
        tableWriter.write(node, entering, page.tables, to: &out)
      }
    default: break
    }
  }

  private mutating func writeText(_ node: Node, mayBreak: Bool) {
    guard mayBreak, hooks.breaksLongWords else { return out.appendEscaped(node.literal) }
    for (index, piece) in LongWords.pieces(of: text(of: node.literal)).enumerated() {
      if index > 0 { out.append("<wbr>" as StaticString) }
      piece.withCString { out.appendEscaped($0) }
    }
  }

  private mutating func writeCode(_ node: Node) {
    let isLinked = isInControl || isInHeading
    let destination = isLinked ? nil : hooks.codeDestination?(text(of: node.literal))
    if let destination {
      out.append("<a href=\"" as StaticString)
      out.appendURL(destination.utf8)
      out.append("\">" as StaticString)
    }
    out.append("<code>" as StaticString)
    writeText(node, mayBreak: true)
    out.append("</code>" as StaticString)
    if destination != nil { out.append("</a>" as StaticString) }
  }

  private mutating func writePlain(_ node: Node) {
    switch node.kind {
    case .text, .code, .htmlInline: out.appendEscaped(node.literal)
    case .softBreak, .lineBreak: out.append(Byte.space)
    default: break
    }
  }

  private mutating func writeTag(_ name: StaticString, _ entering: Bool) {
    out.append(entering ? "<" as StaticString : "</")
    out.append(name)
    out.append(Byte.greater)
  }
}

// MARK: - Blocks

extension HTMLRenderer {
  private mutating func writeParagraph(_ node: Node, _ entering: Bool) {
    guard !Folds.isSummary(node) else {
      if entering { out.startLine() }
      isInControl = entering
      out.append(entering ? "<summary>" as StaticString : "</summary>\n")
      return
    }
    if writeSpecialParagraph(node, entering) { return }
    let list = node.parent?.parent
    let isTight = list.map { $0.kind == .list && $0.isTight } ?? false
    if !isTight {
      if entering { out.startLine() }
      out.append(entering ? "<p>" as StaticString : "</p>\n")
    }
    guard entering else { return }
    switch TaskItems.State(rawValue: node.tag) {
    case .open: out.append("<input disabled=\"\" type=\"checkbox\"> " as StaticString)
    case .done: out.append("<input checked=\"\" disabled=\"\" type=\"checkbox\"> " as StaticString)
    case nil: break
    }
  }

  private mutating func writeHeading(_ node: Node, _ entering: Bool) {
    if let alignment = TableTree.alignment(ofCellTag: node.tag) {
      tableWriter.writeCell(alignment, entering, to: &out)
      return
    }
    guard node.tag != BlockTree.titleTag else { return writeTitle(node, entering) }
    let level = UInt8(ascii: "0") + UInt8(clamping: node.headingLevel)
    if entering {
      out.startLine()
    } else if let headings = survey?.headings, headings.indices.contains(headingCount - 1),
      let end = hooks.headingEnd?(headings[headingCount - 1])
    {
      out.append(end)
    }
    out.append(entering ? "<h" as StaticString : "</h")
    out.append(level)
    if entering, hooks.headingIDs, let headings = survey?.headings,
      headings.indices.contains(headingCount)
    {
      out.append(" id=\"" as StaticString)
      out.append(headings[headingCount].id)
      out.append(UInt8(ascii: "\""))
    }
    if entering { headingCount += 1 }
    isInHeading = entering
    out.append(entering ? ">" as StaticString : ">\n")
  }

  private mutating func writeList(_ node: Node, _ entering: Bool) {
    if writeMarkedList(node, entering) { return }
    guard let start = node.orderedListStart else {
      if entering { out.startLine() }
      out.append(entering ? "<ul>\n" as StaticString : "</ul>\n")
      return
    }
    guard entering else {
      out.append("</ol>\n" as StaticString)
      return
    }
    out.startLine()
    if start == 1 {
      out.append("<ol>\n" as StaticString)
    } else {
      out.append("<ol start=\"\(start)\">\n")
    }
  }

  private mutating func writeCodeBlock(_ node: Node) {
    out.startLine()
    if let replacement = replacement(for: node) {
      out.append(replacement)
      out.startLine()
      return
    }
    out.append("<pre><code" as StaticString)
    let info = text(of: node.fenceInfo).utf8
    if !info.isEmpty {
      out.append(" class=\"language-" as StaticString)
      let name = info.prefix { $0 != Byte.space && !(9...13).contains($0) }
      String(decoding: name, as: UTF8.self).withCString { out.appendEscaped($0) }
      out.append(UInt8(ascii: "\""))
    }
    out.append(Byte.greater)
    out.appendEscaped(node.literal)
    out.append("</code></pre>\n" as StaticString)
  }

  private func replacement(for node: Node) -> String? {
    guard let fencedCode = hooks.fencedCode, let blocks = survey?.fencedCodeBlocks,
      blocks.indices.contains(node.tag - 1)
    else { return nil }
    return fencedCode(blocks[node.tag - 1])
  }
}

// MARK: - Links and images

extension HTMLRenderer {
  private mutating func writeLink(_ node: Node, _ entering: Bool) {
    isInControl = entering
    isInLink = entering
    guard entering else {
      out.append("</a>" as StaticString)
      return
    }
    out.append("<a href=\"" as StaticString)
    writeDestination(of: node)
    writeTitle(of: node)
    out.append("\">" as StaticString)
  }

  /// The text that replaces the address of an automatic link.
  private func linkText(of node: Node) -> String? {
    guard isInControl, let hook = hooks.linkText, let link = node.parent, link.kind == .link,
      link.autolinkText == node
    else { return nil }
    return hook(text(of: link.url))
  }

  private mutating func writeImage(_ node: Node, _ entering: Bool) {
    if entering {
      out.append("<img src=\"" as StaticString)
      writeDestination(of: node)
      out.append("\" alt=\"" as StaticString)
      image = node
    } else {
      writeTitle(of: node)
      writeAttributes(of: node)
      out.append("\" />" as StaticString)
    }
  }

  private mutating func writeTitle(of node: Node) {
    guard let title = node.title else { return }
    out.append("\" title=\"" as StaticString)
    out.appendEscaped(title)
  }

  private mutating func writeDestination(of node: Node) {
    writeDestination(bytes(of: node.url))
  }

  private mutating func writeDestination(_ url: some Collection<UInt8>) {
    let index = linkCount
    linkCount += 1
    if let destination = hooks.destination, let links = survey?.links,
      links.indices.contains(index), let rewritten = destination(links[index])
    {
      if !UnsafeURL.isUnsafe(rewritten.utf8) { out.appendURL(rewritten.utf8) }
      return
    }
    if !UnsafeURL.isUnsafe(url) { out.appendURL(url) }
  }
}

// MARK: - HTML

extension HTMLRenderer {
  /// Writes the allowed parts of an HTML node anew.
  private mutating func writeHTML(_ node: Node) {
    guard let pieces = page.pieces(of: node) else {
      out.append("<!-- raw HTML omitted -->" as StaticString)
      return
    }
    for piece in pieces where !piece.isDropped {
      out.append(piece.html)
      if let anchor = piece.anchor, isWanted(anchor, of: node), anchors.insert(anchor).inserted {
        out.append(" id=\"" as StaticString)
        anchor.withCString { out.appendEscaped($0) }
        out.append(UInt8(ascii: "\""))
      }
      if let destination = piece.destination {
        out.append(destination.kind == .image ? " src=\"" as StaticString : " href=\"")
        writeDestination(destination.address.utf8)
        out.append(UInt8(ascii: "\""))
      }
      out.append(piece.end)
    }
  }

  /// Returns false for an anchor that a heading or an earlier element has.
  private func isWanted(_ anchor: String, of node: Node) -> Bool {
    survey?.anchors.contains { $0.name == anchor && $0.node == node.tag } ?? true
  }
}
