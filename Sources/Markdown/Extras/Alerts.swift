/// Finds asides among block quotes: GitHub's `> [!NOTE]` and DocC's `> Note: text`.
enum Alerts {
  /// Tags of block quotes begin behind the tag of folds.
  private static let firstTag = 16
  /// The tag of a paragraph that begins with the title of an aside.
  static let titleTag = 8

  /// Removes the markers from the paragraphs' text and tags the quotes instead. The source decides about the
  /// marker, because the tree shows an escaped character without its backslash.
  /// - Returns: The kinds of the asides, by their tags, and the problems.
  static func apply(
    to tree: SyntaxTree, in lines: SourceLines, lineOf: (Node) -> Int
  ) -> (kinds: [AsideKind], problems: [MarkupProblem]) {
    var kinds: [AsideKind] = []
    var problems: [MarkupProblem] = []
    var quotes: [(quote: Node, paragraph: Node, text: Node)] = []
    tree.walk { node, entering in
      guard entering, node.kind == .blockQuote, !Folds.isFold(node),
        let first = node.firstChild, first.kind == .paragraph, let text = first.firstChild,
        text.kind == .text
      else { return }
      quotes.append((node, first, text))
    }
    for (quote, paragraph, text) in quotes {
      let literal = Markdown.text(of: text.literal)
      let number = lineOf(paragraph)
      let line = lines.range(of: number)
      let start = min(line.lowerBound + paragraph.startColumn - 1, line.upperBound)
      guard let marker = marker(of: literal),
        lines.bytes[start..<line.upperBound].starts(with: marker.utf8)
      else { continue }
      guard let kind = AsideKind(marker.filter(\.isLetter)), isWhole(marker, literal, text) else {
        problems.append(
          problem(marker, literal).at(line: number, offset: start - line.lowerBound))
        continue
      }
      let rest = literal.dropFirst(marker.count).drop { $0 == " " || $0 == "\t" }
      quote.tag = firstTag + kinds.count
      kinds.append(kind)
      guard rest.isEmpty else {
        text.setLiteral(Array(rest.utf8))
        if marker.hasPrefix("[") { paragraph.tag = titleTag }
        continue
      }
      if let lineBreak = text.next, isBreak(lineBreak) { lineBreak.removeAndFree() }
      text.removeAndFree()
      if paragraph.firstChild == nil { paragraph.removeAndFree() }
      if quote.firstChild == nil {
        problems.append(
          MarkupProblem.empty("aside", help: "write the contents below, behind '>'")
            .at(line: number, offset: start - line.lowerBound))
      }
    }
    return (kinds, problems)
  }

  /// `[!word]` or DocC's `Word:` at the beginning of a text.
  private static func marker(of text: String) -> String? {
    if let match = text.firstMatch(of: /^\[[ \t]*![ \t]*[A-Za-z\-]*[ \t]*\]/) {
      return String(match.0)
    }
    guard let match = text.firstMatch(of: /^([A-Za-z]+):(?=[ \t]|$)/), AsideKind.isOfQuote(match.1)
    else { return nil }
    return String(match.0)
  }

  private static func isWhole(_ marker: String, _ literal: String, _ text: Node) -> Bool {
    guard marker.hasPrefix("[") else { return true }
    guard !marker.contains(where: \.isWhitespace) else { return false }
    let rest = literal.dropFirst(marker.count)
    return rest.isEmpty
      ? text.next.map(isBreak) ?? true : rest.first == " " || rest.first == "\t"
  }

  private static func isBreak(_ node: Node) -> Bool {
    [.softBreak, .lineBreak].contains(node.kind)
  }

  private static func problem(_ marker: String, _ literal: String) -> MarkupProblem {
    let word = marker.filter(\.isLetter)
    if word.lowercased() == "fold" {
      return .lost("a fold", help: "write '[!fold]' in lower case, then a space and a text")
    }
    if AsideKind(word) != nil {
      if marker.contains(where: \.isWhitespace) {
        return .lost("an aside", help: "write '[!\(word)]' without spaces")
      }
      return .lost(
        "an aside", help: "write '\(marker)' alone on its line, or '> [!fold] text' for a fold")
    }
    return .unknownAside(word)
  }

  /// The index of an aside among the kinds; nil for any other block quote.
  static func index(of quote: Node) -> Int? {
    quote.kind == .blockQuote && quote.tag >= firstTag ? quote.tag - firstTag : nil
  }
}
