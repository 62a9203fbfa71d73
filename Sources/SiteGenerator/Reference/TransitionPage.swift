import Diagnostics
import LifecycleEngine
import Scenarios

/// The page of a transition: the different runs of its combinations, and below a table of all
/// combinations. The page is Markdown, and goes into the site like an author's page.
struct TransitionPage {
  private let index: Int
  private let groups: [AlikeCombinations]
  private let ways: [ReferenceMaterial.Way]
  /// The relative path to the root of the site; nil if callbacks have no pages.
  private let root: String?

  private var choreography: Choreography { Choreography.all[index] }

  /// The pages in the order of the registry.
  /// - Parameters:
  ///   - observations: The events of the built-in scenarios.
  ///   - hasReference: True if callbacks have pages to link to.
  static func all(
    _ observations: TransitionObservations, hasReference: Bool
  ) -> [TransitionPage] {
    let ways = ReferenceMaterial.ways(of: observations)
    let scenarios = observations.byScenario.grouped { $0.first?.scenario.choreography ?? "" }
    return Choreography.all.indices.compactMap { index in
      let id = Choreography.all[index].id
      guard let own = scenarios.first(where: { $0.0 == id })?.1 else { return nil }
      return TransitionPage(
        index: index, groups: AlikeCombinations.groups(of: own),
        ways: ways.filter { $0.choreography == id }, root: hasReference ? "../" : nil)
    }
  }

  /// The page with links to the transitions, by topic.
  /// - Parameter pages: The pages of the site; nil if the site has the page of each transition.
  static func list(of pages: [TransitionPage]? = nil) -> Page {
    let shown = pages?.map(\.choreography) ?? Choreography.all
    let introduction =
      pages == nil
      ? "Choose a transition, then the container around it, and read which callbacks each controller gets."
      : "The transitions of which other pages of this site speak, and the callbacks that each controller gets."
    var lines = ["# \(ReferencePart.transitions.title)", "", introduction, ""]
    for topic in EvidenceTopic.allCases {
      let own = shown.filter { !$0.ways.isEmpty && $0.topic == topic }
      guard !own.isEmpty else { continue }
      lines += ["## \(topic.title)", ""]
      lines += own.map { choreography in
        let own = pages?.first { $0.choreography.id == choreography.id }?.ways.map(\.title)
        let ways = (own ?? choreography.ways.map(\.title)).joined(separator: "; ")
        return "- [\(choreography.pageTitle)](\(choreography.pageName).html): \(ways)"
      }
      lines.append("")
    }
    return ReferencePages.page("\(Combination.folder)/index.md", lines)
  }

  /// The page.
  var page: Page {
    ReferencePages.page("\(Combination.folder)/\(choreography.pageName).md", lines)
  }

  /// The path of the page in the site.
  var outputPath: String { "\(Combination.folder)/\(choreography.pageName).html" }

  private var lines: [String] {
    var lines = ["# \(choreography.pageTitle)", "", choreography.statement, ""]
    lines += groups.flatMap { block(of: $0.shown.scenario) }
    if ways.count > 1 {
      lines += ["## Side by side", ""]
      lines += VariantComparison(ways.compactMap(\.plain)).lines(root)
    }
    lines += ["## Steps", ""] + steps
    let all = choreography.steps + choreography.cancellation
    let sources = all.flatMap(\.basis.sourceIDs).unique()
    return lines + ["## Sources", ""] + ReferenceText.sources(sources, hasReference: root != nil)
  }

  // MARK: Scenarios

  /// The lenses of the scenarios: all but layout, in which combinations differ that are alike otherwise.
  private static let lenses = Lens.allCases.filter {
    $0 != .none && $0 != .layout && $0 != .classic
  }
  .map(\.name).joined(separator: "+")

  private func block(of scenario: BuiltInScenario) -> [String] {
    let (first, last) = (
      scenario.releases[0].major, scenario.releases[scenario.releases.count - 1].major
    )
    let span = first == last ? "\(first)" : "\(first)...\(last)"
    let device = scenario.device.idiom == .pad ? " device=pad" : ""
    let info =
      "scenario \(scenario.id) ios=\(span)\(device) lens=\(TransitionPage.lenses) "
      + "title=\"\(scenario.plainTitle)\""
    let source = scenario.source.split(separator: "\n", omittingEmptySubsequences: false)
    return ["```" + info] + source.map(String.init).dropLast() + ["```", ""]
  }

  // MARK: Combinations

  /// The values of the template `combinations`, which stands below the text.
  /// - Parameter isWhole: True if the page has every combination of the transition.
  func values(isWhole: Bool) -> [String: Any] {
    let all = groups.flatMap { group in group.all.map { ($0, group.shown) } }
    let kinds = Combination.Choice.Kind.allCases.filter { kind in
      all.contains { $0.0.choice(kind) != nil }
    }
    // The rows share most of their lines of code and most parts of their titles.
    var texts = NumberedTexts()
    let rows = all.map { combination, shown in
      let scenario = combination.scenario
      let lines = scenario.source.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map(Substring.init)
      return [
        "id": combination.fragment,
        "title": texts.numbers(of: scenario.plainTitle.split(separator: ", ")),
        "source": texts.numbers(of: lines), "isPad": scenario.device.idiom == .pad,
        "releases": ReleaseGroups.label(of: scenario.releases),
        "cells": kinds.map { combination.choice($0).map { ExampleText.html($0.text) } ?? "–" },
        "block": ScenarioAnchor.id(of: shown.scenario.id), "shown": shown.scenario.plainTitle,
      ] as [String: Any]
    }
    return [
      "isWhole": isWhole,
      "count": Quantity.text(all.count, "combination", "combinations"),
      "choices": kinds.map { ["key": $0.rawValue, "title": $0.title] },
      "rows": rows, "textsJSON": texts.json,
    ]
  }

  // MARK: Steps

  private var steps: [String] {
    func line(_ place: StepPlace) -> String? {
      guard let step = place.step else { return nil }
      let sent = ReferenceText.sent(by: place, root: root)
      return "`\(step.name)`\(sent): \(ReferenceText.support(step))"
    }
    let count = choreography.steps.count
    var lines = choreography.steps.indices.compactMap { line(StepPlace(index, $0)) }
      .map { "1. " + $0 }
    guard !choreography.cancellation.isEmpty else { return lines + [""] }
    lines += ["", "If the user cancels, these steps replace the rest:", ""]
    lines += choreography.cancellation.indices.compactMap { line(StepPlace(index, count + $0)) }
      .map { "1. " + $0 }
    return lines + [""]
  }
}

extension Choreography {
  /// The title of the transition's page: `Navigation push`.
  var pageTitle: String {
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
