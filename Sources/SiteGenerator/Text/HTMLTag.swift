/// A tag of HTML that begins an element, with the attributes.
struct HTMLTag {
  /// An attribute of a tag.
  struct Attribute {
    /// The name in small letters.
    let name: String
    /// The value as written, without quotes.
    let value: String
    /// The offsets of the name and of the value in the text.
    let offset: Int
    let valueRange: Range<Int>
  }

  /// The name in small letters.
  let name: String
  /// The offset of the tag in the text.
  let offset: Int
  private(set) var attributes: [Attribute] = []
  /// True if the element is a script with a text.
  private(set) var hasText = false

  /// The value of an attribute; nil for a missing attribute.
  subscript(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The tags of a text that begin elements, without those in comments and scripts.
  static func all(in text: [UInt8]) -> [HTMLTag] {
    var scanner = Scanner(text: text)
    var tags: [HTMLTag] = []
    while let tag = scanner.next() { tags.append(tag) }
    return tags
  }

  private struct Scanner {
    let text: [UInt8]
    var offset = 0

    mutating func next() -> HTMLTag? {
      while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
        offset = start + 1
        if text[start...].starts(with: "<!--".utf8) {
          offset = text[offset...].firstRange(of: Array("-->".utf8))?.upperBound ?? text.count
        } else if offset < text.count, Scanner.isLetter(text[offset]) {
          return tag(at: start)
        }
      }
      return nil
    }

    private mutating func tag(at start: Int) -> HTMLTag {
      let name = word { Scanner.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
      var tag = HTMLTag(name: name.lowercased(), offset: start)
      while let attribute = attribute() { tag.attributes.append(attribute) }
      if tag.name == "script" || tag.name == "style" {
        let end = text[offset...].firstRange(of: Array("</".utf8))?.lowerBound ?? text.count
        tag.hasText = !text[offset..<end].allSatisfy(Scanner.isSpace)
        offset = end
      }
      return tag
    }

    /// The next attribute of a tag; nil behind the end of the tag.
    private mutating func attribute() -> Attribute? {
      while offset < text.count, Scanner.isSpace(text[offset]) || text[offset] == UInt8(ascii: "/")
      {
        offset += 1
      }
      guard offset < text.count, text[offset] != UInt8(ascii: ">") else {
        offset = min(offset + 1, text.count)
        return nil
      }
      let start = offset
      let name = word {
        Scanner.isSpace($0) || "/>=".utf8.contains($0)
      }
      if offset == start { offset += 1 }
      skipSpaces()
      guard offset < text.count, text[offset] == UInt8(ascii: "=") else {
        return Attribute(
          name: name.lowercased(), value: "", offset: start, valueRange: offset..<offset)
      }
      offset += 1
      skipSpaces()
      let range = value()
      return Attribute(
        name: name.lowercased(), value: String(decoding: text[range], as: UTF8.self), offset: start,
        valueRange: range)
    }

    private mutating func value() -> Range<Int> {
      guard offset < text.count else { return offset..<offset }
      let quote = text[offset]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let start = offset
        _ = word { Scanner.isSpace($0) || $0 == UInt8(ascii: ">") }
        return start..<offset
      }
      let start = offset + 1
      let end = text[start...].firstIndex(of: quote) ?? text.count
      offset = min(end + 1, text.count)
      return start..<end
    }

    private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
      let start = offset
      while offset < text.count, !isEnd(text[offset]) { offset += 1 }
      return String(decoding: text[start..<offset], as: UTF8.self)
    }

    private mutating func skipSpaces() {
      while offset < text.count, Scanner.isSpace(text[offset]) { offset += 1 }
    }

    static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 12, 13, 32].contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }
}
