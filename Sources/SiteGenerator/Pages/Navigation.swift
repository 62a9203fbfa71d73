/// The list of pages that stands on every page.
///
/// A small site lists all pages, in sections if the configuration has sections. On a large site a
/// page lists the pages of its own section or folder, and one page for each other section or
/// folder. Else every page would carry the titles of all pages.
struct Navigation {
  /// The most pages that are listed at once.
  private static let limit = 100

  private struct Entry {
    let title: String
    let titleHTML: String
    let href: String
    /// The place of the page in the order of the site.
    let index: Int
    /// The first folder of the path; empty for a page at the top.
    let folder: String
    /// The index of the page's section; nil for a page without a section.
    let section: Int?
  }

  private let entries: [Entry]
  private let sections: [SiteConfiguration.Section]
  /// The first page of each folder.
  private let openings: [String: Int]
  private var isLarge: Bool { entries.count > Navigation.limit }

  /// - Parameters:
  ///   - pages: The pages in the order of the site.
  ///   - sections: The sections in order.
  init(_ pages: [Page], in sections: [SiteConfiguration.Section] = []) {
    var places: [String: Int] = [:]
    for (index, section) in sections.enumerated() {
      for page in section.pages where places[page] == nil { places[page] = index }
    }
    var openings: [String: Int] = [:]
    entries = pages.enumerated().map { index, page in
      let folder = page.path.contains("/") ? String(page.path.prefix { $0 != "/" }) : ""
      let known = openings[folder]
      if known == nil || page.path == "\(folder)/index.md" { openings[folder] = index }
      return Entry(
        title: page.shortTitle, titleHTML: BreakableText.html(page.shortTitle),
        href: URLPath.encoded(page.outputPath), index: index, folder: folder,
        section: places[page.path])
    }
    self.sections = sections
    self.openings = openings
  }

  /// The title of the section of a page.
  /// - Parameter index: The place of the page in the order of the site.
  func section(of index: Int) -> String? {
    guard let section = entries[index].section else { return nil }
    let title = sections[section].title
    return title.isEmpty ? nil : title
  }

  /// The values of a template.
  /// - Parameter current: The place of the page in the order of the site; `nil` for a page that is
  ///   not the author's.
  func values(for current: Int?) -> [[String: Any]] {
    var seenFolders: Set<String> = []
    var seenSections: Set<Int> = []
    var result: [[String: Any]] = []
    for entry in entries {
      if let section = entry.section {
        guard seenSections.insert(section).inserted else { continue }
        result.append(values(ofSection: section, entry, current))
      } else if !isLarge || entry.folder.isEmpty {
        result.append(values(of: entry, current))
      } else if seenFolders.insert(entry.folder).inserted {
        result.append(values(ofFolder: entry, current))
      }
    }
    return result
  }

  /// A section with its pages. On a large site another section is a link to its first page.
  private func values(
    ofSection section: Int, _ first: Entry, _ current: Int?
  ) -> [String: Any] {
    let isOpen = current.map { entries[$0].section == section } ?? false
    let title = BreakableText.html(sections[section].title)
    guard isOpen || !isLarge else {
      var link = values(of: first, current)
      link["titleHTML"] = title
      link["title"] = sections[section].title
      return link
    }
    return [
      "isSection": true, "isOpen": isOpen, "titleHTML": title, "title": sections[section].title,
      "members": entries.filter { $0.section == section }.map { values(of: $0, current) },
    ]
  }

  /// The opening page of a folder, with the other pages if the current page is in the folder.
  private func values(ofFolder first: Entry, _ current: Int?) -> [String: Any] {
    let open = current.map { entries[$0].folder } ?? ""
    let opening = entries[openings[first.folder] ?? first.index]
    var group = values(of: opening, current)
    if first.folder == open {
      group["pages"] = entries.filter {
        $0.folder == open && $0.index != opening.index && $0.section == nil
      }.map { values(of: $0, current) }
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
