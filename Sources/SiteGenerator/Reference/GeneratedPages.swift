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

  init(
    folder: String, subject: String, reason: String, _ pages: @escaping () -> [Page]
  ) {
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
      [TransitionPages.part(for: folder)].compactMap { $0 } + ReferencePages.parts(for: folder)
  }

  /// The pages of all parts.
  func pages() -> [Page] { parts.flatMap { $0.pages() } }

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
