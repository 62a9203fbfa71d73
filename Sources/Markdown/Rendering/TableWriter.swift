/// Writes the tags of tables, and the cells that short rows lack.
struct TableWriter {
  /// True if a table stands in an element that scrolls.
  private let scrolls: Bool
  private var isInHeader = false
  private var hasBody = false
  private var column = 0

  init(scrolls: Bool) { self.scrolls = scrolls }

  mutating func write(
    _ node: Node, _ entering: Bool, _ tables: [Table], to out: inout HTMLBuffer
  ) {
    guard let (part, index) = TableTree.part(ofTag: node.tag), tables.indices.contains(index) else {
      return
    }
    if entering { out.startLine() }
    switch part {
    case .table: writeTable(entering, to: &out)
    case .headerRow:
      isInHeader = entering
      column = 0
      out.append(entering ? "<thead>\n<tr>\n" as StaticString : "</tr>\n</thead>\n")
    case .bodyRow:
      if entering {
        if !hasBody { out.append("<tbody>\n" as StaticString) }
        hasBody = true
        column = 0
        out.append("<tr>\n" as StaticString)
      } else {
        for alignment in tables[index].alignments.dropFirst(column) {
          writeCell(alignment, true, to: &out)
          writeCell(alignment, false, to: &out)
        }
        out.append("</tr>\n" as StaticString)
      }
    }
  }

  private mutating func writeTable(_ entering: Bool, to out: inout HTMLBuffer) {
    if entering {
      hasBody = false
      if scrolls {
        out.append("<div class=\"scroll\" role=\"group\" " as StaticString)
        out.append("aria-label=\"Table\" tabindex=\"0\">\n" as StaticString)
      }
      out.append("<table>\n" as StaticString)
    } else {
      if hasBody { out.append("</tbody>\n" as StaticString) }
      out.append("</table>\n" as StaticString)
      if scrolls { out.append("</div>\n" as StaticString) }
    }
  }

  mutating func writeCell(
    _ alignment: TableAlignment, _ entering: Bool, to out: inout HTMLBuffer
  ) {
    guard entering else {
      out.append(isInHeader ? "</th>\n" as StaticString : "</td>\n")
      return
    }
    column += 1
    out.append(isInHeader ? "<th" as StaticString : "<td")
    // HTML of today has no attribute for the alignment. GFM's own output uses the old attribute.
    if alignment != .none {
      out.append(scrolls ? " class=\"align-" as StaticString : " align=\"")
    }
    switch alignment {
    case .none: break
    case .left: out.append("left\"" as StaticString)
    case .center: out.append("center\"" as StaticString)
    case .right: out.append("right\"" as StaticString)
    }
    out.append(Byte.greater)
  }
}
