import CMark

/// Moves parsed cells to their tables.
///
/// A table is a custom block with rows as children. A row is a custom block with cells as children. A cell is
/// the heading that `TableSource` wrote for the cell.
enum TableTree {
  /// The part of a table that a custom block stands for. The tag of the block holds the part and the table's
  /// index.
  enum Part: Int {
    case table = 1
    case headerRow = 2
    case bodyRow = 3
  }

  static func tag(_ part: Part, table: Int) -> Int { table << 2 | part.rawValue }

  static func part(ofTag tag: Int) -> (part: Part, table: Int)? {
    Part(rawValue: tag & 3).map { ($0, tag >> 2) }
  }

  /// The alignment of a cell. The tag of a cell is the alignment plus one, and other headings have no tag.
  static func alignment(ofCellTag tag: Int) -> TableAlignment? {
    TableAlignment(rawValue: tag - 1)
  }

  /// True if every guessed table is a comment of the document itself, in the place of the header.
  static func isBuildable(_ tables: [Table], cellCount: Int, in tree: SyntaxTree) -> Bool {
    var found = 0
    var child = tree.root?.firstChild
    while let node = child, found < tables.count {
      let table = tables[found]
      if node.kind == .htmlBlock, node.startLine - 1 - cellCount == table.headerLine {
        found += 1
      }
      child = node.next
    }
    return found == tables.count
  }

  /// Builds the tables in a tree parsed from `TableSource`. Returns false if a table is not at its place. The
  /// tree is then of no use.
  static func build(_ tables: [Table], cellCount: Int, in tree: SyntaxTree) -> Bool {
    guard let root = tree.root,
      let places = places(of: tables, cellCount: cellCount, in: tree)
    else { return false }
    var cell = root.firstChild
    for (index, (table, place)) in zip(tables, places).enumerated() {
      guard let block = Node(cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)) else { return false }
      block.tag = tag(.table, table: index)
      for (rowIndex, row) in table.rows.enumerated() {
        guard let rowNode = Node(cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)) else { return false }
        rowNode.tag = tag(rowIndex == 0 ? .headerRow : .bodyRow, table: index)
        cmark_node_append_child(block.raw, rowNode.raw)
        for column in row.cells.indices {
          guard let current = cell else { return false }
          cell = current.next
          current.tag = table.alignments[column].rawValue + 1
          cmark_node_append_child(rowNode.raw, current.raw)
        }
      }
      cmark_node_replace(place.raw, block.raw)
      cmark_node_free(place.raw)
    }
    return true
  }

  /// The comments that stand for the tables.
  private static func places(
    of tables: [Table], cellCount: Int, in tree: SyntaxTree
  ) -> [Node]? {
    var places: [Node] = []
    tree.walk { node, entering in
      guard entering, places.count < tables.count, node.kind == .htmlBlock else { return }
      if node.startLine - 1 - cellCount == tables[places.count].headerLine { places.append(node) }
    }
    return places.count == tables.count ? places : nil
  }
}
