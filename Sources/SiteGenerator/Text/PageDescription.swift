import Markdown

/// The description of a page for search engines.
enum PageDescription {
  /// The most characters of a paragraph that serves as the description.
  private static let limit = 200

  /// The description in the front matter; else the first paragraph. The home page prefers the
  /// site's description to the first paragraph; other pages use the site's description last.
  /// - Parameters:
  ///   - document: The page.
  ///   - isHome: True for the home page.
  ///   - site: The site's description; empty for none.
  ///   - isGenerated: True if the page is generated. Many generated pages begin alike, so the
  ///     description includes the title.
  static func text(
    of document: MarkdownDocument, isHome: Bool, site: String, isGenerated: Bool
  ) -> String {
    if let own = document.frontMatter.description { return own }
    if isHome, !site.isEmpty { return site }
    guard let paragraph = document.firstParagraph else { return site }
    guard isGenerated, let title = document.title else { return shortened(paragraph) }
    return shortened("\(sentence(title)) \(paragraph)")
  }

  /// A title with a punctuation mark at the end.
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
