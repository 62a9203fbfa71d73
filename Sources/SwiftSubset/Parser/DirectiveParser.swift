import Diagnostics

/// A directive such as `#endif`. The parsed text does not have the directive.
struct Directive: Sendable {
  let word: String
  let range: SourceRange
}

/// The places of the directives of a text among its tokens.
struct DirectivePlaces: Sendable {
  private struct Place {
    let directive: Directive
    /// The token behind the directive.
    let next: Int
    /// True if something begins or ends at the place.
    var isBetween: Bool
  }

  private var places: [Place] = []

  init() {}

  init(_ directives: [Directive], among tokens: [Token]) {
    var next = 0
    for directive in directives {
      while tokens[next].start < directive.range.start, tokens[next].kind != .endOfFile {
        next += 1
      }
      let isEnd = tokens[next].kind == .endOfFile || tokens[next].kind == .rightBrace
      places.append(Place(directive: directive, next: next, isBetween: isEnd))
    }
  }

  /// The first directive in the middle of something.
  var misplaced: Directive? { places.first { !$0.isBetween }?.directive }

  /// The last directive directly in front of a token.
  func last(before index: Int) -> Directive? {
    var place = first(before: index)
    var result: Directive?
    while place < places.count, places[place].next == index {
      result = places[place].directive
      place += 1
    }
    return result
  }

  /// Allows directives in front of a token.
  mutating func allow(before index: Int) {
    var place = first(before: index)
    while place < places.count, places[place].next == index {
      places[place].isBetween = true
      place += 1
    }
  }

  private func first(before index: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].next < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Directives stand between statements, members, cases, attributes and links of a chain, and nowhere else.
extension Parser {
  /// Checks, at the end of parsing, that no directive stands in the middle of something.
  package func checkDirectives() throws(ScriptError) {
    guard let directive = directives.misplaced else { return }
    throw error(
      "unexpected-token", "'\(directive.word)' inside of a statement", at: directive.range,
      help: ["put whole statements, members or cases between directives"])
  }
}
