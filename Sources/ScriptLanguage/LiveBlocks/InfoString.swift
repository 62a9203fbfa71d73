/// The info string of a fence, cut into words and attributes with their places.
///
/// Cutting never fails, so that the id of a block is known even if something else is wrong.
public struct InfoString: Sendable {
  /// A word that is not an attribute.
  public struct Word: Sendable {
    /// The word.
    public let text: String
    /// Where it stands, as offsets into the info string.
    public let range: SourceRange
  }

  /// `key=value`, with the quotes of the value removed.
  struct Attribute {
    var key: String
    var value: String
    var keyRange: SourceRange
    var valueRange: SourceRange
  }

  /// The words in order: the kind of the block, then its id or mark.
  public private(set) var words: [Word] = []
  var attributes: [Attribute] = []
  /// What follows a quote that is not closed.
  var unclosedQuote: SourceRange?

  /// The id of a scenario, whatever else the info string says.
  public var scenarioID: Word? {
    guard words.count > 1, words[0].text == LiveBlockKind.scenario.rawValue else { return nil }
    return words[1]
  }

  /// Cuts an info string into its parts.
  /// - Parameter text: Everything after the fence.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if InfoString.isSpace(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      var equals: Int?
      var isQuoted = false
      while index < bytes.count, isQuoted || !InfoString.isSpace(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if bytes[index] == UInt8(ascii: "="), equals == nil, !isQuoted { equals = index }
        index += 1
      }
      guard !isQuoted else {
        unclosedQuote = SourceRange(start, index)
        return
      }
      add(bytes, start, equals, index)
    }
  }

  /// The attributes, each with whether one before it has the same key.
  var attributesInOrder: [(attribute: Attribute, isRepeated: Bool)] {
    var seen: [String] = []
    return attributes.map { attribute in
      let isRepeated = seen.contains(attribute.key)
      seen.append(attribute.key)
      return (attribute, isRepeated)
    }
  }

  private mutating func add(_ bytes: [UInt8], _ start: Int, _ equals: Int?, _ end: Int) {
    guard let equals else {
      words.append(Word(text: InfoString.text(bytes[start..<end]), range: SourceRange(start, end)))
      return
    }
    let value = bytes[(equals + 1)..<end].filter { $0 != UInt8(ascii: "\"") }
    attributes.append(
      Attribute(
        key: InfoString.text(bytes[start..<equals]), value: InfoString.text(value[...]),
        keyRange: SourceRange(start, equals), valueRange: SourceRange(equals + 1, end)))
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
  ///   - summary: What is wrong.
  ///   - range: Where, in bytes from the beginning of the info string.
  ///   - help: What to do about it.
  public static func inInfo(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(id: id, summary, at: range, help: help)
    diagnostic.origin = .info
    return diagnostic
  }

  /// An attribute whose key another one before it has.
  static func givenTwice(_ attribute: InfoString.Attribute) -> Diagnostic {
    .inInfo("bad-attribute", "'\(attribute.key)' is given twice", attribute.keyRange)
  }

  /// An attribute that a kind of block does not have.
  static func unknownAttribute(
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
