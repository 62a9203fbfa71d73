import LifecycleEngine
import ScriptLanguage

/// The pages about UIKit that nobody has written: callbacks, findings, versions, limits.
enum ReferencePages {
  /// The parts of a site that asks for them.
  static func parts(for folder: VerifiedFolder) -> [GeneratedPart] {
    guard folder.configuration.hasReference else { return [] }
    return parts(ReferenceMaterial(folder.catalog.transitions, folder.pages))
  }

  /// - Parameter material: What the pages are made of.
  static func parts(_ material: ReferenceMaterial) -> [GeneratedPart] {
    let reason = "'reference: true' asks for these"
    return [
      GeneratedPart(folder: indexFolder, subject: "reference", reason: reason) {
        [index(material)]
      },
      GeneratedPart(folder: CallbackPage.folder, subject: "callbacks", reason: reason) {
        [CallbackPage.index]
          + CallbackReference.all.map { CallbackPage(reference: $0, material: material).page }
      },
      GeneratedPart(folder: FindingPage.folder, subject: "findings", reason: reason) {
        [FindingPage.index] + Finding.all.map { FindingPage(finding: $0, material: material).page }
      },
      GeneratedPart(folder: VersionsPage.folder, subject: "versions", reason: reason) {
        [VersionsPage(material: material).page]
      },
      GeneratedPart(folder: LimitsPage.folder, subject: "limits", reason: reason) {
        [LimitsPage(material: material).page]
      },
    ]
  }

  /// The folder of the page that leads to all others.
  static let indexFolder = "uikit"

  /// A page of some lines.
  static func page(_ path: String, _ lines: [String]) -> Page {
    Page(path: path, file: path, bytes: [UInt8]((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// The first of equal texts each.
  static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func index(_ material: ReferenceMaterial) -> Page {
    let counts = (
      CallbackReference.all.count, Finding.all.count, material.transitions.scenarios.count,
      EvidenceRegister.shared.sources.count
    )
    var lines = [
      "# Reference", "",
      "These pages are made by the build, of what the simulator declares and what it does when the "
        + "built-in transitions and the scenarios of this site are run.", "",
      "- [Callbacks](../callbacks/index.html): \(counts.0) of them, when and how often each comes, and "
        + "what holds then.",
      "- [Findings](../findings/index.html): \(counts.1) mistakes that the run of an example shows.",
      "- [Transitions](../\(TransitionPage.folder)/index.html): "
        + "\(Quantity.grouped(counts.2)) built-in scenarios, with the variants of each transition side "
        + "by side.",
      "- [Examples](../\(ExampleCatalog.folder)/index.html): all that stand on the pages, by finding, "
        + "callback and container.",
      "- [Versions](../versions/index.html): what is different from each version of iOS on.",
      "- [Limits](../limits/index.html): what is assumed, and what is not simulated.",
    ]
    let evidence = material.link(to: "reference/evidence.md", "Evidence")
    if let evidence {
      lines.append(
        "- \(evidence): what the \(Quantity.grouped(counts.3)) sources saw, and how the simulator is "
          + "held to it.")
    }
    return page("\(indexFolder)/index.md", lines)
  }
}

/// The pages that nobody has written, as targets of authors' links.
final class GeneratedTargets {
  /// Their paths, as links name them: `callbacks/viewDidLoad.md`.
  let paths: Set<String>
  private unowned let transitions: TransitionPages
  /// The pages of the reference as they are in a site without other pages: authors' pages change what
  /// stands below their headings, not these.
  private lazy var pages: [String: Page] = {
    let parts = ReferencePages.parts(ReferenceMaterial(transitions, []))
    let made =
      parts.flatMap { $0.pages() }
      + ChoreographyPage.all(transitions.observations, hasReference: true).map(\.page)
    return Dictionary(made.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  init(_ transitions: TransitionPages) {
    self.transitions = transitions
    let folders = [
      ReferencePages.indexFolder, CallbackPage.folder, FindingPage.folder, VersionsPage.folder,
      LimitsPage.folder, TransitionPage.folder, ExampleCatalog.folder,
    ]
    var paths = Set(folders.map { "\($0)/index.md" })
    for reference in CallbackReference.all {
      paths.insert("\(CallbackPage.folder)/\(reference.slug).md")
    }
    for finding in Finding.all { paths.insert("\(FindingPage.folder)/\(finding.id).md") }
    for choreography in Choreography.all where !choreography.ways.isEmpty {
      paths.insert("\(TransitionPage.folder)/\(ChoreographyPage.slug(of: choreography)).md")
    }
    for scenario in transitions.scenarios {
      paths.insert("\(TransitionPage.folder)/\(scenario.id).md")
    }
    self.paths = paths
  }

  /// The anchors of a page.
  /// - Parameter path: Its path.
  /// - Returns: `nil` for a page that is none of these, or whose anchors are not known beforehand.
  func anchors(of path: String) -> Set<String>? {
    guard paths.contains(path) else { return nil }
    if let page = pages[path] { return page.anchors }
    let id = path.dropFirst(TransitionPage.folder.count + 1).dropLast(3)
    // What the list of examples has depends on the authors' pages.
    if path.hasPrefix(ExampleCatalog.folder + "/") { return nil }
    if id == "index" { return TransitionPage.list(transitions.all).anchors }
    return transitions.page(BuiltInScenario.prefix + id)?.page.anchors
  }
}
