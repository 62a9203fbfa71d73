/// A kind of aside, such as a note or a warning.
struct AsideKind: Equatable {
  /// The looks of asides: the five of GitHub's alerts.
  enum Style: String, CaseIterable {
    case note, tip, important, warning, caution
  }

  let style: Style
  /// The title of an aside without a title of its own.
  let title: String

  /// Finds a kind by its word.
  /// - Parameter word: The word in any case, such as `NOTE` or `seealso`.
  init?(_ word: some StringProtocol) {
    let name = word.lowercased()
    guard let style = Self.styles[name] else { return nil }
    self.style = style
    title = Self.titles[name] ?? name.prefix(1).uppercased() + name.dropFirst()
  }

  /// True for a word that begins an aside with a colon, as in DocC's `> Note: text`.
  static func isOfQuote(_ word: some StringProtocol) -> Bool {
    let word = word.lowercased()
    return styles[word] != nil && !beginnings.contains(word)
  }

  /// The words that a suggestion may name.
  static let words = styles.keys.sorted()

  /// The words that often begin what is quoted, such as a message of a program.
  private static let beginnings = Set(
    """
    abstract summary tldr example quote cite question help faq snippet admonition details dropdown \
    success check done error failure fail missing
    """.split(separator: " ").map(String.init))

  private static let styles: [String: Style] = {
    let words: [(Style, String)] = [
      (
        .note,
        """
        note info abstract summary tldr example quote cite question help faq snippet admonition author \
        authors complexity copyright date invariant mutatingvariant nonmutatingvariant postcondition \
        precondition remark requires seealso since throws todo version details dropdown
        """
      ),
      (.tip, "tip hint success check done experiment"),
      (.important, "important"),
      (.warning, "warning attention"),
      (.caution, "caution danger error failure fail missing bug"),
    ]
    var styles: [String: Style] = [:]
    for (style, text) in words {
      for word in text.split(separator: " ") { styles[String(word)] = style }
    }
    return styles
  }()

  private static let titles = [
    "tldr": "TL;DR", "faq": "FAQ", "seealso": "See also", "todo": "To do", "admonition": "Note",
    "dropdown": "Details", "mutatingvariant": "Mutating variant",
    "nonmutatingvariant": "Nonmutating variant",
  ]
}
