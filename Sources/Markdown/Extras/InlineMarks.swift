import CMark

/// Tells the marks of footnotes and attributes from escaped characters and from code.
///
/// libcmark decodes escapes and leaves no trace, so each character that begins a mark is written as a control
/// character before the parse. In text a control character is a mark. Anywhere else the character is restored.
/// Underscores of bare addresses are no emphasis, so they are written as a control character, too.
struct InlineMarks {
  /// Stands for `^` in `[^label]`.
  static let footnote: UInt8 = 2
  /// Stands for `{` before attributes.
  static let attributes: UInt8 = 3
  /// Stands for `_` in an address.
  static let underscore: UInt8 = 4
  /// Stands for `:` behind `[^label]`, which is a footnote without a line of its own, and no definition of a
  /// reference.
  static let colon: UInt8 = 5

  private(set) var bytes: [UInt8]
  /// True if the text has a mark.
  private(set) var hasMarks = false

  /// - Parameters:
  ///   - bytes: The text.
  ///   - isLiteral: The lines without marks; nil if they are not known yet.
  init(_ bytes: [UInt8], isLiteral: [Bool]?) {
    self.bytes = bytes
    guard Self.mayHaveMarks(bytes),
      !bytes.contains(where: { (Self.footnote...Self.colon).contains($0) })
    else { return }
    let lines = SourceLines(bytes)
    let isLiteral = isLiteral ?? BlockStructure(bytes, lineCount: lines.count).isLiteral
    for line in 0..<lines.count where !isLiteral[line] { mark(lines.range(of: line)) }
  }

  private static func mayHaveMarks(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "^"), previous == Byte.openBracket { return true }
      if byte == UInt8(ascii: "{"),
        [Byte.closeBracket, UInt8(ascii: ")"), Byte.space].contains(previous)
      {
        return true
      }
      if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { return true }
      if byte == UInt8(ascii: "."), previous == UInt8(ascii: "w") { return true }
      previous = byte
    }
    return false
  }

  private mutating func mark(_ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound {
      let next = index + 1
      switch bytes[index] {
      case Byte.backslash: index += 1
      case Byte.openBracket where next < line.upperBound && bytes[next] == UInt8(ascii: "^"):
        if let end = endOfLabel(next + 1, line.upperBound) {
          write(Self.footnote, at: next)
          if end + 1 < line.upperBound, bytes[end + 1] == Byte.colon {
            write(Self.colon, at: end + 1)
          }
        }
      case UInt8(ascii: "{") where isAttributes(index, line): write(Self.attributes, at: index)
      case UInt8(ascii: "/") where index > line.lowerBound && bytes[index - 1] == bytes[index],
        UInt8(ascii: ".") where bytes[line.lowerBound..<index].hasSuffix([119, 119, 119]):
        index = markAddress(next, line.upperBound)
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func write(_ mark: UInt8, at index: Int) {
    bytes[index] = mark
    hasMarks = true
  }

  /// The place of the bracket that ends a label.
  private func endOfLabel(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end, !"[]`\\".utf8.contains(bytes[index]) {
      index += 1
    }
    return index > start && index < end && bytes[index] == Byte.closeBracket ? index : nil
  }

  /// True for braces behind a link or an image, or for `{#id}` and `{.class}` behind a space, as far as the
  /// text can tell.
  private func isAttributes(_ start: Int, _ line: Range<Int>) -> Bool {
    guard start > line.lowerBound else { return false }
    let content = bytes[(start + 1)..<line.upperBound].prefix { !"{}`<*[\\".utf8.contains($0) }
    guard content.endIndex < line.upperBound, bytes[content.endIndex] == UInt8(ascii: "}") else {
      return false
    }
    let trimmed = content.drop { $0 == Byte.space || $0 == Byte.colon }
    let first = trimmed.first
    let isName = first == Byte.hash || first == UInt8(ascii: ".")
    switch bytes[start - 1] {
    case Byte.closeBracket, UInt8(ascii: ")"): return isName || trimmed.contains(Byte.equals)
    case Byte.space: return isName && trimmed.count > 1
    default: return false
    }
  }

  /// Marks the underscores between other characters of an address. Returns the end of the address.
  private mutating func markAddress(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, bytes[index] > Byte.space, !"<>`()[]\\".utf8.contains(bytes[index]) {
      index += 1
    }
    var last = index
    while last > start, bytes[last - 1] == UInt8(ascii: "_") || bytes[last - 1] == UInt8(ascii: "*")
    {
      last -= 1
    }
    for place in start..<last where bytes[place] == UInt8(ascii: "_") {
      write(Self.underscore, at: place)
    }
    return index
  }

  // MARK: After the parse

  /// The text with the characters that marks stand for, or nil for a text without marks.
  static func restored(
    _ text: some Collection<UInt8>, keeping kept: UInt8? = nil
  ) -> [UInt8]? {
    guard text.contains(where: { (footnote...colon).contains($0) && $0 != kept }) else {
      return nil
    }
    return text.map { byte in
      switch byte {
      case kept: byte
      case footnote: UInt8(ascii: "^")
      case attributes: UInt8(ascii: "{")
      case underscore: UInt8(ascii: "_")
      case colon: Byte.colon
      default: byte
      }
    }
  }

  /// Restores the parts of a tree that have no marks.
  static func restore(_ tree: SyntaxTree) {
    tree.walk { node, entering in
      guard entering else { return }
      switch node.kind {
      case .code, .htmlInline, .codeBlock, .htmlBlock:
        if let text = restored(Markdown.bytes(of: node.literal)) { node.setLiteral(text) }
      case .link, .image:
        if let url = restored(Markdown.bytes(of: node.url)) {
          cmark_node_set_url(node.raw, String(decoding: url, as: UTF8.self))
        }
        if let title = restored(Markdown.bytes(of: node.title)) {
          cmark_node_set_title(node.raw, String(decoding: title, as: UTF8.self))
        }
      default: break
      }
    }
  }
}

extension ArraySlice<UInt8> {
  func hasSuffix(_ suffix: [UInt8]) -> Bool { self.suffix(suffix.count) == suffix[...] }
}
