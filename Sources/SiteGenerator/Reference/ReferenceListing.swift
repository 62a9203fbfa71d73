/// The pages of the reference that stand in the list of pages: the opening page of each part.
struct ReferenceListing: Equatable {
  /// A page of the list.
  struct Entry: Equatable {
    let title: String
    /// The folder of the part in the site: `callbacks`.
    let folder: String

    /// The path of the opening page in the site.
    var outputPath: String { "\(folder)/index.html" }
  }

  /// The title of the section with the parts.
  static let title = "Reference"

  /// The path of the home page of the reference.
  static let home = "\(ReferencePages.indexFolder)/index.html"

  /// The first breadcrumb of a page of the reference.
  static var crumb: [String: Any] {
    ["title": title, "href": home]
  }

  /// The parts in order; empty for a site without a reference.
  let entries: [Entry]

  init(hasReference: Bool) {
    guard hasReference else {
      entries = []
      return
    }
    entries = ReferencePart.allCases.map { Entry(title: $0.title, folder: $0.folder) }
  }

  /// True if a page belongs to a listed part.
  /// - Parameter path: The path of the page in the site.
  func has(_ path: String) -> Bool { entries.contains { path.hasPrefix($0.folder + "/") } }

  /// The section as a value for the template. On a large site a page outside the reference has a
  /// link to the home page of the reference.
  /// - Parameters:
  ///   - path: The path of the current page in the site; `nil` for none.
  ///   - isLarge: True if a page lists the pages of its own section only.
  /// - Returns: `nil` for an empty list.
  func values(for path: String?, isLarge: Bool) -> [String: Any]? {
    guard !entries.isEmpty else { return nil }
    let title = ReferenceListing.title
    let isOpen = path.map(has) ?? false
    guard isOpen || !isLarge else {
      return [
        "isSectionLink": true, "title": title, "titleHTML": title, "href": ReferenceListing.home,
        "isCurrent": path == ReferenceListing.home,
      ]
    }
    let members = entries.map { entry in
      [
        "title": entry.title, "titleHTML": BreakableText.html(entry.title),
        "href": entry.outputPath, "isCurrent": entry.outputPath == path,
        "isAbove": entry.outputPath != path && path?.hasPrefix(entry.folder + "/") == true,
      ] as [String: Any]
    }
    return [
      "isSection": true, "isOpen": isOpen, "title": title, "titleHTML": title, "members": members,
    ]
  }
}
