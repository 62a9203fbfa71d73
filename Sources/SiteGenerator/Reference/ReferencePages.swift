import Diagnostics
import ExampleRuns
import LifecycleEngine
import Scenarios

/// The generated pages about UIKit, with the home page of the reference: callbacks, findings,
/// versions, sources and limits. `TransitionPage` makes the pages of the transitions.
enum ReferencePages {
  /// Makes the pages of each folder.
  /// - Parameter material: The material of the pages.
  static func parts(_ material: ReferenceMaterial) -> [() -> [Page]] {
    [
      { [index(material)] },
      {
        [CallbackPage.index]
          + CallbackReference.inReadingOrder.map {
            CallbackPage(reference: $0, material: material).page
          }
      },
      {
        [FindingPage.index] + Finding.all.map { FindingPage(finding: $0, material: material).page }
      },
      { [VersionsPage(material: material).page] },
      { SourcesPages(material: material).all },
      { [LimitsPage(material: material).page] },
    ]
  }

  /// The generated page at a path, including pages of transitions; nil for other paths.
  /// - Parameters:
  ///   - path: The path as in links: `callbacks/viewDidLoad.md`.
  ///   - material: The material of the pages.
  static func page(at path: String, _ material: ReferenceMaterial) -> Page? {
    let slug = String(FilePath.name(of: path).dropLast(3))
    switch FilePath.parent(of: path) {
    case indexFolder: return index(material)
    case CallbackPage.folder where slug == "index": return CallbackPage.index
    case CallbackPage.folder:
      let reference = CallbackReference.all.first { $0.slug == slug }
      return reference.map { CallbackPage(reference: $0, material: material).page }
    case FindingPage.folder where slug == "index": return FindingPage.index
    case FindingPage.folder:
      return Finding.named(slug).map { FindingPage(finding: $0, material: material).page }
    case VersionsPage.folder: return VersionsPage(material: material).page
    case SourceLinks.folder: return SourcesPages(material: material).page(at: path)
    case LimitsPage.folder: return LimitsPage(material: material).page
    case Combination.folder where slug == "index": return TransitionPage.list()
    case Combination.folder:
      return TransitionPage.all(material.observations, hasReference: true).map(\.page)
        .first { $0.path == path }
    default: return nil
    }
  }

  /// The folder of the home page of the reference.
  static let indexFolder = "uikit"

  /// A page of some lines.
  static func page(_ path: String, _ lines: [String]) -> Page {
    Page(path: path, file: path, bytes: [UInt8]((lines.joined(separator: "\n") + "\n").utf8))
  }

  private static func index(_ material: ReferenceMaterial) -> Page {
    var lines = [
      "# \(ReferenceListing.title)", "",
      "These pages are made by the build, of what the simulator declares and what it does when the "
        + "built-in transitions and the scenarios of this site are run.", "",
    ]
    for part in ReferencePart.allCases {
      lines.append(
        "- [\(part.title)](../\(part.folder)/index.html): \(text(of: part, material))")
    }
    let evidence = material.link(to: .evidence, "The evidence report")
    if let evidence { lines.append("- \(evidence): how the simulator is held to its sources.") }
    return page("\(indexFolder)/index.md", lines)
  }

  /// The description of a part.
  private static func text(of part: ReferencePart, _ material: ReferenceMaterial) -> String {
    switch part {
    case .callbacks:
      "\(CallbackReference.all.count) of them, when and how often each comes, and what holds then."
    case .transitions:
      "every transition, in each container, animated or not, finished or cancelled."
    case .findings: "\(Finding.all.count) mistakes that the run of an example shows."
    case .examples: "all that stand on a page, by finding, callback and container."
    case .versions: "what is different from each version on."
    case .sources:
      "\(EvidenceRegister.shared.sources.count) that say what UIKit does, and what rests on each."
    case .limits: "what is assumed, and what is not simulated."
    }
  }
}

/// Generated pages, as targets of authors' links.
final class GeneratedTargets: LinkTargets {
  /// The paths of the pages, as in links: `callbacks/viewDidLoad.md`.
  let paths: Set<String>
  private let builtIns: BuiltIns
  /// The material of a site without authors' pages. Authors' pages change only the text below the
  /// headings, so the anchors are the same.
  private lazy var material = ReferenceMaterial(builtIns, [])
  private var known: [String: Set<String>?] = [:]

  init(_ builtIns: BuiltIns) {
    self.builtIns = builtIns
    let folders = [ReferencePages.indexFolder] + ReferencePart.allCases.map(\.folder)
    var paths = Set(folders.map { "\($0)/index.md" })
    for topic in EvidenceTopic.allCases {
      paths.insert("\(SourceLinks.folder)/\(topic.rawValue).md")
    }
    for reference in CallbackReference.all {
      paths.insert("\(CallbackPage.folder)/\(reference.slug).md")
    }
    for finding in Finding.all { paths.insert("\(FindingPage.folder)/\(finding.id).md") }
    for choreography in Choreography.all where !choreography.ways.isEmpty {
      paths.insert("\(Combination.folder)/\(choreography.pageName).md")
    }
    self.paths = paths
  }

  /// The anchors of a page.
  /// - Parameter path: The path of the page.
  /// - Returns: `nil` for a page that is not generated, or whose anchors are not known beforehand.
  func anchors(of path: String) -> Set<String>? {
    guard isKnownBeforehand(path) else { return nil }
    if let known = known[path] { return known }
    let anchors = ReferencePages.page(at: path, material)?.anchors
    known[path] = .some(anchors)
    return anchors
  }

  func keep(_ page: Page) {
    if isKnownBeforehand(page.path) { known[page.path] = .some(page.anchors) }
  }

  /// The pages of the examples depend on the authors' pages.
  private func isKnownBeforehand(_ path: String) -> Bool {
    paths.contains(path) && !path.hasPrefix(ReferencePart.examples.folder + "/")
  }
}
