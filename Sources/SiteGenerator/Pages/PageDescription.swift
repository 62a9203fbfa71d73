import Markdown

/// What a search engine is told of a page.
enum PageDescription {
  /// The most characters of a paragraph that is taken for one.
  private static let limit = 200

  /// What the front matter says; else the first paragraph, before which goes the site's own description
  /// on its home page and behind which on every other.
  static func text(of document: MarkdownDocument, isHome: Bool, site: String) -> String {
    if let own = document.frontMatter.description { return own }
    if isHome, !site.isEmpty { return site }
    guard let paragraph = document.firstParagraph else { return site }
    return shortened(paragraph)
  }

  /// A text cut between two words.
  private static func shortened(_ text: String) -> String {
    guard text.count > limit else { return text }
    let start = text.prefix(limit - 1)
    let end = start.lastIndex(of: " ") ?? start.endIndex
    return start[..<end] + "…"
  }
}
