/// A folder of a site with generated pages.
struct GeneratedFolder {
  /// The path of the folder in the site: `transitions`.
  let path: String
  /// The subject of the pages in the plural, for messages: `built-in scenarios`.
  let subject: String
  /// The reason why the site has the pages, as a clause: `something on a page leads to these`.
  let reason: String

  /// The folders of a site.
  /// - Parameters:
  ///   - hasReference: True if the configuration asks for a reference.
  ///   - isAboutBuiltIns: True if a page refers to a built-in scenario.
  static func all(hasReference: Bool, isAboutBuiltIns: Bool) -> [GeneratedFolder] {
    let asked = "'reference: true' asks for these"
    let transitions = GeneratedFolder(
      path: Combination.folder, subject: "built-in scenarios",
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

  /// The first authors' file that lies in one of some folders.
  /// - Parameters:
  ///   - folders: The folders.
  ///   - own: The paths of the authors' pages and files.
  static func taken(
    _ folders: [GeneratedFolder], by own: [String]
  ) -> (file: String, folder: GeneratedFolder)? {
    let own = own.sorted()
    for folder in folders {
      if let file = own.first(where: { $0.hasPrefix(folder.path + "/") }) { return (file, folder) }
    }
    return nil
  }
}
