import Diagnostics

@testable import ScriptMachine
@testable import SwiftSubset

/// A scenario without its chosen names, texts, comments and layout. Two scenarios that differ in
/// nothing else have equal shapes.
struct ScenarioShape: Hashable {
  private let words: [String]

  private static let openers: Set<Token.Kind> = [.leftParen, .leftBracket, .leftBrace]
  private static let closers: Set<Token.Kind> = [.rightParen, .rightBracket, .rightBrace]

  /// - Throws: An error of the lexer.
  init(_ source: String) throws(ScriptError) {
    let text = Array(source.utf8)
    let tokens = try Lexer.tokens(of: text)
    let declaring: Set<Token.Kind> = [.let, .var, .class, .struct, .enum, .func]
    func word(_ token: Token) -> String {
      String(decoding: text[token.start..<token.end], as: UTF8.self)
    }
    var order: [String: Int] = [:]
    var isDeclaration = false
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if declaring.contains(token.kind) {
        (isDeclaration, depth) = (true, 0)
      } else if token.isOnNewLine {
        isDeclaration = false
      }
      if ScenarioShape.openers.contains(token.kind) { depth += 1 }
      if ScenarioShape.closers.contains(token.kind) { depth -= 1 }
      guard isDeclaration, depth == 0, token.kind == .identifier, place > 0 else { continue }
      let before = tokens[place - 1].kind
      guard declaring.contains(before) || before == .comma, order[word(token)] == nil else {
        continue
      }
      order[word(token)] = order.count
    }
    words = tokens.map { token in
      let word = word(token)
      if token.kind == .string { return "\"\"" }
      return order[word].map { "_\($0)" } ?? word
    }
  }
}
