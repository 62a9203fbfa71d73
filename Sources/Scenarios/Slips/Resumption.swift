import Diagnostics
import SwiftSubset

// Goes on behind an error, so that one run reports every wrong check.
extension KeywordSlips {
  /// True if the item at a token is a check, or a slip in the words of a check.
  static func beginsCheck(at start: Int, _ parser: Parser) -> Bool {
    let word = parser.text(of: parser.tokens[start])
    return ["expect", "require", "#expect", "#require"].contains {
      EditDistance.between(word, $0) <= 1
    }
  }

  /// True if a word begins an item behind a check, or behind code that cannot be read. Such code may
  /// have declarations inside.
  static func beginsItem(_ word: String, behindCheck: Bool) -> Bool {
    ["when", "expect", "require", "#expect", "#require"].contains(word)
      || behindCheck && ["let", "var", "func", "class", "struct", "enum"].contains(word)
  }

  /// Skips an item that cannot be read, up to a line outside of brackets that begins the next item.
  /// A line that begins with another word may belong to the skipped item.
  /// - Parameters:
  ///   - start: The first token of the item.
  ///   - begins: True for a word that begins an item.
  static func skip(
    from start: Int, in parser: inout Parser, to begins: (String) -> Bool
  ) {
    var place = start
    repeat {
      if [.leftParen, .leftBrace, .leftBracket].contains(parser.tokens[place].kind) {
        place = max(place, parser.indexOfMatch(for: place))
      }
      place += 1
    } while place < parser.tokens.count - 1
      && !(parser.tokens[place].isOnNewLine && begins(parser.text(of: parser.tokens[place])))
    parser.position = min(place, parser.tokens.count - 1)
  }
}
