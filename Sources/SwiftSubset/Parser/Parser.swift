import Diagnostics

/// Parses the script language: recursive descent, with precedence climbing for operators.
///
/// The whole text is lexed on creation, so `position` can be moved to and fro. Another grammar,
/// such as the checks of a `scenario`, can use the parser. Such a grammar looks at `current`, and
/// calls `parseStatement`, `parseExpression` or `parseBlock` for Swift inside its own syntax.
package struct Parser: Sendable {
  /// The depth to which expressions, statements, types and patterns may nest.
  package static let depthLimit = 200
  /// The most links of a chain such as `a.b.c` or `a + b + c`. A chain nests in the tree, to
  /// the left, though not in the source, and everything that walks the tree recurses.
  package static let chainLimit = 500

  let text: [UInt8]
  package let source: SourceID
  package let tokens: [Token]
  var index = 0
  var depth = 0
  /// The height of the tallest tree parsed so far within the current level of nesting.
  var height = 0
  /// The arguments of the last parsed attribute.
  var attributeArguments: [Argument] = []
  /// True if `{` after an expression is a trailing closure. In the head of an `if`, `{` is
  /// no trailing closure.
  var allowsTrailingClosure = true
  /// The meaning of `$0` here.
  var closureContext = ClosureContext.none
  /// A `_` in an expression that has not turned out to be the target of an assignment.
  var strayDiscard: SourceRange?
  /// The value of `#function` here: the function, method or property whose body is parsed.
  var nameOfFunction: String?
  /// The token at which an `if` or `switch` may stand for a value: right behind `=` or `return`.
  var branchValue: Int?
  /// True if the text may hold what only examples may: macros, `async let`, subscripts.
  package var isOfExample = false
  /// True if the text is a file of an app. A compiler has accepted the file, so all of Swift is
  /// parsed, also what no run understands.
  package let isOfFile: Bool
  /// The error if no statement can begin at the current token, `nil` otherwise. A language around
  /// the script language sets the closure. The words of that language may be no statements in a
  /// place for Swift alone.
  package var statementError: (@Sendable (Parser) -> ScriptError?)?
  /// The places of closures.
  package var closures: [SourceRange] = []
  /// The directives of an example. Directives are no tokens.
  var directives = DirectivePlaces()
  /// The token of an integer literal directly behind a minus.
  var signedLiteral: Int?

  enum ClosureContext {
    case none
    /// A closure with names for its parameters.
    case named
    /// A closure without parameter list, with the number of `$n` so far.
    case implicit(Int)
  }

  /// Lexes a text.
  /// - Parameters:
  ///   - text: A script, or a part of a script, as UTF-8.
  ///   - source: The id of the text among the texts compiled together.
  ///   - isOfFile: True if the text is a file of an app.
  /// - Throws: An error if the lexer fails, also because of unbalanced brackets.
  package init(
    _ text: [UInt8], in source: SourceID = .main, isOfFile: Bool = false
  ) throws(ScriptError) {
    self.text = text
    self.source = source
    self.isOfFile = isOfFile
    isOfExample = isOfFile
    tokens = try Lexer.tokens(of: text, in: source, isOfFile: isOfFile)
  }
}

// MARK: - Tokens

extension Parser {
  /// The index of the current token. A new value moves the parser, backwards too. An index outside
  /// of the tokens moves the parser to the nearest end.
  package var position: Int {
    get { index }
    set {
      index = min(max(newValue, 0), tokens.count - 1)
      strayDiscard = nil
    }
  }

  /// The next token to read.
  package var current: Token { tokens[index] }

  /// A token ahead of the current token; `endOfFile` behind the last token.
  /// - Parameter distance: The number of tokens ahead; 0 is the current token.
  package func peek(_ distance: Int = 1) -> Token {
    tokens[min(index + max(distance, 0), tokens.count - 1)]
  }

  /// Steps over the current token and returns the token; stays at `endOfFile`.
  @discardableResult
  package mutating func advance() -> Token {
    let token = tokens[index]
    if token.kind != .endOfFile { index += 1 }
    return token
  }

  /// Returns true if the current token is of a kind.
  package func at(_ kind: Token.Kind) -> Bool { tokens[index].kind == kind }

  /// Returns true if the current token is a name or keyword equal to a word.
  package func at(word: StaticString) -> Bool { matches(current, word) }

  /// Steps over the current token if the token is of a kind.
  /// - Returns: True if the token is of the kind.
  @discardableResult
  package mutating func take(_ kind: Token.Kind) -> Bool {
    guard tokens[index].kind == kind else { return false }
    advance()
    return true
  }

  /// True if the current token can be the name of something new. `Self` and `Any` cannot.
  var atNewName: Bool { current.isName && !at(word: "Self") && !at(word: "Any") }

  /// Steps over the current token, which must be of a kind.
  /// - Parameters:
  ///   - kind: The kind.
  ///   - expected: The expected syntax, in the words of the error: `'{'`, `a name`.
  /// - Returns: The token.
  /// - Throws: An error if the token is of another kind.
  @discardableResult
  package mutating func expect(
    _ kind: Token.Kind, _ expected: String
  ) throws(ScriptError) -> Token {
    let code = kind == .leftBrace ? "'{ … }'" : expected
    guard at(kind) else { throw unexpected(expected, help: ["write \(code) here"]) }
    return advance()
  }

  /// The index of the closing token of an opening bracket; the lexer has balanced the brackets.
  /// - Parameter opener: The index of an opening bracket; for any other token the result is 0.
  package func indexOfMatch(for opener: Int) -> Int { Int(tokens[opener].matchIndex) }

  /// The text of a token, as written.
  package func text(of token: Token) -> String { string(token.start, token.end) }

  /// The name in a token, without backticks.
  package func name(of token: Token) -> String {
    token.flags.contains(.isEscaped)
      ? string(token.start + 1, token.end - 1) : string(token.start, token.end)
  }

  /// Returns true if a token spells a word, without backticks.
  package func matches(_ token: Token, _ word: StaticString) -> Bool {
    guard token.isWord, token.end - token.start == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { bytes in
      for index in bytes.indices where bytes[index] != text[token.start + index] { return false }
      return true
    }
  }

  package func string(_ start: Int, _ end: Int) -> String {
    text.withUnsafeBufferPointer { buffer in
      String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<end]), as: UTF8.self)
    }
  }

  /// The end of the token before the current token.
  package var previousEnd: Int { index > 0 ? tokens[index - 1].end : 0 }

  /// The range from an offset to the end of the token before the current token.
  package func range(from start: Int) -> SourceRange {
    SourceRange(start, max(start, previousEnd), in: source)
  }
}

// MARK: - Nesting

extension Parser {
  /// Goes one level deeper.
  /// - Returns: The outer height, for `leave`.
  mutating func enter() throws(ScriptError) -> Int {
    guard depth < Self.depthLimit else { throw tooDeep(Self.depthLimit, "levels") }
    depth += 1
    let outer = height
    height = 0
    return outer
  }

  /// Comes back up from a level; a level makes the tree one node taller.
  mutating func leave(_ outer: Int) {
    depth -= 1
    height = max(outer, height + 1)
  }

  /// Counts a link of a chain: the tree so far becomes the child of a new node.
  mutating func grow() throws(ScriptError) {
    guard height < Self.chainLimit else { throw tooDeep(Self.chainLimit, "links of one chain") }
    height += 1
  }

  private func tooDeep(_ limit: Int, _ unit: String) -> ScriptError {
    error(
      "nesting-too-deep", "Code nested deeper than \(limit) \(unit)", at: current.range,
      help: ["give a part a name with 'let', or move it to a function"])
  }

  /// Runs a speculative parse. If the parse fails, the parser goes back and the result is `nil`.
  mutating func speculate<Result>(
    _ body: (inout Parser) throws(ScriptError) -> Result
  ) -> Result? {
    let start = index
    do {
      return try body(&self)
    } catch {
      index = start
      return nil
    }
  }
}
