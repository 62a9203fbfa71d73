/// Loops over sets and dictionaries, whose order differs from run to run.
///
/// The type of a variable is known only if the file itself declares the variable with the type.
enum UnorderedIteration {
  private static let calls = [
    "map", "flatMap", "compactMap", "forEach", "reduce", "enumerated", "joined",
  ]

  static func problems(_ file: SourceFile) -> [String] {
    let tokens = SwiftToken.tokens(of: SwiftCode.read(file.text).code)
    let names = Set(tokens.indices.compactMap { declared(at: $0, in: tokens) })
    guard !names.isEmpty else { return [] }
    let sorted = Set(
      tokens.indices.filter { tokens[$0].text.hasPrefix("sorted") && text($0 - 1, tokens) == "." }
        .map { tokens[$0].line })
    return tokens.indices.compactMap { place in
      let token = tokens[place]
      guard names.contains(token.text), !sorted.contains(token.line),
        isIterated(at: place, in: tokens)
      else { return nil }
      return "\(file.path):\(token.line): '\(token.text)' has no order; "
        + "go through '\(token.text).sorted(by:)'"
    }
  }

  private static func text(_ place: Int, _ tokens: [SwiftToken]) -> String {
    tokens.indices.contains(place) ? tokens[place].text : ""
  }

  /// The variable or parameter in front of a colon or an equals sign that a set or a dictionary follows.
  private static func declared(at place: Int, in tokens: [SwiftToken]) -> String? {
    guard [":", "="].contains(tokens[place].text), place > 0, tokens[place - 1].isWord else {
      return nil
    }
    let name = tokens[place - 1].text
    if ["Set", "Dictionary"].contains(text(place + 1, tokens)), text(place + 2, tokens) == "<" {
      return name
    }
    guard text(place + 1, tokens) == "[", text(place + 2, tokens).first?.isUppercase == true else {
      return nil
    }
    var end = place + 3
    while text(end, tokens) == "." { end += 2 }
    if text(end, tokens) == "?" { end += 1 }
    return text(end, tokens) == ":" ? name : nil
  }

  /// True if a loop or a call goes through the variable, its keys or its values.
  private static func isIterated(at place: Int, in tokens: [SwiftToken]) -> Bool {
    var next = place + 1
    if text(next, tokens) == ".", ["keys", "values"].contains(text(next + 1, tokens)) { next += 2 }
    if text(next, tokens) == ".", tokens[next].isGlued, calls.contains(text(next + 1, tokens)) {
      return true
    }
    let isOwn = text(place - 1, tokens) == "." && text(place - 2, tokens) == "self"
    return text(isOwn ? place - 3 : place - 1, tokens) == "in"
      && ["{", "where"].contains(text(next, tokens))
  }
}
