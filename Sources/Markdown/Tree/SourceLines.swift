/// A text and the beginnings of its lines, divided as libcmark divides lines: at LF, CR and CR LF.
struct SourceLines {
  let bytes: [UInt8]
  private var starts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts.reserveCapacity(bytes.count / 32 + 2)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      var start = 0
      let count = buffer.count
      while index < count {
        let byte = buffer[index]
        index += 1
        guard byte == Byte.newline || byte == Byte.carriageReturn else { continue }
        if byte == Byte.carriageReturn, index < count, buffer[index] == Byte.newline { index += 1 }
        starts.append(start)
        start = index
      }
      if start < count { starts.append(start) }
    }
  }

  var count: Int { starts.count }

  /// The bytes of a line, counted from 0, without the line end. Empty outside the text.
  func range(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if end > start, bytes[end - 1] == Byte.newline { end -= 1 }
    if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<end
  }

  /// The line with the line end.
  func fullRange(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  func isBlank(_ line: Int) -> Bool {
    range(of: line).allSatisfy { bytes[$0] == Byte.space || bytes[$0] == Byte.tab }
  }

  /// Marks the lines of a code block or an HTML block of a tree parsed from these lines.
  ///
  /// A fence has a further line. For other blocks the line behind is blank or the first line of another
  /// block, and that block decides whether the line is literal.
  func markLiteral(_ node: Node, in isLiteral: inout [Bool]) {
    let count =
      Markdown.bytes(of: node.literal).count { $0 == Byte.newline } + (isFence(node) ? 1 : 0)
    let first = max(0, node.startLine - 1)
    for line in first..<max(first, min(first + count, isLiteral.count)) { isLiteral[line] = true }
  }

  /// True if a code block of a tree parsed from these lines is fenced.
  ///
  /// An indented block begins behind its indentation, so only the content can look like a fence. libcmark
  /// then has no info string, and the content begins with the same line, which would have closed a fenced
  /// block.
  func isFence(_ node: Node) -> Bool {
    guard node.kind == .codeBlock else { return false }
    let range = range(of: node.startLine - 1)
    let start = range.lowerBound + node.startColumn - 1
    guard start + 2 < range.upperBound else { return false }
    let fence = bytes[start]
    guard fence == Byte.backtick || fence == Byte.tilde, bytes[start + 1] == fence,
      bytes[start + 2] == fence
    else { return false }
    if let info = node.fenceInfo, info.pointee != 0 { return true }
    let content = Markdown.bytes(of: node.literal).prefix { $0 != Byte.newline }
    return !content.elementsEqual(bytes[start..<range.upperBound])
  }
}

/// The bytes that Markdown gives a meaning.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let pipe = UInt8(ascii: "|")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let less = UInt8(ascii: "<")
  static let hash = UInt8(ascii: "#")
  static let tilde = UInt8(ascii: "~")
  static let backtick = UInt8(ascii: "`")
  static let star = UInt8(ascii: "*")
  static let paren = UInt8(ascii: "(")
  static let closeParen = UInt8(ascii: ")")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  /// True for space, tab, vertical tab and form feed, which may surround a table cell.
  static func isCellSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == 0x0B || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
