/// A part of the reference. A part has the same name in the list of pages, as the title of its
/// opening page, in breadcrumbs, and in links.
enum ReferencePart: CaseIterable {
  case callbacks, transitions, findings, examples, versions, sources, limits

  var title: String {
    switch self {
    case .callbacks: "Callbacks"
    case .transitions: "Transitions"
    case .findings: "Findings"
    case .examples: "Examples"
    case .versions: "Versions of iOS"
    case .sources: "Sources"
    case .limits: "What is not modeled"
    }
  }

  /// The folder of the part in the site.
  var folder: String {
    switch self {
    case .callbacks: CallbackPage.folder
    case .transitions: Combination.folder
    case .findings: FindingPage.folder
    case .examples: "examples"
    case .versions: VersionsPage.folder
    case .sources: SourceLinks.folder
    case .limits: LimitsPage.folder
    }
  }
}
