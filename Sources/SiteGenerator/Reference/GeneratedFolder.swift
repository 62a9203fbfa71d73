/// A folder of a site with pages that nobody has written.
struct GeneratedFolder {
  /// Its path in the site: `transitions`.
  let path: String
  /// The subject of the pages in the plural, as a message names the subject: `built-in scenarios`.
  let subject: String
  /// The reason why the site has them, as a clause: `something on a page leads to these`.
  let reason: String

  /// The folders of a site.
  /// - Parameters:
  ///   - hasReference: True if the configuration asks for a reference.
  ///   - isAboutBuiltIns: True if something on a page leads to a built-in scenario.
  static func all(hasReference: Bool, isAboutBuiltIns: Bool) -> [GeneratedFolder] {
    let asked = "'reference: true' asks for these"
    let transitions = GeneratedFolder(
      path: BuiltInPlace.folder, subject: "built-in scenarios",
      reason: hasReference ? asked : "something on a page leads to these")
    guard hasReference else { return isAboutBuiltIns ? [transitions] : [] }
    return [
      transitions,
      GeneratedFolder(
        path: ReferencePart.examples.folder, subject: "examples",
        reason: "the site lists its examples there"),
      GeneratedFolder(path: ReferencePages.indexFolder, subject: "reference", reason: asked),
      GeneratedFolder(path: CallbackPage.folder, subject: "callbacks", reason: asked),
      GeneratedFolder(path: FindingPage.folder, subject: "findings", reason: asked),
      GeneratedFolder(path: VersionsPage.folder, subject: "versions", reason: asked),
      GeneratedFolder(path: SourceLinks.folder, subject: "sources", reason: asked),
      GeneratedFolder(path: LimitsPage.folder, subject: "limits", reason: asked),
    ]
  }

  /// The first file of the author's that lies in one of some folders.
  /// - Parameters:
  ///   - folders: The folders.
  ///   - content: The content folder.
  static func taken(
    _ folders: [GeneratedFolder], in content: ContentFolder
  ) -> (file: String, folder: GeneratedFolder)? {
    let own = (content.pagePaths + content.filePaths).sorted()
    for folder in folders {
      if let file = own.first(where: { $0.hasPrefix(folder.path + "/") }) { return (file, folder) }
    }
    return nil
  }
}
