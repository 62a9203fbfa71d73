import Diagnostics
import ScriptCompiler
import SwiftSubset

/// The words of an example, with their places.
struct WordTable: Sendable {
  struct Word: Sendable {
    let text: String
    let range: SourceRange
    /// Properties of the tokens directly before and after the word.
    let isMember: Bool
    let isCalled: Bool
    let isDeclared: Bool
    let isAssigned: Bool
    /// The label of the first argument of a call; `nil` if the argument has no label.
    let firstLabel: String?
  }

  /// All words that can be names, in order, text by text.
  let words: [Word]
  /// The range of indices of the words of each text.
  private let indices: [SourceID: Range<Int>]
  /// The texts of all words.
  private let names: Set<String>
  /// The names in declarations, and the names in front of a colon or `in`.
  let declaredNames: [String]
  /// The string literals, as written.
  private let texts: [(text: String, range: SourceRange)]
  /// The keys of look-ups, as written. A name has a period in front, and no type.
  private let keys: [(text: String, range: SourceRange)]
  private let accessLevels: [SourcePlace]
  /// The places of `private` and `fileprivate`.
  private let privateLevels: [SourcePlace]
  private let filePrivateLevels: [SourcePlace]
  private let finals: [SourcePlace]
  private let closures: [SourceRange]

  /// The words of a parsed text.
  init(_ parser: Parser) {
    var words: [Word] = []
    var declared: [String] = []
    var levels: [SourcePlace] = []
    var privateLevels: [SourcePlace] = []
    var filePrivateLevels: [SourcePlace] = []
    var finals: [SourcePlace] = []
    var texts: [(text: String, range: SourceRange)] = []
    var keys: [(text: String, range: SourceRange)] = []
    for (index, token) in parser.tokens.enumerated() {
      if token.kind == .string { texts.append((parser.text(of: token), token.range)) }
      if let key = WordTable.key(behind: index, parser) { keys.append((key, token.range)) }
      if token.kind == .accessLevel {
        levels.append(token.range.place)
        let level = parser.text(of: token)
        if level.hasSuffix("private") { privateLevels.append(token.range.place) }
        if level == "fileprivate" { filePrivateLevels.append(token.range.place) }
      }
      if token.kind == .ignoredModifier, parser.text(of: token) == "final" {
        finals.append(token.range.place)
      }
      guard token.isName else { continue }
      let before = index > 0 ? parser.tokens[index - 1].kind : .endOfFile
      let behind = index + 1 < parser.tokens.count ? parser.tokens[index + 1] : token
      if WordTable.declares(before) || behind.kind == .colon || behind.kind == .in {
        declared.append(parser.name(of: token))
      }
      let isCalled =
        behind.kind == .leftParen && !behind.isOnNewLine
        || behind.kind == .leftBrace && !behind.isOnNewLine && before == .period
      words.append(
        Word(
          text: parser.name(of: token), range: token.range, isMember: before == .period,
          isCalled: isCalled, isDeclared: before == .func,
          isAssigned: behind.kind == .equal || behind.kind == .compoundAssignment,
          firstLabel: WordTable.label(behind: index + 1, parser)))
    }
    self.words = words
    indices = [parser.source: words.indices]
    names = Set(words.map { $0.text })
    declaredNames = declared
    self.texts = texts
    self.keys = keys
    accessLevels = levels
    self.privateLevels = privateLevels
    self.filePrivateLevels = filePrivateLevels
    self.finals = finals
    closures = parser.closures
  }

  /// The words of several texts.
  init(joining tables: [WordTable]) {
    if tables.count == 1 {
      self = tables[0]
      return
    }
    var indices: [SourceID: Range<Int>] = [:]
    var count = 0
    for table in tables {
      for (source, range) in table.indices {
        indices[source] = (range.lowerBound + count)..<(range.upperBound + count)
      }
      count += table.words.count
    }
    self.indices = indices
    words = tables.flatMap { $0.words }
    names = tables.reduce(into: []) { $0.formUnion($1.names) }
    declaredNames = tables.flatMap { $0.declaredNames }
    texts = tables.flatMap { $0.texts }
    keys = tables.flatMap { $0.keys }
    accessLevels = tables.flatMap { $0.accessLevels }
    privateLevels = tables.flatMap { $0.privateLevels }
    filePrivateLevels = tables.flatMap { $0.filePrivateLevels }
    finals = tables.flatMap { $0.finals }
    closures = tables.flatMap { $0.closures }
  }

  /// The words of a text without some ranges.
  init(_ table: WordTable, without ranges: [SourceRange]) {
    let gaps = Gaps(ranges)
    let left = table.words.filter { !gaps.contain($0.range.place) }
    let kept = Set(left.map { $0.text })
    words = left
    indices = (left.first?.range.source).map { [$0: left.indices] } ?? [:]
    names = kept
    declaredNames = table.declaredNames.filter { kept.contains($0) }
    texts = table.texts.filter { !gaps.contain($0.range.place) }
    keys = table.keys.filter { !gaps.contain($0.range.place) }
    accessLevels = table.accessLevels.filter { !gaps.contain($0) }
    privateLevels = table.privateLevels.filter { !gaps.contain($0) }
    filePrivateLevels = table.filePrivateLevels.filter { !gaps.contain($0) }
    finals = table.finals.filter { !gaps.contain($0) }
    closures = table.closures.filter { !gaps.contain($0.place) }
  }

  private static func declares(_ word: Token.Kind) -> Bool {
    switch word {
    case .func, .let, .var, .class, .struct, .enum, .protocol, .case, .typealias, .import: true
    default: false
    }
  }

  /// The distinct names of the words that meet a condition, in order.
  func names(where isMeant: (Word) -> Bool) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for word in words where isMeant(word) {
      if known.insert(word.text).inserted { result.append(word.text) }
    }
    return result
  }

  /// The distinct string literals within a range or anywhere, as written.
  func texts(in range: SourceRange?) -> [String] { WordTable.different(texts, in: range) }

  /// The distinct keys of look-ups within a range or anywhere, as written.
  func keys(in range: SourceRange?) -> [String] { WordTable.different(keys, in: range) }

  private static func different(
    _ texts: [(text: String, range: SourceRange)], in range: SourceRange?
  ) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for (text, place) in texts where range?.contains(place) ?? true {
      if known.insert(text).inserted { result.append(text) }
    }
    return result
  }

  /// The string literals within a range or anywhere that may interpolate a name.
  func interpolations(of name: String, in range: SourceRange?) -> [SourceRange] {
    let search = TextSearch(name)
    let sign = TextSearch("\\")
    return texts.filter { text, place in
      let bytes = Array(text.utf8)
      return (range?.contains(place) ?? true) && !sign.places(in: bytes, atMost: 1).isEmpty
        && !search.places(in: bytes, atMost: 1).isEmpty
    }.map { $0.range }
  }

  /// The name, with a number if the example already uses the name.
  func free(_ name: String, _ isFree: (String) -> Bool) -> String {
    var result = name
    var number = 1
    while names.contains(result) || !isFree(result) {
      number += 1
      result = "\(name)\(number)"
    }
    return result
  }

  func contains(_ name: String, in range: SourceRange) -> Bool {
    words.contains { $0.text == name && range.contains($0.range) }
  }

  /// True if an access level stands within a range.
  func hasAccessLevel(_ range: SourceRange) -> Bool {
    accessLevels.contains {
      $0.source == range.source && $0.offset >= range.start && $0.offset < range.end
    }
  }

  /// True if `private` or `fileprivate` stands between two places.
  func isPrivate(_ start: SourcePlace, _ end: SourcePlace) -> Bool {
    privateLevels.contains { $0 >= start && $0 < end }
  }

  /// True if `fileprivate` stands between two places.
  func isFilePrivate(_ start: SourcePlace, _ end: SourcePlace) -> Bool {
    filePrivateLevels.contains { $0 >= start && $0 < end }
  }

  /// True if `final` stands between two places.
  func isFinal(_ start: SourcePlace, _ end: SourcePlace) -> Bool {
    finals.contains { $0 >= start && $0 < end }
  }

  func isInClosure(_ place: SourceRange) -> Bool {
    closures.contains { $0.contains(place) }
  }

  /// The key behind a subscript's bracket or behind `forKey:`, if a literal or a name.
  private static func key(behind place: Int, _ parser: Parser) -> String? {
    let tokens = parser.tokens
    var index = place + 1
    switch tokens[place].kind {
    case .leftBracket where place > 0 && !tokens[place].hasSpaceBefore:
      let before = tokens[place - 1]
      switch before.kind {
      case .rightParen, .rightBracket, .question, .exclamation, .self: break
      default: guard before.isName else { return nil }
      }
    case .colon where place > 0 && parser.text(of: tokens[place - 1]) == "forKey": break
    default: return nil
    }
    var text: String?
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .string where index == place + 1, .integer where index == place + 1:
        text = parser.text(of: token)
      case .comma, .rightBracket, .rightParen: return text
      case .period where index + 1 < tokens.count && tokens[index + 1].isName:
        index += 1
        text = "." + parser.name(of: tokens[index])
      // A name by itself, or the type in front of a name.
      case _ where token.isName && index == place + 1: text = "." + parser.name(of: token)
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// The label behind an opening parenthesis.
  private static func label(behind place: Int, _ parser: Parser) -> String? {
    guard place + 2 < parser.tokens.count, parser.tokens[place].kind == .leftParen,
      parser.tokens[place + 2].kind == .colon, parser.tokens[place + 1].isWord
    else { return nil }
    return parser.text(of: parser.tokens[place + 1])
  }

  /// True if code outside of a function calls a function of the same name and first label.
  func isCalled(_ function: FunctionDeclaration, at range: SourceRange) -> Bool {
    let label = function.parameters.first?.label
    return words.contains { word in
      word.text == function.name && word.isCalled && !word.isDeclared && word.firstLabel == label
        && !range.contains(word.range)
    }
  }

  /// True if code outside of a range assigns to a name.
  func isAssigned(_ name: String, outside range: SourceRange) -> Bool {
    words.contains { word in
      word.text == name && word.isAssigned && !range.contains(word.range)
    }
  }

  /// True if the code presents a controller.
  var presents: Bool { words.contains { $0.text == "present" && $0.isCalled && !$0.isDeclared } }

  /// The words within a range.
  func words(in range: SourceRange) -> [Word] {
    guard let indices = indices[range.source] else { return [] }
    var low = indices.lowerBound
    var high = indices.upperBound
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.start < range.start { low = middle + 1 } else { high = middle }
    }
    return Array(words[low..<indices.upperBound].prefix { $0.range.end <= range.end })
  }
}
