/// A tree together with the text behind the tree.
struct ParsedPage {
  let tree: SyntaxTree
  /// The body of the page with the marks of extensions, at the places of the author's text.
  let lines: SourceLines
  /// The text that was parsed. The text begins with a line for each cell of `cells`.
  let parsedLines: SourceLines
  let cells: [CellOrigin]
  let tables: [Table]
  /// The blocks of extensions. Nodes name a block by its index.
  let marks: [BlockMark]
  /// The asides among block quotes.
  let alerts: [AsideKind]
  /// True if bare addresses are links.
  let hasAddresses: Bool
  /// The problems of the extensions.
  let problems: [MarkupProblem]
  /// The markup of other programs, and links with a mistake.
  let foreign: [MarkupProblem]
  /// The attributes and the problems of inline nodes.
  let text: MarkedText?
  /// The parts of the HTML nodes. The tag of such a node is its index plus one; empty without the option.
  let html: [[HTMLPiece]]

  init(_ body: [UInt8], options: MarkdownOptions) {
    var lines = SourceLines(body)
    let marking = options.extras ? BlockMarking(lines) : nil
    let inlines = marking.map { InlineMarks($0.bytes, isLiteral: $0.literal) }
    // Marks keep the length of the text, so all places stay.
    if let inlines { lines = SourceLines(inlines.bytes) }
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
    foreign =
      options.extras
      ? ForeignMarkup(SourceLines(body), isLiteral: marking?.literal, tables: tables).problems : []
    let cellCount = cells.count
    func line(of node: Node) -> Int { node.startLine - 1 - cellCount }
    if options.taskLists { TaskItems.apply(to: tree, lines: lines, lineOf: line) }
    if options.folds { Folds.apply(to: tree, in: lines, lineOf: line) }
    hasAddresses = options.extras
    if let marking, let inlines {
      let parsed = parsedLines
      var blocks = BlockTree(marking, lineOf: line) { parsed.isFence($0) }
      blocks.apply(to: tree)
      let quotes = Alerts.apply(to: tree, in: lines, lineOf: line)
      (marks, alerts) = (marking.marks, quotes.kinds)
      problems = marking.problems + blocks.problems + quotes.problems
      if inlines.hasMarks { InlineMarks.restore(tree) }
      text = inlines.hasMarks ? MarkedText(tree) : nil
    } else {
      (marks, alerts, problems, text) = ([], [], [], nil)
    }
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
      case .codeBlock, .htmlBlock: parsedLines.markLiteral(node, in: &isLiteral)
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

extension ParsedPage {
  /// Cuts the text of a node outside of links and images.
  /// - Parameters:
  ///   - text: The text of the node.
  ///   - isControl: True in a title that a reader operates, where no link may stand.
  /// - Returns: The parts; nil for plain text alone.
  func pieces(of text: UnsafeBufferPointer<UInt8>, isControl: Bool) -> [TextPiece]? {
    guard hasAddresses else { return nil }
    return TextPiece.all(in: text, hasAddresses: !isControl)
  }
}
