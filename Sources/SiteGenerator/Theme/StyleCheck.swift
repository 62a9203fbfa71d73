import Diagnostics

/// Finds what a browser passes over in a style sheet without a word: parts without an end, which change the style
/// sheets behind, and addresses of other sites, which the policy of the pages blocks.
struct StyleCheck {
  private let source: SourceText
  private let path: String
  private var offset = 0
  /// The offsets of the braces of open blocks.
  private var blocks: [Int] = []
  private var found: [InputError] = []

  /// The errors of a style sheet.
  /// - Parameters:
  ///   - bytes: The text of the style sheet.
  ///   - path: The path of the style sheet, for messages.
  static func errors(in bytes: [UInt8], at path: String) -> [InputError] {
    var check = StyleCheck(source: SourceText(bytes), path: path)
    while check.offset < bytes.count { check.step() }
    for block in check.blocks {
      check.report("The block that begins here has no end", at: block, "write '}' behind its text")
    }
    return check.found
  }

  private init(source: SourceText, path: String) { (self.source, self.path) = (source, path) }

  private var bytes: [UInt8] { source.bytes }

  private func starts(with text: String, at place: Int) -> Bool {
    // A capital letter differs from the small letter in one bit.
    bytes[place...].prefix(text.utf8.count).map { $0 | 0x20 }
      .elementsEqual(text.utf8.map { $0 | 0x20 })
  }

  private mutating func step() {
    switch bytes[offset] {
    case UInt8(ascii: "/") where starts(with: "/*", at: offset): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = quoted()
    case UInt8(ascii: "\\"): offset += 2
    case UInt8(ascii: "{"):
      blocks.append(offset)
      offset += 1
    case UInt8(ascii: "}"):
      if blocks.popLast() == nil {
        report("This '}' ends no block", at: offset, "remove it, or write '{' behind the selector")
      }
      offset += 1
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      if starts(with: "url(", at: offset) { readAddress() } else { offset += 1 }
    case UInt8(ascii: "@"):
      if starts(with: "@import", at: offset) { readImport() } else { offset += 1 }
    default: offset += 1
    }
  }

  private mutating func skipComment() {
    guard let end = bytes[(offset + 2)...].firstRange(of: "*/".utf8) else {
      report("The comment that begins here has no end", at: offset, "write '*/' behind its text")
      offset = bytes.count
      return
    }
    offset = end.upperBound
  }

  /// Reads a text in quotes, which ends in its line.
  private mutating func quoted() -> String {
    let (start, quote) = (offset, bytes[offset])
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "\n") {
        break
      }
      offset += 1
    }
    guard offset < bytes.count, bytes[offset] == quote else {
      offset = min(offset, bytes.count)
      report(
        "The text that begins here has no end in its line", at: start,
        "write the same quote behind the text")
      return ""
    }
    offset += 1
    return String(decoding: bytes[start + 1..<offset - 1], as: UTF8.self)
  }

  private mutating func readAddress() {
    let start = offset
    offset += 4
    skipSpaces()
    guard offset < bytes.count else { return }
    if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
      return check(quoted(), at: start)
    }
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
    let address = String(decoding: bytes[offset..<end], as: UTF8.self)
    offset = end
    check(address, at: start)
  }

  private mutating func readImport() {
    let start = offset
    offset += 7
    skipSpaces()
    guard offset < bytes.count else { return }
    if bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") {
      check(quoted(), at: start)
    }
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, [9, 10, 13, 32].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func check(_ address: String, at place: Int) {
    let lower = address.lowercased()
    guard ["http:", "https:", "//"].contains(where: { lower.hasPrefix($0) }) else { return }
    report(
      "The policy of the pages blocks '\(address.trimmed)', which is on another site", at: place,
      "put the file into 'assets/' and write 'url(NAME)': no request leaves the site")
  }

  private mutating func report(_ message: String, at offset: Int, _ help: String) {
    let place = source.location(of: offset)
    found.append(InputError(message, help: help, at: "\(path):\(place.line):\(place.column)"))
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
