import TraceRendering

/// Code of another language than Swift as HTML, with the classes of the Swift highlighter.
///
/// The highlighter never fails and never loses a character: the text of the result is the source.
struct CodeHighlighter {
  private let language: CodeLanguage
  private let source: [Character]
  private var place = 0
  private var html = ""
  /// True between the angle brackets of a tag.
  private var isInTag = false

  /// Renders code as the content of a `code` element.
  /// - Parameters:
  ///   - code: Any text.
  ///   - name: The name of the language.
  /// - Returns: nil for a language without tables.
  static func html(_ code: String, language name: String) -> String? {
    guard let language = CodeLanguage(named: name) else { return nil }
    if case .difference = language.names { return differences(code) }
    var highlighter = CodeHighlighter(language: language, source: Array(code))
    while highlighter.place < highlighter.source.count { highlighter.step() }
    return highlighter.html
  }

  private init(language: CodeLanguage, source: [Character]) {
    self.language = language
    self.source = source
  }

  // MARK: Steps

  private mutating func step() {
    if let comment = language.comments.first(where: { has($0.start) }) {
      return write("c", to: end(of: comment))
    }
    if language.lineComments.contains(where: has), beginsComment {
      return write("c", to: endOfLine)
    }
    if case .markup = language.names, !isInTag { return stepInText() }
    if let quote = language.strings.first(where: { has($0.start) }) {
      let end = end(of: quote)
      return write(isKey(end) ? "a" : "s", to: end)
    }
    let character = source[place]
    if case .markup = language.names {
      if character == ">" { isInTag = false }
      return isNamePart(character) ? write("a", to: endOfName(place)) : copy(to: place + 1)
    }
    if language.sigils.contains(character), place + 1 < source.count,
      isNamePart(source[place + 1]) || source[place + 1] == "{", !isName(before: place)
    {
      return writeSigil(character)
    }
    if character.isNumber { return write("n", to: endOfName(place)) }
    guard isNamePart(character) else { return copy(to: place + 1) }
    writeName()
  }

  private mutating func stepInText() {
    let character = source[place]
    if character == "<", place + 1 < source.count,
      source[place + 1].isLetter || "/?!".contains(source[place + 1])
    {
      isInTag = true
      copy(to: place + 1)
      if "/?!".contains(source[place]) { copy(to: place + 1) }
      return write("t", to: endOfName(place))
    }
    if character == "&", let end = source[place...].prefix(12).firstIndex(of: ";") {
      return write("n", to: end + 1)
    }
    copy(to: place + 1)
  }

  private mutating func writeName() {
    let end = endOfName(place)
    let word = String(source[place..<end])
    if isKey(end) { return write("a", to: end) }
    let isMember = place > 0 && source[place - 1] == "."
    if language.keywords.contains(word[...]), !isMember { return write("k", to: end) }
    guard case .code = language.names else { return copy(to: end) }
    if word.first?.isUppercase == true { return write("t", to: end) }
    end < source.count && source[end] == "(" ? write("f", to: end) : copy(to: end)
  }

  /// A directive of Objective-C is a keyword. `#id` of a style sheet may be a color.
  private mutating func writeSigil(_ sigil: Character) {
    var end = endOfName(place + 1)
    if source[place + 1] == "{" {
      end = (source[place...].firstIndex { $0 == "}" || $0.isNewline } ?? source.count - 1) + 1
    }
    write(sigil == "@" && language.sigils.contains("#") ? "k" : "a", to: end)
  }

  // MARK: Places

  private func has(_ text: String) -> Bool {
    var index = place
    for character in text {
      guard index < source.count, source[index] == character else { return false }
      index += 1
    }
    return true
  }

  /// A `#` in a word, and `//` in an address, begin no comment.
  private var beginsComment: Bool {
    place == 0 || source[place] == "/" && source[place - 1] != ":" || source[place - 1].isWhitespace
  }

  private var endOfLine: Int { source[place...].firstIndex(where: \.isNewline) ?? source.count }

  private func end(of quote: CodeLanguage.Quote) -> Int {
    let end = Array(quote.end)
    var index = place + quote.start.count
    while index < source.count {
      if quote.hasEscapes, source[index] == "\\" {
        index += 2
        continue
      }
      if source[index].isNewline, !quote.isLong { return index }
      if source[index...].starts(with: end) { return index + end.count }
      index += 1
    }
    return source.count
  }

  private func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
      || language.nameCharacters.contains(character)
  }

  private func isName(before index: Int) -> Bool {
    index > 0 && (source[index - 1].isLetter || source[index - 1].isNumber)
  }

  private func endOfName(_ start: Int) -> Int {
    source[start...].firstIndex { !isNamePart($0) } ?? source.count
  }

  /// True if a colon follows, in a language with keys.
  private func isKey(_ end: Int) -> Bool {
    guard case .keys = language.names,
      let next = source[end...].first(where: { $0 != " " && $0 != "\t" })
    else { return false }
    return next == ":"
  }

  // MARK: Writing

  private mutating func write(_ style: String, to end: Int) {
    let end = min(end, source.count)
    html += "<span class=\"\(style)\">"
    copy(to: end)
    html += "</span>"
  }

  private mutating func copy(to end: Int) {
    html += HTMLEscape.text(String(source[place..<min(end, source.count)]))
    place = end
  }

  /// The lines of a difference.
  private static func differences(_ code: String) -> String {
    code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let style: String? =
        if line.hasPrefix("+++") || line.hasPrefix("---") || line.hasPrefix("diff ") {
          "k"
        } else if line.hasPrefix("@@") { "a" } else if line.hasPrefix("+") {
          "added"
        } else if line.hasPrefix("-") { "removed" } else { nil }
      let text = HTMLEscape.text(String(line))
      return style.map { "<span class=\"\($0)\">\(text)</span>" } ?? text
    }.joined(separator: "\n")
  }
}
