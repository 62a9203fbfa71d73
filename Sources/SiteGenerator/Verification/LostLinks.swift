import Diagnostics
import Markdown

/// Texts of a page that look like a link and are none: a `verify:` address that CommonMark does not
/// read, a reference without a definition, or a footnote of another program. The page would show the
/// markup, and nothing would check the sentence.
struct LostLinks {
  private let page: Page
  private let document: MarkdownDocument

  init(in page: Page, _ document: MarkdownDocument) {
    self.page = page
    self.document = document
  }

  /// The diagnostics of the lost links, in the order of the page.
  var diagnostics: [LocatedDiagnostic] {
    document.strayMarkup.flatMap { stray in
      let text = Array(stray.text)
      let found = addresses(in: text, stray) + references(in: text, stray)
      return (found + footnotes(in: text, stray)).sorted { $0.column < $1.column }
    }
  }

  // MARK: Addresses

  /// The words before a colon that stand for `verify`, where the text around is the markup of a link.
  private func addresses(in text: [Character], _ stray: StrayMarkup) -> [LocatedDiagnostic] {
    var found: [LocatedDiagnostic] = []
    for colon in text.indices.dropLast() where text[colon] == ":" {
      var start = colon
      while start > 0, text[start - 1].isLetter { start -= 1 }
      let word = String(text[start..<colon])
      let marks = Marks(before: start, in: text)
      let isExact = word.lowercased() == LinkScheme.verify.rawValue
      // Prose has a space behind a colon, but not in the marks of a link.
      let rest = text[(colon + 1)...].drop { $0.isWhitespace }
      guard
        isExact && (marks.areOfLink || rest.startIndex == colon + 1)
          || marks.areOfLink && LinkScheme.nearest(to: word) == .verify
      else { continue }
      let address = marks.address(of: rest)
      let diagnostic = Diagnostic(
        id: "lost-link", "This looks like a link to a scenario, but is not one",
        at: SourceRange(0, 0), help: [marks.help("verify:\(LostLinks.encoded(address))")])
      found.append(located(diagnostic, at: marks.start, in: stray))
    }
    return found
  }

  /// An address with the characters that end an address, or are not allowed in one, as escapes.
  private static func encoded(_ address: some Sequence<Character>) -> String {
    let escapes: [Character: String] = [" ": "%20", "\t": "%20", "<": "%3C", ">": "%3E"]
    return address.map { escapes[$0] ?? String($0) }.joined()
  }

  /// The marks before an address.
  private struct Marks {
    private enum Form { case inline, inlineAfterSpace, definition(label: String), bare }
    private let form: Form
    private let isInAngleBrackets: Bool
    /// The place of the first mark.
    let start: Int

    init(before address: Int, in text: [Character]) {
      var place = address
      func back(over character: Character) -> Bool {
        guard place > 0, text[place - 1] == character else { return false }
        place -= 1
        return true
      }
      isInAngleBrackets = back(over: "<")
      let afterBracket = place
      if back(over: "(") {
        let paren = place
        while back(over: " ") {}
        if back(over: "]") {
          form = place + 1 == paren ? .inline : .inlineAfterSpace
          start = place
        } else {
          form = .bare
          start = paren
        }
        return
      }
      while back(over: " ") {}
      if back(over: ":"), back(over: "]"), let open = text[..<place].lastIndex(of: "[") {
        form = .definition(label: String(text[(open + 1)..<place]))
        start = open
      } else {
        form = .bare
        start = afterBracket
      }
    }

    /// True if the marks are those of a link, whatever the address is.
    var areOfLink: Bool { if case .bare = form { false } else { true } }

    /// The address that begins a text.
    func address(of rest: ArraySlice<Character>) -> ArraySlice<Character> {
      if case .definition = form {
        return isInAngleBrackets && rest.last == ">" ? rest.dropLast() : rest
      }
      if isInAngleBrackets {
        let closed = zip(rest.indices, rest).first { index, character in
          character == ">" && (!areOfLink || rest[(index + 1)...].first == ")")
        }
        return closed.map { rest[..<$0.0] } ?? rest
      }
      if case .bare = form {
        return rest.prefix { !$0.isWhitespace && $0 != ")" }
      }
      // Parentheses in an address come in pairs, as in `viewWillAppear(animated:)`.
      var depth = 0
      for index in rest.indices {
        if rest[index] == "(" { depth += 1 }
        if rest[index] == ")" {
          if depth == 0 { return rest[..<index] }
          depth -= 1
        }
      }
      return rest
    }

    /// The correct form of a link with an address.
    func help(_ address: String) -> String {
      switch form {
      case .inline: "write the address like this: '](\(address))'"
      case .inlineAfterSpace: "write the address directly after the bracket: '](\(address))'"
      case .definition(let label): "write the address like this: '[\(label)]: \(address)'"
      case .bare: "write '[text](\(address))', or put the address in backticks"
      }
    }
  }

  // MARK: References

  /// Two pairs of brackets, as in `[text][label]`, of which the page does not define the second.
  private func references(in text: [Character], _ stray: StrayMarkup) -> [LocatedDiagnostic] {
    var found: [LocatedDiagnostic] = []
    for place in text.indices.dropLast() where text[place] == "]" && text[place + 1] == "[" {
      guard let open = text[..<place].lastIndex(of: "["),
        let close = text[(place + 2)...].firstIndex(of: "]"),
        !LostLinks.isPartOfName(text, open, close),
        // An escaped bracket is a bracket to show.
        page.source.line(stray.line).contains(String(text[place...close]))
      else { continue }
      let label = String(text[(place + 2)..<close])
      let name = label.isEmpty ? String(text[(open + 1)..<place]) : label
      let diagnostic = Diagnostic(
        id: "unresolved-reference", "The page does not define the reference '[\(name)]'",
        at: SourceRange(0, 0),
        help: [
          "add a line '[\(name)]: ADDRESS', or put code with brackets in backticks"
        ])
      found.append(located(diagnostic, at: open, in: stray))
    }
    return found
  }

  /// Footnotes of Pandoc, as in `^[the text]`. Without a space, the brackets are most likely a pattern.
  private func footnotes(in text: [Character], _ stray: StrayMarkup) -> [LocatedDiagnostic] {
    let source = page.source.line(stray.line)
    return text.indices.dropLast().compactMap { place in
      guard text[place] == "^", text[place + 1] == "[",
        let close = text[(place + 2)...].firstIndex(of: "]"), text[place...close].contains(" ")
      else { return nil }
      let markup = String(text[place...close])
      // Escaped characters are characters to show.
      guard source.contains(markup), !source.contains("\\" + markup) else { return nil }
      let note = String(text[(place + 2)..<close])
      let diagnostic = Diagnostic(
        id: "lost-markup", "This looks like a footnote, but is not one", at: SourceRange(0, 0),
        help: ["write '[^1]' here, and '[^1]: \(note)' below the text"])
      return located(diagnostic, at: place, in: stray)
    }
  }

  /// Returns true for brackets inside a word, as in `Unsafe[Mutable][Raw]Pointer`.
  private static func isPartOfName(_ text: [Character], _ open: Int, _ close: Int) -> Bool {
    open > 0 && (text[open - 1].isLetter || text[open - 1] == "]")
      || close + 1 < text.count && text[close + 1].isLetter
  }

  /// - Parameter place: The place in the text, in characters.
  private func located(
    _ diagnostic: Diagnostic, at place: Int, in stray: StrayMarkup
  ) -> LocatedDiagnostic {
    let before = stray.text.prefix(place).unicodeScalars.count
    return LocatedDiagnostic(
      diagnostic, path: page.file, line: stray.line, column: stray.column + before,
      sourceLine: page.source.line(stray.line))
  }
}
