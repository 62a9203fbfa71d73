/// A tree together with the text behind the tree.
struct ParsedPage {
  let tree: SyntaxTree
  /// The body of the page as its author wrote it.
  let lines: SourceLines
  /// The text that was parsed. The text begins with a line for each cell of `cells`.
  let parsedLines: SourceLines
  let cells: [CellOrigin]
  let tables: [Table]
  /// The parts of the HTML nodes. The tag of such a node is its index plus one; empty without the option.
  let html: [[HTMLPiece]]

  init(_ body: [UInt8], options: MarkdownOptions) {
    let lines = SourceLines(body)
    var draft = Draft(lines: lines)
    if options.tables { draft.findTables() }
    if options.strikethrough { draft.strike() }
    if !draft.tables.isEmpty,
      !TableTree.build(draft.tables, cellCount: draft.cells.count, in: draft.tree)
    {
      // This case cannot come up as long as libcmark reads the replaced tables as comments. If the case ever
      // comes up, a page without its tables is better than no page.
      draft = Draft(lines: lines)
    }
    self.lines = lines
    tree = draft.tree
    parsedLines = draft.parsedLines
    cells = draft.cells
    tables = draft.tables
    let cellCount = cells.count
    func line(of node: Node) -> Int { node.startLine - 1 - cellCount }
    if options.taskLists { TaskItems.apply(to: tree, lines: lines, lineOf: line) }
    if options.folds { Folds.apply(to: tree, in: lines, lineOf: line) }
    html = options.html ? HTMLReader.read(tree) : []
  }
}

extension ParsedPage {
  /// The parts of an HTML node; nil for a node that is left out as a whole.
  func pieces(of node: Node) -> [HTMLPiece]? {
    html.indices.contains(node.tag - 1) ? html[node.tag - 1] : nil
  }
}

/// The steps from a text to a tree. Each step parses again only if the page makes a new parse necessary.
private struct Draft {
  let lines: SourceLines
  var parsedLines: SourceLines
  var tables: [Table] = []
  var cells: [CellOrigin] = []
  private var parsed: SyntaxTree?

  init(lines: SourceLines) {
    self.lines = lines
    parsedLines = lines
  }

  var tree: SyntaxTree {
    mutating get {
      if let parsed { return parsed }
      let tree = SyntaxTree(parsing: parsedLines.bytes)
      parsed = tree
      return tree
    }
  }

  mutating func findTables() {
    guard lines.bytes.contains(Byte.pipe) || lines.bytes.contains(Byte.colon) else { return }
    let delimiters = (0..<lines.count).filter {
      TableRow.mayBeDelimiter(in: lines.bytes, lines.range(of: $0))
    }
    guard !delimiters.isEmpty else { return }
    if let guess = TableGuess.tables(delimiters: delimiters, lines: lines) {
      lower(guess)
      if TableTree.isBuildable(guess, cellCount: cells.count, in: tree) { return }
    }
    var finder = TableFinder(lines: lines, delimiters: delimiters)
    lower(finder.tablesOfDocument())
  }

  private mutating func lower(_ tables: [Table]) {
    let source = TableSource(lines: lines, tables: tables, withCells: true)
    self.tables = tables
    cells = source.cells
    parsedLines = SourceLines(source.bytes)
    parsed = nil
  }

  mutating func strike() {
    guard parsedLines.bytes.contains(Byte.tilde) else { return }
    var hasTilde = false
    var isLiteral = [Bool](repeating: false, count: parsedLines.count)
    tree.walk { node, entering in
      guard entering else { return }
      switch node.kind {
      case .text: hasTilde = hasTilde || bytes(of: node.literal).contains(Byte.tilde)
      case .codeBlock, .htmlBlock:
        // A fence has a further line. For other blocks the line behind is blank or the first line of another
        // block, and that block decides whether the line is literal.
        let isFence = parsedLines.isFence(node)
        let count = bytes(of: node.literal).count { $0 == Byte.newline } + (isFence ? 1 : 0)
        let first = max(0, node.startLine - 1)
        for line in first..<max(first, min(first + count, isLiteral.count)) {
          isLiteral[line] = true
        }
      default: break
      }
    }
    guard hasTilde, let markers = TildeMarkers(absentFrom: parsedLines.bytes) else { return }
    let marking = TildeMarking(parsedLines, markers: markers, isLiteral: isLiteral)
    guard marking.runCount >= 2 else { return }
    parsedLines = SourceLines(marking.bytes)
    parsed = nil
    Strikethrough.apply(markers, to: tree)
  }
}
