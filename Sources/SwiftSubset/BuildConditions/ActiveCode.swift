import Diagnostics

/// The code of a file that is compiled for an iOS device in a debug build. Code in other branches
/// of `#if` is left out.
package struct ActiveCode {
  /// A text of the same length. Directives and left-out code are blank.
  private(set) var bytes: [UInt8]
  package let source: SourceID
  /// True if the text is a file of an app.
  let isOfFile: Bool
  /// The directives with their places, in order.
  private(set) var directives: [Directive] = []
  private var branches: [Branches] = []

  /// Reads the directives of a text.
  /// - Throws: An error if the lexer fails, if a condition is invalid, or if directives do not
  ///   belong together.
  package init(
    of text: [UInt8], in source: SourceID = .main, isOfFile: Bool = false
  ) throws(ScriptError) {
    bytes = text
    self.source = source
    self.isOfFile = isOfFile
    guard ActiveCode.hasDirective(text) else { return }
    var parser = try Parser(text, in: source, isOfFile: isOfFile)
    var openers: [Int] = []
    // The end of the last directive.
    var end = 0
    for (place, token) in parser.tokens.enumerated() {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: openers.append(place)
      case .rightParen, .rightBracket, .rightBrace: _ = openers.popLast()
      case .poundOther where ActiveCode.names.contains(parser.text(of: token)):
        let isLeftOut = branches.contains { !$0.isActive }
        if isLeftOut { blank(end, token.start) }
        parser.position = place
        try read(&parser, opener: openers.last)
        end = parser.previousEnd
        blank(token.start, end)
        directives.append(Directive(word: parser.text(of: token), range: token.range))
      default: break
      }
    }
    if let open = branches.last {
      throw parser.error("unexpected-token", "This '#if' has no '#endif'", at: open.start.range)
    }
  }

  private static let names = ["#if", "#elseif", "#else", "#endif"]

  private static func hasDirective(_ bytes: [UInt8]) -> Bool {
    let names = ["#if", "#else", "#endif"].map { Array($0.utf8) }
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "#") && names.contains { bytes[index...].starts(with: $0) }
    }
  }

  /// Reads the directive at the current token of a parser.
  private mutating func read(_ parser: inout Parser, opener: Int?) throws(ScriptError) {
    let token = parser.current
    let word = parser.text(of: token)
    guard token.isOnNewLine else {
      throw parser.error(
        "unexpected-token", "'\(word)' is not the first on its line", at: token.range)
    }
    parser.advance()
    if word == "#if" {
      var branch = Branches(start: token, opener: opener)
      branch.enter(try BuildConditionParser.parse(&parser))
      branches.append(branch)
    } else {
      guard let last = branches.indices.last else {
        throw parser.error("unexpected-token", "'\(word)' without an '#if'", at: token.range)
      }
      guard branches[last].opener == opener else {
        throw parser.error(
          "unexpected-token",
          "'\(word)' is inside different brackets than its '#if'", at: token.range,
          help: ["in each branch, close the brackets that it opens, and no others"])
      }
      guard word == "#endif" || !branches[last].hasElse else {
        throw parser.error("unexpected-token", "'\(word)' after an '#else'", at: token.range)
      }
      switch word {
      case "#elseif": branches[last].enter(try BuildConditionParser.parse(&parser))
      case "#else": branches[last].enterElse()
      default: branches.removeLast()
      }
    }
    guard parser.current.isOnNewLine else { throw parser.unexpected("the end of the line") }
  }

  private mutating func blank(_ start: Int, _ end: Int) {
    for index in start..<max(start, end) where !Lexer.isNewline(bytes[index]) { bytes[index] = 32 }
  }

  private struct Branches {
    let start: Token
    /// The token of the bracket around the branches.
    let opener: Int?
    private(set) var isActive = false
    private(set) var hasElse = false
    private var hasBeenActive = false

    init(start: Token, opener: Int?) {
      self.start = start
      self.opener = opener
    }

    mutating func enter(_ holds: Bool) {
      isActive = holds && !hasBeenActive
      if isActive { hasBeenActive = true }
    }

    mutating func enterElse() {
      enter(true)
      hasElse = true
    }
  }
}

extension Parser {
  /// Lexes a text without its directives.
  package init(_ code: ActiveCode) throws(ScriptError) {
    try self.init(code.bytes, in: code.source, isOfFile: code.isOfFile)
    directives = DirectivePlaces(code.directives, among: tokens)
  }
}
