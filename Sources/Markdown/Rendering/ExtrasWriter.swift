/// The tags of asides, tabs, definition lists and footnotes.
extension HTMLRenderer {
  // MARK: Asides

  mutating func writeQuote(_ node: Node, _ entering: Bool) {
    out.startLine()
    if Folds.isFold(node) {
      return out.append(entering ? "<details class=\"fold\">\n" as StaticString : "</details>\n")
    }
    guard let index = Alerts.index(of: node) else {
      return out.append(entering ? "<blockquote>\n" as StaticString : "</blockquote>\n")
    }
    guard entering else { return out.append("</div>\n" as StaticString) }
    beginAside(page.alerts[index])
    if node.firstChild?.tag != Alerts.titleTag {
      out.append("<p class=\"aside-title\">\(page.alerts[index].title)</p>\n")
    }
  }

  private mutating func beginAside(_ kind: AsideKind) {
    out.append("<div class=\"aside aside-\(kind.style.rawValue)\" role=\"note\">\n")
  }

  /// Writes a block with a mark. Returns false for any other block.
  mutating func writeMarked(_ node: Node, _ entering: Bool) -> Bool {
    guard let index = BlockTree.mark(of: node) else { return false }
    if page.marks[index].kind == .definition,
      node.parent.map(HTMLRenderer.isDefinitionList) != true
    {
      return false
    }
    if entering { out.startLine() }
    switch page.marks[index].kind {
    case .definition: out.append(entering ? "<dd>" as StaticString : "</dd>\n")
    case .tab: out.append(entering ? "<div class=\"tab\">\n" as StaticString : "</div>\n")
    case .aside(let kind):
      if entering { beginAside(kind) } else { out.append("</div>\n" as StaticString) }
    case .details(let kind, let isOpen):
      guard entering else {
        out.append("</details>\n" as StaticString)
        break
      }
      let open = isOpen ? " open=\"\"" : ""
      out.append("<details class=\"aside aside-\(kind.style.rawValue)\"\(open)>\n")
    case .footnote(let label):
      if entering {
        footnotes.begin(label, &out)
      } else {
        footnotes.end(&out)
      }
    }
    return true
  }

  /// Writes the title of a block.
  mutating func writeTitle(_ heading: Node, _ entering: Bool) {
    guard let block = heading.parent, let index = BlockTree.mark(of: block) else {
      // The block has no end, which is reported.
      if entering { out.startLine() }
      return out.append(entering ? "<p>" as StaticString : "</p>\n")
    }
    let mark = page.marks[index]
    let title = heading.firstChild == nil ? mark.defaultTitle : nil
    guard heading.firstChild != nil || title != nil else { return }
    var tag: StaticString = "p"
    if case .details = mark.kind { tag = "summary" }
    isInControl = entering
    guard entering else {
      out.append("</" as StaticString)
      out.append(tag)
      return out.append(">\n" as StaticString)
    }
    out.startLine()
    out.append("<" as StaticString)
    out.append(tag)
    out.append(
      mark.kind == .tab ? " class=\"tab-title\">" as StaticString : " class=\"aside-title\">")
    if let title { out.append(title) }
  }

  // MARK: Paragraphs

  /// Writes a term, or a paragraph that begins with a title. Returns false for any other paragraph.
  mutating func writeSpecialParagraph(_ node: Node, _ entering: Bool) -> Bool {
    if node.tag == Alerts.titleTag {
      if entering { out.startLine() }
      divided = entering ? node : nil
      out.append(entering ? "<p class=\"aside-title\">" as StaticString : "</p>\n")
      return true
    }
    guard let list = node.next, HTMLRenderer.isDefinitionList(list) else { return false }
    divided = entering ? node : nil
    guard entering else {
      out.append("</dt>\n" as StaticString)
      return true
    }
    out.startLine()
    if node.previous.map(HTMLRenderer.isDefinitionList) != true {
      out.append("<dl>\n" as StaticString)
    }
    out.append("<dt>" as StaticString)
    return true
  }

  /// Divides a paragraph at the end of a line: behind a title, and between two terms. Returns false for any
  /// other line.
  mutating func divide(at node: Node) -> Bool {
    guard let divided, node.parent == divided else { return false }
    if divided.tag == Alerts.titleTag {
      out.append("</p>\n<p>" as StaticString)
      self.divided = nil
    } else {
      out.append("</dt>\n<dt>" as StaticString)
    }
    return true
  }

  /// True for a list of definitions below a term. A title is no term.
  static func isDefinitionList(_ node: Node) -> Bool {
    guard node.kind == .list, node.tag == 1, let term = node.previous else { return false }
    return term.kind == .paragraph && term.tag != Alerts.titleTag && !Folds.isSummary(term)
  }

  /// Writes the tags around the items of an extension. Returns false for any other list.
  mutating func writeMarkedList(_ node: Node, _ entering: Bool) -> Bool {
    switch node.tag {
    case 1 where HTMLRenderer.isDefinitionList(node):
      let goesOn = node.next.map {
        $0.next.map(HTMLRenderer.isDefinitionList) == true && $0.kind == .paragraph
      }
      if !entering, goesOn != true { out.append("</dl>\n" as StaticString) }
    case 2:
      if entering { out.startLine() }
      out.append(entering ? "<div class=\"tabs\">\n" as StaticString : "</div>\n")
    case 3, 4: break
    default: return false
    }
    return true
  }

  // MARK: Text

  /// Writes the text of a node with addresses and references to footnotes. Returns false for plain text.
  mutating func writePieces(of node: Node) -> Bool {
    let literal = bytes(of: node.literal)
    guard !isInLink, let pieces = page.pieces(of: literal, isControl: isInControl) else {
      return false
    }
    for piece in pieces {
      switch piece {
      case .text(let range): writeEscaped(literal[range])
      case .address(let found):
        linkCount += 1
        out.append("<a href=\"\(found.prefix)")
        out.appendURL(literal[found.range])
        out.append("\">" as StaticString)
        writeEscaped(literal[found.range])
        out.append("</a>" as StaticString)
      case .footnote(let range, let label):
        if let html = footnotes.reference(to: label) {
          out.append(html)
        } else {
          writeEscaped((InlineMarks.restored(literal[range]) ?? [])[...])
        }
      }
    }
    return true
  }

  private mutating func writeEscaped(_ text: some Collection<UInt8>) {
    String(decoding: text, as: UTF8.self).withCString { out.appendEscaped($0) }
  }

  mutating func writeAttributes(of image: Node) {
    guard let attributes = page.text?.attributes[image.raw] else { return }
    if let width = attributes.width { out.append("\" width=\"\(width)") }
    if let height = attributes.height { out.append("\" height=\"\(height)") }
    if let alignment = attributes.alignment { out.append("\" class=\"align-\(alignment)") }
  }
}
