import Markdown

/// The order of the pages. The pages in the configuration come first. Other pages follow by the
/// `order` in the front matter, then by path. A translation has the place of its original.
struct PageOrder {
  private let places: [String: Int]
  private let translations: Translations
  /// Names in the configuration that are no page, or that occur twice.
  let issues: [Issue]

  init(_ named: [KeyedYAML.Text], pages: [String]) {
    translations = Translations(of: pages, usual: "")
    var places: [String: Int] = [:]
    var issues: [Issue] = []
    for text in named {
      func report(_ id: String, _ message: String, _ help: String) {
        issues.append(
          Issue(line: text.line, column: text.column, id: id, message: message, help: help))
      }
      if places[text.value] != nil {
        report("configuration-page", "'\(text.value)' is named twice", "remove one of the two")
      } else if !pages.contains(text.value) {
        report(
          "configuration-page", "There is no page '\(text.value)'",
          Suggestion.text(for: text.value, among: pages)
            ?? "paths are relative to the content folder")
      } else {
        places[text.value] = places.count
      }
    }
    self.places = places
    self.issues = issues
  }

  /// The pages in their order.
  func sorted(_ pages: [Page]) -> [Page] {
    var orders: [String: Int] = [:]
    for page in pages { orders[page.path] = page.document?.frontMatter.order }
    return pages.sorted { key(of: $0, orders) < key(of: $1, orders) }
  }

  private func key(of page: Page, _ orders: [String: Int]) -> (Int, Int, Int, String) {
    let original = translations.original(of: page.path)
    let named = places[page.path] ?? places[original] ?? Int.max
    // A home page stands first even without an `order`.
    let home = original == Page.home ? 0 : 1
    return (named, home, orders[page.path] ?? orders[original] ?? Int.max, page.path)
  }
}
