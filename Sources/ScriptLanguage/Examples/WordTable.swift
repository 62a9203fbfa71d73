/// The words of an example and where they stand.
struct WordTable {
  struct Word {
    let text: String
    let range: SourceRange
    /// What stands directly in front and behind.
    let isMember: Bool
    let isCalled: Bool
    let isDeclared: Bool
    let isAssigned: Bool
    /// The label of the first argument of a call; `nil` for none.
    let firstLabel: String?
  }

  /// All words that can be names, in order.
  let words: [Word]
  /// The names that are words.
  private let names: Set<String>
  /// The names that stand where something is declared, or behind which a colon stands, as behind a
  /// parameter or a label.
  let declaredNames: [String]
  /// Texts that are written out, as they are written.
  private let texts: [(text: String, range: SourceRange)]
  private let accessLevels: [Int]
  /// Where `private` and `fileprivate` stand.
  private let privateLevels: [Int]
  /// Where `fileprivate` and `final` stand.
  private let filePrivateLevels: [Int]
  private let finals: [Int]
  /// Where closures stand.
  private let closures: [SourceRange]

  init(_ parser: Parser) {
    var words: [Word] = []
    var declared: [String] = []
    var levels: [Int] = []
    var privateLevels: [Int] = []
    var filePrivateLevels: [Int] = []
    var finals: [Int] = []
    var texts: [(text: String, range: SourceRange)] = []
    for (index, token) in parser.tokens.enumerated() {
      if token.kind == .string { texts.append((parser.text(of: token), token.range)) }
      if token.kind == .accessLevel {
        levels.append(token.start)
        let level = parser.text(of: token)
        if level.hasSuffix("private") { privateLevels.append(token.start) }
        if level == "fileprivate" { filePrivateLevels.append(token.start) }
      }
      if token.kind == .ignoredModifier, parser.text(of: token) == "final" {
        finals.append(token.start)
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
    names = Set(words.map { $0.text })
    declaredNames = declared
    self.texts = texts
    accessLevels = levels
    self.privateLevels = privateLevels
    self.filePrivateLevels = filePrivateLevels
    self.finals = finals
    closures = parser.closures
  }

  private static func declares(_ word: Token.Kind) -> Bool {
    switch word {
    case .func, .let, .var, .class, .struct, .enum, .protocol, .case, .typealias, .import: true
    default: false
    }
  }

  /// The different texts that are written out within a range, each as it is written.
  func texts(in range: SourceRange) -> [String] {
    var result: [String] = []
    for (text, place) in texts where place.start >= range.start && place.end <= range.end {
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// The texts within a range that a name may stand in, as a part of an interpolation.
  func interpolations(of name: String, in range: SourceRange) -> [SourceRange] {
    let search = TextSearch(name)
    let sign = TextSearch("\\")
    return texts.filter { text, place in
      let bytes = Array(text.utf8)
      return place.start >= range.start && place.end <= range.end
        && !sign.places(in: bytes, atMost: 1).isEmpty
        && !search.places(in: bytes, atMost: 1).isEmpty
    }.map { $0.range }
  }

  /// A name that the example has not, like this one.
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
    words.contains {
      $0.text == name && $0.range.start >= range.start && $0.range.end <= range.end
    }
  }

  /// Whether a declaration begins with an access level.
  func hasAccessLevel(_ range: SourceRange) -> Bool {
    accessLevels.contains { $0 >= range.start && $0 < range.end }
  }

  /// Whether `private` or `fileprivate` stands between two places.
  func isPrivate(_ start: Int, _ end: Int) -> Bool {
    privateLevels.contains { $0 >= start && $0 < end }
  }

  /// Whether `fileprivate` stands between two places.
  func isFilePrivate(_ start: Int, _ end: Int) -> Bool {
    filePrivateLevels.contains { $0 >= start && $0 < end }
  }

  /// Whether `final` stands between two places.
  func isFinal(_ start: Int, _ end: Int) -> Bool {
    finals.contains { $0 >= start && $0 < end }
  }

  /// Whether a place is inside of a closure.
  func isInClosure(_ place: SourceRange) -> Bool {
    closures.contains { $0.start <= place.start && place.end <= $0.end }
  }

  /// The label behind an opening parenthesis.
  private static func label(behind place: Int, _ parser: Parser) -> String? {
    guard place + 2 < parser.tokens.count, parser.tokens[place].kind == .leftParen,
      parser.tokens[place + 2].kind == .colon, parser.tokens[place + 1].isWord
    else { return nil }
    return parser.text(of: parser.tokens[place + 1])
  }

  /// Whether something outside of a function calls one of its name and first label.
  func isCalled(_ function: FunctionDeclaration, at range: SourceRange) -> Bool {
    let label = function.parameters.first?.label
    return words.contains { word in
      word.text == function.name && word.isCalled && !word.isDeclared && word.firstLabel == label
        && !(word.range.start >= range.start && word.range.end <= range.end)
    }
  }

  /// Whether something outside of a range assigns to a name.
  func isAssigned(_ name: String, outside range: SourceRange) -> Bool {
    words.contains { word in
      word.text == name && word.isAssigned
        && !(word.range.start >= range.start && word.range.end <= range.end)
    }
  }

  /// Whether something is presented.
  var presents: Bool { words.contains { $0.text == "present" && $0.isCalled && !$0.isDeclared } }

  /// The words within a range.
  func words(in range: SourceRange) -> [Word] {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].range.start < range.start { low = middle + 1 } else { high = middle }
    }
    return Array(words[low...].prefix { $0.range.end <= range.end })
  }
}
