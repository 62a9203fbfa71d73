/// The words of an example and where they stand.
struct WordTable {
  struct Word {
    let text: String
    let range: SourceRange
    /// What stands directly in front and behind.
    let isMember: Bool
    let isCalled: Bool
    let isDeclared: Bool
  }

  /// All words that can be names, in order.
  let words: [Word]
  private let accessLevels: [Int]

  init(_ parser: Parser) {
    var words: [Word] = []
    var levels: [Int] = []
    for (index, token) in parser.tokens.enumerated() {
      if token.kind == .accessLevel { levels.append(token.start) }
      guard token.isName else { continue }
      let before = index > 0 ? parser.tokens[index - 1].kind : .endOfFile
      let behind = index + 1 < parser.tokens.count ? parser.tokens[index + 1] : token
      let isCalled =
        behind.kind == .leftParen && !behind.isOnNewLine
        || behind.kind == .leftBrace && !behind.isOnNewLine && before == .period
      words.append(
        Word(
          text: parser.name(of: token), range: token.range, isMember: before == .period,
          isCalled: isCalled, isDeclared: before == .func))
    }
    self.words = words
    accessLevels = levels
  }

  /// A name that the example has not, like this one.
  func free(_ name: String, _ isFree: (String) -> Bool) -> String {
    var result = name
    var number = 1
    while words.contains(where: { $0.text == result }) || !isFree(result) {
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

  /// Whether something calls a function of this name.
  func isCalled(_ name: String) -> Bool {
    words.contains { $0.text == name && $0.isCalled && !$0.isDeclared }
  }

  /// Whether something is presented.
  var presents: Bool { words.contains { $0.text == "present" && $0.isCalled && !$0.isDeclared } }

  /// The words within a range.
  func words(in range: SourceRange) -> [Word] {
    words.filter { $0.range.start >= range.start && $0.range.end <= range.end }
  }
}
