/// The list of pages that stands on every page.
///
/// A small site lists all of them. Of a large one a page lists those of its own folder and one for each
/// of the others: else every page would carry all the others' titles.
struct Navigation {
  /// The most pages that are listed at once.
  private static let limit = 60

  private struct Entry {
    let title: String
    let href: String
    /// The place of the page in the order of the site.
    let index: Int
    /// The first folder of its path; empty for a page at the top.
    let folder: String
  }

  private let entries: [Entry]
  /// The first page of each folder.
  private let openings: [String: Int]
  private var isLarge: Bool { entries.count > Navigation.limit }

  init(_ pages: [Page]) {
    var openings: [String: Int] = [:]
    entries = pages.enumerated().map { index, page in
      let folder = page.path.contains("/") ? String(page.path.prefix { $0 != "/" }) : ""
      let known = openings[folder]
      if known == nil || page.path == "\(folder)/index.md" { openings[folder] = index }
      return Entry(
        title: page.title, href: URLPath.encoded(page.outputPath), index: index, folder: folder)
    }
    self.openings = openings
  }

  /// The values of a template.
  /// - Parameter current: The place of the page in the order of the site; `nil` for one that is none of
  ///   the author's.
  func values(for current: Int?) -> [[String: Any]] {
    guard isLarge else { return entries.map { values(of: $0, current) } }
    let open = current.map { entries[$0].folder } ?? ""
    var seen: Set<String> = []
    var result: [[String: Any]] = []
    for entry in entries {
      if entry.folder.isEmpty {
        result.append(values(of: entry, current))
      } else if seen.insert(entry.folder).inserted {
        let opening = entries[openings[entry.folder] ?? entry.index]
        var group = values(of: opening, current)
        if entry.folder == open {
          group["pages"] = entries.filter { $0.folder == open && $0.index != opening.index }
            .map { values(of: $0, current) }
        }
        result.append(group)
      }
    }
    return result
  }

  private func values(of entry: Entry, _ current: Int?) -> [String: Any] {
    ["title": entry.title, "href": entry.href, "isCurrent": entry.index == current]
  }
}
