import Scenarios
import SiteGenerator

/// The ids of scenarios as proposals.
enum ScenarioCompletion {
  /// The scenarios of a folder's pages, then the built-in scenarios.
  static func ids(in folder: EditedFolder) -> [CompletionItem] {
    let own = folder.scenarios.map { id, place in
      CompletionItem(
        label: id, kind: .reference, detail: place.read.scenario?.shownTitle ?? "",
        documentation: "On the page `\(place.page.path)`", rank: 1)
    }
    let builtIn = folder.builtInScenarios.map { scenario in
      CompletionItem(
        label: scenario.reference, kind: .reference, detail: scenario.title,
        documentation: "A built-in scenario", rank: 3)
    }
    return own + builtIn
  }

  /// The families of built-in scenarios.
  static let families = ScenarioFamily.allCases.map { family in
    CompletionItem(
      label: family.rawValue, kind: .value, detail: "A family of built-in scenarios", rank: 2)
  }
}
