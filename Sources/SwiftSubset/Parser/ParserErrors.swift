import Diagnostics

/// The errors of the parser.
extension Parser {
  /// An error at a place in the text.
  /// - Parameters:
  ///   - id: The permanent id, in kebab-case.
  ///   - summary: One line without a final period.
  ///   - range: The offending tokens.
  ///   - notes: Further sentences.
  ///   - help: Advice to the author.
  package func error(
    _ id: String, _ summary: String, at range: SourceRange, notes: [String] = [],
    help: [String] = []
  ) -> ScriptError {
    ScriptError(Diagnostic(id: id, summary, at: range, notes: notes, help: help))
  }

  /// The error for the current token in the place of another token.
  /// - Parameters:
  ///   - expected: The expected syntax: `'{'`, `a name`.
  ///   - help: Advice to the author.
  package func unexpected(_ expected: String, help: [String] = []) -> ScriptError {
    error(
      "unexpected-token", "\(describe(current)) where \(expected) was expected",
      at: current.range, help: help)
  }

  /// "Did you mean" a keyword, if the word before the current token is nearly a keyword and begins
  /// its line.
  var misspeltKeyword: String? {
    guard index > 0,
      index == 1 || tokens[index - 1].isOnNewLine || tokens[index - 2].kind == .leftBrace
    else { return nil }
    return misspeltKeyword(tokens[index - 1], before: current)
  }

  /// "Did you mean" a keyword, if a word is nearly a keyword.
  func misspeltKeyword(_ token: Token, before next: Token) -> String? {
    let isName = next.kind == .identifier
    let word = text(of: token)
    guard token.kind == .identifier, next.isWord || isName, !next.isOnNewLine, word.utf8.count > 2
    else { return nil }
    var keywords = ["func", "class", "struct", "enum", "extension", "protocol", "import"]
    if !isName {
      keywords += [
        "override", "final", "private", "fileprivate", "public", "internal", "static", "lazy",
        "weak",
        "convenience", "required",
      ]
    }
    return EditDistance.nearest(to: word, in: keywords).map {
      "did you mean '\($0)' instead of '\(word)'?"
    }
  }

  /// The error for a construct of Swift that the language does not have.
  func unsupported(
    _ construct: String, at range: SourceRange, help: [String] = []
  ) -> ScriptError {
    error("unsupported-syntax", "\(construct) not supported", at: range, help: help)
  }

  /// The error for `<each T>`.
  func unsupportedPack() -> ScriptError {
    unsupported(
      "A parameter pack is", at: SourceRange(current.start, peek().end, in: source),
      help: ["take an array instead, or write a function for each number of arguments"])
  }

  /// The error for `/a+b/`.
  func unsupportedRegex() -> ScriptError {
    unsupported(
      "A regular expression is", at: current.range,
      help: ["search for a string instead, with 'contains', 'hasPrefix' or 'split'"])
  }

  /// The error for a word with a hash that is no part of the language.
  func unsupportedDirective() -> ScriptError {
    let word = text(of: current)
    return unsupported("'\(word)' is", at: current.range, help: [SyntaxHelp.directive(word)])
  }

  /// A token in the words of an author.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .endOfFile: "End of script"
    case .string, .stringStart, .stringText, .stringEnd: "String literal"
    case .interpolationStart, .interpolationEnd: "End of interpolation"
    default: "'\(text(of: token))'"
    }
  }

  /// The error for a missing name; a keyword in the place of the name can be put in backticks.
  func missingName(_ expected: String) -> ScriptError {
    if at(.inout) { return unexpected(expected, help: SyntaxHelp.inoutType) }
    let keyword = current.isWord && !atNewName ? text(of: current) : nil
    return unexpected(expected, help: SyntaxHelp.missing(expected, keyword: keyword))
  }
}
