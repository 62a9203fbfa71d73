/// A tag in raw HTML.
struct HTMLTag: Equatable {
  /// The name in lower case.
  let name: String
  let isClosing: Bool
  /// True for a tag that ends in `/>`.
  let isSelfClosing: Bool
  /// The attributes with their names in lower case, in the order of the tag. The values have no entities.
  let attributes: [(name: String, value: String)]

  static func == (left: HTMLTag, right: HTMLTag) -> Bool {
    left.name == right.name && left.isClosing == right.isClosing
      && left.isSelfClosing == right.isSelfClosing
      && left.attributes.elementsEqual(right.attributes, by: ==)
  }
}

/// A part of raw HTML.
struct HTMLToken: Equatable {
  enum Kind: Equatable {
    case text, comment
    case tag(HTMLTag)
    /// A declaration, a processing instruction, or a tag without an end.
    case other
  }

  let kind: Kind
  /// The place in the bytes of the HTML.
  let range: Range<Int>
}

/// Cuts raw HTML into tokens. Any bytes are accepted.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var textStart = 0
  private var tokens: [HTMLToken] = []

  static func tokens(of bytes: [UInt8]) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(bytes: bytes)
    while tokenizer.place < bytes.count { tokenizer.readPart() }
    tokenizer.endText(at: bytes.count)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private static let less = UInt8(ascii: "<")
  private static let slash = UInt8(ascii: "/")

  private mutating func readPart() {
    guard bytes[place] == Self.less, place + 1 < bytes.count else {
      place += 1
      return
    }
    let next = bytes[place + 1]
    if bytes[place...].starts(with: "<!--".utf8) {
      append(.comment, to: end(of: "-->", from: place + 4) ?? bytes.count)
    } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      append(.other, to: end(of: ">", from: place + 2) ?? bytes.count)
    } else if Self.isLetter(next)
      || next == Self.slash && place + 2 < bytes.count && Self.isLetter(bytes[place + 2])
    {
      var reader = HTMLTagReader(bytes, from: place)
      if let tag = reader.tag() {
        append(.tag(tag), to: reader.place)
      } else {
        append(.other, to: bytes.count)
      }
    } else {
      place += 1
    }
  }

  private mutating func append(_ kind: HTMLToken.Kind, to end: Int) {
    endText(at: place)
    tokens.append(HTMLToken(kind: kind, range: place..<end))
    place = end
    textStart = end
  }

  private mutating func endText(at end: Int) {
    if textStart < end { tokens.append(HTMLToken(kind: .text, range: textStart..<end)) }
    textStart = end
  }

  private func end(of mark: String, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var place = start
    while place + mark.count <= bytes.count {
      if bytes[place...].starts(with: mark) { return place + mark.count }
      place += 1
    }
    return nil
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Reads one tag with its attributes.
private struct HTMLTagReader {
  private let bytes: [UInt8]
  private(set) var place: Int

  init(_ bytes: [UInt8], from place: Int) {
    self.bytes = bytes
    self.place = place + 1
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }
  private static let greater = UInt8(ascii: ">")
  private static let slash = UInt8(ascii: "/")
  private static let equals = UInt8(ascii: "=")

  /// - Returns: Nil for a tag without an end.
  mutating func tag() -> HTMLTag? {
    let isClosing = current == Self.slash
    if isClosing { place += 1 }
    let name = word { $0 == Self.slash || $0 == Self.greater }
    var attributes: [(name: String, value: String)] = []
    var isSelfClosing = false
    while true {
      skipSpaces()
      guard let byte = current else { return nil }
      if byte == Self.greater {
        place += 1
        return HTMLTag(
          name: name.lowercased(), isClosing: isClosing, isSelfClosing: isSelfClosing,
          attributes: attributes)
      }
      isSelfClosing = byte == Self.slash
      if isSelfClosing {
        place += 1
      } else {
        guard let attribute = attribute() else { return nil }
        attributes.append(attribute)
      }
    }
  }

  private mutating func attribute() -> (name: String, value: String)? {
    let start = place
    // A name that begins with the sign is read as a name, as browsers do.
    place += 1
    let rest = word { $0 == Self.slash || $0 == Self.greater || $0 == Self.equals }
    let name = String(decoding: bytes[start...start], as: UTF8.self) + rest
    skipSpaces()
    guard current == Self.equals else { return (name.lowercased(), "") }
    place += 1
    skipSpaces()
    guard let quote = current else { return nil }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return (name.lowercased(), Self.decoded(word { $0 == Self.greater }))
    }
    place += 1
    let valueStart = place
    while let byte = current, byte != quote { place += 1 }
    guard current != nil else { return nil }
    let value = String(decoding: bytes[valueStart..<place], as: UTF8.self)
    place += 1
    return (name.lowercased(), Self.decoded(value))
  }

  private mutating func word(until isEnd: (UInt8) -> Bool) -> String {
    let start = place
    while let byte = current, byte > Byte.space, !isEnd(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while let byte = current, byte <= Byte.space { place += 1 }
  }

  /// The entities that HTML needs in attributes. Others stay as written, and are written as text.
  private static func decoded(_ value: String) -> String {
    guard value.contains("&") else { return value }
    return value.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
