/// A link that names a page without its path, as DocC does: `doc:GettingStarted#Install`.
struct ArticleLink {
  /// The name of the page, without folders.
  let name: String
  /// The fragment with its mark; empty without one.
  let suffix: String

  /// - Returns: Nil for a destination with another scheme.
  init?(_ destination: String) {
    guard destination.lowercased().hasPrefix("doc:") else { return nil }
    let text = destination.dropFirst("doc:".count)
    let path = text.prefix { $0 != "#" && $0 != "?" }
    let decoded = path.removingPercentEncoding ?? String(path)
    name = decoded.split(separator: "/").last.map(String.init) ?? ""
    suffix = String(text.dropFirst(path.count))
  }

  /// The pages with the name, whatever the capitals, in order. A hyphen stands for a space.
  func pages(among paths: some Sequence<String>) -> [String] {
    let wanted = ArticleLink.plain(name)
    return paths.filter { ArticleLink.plain(ArticleLink.name(of: $0)) == wanted }.sorted()
  }

  /// The name of a page, without folders and without the extension.
  static func name(of page: String) -> String {
    String((page.split(separator: "/").last ?? "").dropLast(3))
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().replacing(" ", with: "-")
  }
}

/// The titles of pages, as the texts of links to articles.
struct ArticleTitles {
  private let titles: [String: String]

  init(_ pages: [Page]) {
    titles = Dictionary(pages.map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text of a link without a text of its own; nil for a link with another scheme.
  func text(of destination: String) -> String? {
    guard let article = ArticleLink(destination) else { return nil }
    return article.pages(among: titles.keys).first.flatMap { titles[$0] }
  }
}

extension LinkResolver {
  /// The page that a link to an article leads to.
  func resolve(_ article: ArticleLink, on page: String) -> Result<String, Failure> {
    let found = article.pages(among: pagePaths)
    guard let target = found.first else {
      let names = pagePaths.map(ArticleLink.name)
      return .failure(
        Failure(
          id: "broken-link", message: "There is no page '\(article.name)' in the content folder",
          help: [
            Suggestion.text(for: article.name, among: names)
              ?? "a 'doc:' link names the file of a page without '.md'; put the name of a symbol in backticks"
          ]))
    }
    guard found.count == 1 else {
      return .failure(
        Failure(
          id: "broken-link", message: "There are \(found.count) pages '\(article.name)'",
          help: ["link to the file of one of them: '\(target)'"]))
    }
    return resolve("/" + URLPath.encoded(target) + article.suffix, on: page)
  }
}
