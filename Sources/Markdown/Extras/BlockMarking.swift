/// Finds the blocks of extensions, and overwrites their lines with marks that libcmark knows.
///
/// Code shows marks as they are, and the contents of a block may be code until the mark of the block is
/// overwritten. So the text is parsed again after each depth of blocks.
struct BlockMarking {
  /// The deepest nesting of blocks. Marks below are reported.
  private static let maximumRounds = 12

  private(set) var bytes: [UInt8]
  private(set) var marks: [BlockMark] = []
  /// The lines that end a block with colons, and the number of colons.
  private(set) var endings: [Int: Int] = [:]
  /// The lines with colons that begin no known aside.
  private(set) var refused: [(line: Int, colons: Int)] = []
  private(set) var problems: [MarkupProblem] = []
  /// The lines of the result that are code or HTML; nil if the text was not parsed.
  private(set) var literal: [Bool]?
  private let lines: SourceLines
  private var marked: Set<Int> = []

  init(_ lines: SourceLines) {
    self.lines = lines
    bytes = lines.bytes
    let candidates = (0..<lines.count).filter {
      BlockLine.start(lines.bytes, lines.range(of: $0)) != nil
    }
    let possible = candidates.filter { read($0) != nil }
    guard !possible.isEmpty else { return }
    for _ in 0..<Self.maximumRounds {
      let structure = BlockStructure(bytes, lineCount: lines.count)
      literal = structure.isLiteral
      guard mark(possible, structure) else { return }
    }
    literal = BlockStructure(bytes, lineCount: lines.count).isLiteral
  }

  private func read(_ line: Int) -> BlockLine? {
    BlockLine(lines.bytes, lines.range(of: line)) { follower(of: line) }
  }

  private func follower(of line: Int) -> BlockLine.Follower {
    guard let next = (line + 1..<lines.count).first(where: { !lines.isBlank($0) }) else {
      return .none
    }
    if indent(next) >= indent(line) + 4 { return .indented }
    return next == line + 1 ? .text : .none
  }

  private func indent(_ line: Int) -> Int {
    let range = lines.range(of: line)
    return range.prefix { BlockLine.isPrefix(lines.bytes[$0]) }.reduce(0) {
      $0 + (lines.bytes[$1] == Byte.tab ? 4 : 1)
    }
  }

  /// Marks the outermost blocks that are no code. Returns false if there is none.
  private mutating func mark(_ candidates: [Int], _ structure: BlockStructure) -> Bool {
    var hasMarked = false
    /// The indentation of the block around, and its last line so far.
    var scope: (indent: Int, line: Int)?
    for line in candidates where !marked.contains(line) {
      if let open = scope {
        let isInside = (open.line + 1...line).allSatisfy {
          lines.isBlank($0) || indent($0) > open.indent
        }
        if isInside {
          scope?.line = line
          continue
        }
        scope = nil
      }
      guard !structure.isLiteral[line], !structure.isInCode(line), let found = read(line) else {
        continue
      }
      if case .item(.definition, _, _) = found.form, !structure.mayDefine(line) { continue }
      marked.insert(line)
      if write(found, line) {
        hasMarked = true
        if case .item = found.form { scope = (indent(line), line) }
      }
    }
    return hasMarked
  }

  /// Overwrites a line. Returns false for a line that is only reported.
  private mutating func write(_ found: BlockLine, _ line: Int) -> Bool {
    let range = lines.range(of: line)
    let start = range.lowerBound + found.offset
    switch found.form {
    case .item(let kind, let title, let isUntitled):
      var mark = BlockMark(kind: kind, line: line, offset: found.offset, isUntitled: isUntitled)
      switch kind {
      case .definition: bytes[start] = UInt8(ascii: "+")
      case .footnote:
        let end = bytes[start..<range.upperBound].firstIndex(of: Byte.closeBracket) ?? start
        mark.filler = end + 2 - start - 4
        overwrite(start..<end + 2, "+   " + String(repeating: ".", count: mark.filler))
      case .tab: head(start, title, range, "+  #")
      default: head(start, title, range, "+   #")
      }
      marks.append(mark)
    case .opening(let kind, let title, let colons):
      let options = AsideOptions(below: line, at: found.offset, in: lines)
      problems += options.problems
      for place in options.lines {
        overwrite(lines.range(of: place).dropFirst(found.offset), "")
      }
      marks.append(
        BlockMark(
          kind: options.applied(to: kind), line: line, offset: found.offset, colons: colons))
      head(start, title, range, "#")
    case .closing(let colons):
      endings[line] = colons
      overwrite(start..<range.upperBound, "***")
    case .wrong(let problem):
      problems.append(problem.at(line: line, offset: found.offset))
      let colons = bytes[start..<range.upperBound].prefix { $0 == Byte.colon }.count
      if colons > 0 { refused.append((line, colons)) }
      return false
    }
    return true
  }

  /// Overwrites everything but the title.
  private mutating func head(
    _ start: Int, _ title: Range<Int>?, _ line: Range<Int>, _ mark: String
  ) {
    guard let title else { return overwrite(start..<line.upperBound, mark) }
    overwrite(start..<line.lowerBound + title.lowerBound, mark)
    overwrite(line.lowerBound + title.upperBound..<line.upperBound, "")
  }

  /// Writes a text and spaces over a range.
  private mutating func overwrite(_ range: Range<Int>, _ text: String) {
    var rest = Array(text.utf8)[...]
    for index in range { bytes[index] = rest.popFirst() ?? Byte.space }
  }
}

/// The facts about a parsed text that decide about marks.
struct BlockStructure {
  private(set) var isLiteral: [Bool]
  /// The lines that begin a paragraph directly below another paragraph.
  private var followers: Set<Int> = []
  /// The lines of paragraphs, except the first of each.
  private var continuations: Set<Int> = []
  /// The lines that begin inside of code in a sentence.
  private var coded: Set<Int> = []

  init(_ bytes: [UInt8], lineCount: Int) {
    let lines = SourceLines(bytes)
    var isLiteral = [Bool](repeating: false, count: lineCount)
    var followers: Set<Int> = []
    var continuations: Set<Int> = []
    var coded: Set<Int> = []
    let tree = SyntaxTree(parsing: bytes)
    tree.walk { node, entering in
      guard entering else { return }
      switch node.kind {
      case .codeBlock, .htmlBlock: lines.markLiteral(node, in: &isLiteral)
      case .code where node.endLine > node.startLine:
        coded.formUnion(node.startLine..<node.endLine)
      case .paragraph:
        let first = node.startLine - 1
        if node.previous?.kind == .paragraph { followers.insert(first) }
        if node.endLine > first + 1 { continuations.formUnion(first + 1..<node.endLine) }
      default: break
      }
    }
    self.isLiteral = isLiteral
    self.followers = followers
    self.continuations = continuations
    self.coded = coded
  }

  /// True if a line begins inside of code in a sentence.
  func isInCode(_ line: Int) -> Bool { coded.contains(line) }

  /// True if a line stands below a line of a paragraph, or a blank line below a paragraph.
  func mayDefine(_ line: Int) -> Bool { continuations.contains(line) || followers.contains(line) }
}
