/// Pages of a site that nobody has written, in a folder of their own.
struct GeneratedPart {
  /// Their folder in the site: `transitions`.
  let folder: String
  /// What they are about, in the plural, as a message names it: `built-in scenarios`.
  let subject: String
  /// Why the site has them, as a clause: `something on a page leads to these`.
  let reason: String
  /// Makes the pages, written as an author would write them, each at a path in the folder.
  let pages: () -> [Page]
  /// What stands below the text of a page, by its path in the site; `nil` for nothing.
  let body: (String, Theme) -> String?

  init(
    folder: String, subject: String, reason: String, pages: @escaping () -> [Page],
    body: @escaping (String, Theme) -> String? = { _, _ in nil }
  ) {
    self.body = body
    self.folder = folder
    self.subject = subject
    self.reason = reason
    self.pages = pages
  }
}

/// All pages of a site that nobody has written.
struct GeneratedPages {
  /// The parts in the order in which they are written.
  let parts: [GeneratedPart]

  /// - Parameter folder: The pages that somebody has written.
  init(for folder: VerifiedFolder) {
    parts =
      [TransitionPages.part(for: folder), ExamplePages.part(for: folder)].compactMap { $0 }
      + ReferencePages.parts(for: folder)
  }

  /// The pages of each part.
  func pages() -> [[Page]] { parts.map { $0.pages() } }

  /// What stands below the text of a page.
  /// - Parameters:
  ///   - path: The path of the page in the site.
  ///   - theme: The templates.
  func body(of path: String, _ theme: Theme) -> String {
    parts.first { path.hasPrefix($0.folder + "/") }?.body(path, theme) ?? ""
  }

  /// The first file of the author's that lies where generated pages go.
  /// - Parameter content: The content folder.
  func taken(in content: ContentFolder) -> (file: String, part: GeneratedPart)? {
    let own = (content.pagePaths + content.filePaths).sorted()
    for part in parts {
      if let file = own.first(where: { $0.hasPrefix(part.folder + "/") }) { return (file, part) }
    }
    return nil
  }
}
