import LifecycleEngine
import ScriptLanguage

/// The permanent page of a built-in scenario. It is written as an author would write it, and goes the
/// same way into the site.
struct TransitionPage {
  /// The folder of these pages.
  static let folder = "transitions"

  let scenario: BuiltInScenario
  /// The releases in groups on which the same happens.
  private let releaseGroups: [[Release]]

  init(_ scenario: BuiltInScenario, _ cache: BlockCache?) {
    self.scenario = scenario
    let key = BlockKey(texts: ["releases", scenario.id, scenario.source])
    if let starts = cache?.value([Int].self, for: key) {
      releaseGroups = ReleaseGroups(scenario.releases, starts: starts).groups
    } else {
      let groups = TransitionPage.groups(of: scenario)
      releaseGroups = groups.groups
      cache?.keep(value: groups.starts, for: key)
    }
  }

  /// Where the page stands in the site.
  var outputPath: String { "\(TransitionPage.folder)/\(scenario.id).html" }

  /// The page.
  var page: Page {
    let path = "\(TransitionPage.folder)/\(scenario.id).md"
    return Page(path: path, file: path, bytes: [UInt8](markdown.utf8))
  }

  /// The page that leads to the transitions, by what they are about.
  static func list(_ scenarios: [BuiltInScenario]) -> Page {
    var lines = [
      "# \(ReferencePart.transitions.title)", "",
      "The ways that the simulator knows from one visible controller to another. Each transition has a "
        + "page with its variants side by side, which leads to every nesting that claims are judged in.",
      "",
    ]
    for topic in EvidenceTopic.allCases {
      let own = Choreography.all.filter { !$0.ways.isEmpty && $0.topic == topic }
      if !own.isEmpty { lines += ["## \(topic.title)", ""] }
      for choreography in own {
        let built = scenarios.filter { $0.choreography == choreography.id }
        let ways = ReferencePages.unique(built.map(\.wayTitle))
        let slug = ChoreographyPage.slug(of: choreography)
        let count =
          built.count == ways.count
          ? "" : ", in \(Quantity.text(built.count, "scenario", "scenarios"))"
        lines += [
          "### `\(choreography.id)`", "", choreography.statement, "",
          "[\(Quantity.text(ways.count, "way", "ways")) side by side](\(slug).html)\(count)", "",
        ]
      }
    }
    return ReferencePages.page("\(folder)/index.md", lines)
  }

  private var markdown: String {
    var text = "# \(scenario.title)\n"
    if let own = Choreography.all.first(where: { $0.id == scenario.choreography }) {
      text +=
        "\nOne of the [variants of `\(own.id)`](\(ChoreographyPage.slug(of: own)).html), which stand there "
        + "side by side.\n"
    }
    for group in releaseGroups {
      let (first, last) = (group[0].major, group[group.count - 1].major)
      let span = first == last ? "\(first)" : "\(first)...\(last)"
      let device = scenario.device.idiom == .pad ? " device=pad" : ""
      let title = first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
      text +=
        "\n```scenario \(TransitionPage.blockID(scenario.id, group[0])) ios=\(span)\(device) "
        + "title=\"\(title)\"\n\(scenario.source)```\n"
    }
    return text
  }

  /// The id of the block on the page whose run stands for some releases, by the first of them.
  static func blockID(_ id: String, _ first: Release) -> String { "\(id)-ios-\(first.major)" }

  /// The releases from which on something else happens than on those before.
  var changes: [Release] { releaseGroups.dropFirst().map { $0[0] } }

  /// The first of the releases that a run stands for on the page.
  func firstRelease(like release: Release) -> Release {
    releaseGroups.first { $0.contains(release) }?.first ?? release
  }

  private static func groups(of scenario: BuiltInScenario) -> ReleaseGroups {
    // One that does not compile, which a test would have found, has a page for each release.
    guard let compiled = try? Scenario(scenario.source, attributes: scenario.attributes) else {
      return ReleaseGroups(scenario.releases, starts: scenario.releases.map(\.major))
    }
    let runs = scenario.releases.map { compiled.run(on: $0) }
    return ReleaseGroups(of: runs) { Array($0.shownEvents) }
  }
}
