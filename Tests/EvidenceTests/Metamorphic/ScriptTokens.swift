import Diagnostics

@testable import ScriptMachine
@testable import SwiftSubset

/// The source of a script as tokens, and changes to the source.
struct ScriptTokens {
  /// A text that replaces a part of the source.
  struct Edit {
    let start: Int
    let end: Int
    let text: String
  }

  private let bytes: [UInt8]
  private let tokens: [Token]

  init?(_ source: SourceText) {
    bytes = source.bytes
    guard let tokens = try? Lexer.tokens(of: bytes) else { return nil }
    self.tokens = tokens
  }

  /// The word or sign at a place; empty behind the last.
  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// The places of words that the script can choose. A label stays, and so does a value of UIKit's
  /// such as `.alert`.
  func places(of names: Set<String>) -> [Int] {
    tokens.indices.filter { index in
      let isLabel = text(index + 1) == ":" && ["(", ","].contains(text(index - 1))
      let isValue = text(index - 1) == "." && ["(", ",", ":", "=", "=="].contains(text(index - 2))
      return tokens[index].isName && names.contains(text(index)) && !isLabel && !isValue
    }
  }

  /// The classes of the script.
  var declaredClasses: Set<String> {
    Set(
      tokens.indices.filter { tokens[$0].kind == .class && tokens[$0 + 1].isName }.map {
        text($0 + 1)
      })
  }

  /// The places in strings where a name ends the text. The identifier of a segue names a class in
  /// this way, unless the name is a method's.
  func namesInStrings(_ names: Set<String>) -> [Int] {
    let words = Set(tokens.indices.filter { tokens[$0].isName }.map(text))
    return tokens.indices.filter { tokens[$0].kind == .string }.compactMap { index in
      let text = text(index).dropFirst().dropLast()
      let isMethod = words.contains(String(text)) && !names.contains(String(text))
      guard !isMethod else { return nil }
      let name = names.filter { text.hasSuffix($0) }.max { $0.count < $1.count }
      return name.map { tokens[index].end - 1 - $0.utf8.count }
    }
  }

  /// The places of the opening brackets behind these words.
  func openings(after words: [String]) -> [Int] {
    tokens.indices.filter { index in
      words.enumerated().allSatisfy { text(index - words.count + $0) == $1 }
        && ["(", "["].contains(text(index))
    }
  }

  /// The place of the closing bracket for an opening bracket.
  func closing(_ opening: Int) -> Int { Int(tokens[opening].matchIndex) }

  func start(_ index: Int) -> Int { tokens[index].start }
  func end(_ index: Int) -> Int { tokens[index].end }

  /// The source with changes, after other statements.
  func source(_ edits: [Edit], after prelude: [String] = []) -> String {
    var result = bytes
    for edit in edits.sorted(by: { $0.start > $1.start }) {
      result.replaceSubrange(edit.start..<edit.end, with: Array(edit.text.utf8))
    }
    return (prelude + [String(decoding: result, as: UTF8.self)]).joined(separator: "\n")
  }
}
