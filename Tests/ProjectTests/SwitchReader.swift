/// A `switch` with the cases that it names.
struct Switch {
  /// A pattern such as `.call(let callee, _)`.
  struct Pattern: Equatable {
    let name: String
    /// The number of values between the parentheses, or `nil` for a pattern without parentheses.
    let payload: Int?
  }

  let line: Int
  fileprivate(set) var patterns: [Pattern] = []
  /// True for a `case _` too.
  fileprivate(set) var hasDefault = false
}

/// Finds the switches of a file.
struct SwitchReader {
  private let tokens: [SwiftToken]

  init(_ tokens: [SwiftToken]) { self.tokens = tokens }

  func switches() -> [Switch] {
    tokens.indices.filter { isKeyword("switch", at: $0) }.map(read)
  }

  private func text(_ place: Int) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  private func isKeyword(_ word: String, at place: Int) -> Bool {
    text(place) == word && !tokens[place].isEscaped && text(place - 1) != "."
  }

  private func read(_ start: Int) -> Switch {
    var result = Switch(line: tokens[start].line)
    var place = start + 1
    while place < tokens.count, text(place) != "{" { place += 1 }
    var depth = 0
    while place < tokens.count {
      switch text(place) {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "case" where depth == 1 && isKeyword("case", at: place):
        result.patterns += patterns(behind: place)
        if text(place + 1) == "_", text(place + 2) == ":" { result.hasDefault = true }
      case "default" where depth == 1 && isKeyword("default", at: place): result.hasDefault = true
      default: break
      }
      if depth == 0 { return result }
      place += 1
    }
    return result
  }

  /// The patterns between `case` and its colon.
  private func patterns(behind start: Int) -> [Switch.Pattern] {
    var result: [Switch.Pattern] = []
    var depth = 0
    var place = start + 1
    // The colon of a case stands behind its pattern without a space, the colon of `a ? b : c` does not.
    while place < tokens.count, depth > 0 || text(place) != ":" || !tokens[place].isGlued {
      if depth == 0, text(place) == ".", ["case", ",", "let", "var"].contains(text(place - 1)) {
        result.append(Switch.Pattern(name: text(place + 1), payload: payload(from: place + 2)))
      }
      if ["(", "[", "{"].contains(text(place)) { depth += 1 }
      if [")", "]", "}"].contains(text(place)) { depth -= 1 }
      place += 1
    }
    return result
  }

  private func payload(from start: Int) -> Int? {
    guard text(start) == "(" else { return nil }
    var count = 1
    var depth = 0
    var place = start
    repeat {
      if ["(", "["].contains(text(place)) { depth += 1 }
      if [")", "]"].contains(text(place)) { depth -= 1 }
      if text(place) == ",", depth == 1 { count += 1 }
      place += 1
    } while depth > 0 && place < tokens.count
    return count
  }
}
