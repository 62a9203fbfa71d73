/// The list of pages that stands on every page.
///
/// A small site lists all pages, in sections if the configuration has sections. On a large site a
/// page lists the pages of its own section or folder, and has one link for each other section or
/// folder. Else every page would carry the titles of all pages. A page lists pages in its own language.
struct Navigation {
  /// The most pages that a small site has. A list of these takes about a kilobyte on each page.
  private static let limit = 20

  private struct Entry {
    let title: String
    let titleHTML: String
    let href: String
    /// The place of the page in the order of the site.
    let index: Int
    /// The first folder of the path; empty for a page at the top.
    let folder: String
    /// True for the page `index.md` of the folder.
    let opensFolder: Bool
    /// The index of the page's section; nil for a page without a section.
    let section: Int?
    let language: String
  }

  private let entries: [Entry]
  private let sections: [SiteConfiguration.Section]

  /// True if a page in a language lists the pages of its own section only.
  func isLarge(in language: String) -> Bool {
    entries.count { $0.language == language } > Navigation.limit
  }

  /// - Parameters:
  ///   - pages: The pages in the order of the site.
  ///   - sections: The sections in order.
  ///   - translations: The languages of the pages.
  init(
    _ pages: [Page], in sections: [SiteConfiguration.Section] = [], _ translations: Translations
  ) {
    var places: [String: Int] = [:]
    for (index, section) in sections.enumerated() {
      for page in section.pages where places[page] == nil { places[page] = index }
    }
    entries = pages.enumerated().map { index, page in
      let original = translations.original(of: page.path)
      let folder = page.path.contains("/") ? String(page.path.prefix { $0 != "/" }) : ""
      return Entry(
        title: page.shortTitle,
        titleHTML: BreakableText.html(page.shortTitle)
          + (page.isDraft ? " <span class=\"draft\">draft</span>" : ""),
        href: URLPath.encoded(page.outputPath), index: index, folder: folder,
        opensFolder: original == "\(folder)/index.md",
        section: places[page.path] ?? places[original],
        language: translations.language(of: page.path))
    }
    self.sections = sections
  }

  /// The title of the section of a page.
  /// - Parameter index: The place of the page in the order of the site.
  func section(of index: Int) -> String? {
    guard let section = entries[index].section else { return nil }
    let title = sections[section].title
    return title.isEmpty ? nil : title
  }

  /// The title of a folder without a page that opens the folder.
  static func title(ofFolder name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The values of a template.
  /// - Parameters:
  ///   - current: The place of the page in the order of the site; `nil` for a page that is not the author's.
  ///   - language: The language of the page.
  func values(for current: Int?, in language: String) -> [[String: Any]] {
    let entries = entries.filter { $0.language == language }
    let isLarge = entries.count > Navigation.limit
    var seenFolders: Set<String> = []
    var seenSections: Set<Int> = []
    var result: [[String: Any]] = []
    for entry in entries {
      if let section = entry.section {
        guard seenSections.insert(section).inserted else { continue }
        result.append(
          values(
            of: entries.filter { $0.section == section }, under: sections[section].title, current,
            isLarge))
      } else if !isLarge || entry.folder.isEmpty {
        result.append(values(of: entry, current))
      } else if seenFolders.insert(entry.folder).inserted {
        let members = entries.filter { $0.folder == entry.folder && $0.section == nil }
        result.append(values(ofFolder: members, current))
      }
    }
    return result
  }

  /// A section with its pages. On a large site another section is a link to its first page.
  private func values(
    of members: [Entry], under title: String, _ current: Int?, _ isLarge: Bool
  ) -> [String: Any] {
    let isOpen = members.contains { $0.index == current }
    var result: [String: Any] = ["title": title, "titleHTML": BreakableText.html(title)]
    if isLarge, !isOpen, let first = members.first {
      result["isSectionLink"] = true
      result["href"] = first.href
    } else {
      result["isSection"] = true
      result["isOpen"] = isOpen
      result["members"] = members.map { values(of: $0, current) }
    }
    return result
  }

  /// A folder of a large site: the opening page, with the other pages if the current page is in the
  /// folder. A folder without an opening page is a section.
  private func values(ofFolder members: [Entry], _ current: Int?) -> [String: Any] {
    guard let opening = members.first(where: \.opensFolder) else {
      let folder = members.first?.folder ?? ""
      return values(of: members, under: Navigation.title(ofFolder: folder), current, true)
    }
    var group = values(of: opening, current)
    if members.contains(where: { $0.index == current }) {
      group["pages"] = members.filter { !$0.opensFolder }.map { values(of: $0, current) }
    }
    return group
  }

  private func values(of entry: Entry, _ current: Int?) -> [String: Any] {
    [
      "title": entry.title, "titleHTML": entry.titleHTML, "href": entry.href,
      "isCurrent": entry.index == current,
    ]
  }
}
