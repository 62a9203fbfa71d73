import Diagnostics
import LifecycleEngine
import Scenarios

/// The permanent page of a built-in scenario. The page is Markdown, and goes into the site like an
/// author's page.
struct TransitionPage {
  let place: BuiltInPlace
  private var scenario: BuiltInScenario { place.scenario }

  /// The page.
  var page: Page {
    let path = "\(BuiltInPlace.folder)/\(scenario.id).md"
    return Page(path: path, file: path, bytes: [UInt8](markdown.utf8))
  }

  /// The page with links to the transitions, by topic.
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
        let ways = built.map(\.wayTitle).unique()
        let slug = ChoreographyPage.slug(of: choreography)
        let text = ways.count == 1 ? "one way" : "\(ways.count) ways side by side"
        let count =
          built.count == ways.count
          ? "" : ", in \(Quantity.text(built.count, "scenario", "scenarios"))"
        lines += [
          "### `\(choreography.id)`", "", choreography.statement, "",
          "[`\(choreography.id)`, \(text)](\(slug).html)\(count)", "",
        ]
      }
    }
    return ReferencePages.page("\(BuiltInPlace.folder)/index.md", lines)
  }

  /// The list, then the transitions and the variants.
  static func all(_ builtIns: BuiltIns, hasReference: Bool) -> [Page] {
    let variants = builtIns.allPlaces.map(TransitionPage.init)
    let choreographies = ChoreographyPage.all(builtIns.observations, hasReference: hasReference)
    return [TransitionPage.list(builtIns.scenarios)] + choreographies.map(\.page)
      + variants.map(\.page)
  }

  /// The newest variant is open, because most readers want the newest. Older variants are folded.
  private var markdown: String {
    var lines = ["# \(scenario.title)", ""]
    if let own = scenario.ownChoreography {
      lines += [
        "One of the [variants of `\(own.id)`](\(ChoreographyPage.slug(of: own)).html), which stand there "
          + "side by side."
          + (place.releaseGroups.count == 1
            ? ""
            : " The newest version stands open; below it are those on which something else happens, each "
              + "with how it differs from the one above it."),
        "",
      ]
    }
    for (index, group) in place.releaseGroups.enumerated().reversed() {
      let block = block(of: group)
      if index == place.releaseGroups.count - 1 {
        lines += block
      } else {
        let differs = place.variants.differences[index]
        lines += ReferenceText.fold("**\(ReleaseGroups.label(of: group)):** \(differs)", block)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The scenario as a block that holds on some releases.
  private func block(of group: [Release]) -> [String] {
    ["```" + place.info(of: group)]
      + scenario.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .dropLast() + ["```", ""]
  }
}
