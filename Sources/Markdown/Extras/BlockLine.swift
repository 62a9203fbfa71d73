/// A line that may begin or end a block of an extension.
struct BlockLine {
  /// The meaning of the line.
  enum Form {
    /// A block whose contents are indented.
    case item(BlockMark.Kind, title: Range<Int>?, isUntitled: Bool)
    case opening(BlockMark.Kind, title: Range<Int>?, colons: Int)
    case closing(colons: Int)
    case wrong(MarkupProblem)
  }

  /// The next line with text.
  enum Follower {
    /// The line is indented by four more columns.
    case indented
    /// The line stands directly below.
    case text
    case none
  }

  /// The bytes before the mark in the line.
  let offset: Int
  /// The ranges of titles are bytes of the line.
  let form: Form

  /// - Parameters:
  ///   - bytes: The page.
  ///   - line: The range of the line.
  ///   - follower: Returns the kind of the next line.
  /// - Returns: `nil` for any other line.
  init?(_ bytes: [UInt8], _ line: Range<Int>, follower: () -> Follower) {
    guard let start = BlockLine.start(bytes, line) else { return nil }
    offset = start - line.lowerBound
    let text = String(decoding: bytes[start..<line.upperBound], as: UTF8.self)
    let reader = Reader(text: text, offset: offset)
    guard let form = reader.form(follower) else { return nil }
    self.form = form
  }

  /// The place behind indentation and the marks of quotes, if a mark of an extension may stand there.
  static func start(_ bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var place = line.lowerBound
    while place < line.upperBound, isPrefix(bytes[place]) { place += 1 }
    guard place < line.upperBound else { return nil }
    switch bytes[place] {
    case Byte.colon, UInt8(ascii: "!"), UInt8(ascii: "?"), Byte.equals: return place
    case Byte.openBracket:
      return place + 1 < line.upperBound && bytes[place + 1] == UInt8(ascii: "^") ? place : nil
    default: return nil
    }
  }

  static func isPrefix(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.greater
  }
}

/// Reads a line by the syntax of each extension.
private struct Reader {
  let text: String
  let offset: Int

  private static let tabHelp =
    "write the title in quotes, '=== \"Title\"', and indent the contents by four spaces"

  func form(_ follower: () -> BlockLine.Follower) -> BlockLine.Form? {
    switch text.utf8.first {
    case Byte.colon: text.hasPrefix(":::") ? directive : definition
    case Byte.openBracket: footnote
    case Byte.equals: tab(follower)
    default: admonition(follower)
    }
  }

  private func range(_ part: Substring) -> Range<Int> {
    let start = offset + text.utf8.distance(from: text.startIndex, to: part.startIndex)
    return start..<start + part.utf8.count
  }

  private var definition: BlockLine.Form? {
    text.firstMatch(of: /^:[ \t]+[^ \t]/) == nil
      ? nil : .item(.definition, title: nil, isUntitled: false)
  }

  private var footnote: BlockLine.Form? {
    guard let match = text.firstMatch(of: /^\[\^([^\]\[]*[^\]\[\s][^\]\[]*)\]:/) else { return nil }
    return .item(.footnote(label: match.1.lowercased()), title: nil, isUntitled: false)
  }

  private func tab(_ follower: () -> BlockLine.Follower) -> BlockLine.Form? {
    if let match = text.firstMatch(of: /^===[!+]?[ \t]+"[ \t]*(\S.*?)[ \t]*"[ \t]*$/) {
      return .item(.tab, title: range(match.1), isUntitled: false)
    }
    guard
      text.firstMatch(of: /^===[!+]?[ \t]+\S/) != nil && follower() == .indented
        || text.wholeMatch(of: /===[!+]?["\p{L}].*[^=]/) != nil && follower() != .none
    else { return nil }
    return .wrong(.lost("a tab", help: Reader.tabHelp))
  }

  private func admonition(_ follower: () -> BlockLine.Follower) -> BlockLine.Form? {
    let whole =
      /^(!!!|\?\?\?\+?)[ \t]+([A-Za-z][\w\-]*)((?:[ \t]+(?:inline|end))*)(?:[ \t]+"(.*)")?[ \t]*$/
    if let match = text.wholeMatch(of: whole) {
      guard let kind = AsideKind(match.2) else {
        return match.4 == nil && follower() != .indented ? nil : .wrong(.unknownAside(match.2))
      }
      let title = match.4.map { $0.drop { $0 == " " } }
      let isUntitled = title?.isEmpty == true
      return .item(
        match.1 == "!!!" ? .aside(kind) : .details(kind, isOpen: match.1.hasSuffix("+")),
        title: isUntitled ? nil : title.map(range),
        isUntitled: isUntitled && match.1 == "!!!")
    }
    if let match = text.firstMatch(of: /^(!!!|\?\?\?\+?)([A-Za-z]+)(?:[ \t]|$)/) {
      let isMeant = AsideKind(match.2) != nil && follower() == .text || follower() == .indented
      return isMeant
        ? .wrong(.lost("an aside", help: "write a space: '\(match.1) \(match.2)'")) : nil
    }
    guard text.firstMatch(of: /^(?:!!!|\?\?\?\+?)[ \t]+[A-Za-z]/) != nil, follower() == .indented
    else { return nil }
    return .wrong(
      .lost("an aside", help: "write a word, and the title in quotes: '!!! note \"Title\"'"))
  }

  private var directive: BlockLine.Form? {
    let colons = text.prefix { $0 == ":" }.count
    let rest = text.dropFirst(colons)
    if rest.allSatisfy({ $0 == " " || $0 == "\t" }) { return .closing(colons: colons) }
    let opening =
      /^[ \t]*(?:\{[ .]*([A-Za-z][\w\-]*)[ \t]*\}|([A-Za-z][\w\-]*))(?:\[[ \t]*(\S.*?)\]|[ \t]+(\S.*?))?[ \t]*$/
    guard let match = rest.wholeMatch(of: opening), let word = match.1 ?? match.2 else {
      return .wrong(.lost("an aside", help: "write it like this: ':::{note}'"))
    }
    guard let kind = AsideKind(word) else {
      let isTab = word.hasPrefix("tab")
      return .wrong(isTab ? .lost("a tab", help: Reader.tabHelp) : .unknownAside(word))
    }
    let folds = ["details", "dropdown"].contains(word.lowercased())
    return .opening(
      folds ? .details(kind, isOpen: false) : .aside(kind), title: (match.3 ?? match.4).map(range),
      colons: colons)
  }
}
