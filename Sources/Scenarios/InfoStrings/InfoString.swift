import Diagnostics

/// The info string of a fence, cut into words and attributes with their places.
///
/// Cutting never fails, so the id of a block is known even if another part is wrong.
package struct InfoString: Sendable {
  /// A word that is not an attribute.
  package struct Word: Sendable {
    /// The word.
    package let text: String
    /// The range as offsets into the info string.
    package let range: SourceRange

    package init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// `key=value`, with the quotes of the value removed.
  package struct Attribute {
    package var key: String
    package var value: String
    package var keyRange: SourceRange
    package var valueRange: SourceRange
  }

  /// The words in order: the kind of the block, then its id or mark.
  package private(set) var words: [Word] = []
  package var attributes: [Attribute] = []
  /// The text from an unclosed quote on.
  var unclosedQuote: SourceRange?
  /// The errors in attributes with a clear meaning but with spaces or printed quotes.
  private var slips: [Diagnostic] = []

  /// The word that begins the info string of a scenario.
  static let scenario = "scenario"

  /// The words of the kinds that may stand behind the word `swift`, for the colours of other
  /// programs.
  package static let behindSwift = [scenario, "claims", "compare", "state-table"]

  /// The id of a scenario, even if other parts are wrong.
  package var scenarioID: Word? {
    guard words.count > 1, words[0].text == InfoString.scenario else { return nil }
    return words[1]
  }

  /// The errors about an unclosed quote, spaces inside of attributes, and printed quotes.
  package var quoteProblems: [Diagnostic] {
    guard let unclosedQuote else { return slips }
    return slips + [
      .inInfo(
        "unterminated-string", "A quote in the info string is not closed", unclosedQuote,
        help: ["write '\"' at the end of the value"])
    ]
  }

  /// Cuts an info string into its parts.
  /// - Parameter text: Everything after the fence.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var index = 0
    while index < bytes.count {
      if InfoString.isSpace(bytes[index]) {
        index += 1
        continue
      }
      var part = Part(start: index)
      var isQuoted = false
      while index < bytes.count, isQuoted || !InfoString.isSpace(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if bytes[index] == UInt8(ascii: "="), part.equals == nil, !isQuoted {
          part.equals = index
          if let end = InfoString.endOfPrintedQuotes(bytes, index + 1) {
            slips.append(.printedQuotes(SourceRange(index + 1, end)))
            index = end
            continue
          }
        }
        index += 1
      }
      part.end = index
      guard !isQuoted else {
        unclosedQuote = SourceRange(part.start, index)
        break
      }
      parts.append(part)
    }
    add(parts, bytes)
    if words.count > 1, words[0].text == "swift", InfoString.behindSwift.contains(words[1].text) {
      words.removeFirst()
    }
  }

  /// The text between two spaces.
  private struct Part {
    let start: Int
    var equals: Int?
    var end = 0

    init(start: Int) { self.start = start }
  }

  /// Adds words and attributes. The pieces of one attribute are joined.
  private mutating func add(_ parts: [Part], _ bytes: [UInt8]) {
    var index = 0
    while index < parts.count {
      let part = parts[index]
      index += 1
      guard index < parts.count || part.equals != nil else {
        addWord(bytes, part)
        continue
      }
      var equals = part.equals
      var value = (equals ?? part.end) + 1..<max((equals ?? part.end) + 1, part.end)
      var last = part
      if equals == nil, parts[index].equals == parts[index].start {
        // `finding =x` or `finding = x`.
        last = parts[index]
        equals = last.start
        value = last.start + 1..<last.end
        index += 1
      }
      guard let equals else {
        addWord(bytes, part)
        continue
      }
      if value.isEmpty, index < parts.count, parts[index].equals == nil {
        last = parts[index]
        value = last.start..<last.end
        index += 1
      }
      if last.start != part.start {
        slips.append(.spaces(SourceRange(part.start, last.end)))
      }
      var text = Array(bytes[value])
      let keyEnd = part.equals ?? part.end
      let key = InfoString.text(bytes[part.start..<min(keyEnd, equals)])
      let hasList = text.last == UInt8(ascii: ",")
      while text.last == UInt8(ascii: ","), index < parts.count, parts[index].equals == nil {
        text += bytes[parts[index].start..<parts[index].end]
        value = value.lowerBound..<parts[index].end
        index += 1
      }
      // A lens with a comma is an error of its own.
      if hasList, value.upperBound > last.end, key != "lens" {
        slips.append(.spaces(SourceRange(part.start, value.upperBound)))
      }
      attributes.append(
        Attribute(
          key: key,
          value: InfoString.text(InfoString.unquoted(text)[...]),
          keyRange: SourceRange(part.start, keyEnd),
          valueRange: SourceRange(value.lowerBound, value.upperBound)))
    }
  }

  /// The end of a text in printed quotes that begins at a place: `“` or `‘` up to `”` or `’`.
  private static func endOfPrintedQuotes(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard isPrintedQuote(bytes, start) else { return nil }
    var index = start + 3
    while index < bytes.count {
      if isPrintedQuote(bytes, index) { return index + 3 }
      index += 1
    }
    return nil
  }

  /// True if a quote from U+2018 to U+201F stands at a place.
  private static func isPrintedQuote(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (0x98...0x9F).contains(bytes[index + 2])
  }

  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    if isPrintedQuote(result, 0), isPrintedQuote(result, result.count - 3) {
      result = Array(result.dropFirst(3).dropLast(3))
    }
    return result.filter { $0 != UInt8(ascii: "\"") }
  }

  /// The attributes in order. `isRepeated` is true if an earlier attribute has the same key.
  var attributesInOrder: [(attribute: Attribute, isRepeated: Bool)] {
    var seen: [String] = []
    return attributes.map { attribute in
      let isRepeated = seen.contains(attribute.key)
      seen.append(attribute.key)
      return (attribute, isRepeated)
    }
  }

  private mutating func addWord(_ bytes: [UInt8], _ part: Part) {
    words.append(
      Word(
        text: InfoString.text(bytes[part.start..<part.end]),
        range: SourceRange(part.start, part.end)))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

extension Diagnostic {
  /// A diagnostic at a place in the info string of a block.
  /// - Parameters:
  ///   - id: A permanent kebab-case id.
  ///   - summary: The error.
  ///   - range: The range in bytes from the beginning of the info string.
  ///   - help: The ways to correct the error.
  package static func inInfo(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(id: id, summary, at: range, help: help)
    diagnostic.origin = .info
    return diagnostic
  }

  fileprivate static func spaces(_ range: SourceRange) -> Diagnostic {
    .inInfo(
      "bad-attribute", "There are spaces inside this attribute", range,
      help: [
        "write 'key=value' without spaces; put a value that has spaces in "
          + "quotes: 'title=\"A title\"'"
      ])
  }

  fileprivate static func printedQuotes(_ range: SourceRange) -> Diagnostic {
    .inInfo(
      "bad-attribute", "This value is in typographic quotes", range,
      help: ["write straight quotes: \"…\""])
  }

  /// The error about a repeated key.
  static func givenTwice(_ attribute: InfoString.Attribute) -> Diagnostic {
    .inInfo(
      "bad-attribute", "'\(attribute.key)' is given twice", attribute.keyRange,
      help: ["remove one of the two"])
  }

  /// The error about a key that a kind of block does not allow.
  package static func unknownAttribute(
    _ attribute: InfoString.Attribute, of block: String, _ keys: [String]
  ) -> Diagnostic {
    let near = EditDistance.nearest(to: attribute.key, in: keys)
    return .inInfo(
      "unknown-attribute",
      "'\(attribute.key)' is not an attribute of \(block)"
        + (near.map { "; did you mean '\($0)'?" } ?? ""), attribute.keyRange,
      help: ["the attributes are \(keys.joined(separator: ", "))"])
  }
}
