import TraceRendering

/// Texts that a page has once and names by their numbers, because many rows of a table share the texts.
struct NumberedTexts {
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The numbers of texts, with spaces between: `0 1 7`. New texts get the next numbers.
  mutating func numbers(of parts: [some StringProtocol]) -> String {
    parts.map { part in
      let text = String(part)
      if let number = numbers[text] { return String(number) }
      numbers[text] = texts.count
      texts.append(text)
      return String(texts.count - 1)
    }.joined(separator: " ")
  }

  /// The texts as an array in JSON, each at the place of its number.
  var json: String {
    let out = Markup().raw("[")
    for (number, text) in texts.enumerated() { out.raw(number == 0 ? "" : ",\n").json(text) }
    return out.raw("]").string
  }
}
