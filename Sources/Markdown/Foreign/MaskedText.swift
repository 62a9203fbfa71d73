/// The lines of a page in which everything but plain text is masked: code, escaped characters, tags, addresses
/// and definitions of references.
struct MaskedText {
  static let mask: UInt8 = 0x1F

  /// The lines of code and HTML blocks.
  let isLiteral: [Bool]
  /// The labels that the page defines, in lower case.
  private(set) var labels: Set<String> = []
  private let lines: SourceLines
  private var bytes: [UInt8]

  init() {
    lines = SourceLines([])
    (isLiteral, bytes) = ([], [])
  }

  init(_ lines: SourceLines, isLiteral: [Bool]) {
    self.lines = lines
    self.isLiteral = isLiteral
    bytes = lines.bytes
    var line = 0
    while line < lines.count {
      guard isText(line) else {
        line += 1
        continue
      }
      let end = endOfText(from: line)
      for each in line..<end { maskDefinition(lines.range(of: each)) }
      mask(lines.range(of: line).lowerBound..<lines.range(of: end - 1).upperBound)
      line = end
    }
  }

  var count: Int { lines.count }

  /// True for a line that is neither blank nor literal.
  func isText(_ line: Int) -> Bool {
    isLiteral.indices.contains(line) && !isLiteral[line] && !lines.isBlank(line)
  }

  /// The line behind the lines of text that begin with a line.
  func endOfText(from line: Int) -> Int {
    (line..<lines.count).first { !isText($0) } ?? lines.count
  }

  func string(of line: Int) -> String {
    String(decoding: bytes[lines.range(of: line)], as: UTF8.self)
  }

  /// The line without indentation, marks of quotes and spaces at the end.
  func content(of line: Int) -> Substring {
    let text = string(of: line)
    var content = text.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    while let last = content.last, last.isWhitespace { content.removeLast() }
    return content
  }

  // MARK: Masks

  private mutating func cover(_ range: Range<Int>) {
    for index in range where bytes[index] != Byte.newline && bytes[index] != Byte.carriageReturn {
      bytes[index] = MaskedText.mask
    }
  }

  /// Masks the definition of a reference, and notes its label. The text of a footnote stays.
  private mutating func maskDefinition(_ line: Range<Int>) {
    let start = line.first { !BlockLine.isPrefix(bytes[$0]) } ?? line.upperBound
    guard start < line.upperBound, bytes[start] == Byte.openBracket,
      let end = bytes[start..<line.upperBound].firstIndex(of: Byte.closeBracket),
      end + 1 < line.upperBound, bytes[end + 1] == Byte.colon,
      bytes[start + 1] != UInt8(ascii: "^")
    else { return }
    labels.insert(String(decoding: bytes[start + 1..<end], as: UTF8.self).lowercased())
    cover(start..<line.upperBound)
  }

  private mutating func mask(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch bytes[index] {
      case Byte.backslash:
        let end = min(index + 2, range.upperBound)
        if end == index + 2, bytes[index + 1] < 0x80 { cover(index..<end) }
        index = end
      case Byte.backtick: index = maskCode(index, range.upperBound)
      case Byte.less: index = maskTag(index, range.upperBound)
      case Byte.closeBracket where index + 1 < range.upperBound && bytes[index + 1] == Byte.paren:
        index = maskAddress(index + 2, range.upperBound)
      case UInt8(ascii: "/") where bytes[range.lowerBound..<index].hasSuffix([Byte.colon, 0x2F]):
        index = maskWord(index, range)
      default: index += 1
      }
    }
  }

  private mutating func maskCode(_ start: Int, _ end: Int) -> Int {
    func run(_ from: Int) -> Int {
      bytes[from..<end].firstIndex { $0 != Byte.backtick } ?? end
    }
    let content = run(start)
    var index = content
    while let next = bytes[index..<end].firstIndex(of: Byte.backtick) {
      let close = run(next)
      if close - next == content - start {
        cover(start..<close)
        return close
      }
      index = close
    }
    return content
  }

  private mutating func maskTag(_ start: Int, _ end: Int) -> Int {
    let next = start + 1
    guard next < end, MarkContext.isLetter(bytes[next]) || "/!?".utf8.contains(bytes[next]),
      let close = bytes[next..<end].firstIndex(where: { $0 == Byte.greater || $0 == Byte.less }),
      bytes[close] == Byte.greater
    else { return next }
    cover(start..<close + 1)
    return close + 1
  }

  /// Masks the address and the title of a link that CommonMark reads.
  private mutating func maskAddress(_ start: Int, _ end: Int) -> Int {
    var index = start
    func skipSpaces() {
      while index < end, bytes[index] <= Byte.space { index += 1 }
    }
    skipSpaces()
    if index < end, bytes[index] == Byte.less {
      index = bytes[index..<end].firstIndex(of: Byte.greater).map { $0 + 1 } ?? index
    } else {
      var depth = 0
      while index < end, bytes[index] > Byte.space {
        if bytes[index] == Byte.paren { depth += 1 }
        if bytes[index] == Byte.closeParen {
          if depth == 0 { break }
          depth -= 1
        }
        index += bytes[index] == Byte.backslash ? 2 : 1
      }
    }
    index = min(index, end)
    skipSpaces()
    if index < end, let close = [0x22: 0x22, 0x27: 0x27, 0x28: 0x29][bytes[index]] as UInt8? {
      var place = index + 1
      while place < end, bytes[place] != close { place += bytes[place] == Byte.backslash ? 2 : 1 }
      index = min(place + 1, end)
      skipSpaces()
    }
    guard index < end, bytes[index] == Byte.closeParen else { return start }
    cover(start..<index)
    return index
  }

  /// Masks the word around the two slashes of an address.
  private mutating func maskWord(_ slash: Int, _ range: Range<Int>) -> Int {
    let isInside = { [bytes] (index: Int) in
      bytes[index] > Byte.space && !"<>()[]\"".utf8.contains(bytes[index])
    }
    let start = (range.lowerBound..<slash).last { !isInside($0) }.map { $0 + 1 } ?? range.lowerBound
    let end = (slash..<range.upperBound).first { !isInside($0) } ?? range.upperBound
    cover(start..<end)
    return end
  }
}
