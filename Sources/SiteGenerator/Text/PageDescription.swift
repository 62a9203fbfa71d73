import Markdown

/// What a search engine is told of a page.
enum PageDescription {
  /// The most characters of a paragraph that is taken for one.
  private static let limit = 200

  /// What the front matter says; else the first paragraph, before which goes the site's own description
  /// on its home page and behind which on every other.
  /// - Parameters:
  ///   - document: The page.
  ///   - isHome: True if the site begins with it.
  ///   - site: The site's own description; empty for none.
  ///   - isGenerated: True if nobody has written the page. Many of those begin alike, so that their titles
  ///     belong to what is told of them.
  static func text(
    of document: MarkdownDocument, isHome: Bool, site: String, isGenerated: Bool
  ) -> String {
    if let own = document.frontMatter.description { return own }
    if isHome, !site.isEmpty { return site }
    guard let paragraph = document.firstParagraph else { return site }
    guard isGenerated, let title = document.title else { return shortened(paragraph) }
    return shortened("\(sentence(title)) \(paragraph)")
  }

  /// A title with a sign at its end.
  static func sentence(_ title: String) -> String {
    title.last.map { ".?!".contains($0) } == true ? title : title + "."
  }

  /// A text cut between two words.
  static func shortened(_ text: String) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return start[..<end] + "…"
  }
}
