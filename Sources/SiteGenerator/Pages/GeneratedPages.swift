/// All generated pages of a site.
struct GeneratedPages {
  /// Makes the pages of each folder, in the order in which the folders are written.
  private let parts: [() -> [Page]]
  private let examples: ExamplePages?
  private let transitions: Transitions?
  private let redirects: Redirects
  private let hasFormerAddresses: Bool

  /// - Parameters:
  ///   - folder: The authors' pages.
  ///   - hasPlayground: True if the site has the playground.
  init(for folder: VerifiedFolder, hasPlayground: Bool) {
    let hasReference = folder.configuration.hasReference
    let builtIns = folder.catalog.builtIns
    redirects = folder.redirects
    hasFormerAddresses = folder.configuration.hasFormerAddresses
    var parts: [() -> [Page]] = []
    let chosen = hasReference ? nil : folder.builtInsToRead
    let transitions = chosen?.isEmpty == true ? nil : Transitions(builtIns, only: chosen)
    self.transitions = transitions
    if let transitions { parts.append { transitions.pages } }
    if hasPlayground { parts.append { [PlayPage.page] } }
    guard hasReference else {
      self.parts = parts
      examples = nil
      return
    }
    let pages = folder.listed.map(\.judged)
    let findings = { folder.findings.pages }
    let examples = ExamplePages(pages, in: folder.configuration.sections, findings: findings)
    self.examples = examples
    parts.append { [examples.page] }
    let material = ReferenceMaterial(builtIns, pages, findings: findings)
    self.parts = parts + ReferencePages.parts(material)
  }

  /// The pages of each folder, as Markdown.
  func pages() -> [[Page]] { parts.map { $0() } }

  /// The HTML below the text of a page.
  /// - Parameters:
  ///   - path: The path of the page in the site.
  ///   - theme: The templates.
  func body(of path: String, _ theme: Theme) -> String {
    if path == ExamplePages.list { return examples?.html(theme) ?? "" }
    return transitions?.html(of: path, theme) ?? ""
  }

  /// The old addresses of what has moved to another page. The author's redirects come first.
  var moved: [(path: String, to: String)] {
    var taken: Set<String> = []
    let former = hasFormerAddresses ? (transitions?.moved ?? []) + (examples?.moved ?? []) : []
    return (redirects.moved + former).filter { taken.insert($0.path).inserted }
  }
}
