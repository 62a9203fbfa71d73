import Diagnostics
import SwiftSubset

/// Swift source as HTML.
///
/// The lexer of the Swift subset tells words, literals and comments apart. The highlighter never fails and
/// never loses a character: the text of the result is the source.
package enum SwiftHighlighter {
  /// The language of the code.
  package enum Dialect: Sendable {
    /// Swift.
    case swift
    /// A scenario, in which `when`, `expect` and `require` are keywords too.
    case scenario
  }

  /// Renders code as the content of a `code` element.
  ///
  /// The classes of the spans are `k` keyword, `t` type, `f` called function, `s` string, `n` number, `c`
  /// comment and `a` attribute or directive.
  /// - Parameters:
  ///   - code: Any text, Swift or not.
  ///   - dialect: The language of the code.
  package static func html(_ code: String, dialect: Dialect = .swift) -> String {
    let source = Array(code.utf8)
    var writer = SpanWriter(source)
    for span in StyledSpans(source, dialect).all { writer.write(span) }
    return String(decoding: writer.finished, as: UTF8.self)
  }

  /// The tokens and comments with a style, in the order of the code. No two overlap.
  /// - Parameters:
  ///   - code: Any text, Swift or not.
  ///   - dialect: The language of the code.
  package static func spans(_ code: String, dialect: Dialect = .swift) -> [StyledSpan] {
    StyledSpans(Array(code.utf8), dialect).all
  }
}

/// A part of a source text with a style.
package struct StyledSpan {
  /// The letter of the style: see `SwiftHighlighter.html`.
  package let style: StaticString
  /// The offset of the first byte.
  package let start: Int
  /// The offset behind the last byte.
  package let end: Int
}

/// Finds the tokens and comments of a source text that have a style.
private struct StyledSpans {
  private let source: [UInt8]
  private let tokens: [Token]
  private let comments: [SourceRange]
  private let isScenario: Bool

  init(_ source: [UInt8], _ dialect: SwiftHighlighter.Dialect) {
    let text = TokenizedText(source)
    self.source = source
    tokens = text.tokens
    comments = text.comments
    isScenario = dialect == .scenario
  }

  var all: [StyledSpan] {
    var spans: [StyledSpan] = []
    var nextComment = 0
    var position = 0
    func add(_ style: StaticString, _ start: Int, _ end: Int) {
      spans.append(StyledSpan(style: style, start: start, end: end))
      position = end
    }
    // A span may hold several tokens.
    for index in tokens.indices where tokens[index].start >= position {
      let token = tokens[index]
      while nextComment < comments.count, comments[nextComment].start < token.start {
        add("c", comments[nextComment].start, comments[nextComment].end)
        nextComment += 1
      }
      if let style = style(at: index) { add(style, token.start, spanEnd(at: index)) }
    }
    for comment in comments[nextComment...] { add("c", comment.start, comment.end) }
    return spans
  }

  // MARK: Styles

  /// The class of the span that begins with a token; `nil` for plain text.
  private func style(at index: Int) -> StaticString? {
    let token = tokens[index]
    switch token.kind {
    case .string, .regex, .stringStart, .stringText, .stringEnd, .interpolationStart: return "s"
    case .integer, .floating: return "n"
    case .poundSelector, .poundAvailable, .poundUnavailable, .poundOther: return "a"
    case .at: return isAttribute(index) ? "a" : nil
    case .closureParameter, .underscore: return isFollowed(token, by: "(") ? "f" : nil
    default: return token.isWord ? styleOfWord(index) : nil
    }
  }

  /// The end of the span that begins with a token.
  private func spanEnd(at index: Int) -> Int {
    var last = index
    if tokens[index].kind == .at { last += 1 }
    while isContinuedString(last) { last += 1 }
    return tokens[last].end
  }

  /// Returns true if the token behind a part of a literal is a part of the literal too.
  private func isContinuedString(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    switch (tokens[index].kind, tokens[index + 1].kind) {
    case (.stringStart, .stringText), (.stringStart, .stringEnd), (.stringText, .stringEnd),
      (.stringStart, .interpolationStart), (.stringText, .interpolationStart):
      return true
    default: return false
    }
  }

  /// Returns true for the sign in front of a word: an `@` alone is plain text.
  private func isAttribute(_ index: Int) -> Bool {
    guard index + 1 < tokens.count else { return false }
    let name = tokens[index + 1]
    return name.isWord && name.start == tokens[index].end && !isEscaped(name)
  }

  private func styleOfWord(_ index: Int) -> StaticString? {
    let token = tokens[index]
    if isEscaped(token) { return nil }
    let previous = index > 0 ? tokens[index - 1].kind : .endOfFile
    // A member follows a point. A label precedes a colon in a list: `prepare(for: segue)`.
    let isInList = previous == .leftParen || previous == .comma
    let isLabel = isInList && isFollowed(token, by: ":")
    if previous != .period, !isLabel, isKeyword(token) { return "k" }
    if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[token.start] { return "t" }
    return isFollowed(token, by: "(") ? "f" : nil
  }

  private func isKeyword(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      spells(token, "Self") || isScenario && Self.checks.contains { spells(token, $0) }
    // Modifiers to the lexer, but in apps nearly always names.
    case .ignoredModifier: !spells(token, "prefix") && !spells(token, "optional")
    default: true
    }
  }

  private static let checks: [StaticString] = ["when", "expect", "require", "never", "at"]

  private func spells(_ token: Token, _ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == token.end - token.start else { return false }
    return word.withUTF8Buffer { source[token.start..<token.end].elementsEqual($0) }
  }

  private func isEscaped(_ token: Token) -> Bool { source[token.start] == UInt8(ascii: "`") }

  private func isFollowed(_ token: Token, by character: Unicode.Scalar) -> Bool {
    token.end < source.count && source[token.end] == UInt8(ascii: character)
  }
}

/// Writes a source text with spans around the parts that have a style.
private struct SpanWriter {
  private let source: [UInt8]
  /// The offset behind the text that is written.
  private var position = 0
  private var output: [UInt8] = []

  init(_ source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count * 3 + 64)
  }

  /// Writes a span and the plain text in front of the span.
  mutating func write(_ span: StyledSpan) {
    copy(to: span.start)
    output.append(contentsOf: "<span class=\"".utf8)
    output.append(span.style.utf8Start.pointee)
    output.append(contentsOf: "\">".utf8)
    copy(to: span.end)
    output.append(contentsOf: "</span>".utf8)
  }

  /// The whole text.
  var finished: [UInt8] {
    mutating get {
      copy(to: source.count)
      return output
    }
  }

  /// Copies the bytes up to a place and escapes them.
  private mutating func copy(to end: Int) {
    for byte in source[position..<end] where !HTMLEscape.appendEntity(byte, to: &output) {
      output.append(byte)
    }
    position = end
  }
}
