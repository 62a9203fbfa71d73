import Diagnostics
import SwiftSubset

/// Finds slips in the words and braces of steps and checks, at the current token of a parser.
struct KeywordSlips {
  let parser: Parser

  init(_ parser: Parser) { self.parser = parser }

  /// The error for the item at the current token; nil if the item is right or a statement.
  var problem: ScriptError? { slipInKeyword() ?? expectationWithoutBraces() }

  /// The error for a statement after the first step that is likely a check or a step.
  func problem(ofStatementAt token: Token) -> ScriptError? {
    unfinishedCheck(token) ?? misspeltCheck(token)
  }

  // MARK: Words

  /// The error for a check or step that is not complete and no Swift statement either.
  private func unfinishedCheck(_ token: Token) -> ScriptError? {
    let word = parser.text(of: token)
    let help: String
    switch word {
    case "require": help = "write 'require never A.viewDidLoad' or 'require A.isViewLoaded'"
    case "expect": help = "write 'expect { … }' or 'expect(.classic) { … }'"
    case "when": help = "write 'when \"…\" { … }'"
    default: return nil
    }
    return KeywordSlips.failure(
      "bad-requirement", "'\(word)' is not used like this", token.range, [help])
  }

  /// The error for a statement whose first word is nearly `when`, `expect` or `require`.
  private func misspeltCheck(_ token: Token) -> ScriptError? {
    let word = parser.text(of: token)
    guard !isDeclared(word) else { return nil }
    return EditDistance.nearest(to: word, in: ["when", "expect", "require"]).map { near in
      KeywordSlips.failure(
        "unknown-name", "'\(word)' is not known; did you mean '\(near)'?", token.range,
        ["write '\(near)'"])
    }
  }

  /// The error for a step without a title, or for a misspelt keyword.
  private func slipInKeyword() -> ScriptError? {
    let next = parser.peek()
    guard parser.current.kind == .identifier, !next.isOnNewLine else { return nil }
    let word = parser.text(of: parser.current)
    let range = parser.current.range
    if word == "when", next.kind == .leftBrace || next.kind == .identifier, !isWhenUsed {
      return KeywordSlips.failure(
        "bad-step", "A step needs a title in quotes", range, ["write 'when \"it is pushed\" {'"])
    }
    let meant: String
    if next.kind == .leftBrace, EditDistance.between(word, "expect") == 1, !isDeclared(word) {
      meant = "expect"
    } else if next.kind == .string || next.kind == .stringStart {
      meant = "when"
    } else if next.isName {
      meant = "require"
    } else {
      return nil
    }
    guard word != meant, EditDistance.between(word, meant) <= 1 else { return nil }
    return KeywordSlips.failure(
      "unknown-name", "'\(word)' is not known; did you mean '\(meant)'?", range,
      ["write '\(meant)'"])
  }

  /// True if the author declares the name, such as a function that takes a closure.
  private func isDeclared(_ word: String) -> Bool {
    parser.tokens.indices.dropFirst().contains { place in
      [.func, .let, .var].contains(parser.tokens[place - 1].kind)
        && parser.text(of: parser.tokens[place]) == word
    }
  }

  /// True if the author's code uses `when` as a name, which may stand before a closure.
  private var isWhenUsed: Bool {
    parser.tokens.indices.contains { place in
      guard parser.matches(parser.tokens[place], "when"), place + 1 < parser.tokens.count else {
        return false
      }
      let next = parser.tokens[place + 1]
      if next.kind == .identifier { return next.isOnNewLine }
      return next.kind != .leftBrace && next.kind != .string && next.kind != .stringStart
    }
  }

  /// The words between two events, each with whether the second event comes first.
  static let orders: [(word: String, isSwapped: Bool)] = [
    (">", true), ("before", false), ("then", false), ("precedes", false), ("after", true),
    ("follows", true),
  ]

  // MARK: Braces

  /// The error for `expect A.viewDidLoad`.
  private func expectationWithoutBraces() -> ScriptError? {
    let next = parser.peek()
    guard parser.at(word: "expect"), next.isName, !next.isOnNewLine else { return nil }
    guard parser.text(of: next) != "never" else {
      return KeywordSlips.failure(
        "bad-event", "'expect' names what happens, not what never happens", parser.current.range,
        ["write 'require \(text(from: parser.position + 1, separator: ", "))'"])
    }
    return withoutBraces(parser.current, events: text(from: parser.position + 1, separator: "; "))
  }

  /// The error for `expect(.classic) A.viewDidLoad`, with the current token behind the parenthesis.
  func unopenedExpectation(_ keyword: Token) -> ScriptError {
    let events = text(from: parser.position, separator: "; ")
    return withoutBraces(
      keyword, events: parser.current.isOnNewLine || events.isEmpty ? "…" : events)
  }

  private func withoutBraces(_ keyword: Token, events: String) -> ScriptError {
    var end = keyword.end
    if parser.current.start > keyword.start {
      end = parser.previousEnd
    }
    return KeywordSlips.failure(
      "bad-event", "The events of 'expect' stand between braces", keyword.range,
      ["write '\(parser.string(keyword.start, end)) { \(events) }'"])
  }

  /// The text from a token to the end of its line, with another separator in place of commas.
  private func text(from start: Int, separator: String) -> String {
    var result = ""
    var place = start
    var piece = start
    while place < parser.tokens.count {
      let token = parser.tokens[place]
      if token.kind == .endOfFile || token.isOnNewLine && place > start { break }
      if token.kind == .comma, place > piece {
        result +=
          parser.string(parser.tokens[piece].start, parser.tokens[place - 1].end) + separator
        piece = place + 1
      } else if token.kind == .leftParen {
        // A comma between arguments separates no events.
        place = max(place, parser.indexOfMatch(for: place))
      }
      place += 1
    }
    guard place > piece else { return result }
    return result + parser.string(parser.tokens[piece].start, parser.tokens[place - 1].end)
  }

  /// The error for a step without an opening brace.
  static func unopenedStep(_ title: String, _ range: SourceRange) -> ScriptError {
    failure(
      "bad-step", "The step '\(title)' does not begin with '{'", range,
      ["write 'when \"\(title)\" {'"])
  }

  /// The error for a step without an opening brace, where the closing brace is the first fault that
  /// the lexer finds.
  static func unopenedStep(
    in text: [UInt8], _ source: SourceID, before error: ScriptError
  ) -> ScriptError? {
    guard error.diagnostic.id == "unmatched-bracket" else { return nil }
    let tokens = TokenizedText(text).tokens.filter { $0.end <= error.diagnostic.range.start }
    var found: (word: Token, title: Token)?
    for place in tokens.indices.dropLast() {
      let (word, title) = (tokens[place], tokens[place + 1])
      guard word.isOnNewLine, title.kind == .string,
        text[word.start..<word.end].elementsEqual("when".utf8)
      else { continue }
      let isOpen = place + 2 < tokens.count && tokens[place + 2].kind == .leftBrace
      if !isOpen { found = (word, title) }
    }
    guard let found, found.title.end - found.title.start >= 2 else { return nil }
    let title = String(decoding: text[found.title.start + 1..<found.title.end - 1], as: UTF8.self)
    return unopenedStep(title, SourceRange(found.word.start, found.title.end, in: source))
  }

  static func failure(
    _ id: String, _ summary: String, _ range: SourceRange, _ help: [String] = []
  ) -> ScriptError {
    ScriptError(Diagnostic(id: id, summary, at: range, help: help))
  }
}
