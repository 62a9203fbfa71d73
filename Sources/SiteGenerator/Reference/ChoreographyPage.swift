import Diagnostics
import LifecycleEngine
import Scenarios

/// The page about a choreography with ways: all variants side by side.
struct ChoreographyPage {
  private let index: Int
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
  ) -> [ChoreographyPage] {
    let ways = ReferenceMaterial.ways(of: observations)
    return Choreography.all.indices.compactMap { index in
      let own = ways.filter { $0.choreography == Choreography.all[index].id }
      guard !own.isEmpty else { return nil }
      return ChoreographyPage(index: index, ways: own, root: hasReference ? "../" : nil)
    }
  }

  /// The page.
  var page: Page {
    let slug = ChoreographyPage.slug(of: choreography)
    return ReferencePages.page("\(BuiltInPlace.folder)/\(slug).md", lines)
  }

  /// The file name of the page, without an ending: the id, unless a built-in scenario has the id.
  static func slug(of choreography: Choreography) -> String {
    let isTaken = Choreography.all.contains { other in
      other.ways.contains { $0.id == choreography.id }
    }
    return choreography.id + (isTaken ? "-variants" : "")
  }

  private var lines: [String] {
    var lines = ["# `\(choreography.id)`", "", choreography.statement, ""]
    let comparison = VariantComparison(ways.compactMap { $0.plain })
    lines += ["## Variants side by side", ""] + comparison.lines(root)
    lines += ["## In other containers", ""] + nestings
    lines += ["## Steps", ""] + steps
    let all = choreography.steps + choreography.cancellation
    let sources = all.flatMap(\.basis.sourceIDs).unique()
    return lines + ["## Sources", ""] + ReferenceText.sources(sources, hasReference: root != nil)
  }

  // MARK: Nestings

  /// The differences in each nesting, then a link to each scenario.
  private var nestings: [String] {
    var places: [[String]] = []
    for run in ways.flatMap(\.runs) where !run.scenario.surroundings.isEmpty {
      if !places.contains(run.scenario.surroundings) { places.append(run.scenario.surroundings) }
    }
    guard !places.isEmpty else { return ["It has no other nesting.", ""] }
    return comparison(of: places) + ways.flatMap(scenarios)
  }

  private func scenarios(of way: ReferenceMaterial.Way) -> [String] {
    let nested = way.runs.filter { !$0.scenario.surroundings.isEmpty }
    guard !nested.isEmpty else { return [] }
    let count = Quantity.text(nested.count, "nesting", "nestings")
    let links = way.runs.map { run in
      let place = run.scenario.surroundings.joined(separator: ", in ")
      return
        "- [\(place.isEmpty ? "with nothing around it" : "in \(place)")](\(run.scenario.id).html)"
    }
    return ReferenceText.fold("**\(way.title):** \(count)", links)
  }

  private func comparison(of places: [[String]]) -> [String] {
    var isSame = true
    let rows = places.map { place in
      var differing: [String] = []
      var (count, same) = (0, 0)
      for way in ways {
        guard let run = way.runs.first(where: { $0.scenario.surroundings == place }),
          let plain = way.plain
        else { continue }
        count += 1
        if let event = ChoreographyPage.difference(of: run, from: plain) {
          differing.append(
            "[\(ReferenceText.cell(way.title))](\(run.scenario.id).html) from "
              + "`\(ReferenceText.cell(event))` on")
        } else {
          same += 1
        }
      }
      if !differing.isEmpty { isSame = false }
      let text = differing.isEmpty ? "nothing" : differing.joined(separator: "; ")
      return [place.joined(separator: ", in "), "\(same) of \(count)", text]
    }
    guard !isSame else {
      return [
        "`Current` and `New` hear the same, layout aside, in "
          + (places.count == 1 ? "the one nesting" : "each of the \(places.count) nestings")
          + " as with nothing around them.", "",
      ]
    }
    return [
      "What `Current` and `New` hear, layout aside, in comparison to the same variant with nothing around "
        + "it. Below are the pages of all of them.", "",
    ] + ReferenceText.table(["in", "the same in", "what differs"], rows)
  }

  /// The first event that differs from the run without nesting; nil if the events are the same.
  private static func difference(
    of run: TransitionObservations.Run, from plain: TransitionObservations.Run
  ) -> String? {
    let (own, other) = (told(in: run), told(in: plain))
    let place = zip(own, other).enumerated().first { $1.0 != $1.1 }?.offset
    if let place { return own[place] }
    let length = min(own.count, other.count)
    return own.count == other.count ? nil : (own.dropFirst(length) + other.dropFirst(length)).first
  }

  private static func told(in run: TransitionObservations.Run) -> [String] {
    run.events.filter { $0.receiver != .other && $0.callback.lens != .layout }.map(\.text)
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
    lines += ["", "Where the user takes it back, these follow instead of the rest:", ""]
    lines += choreography.cancellation.indices.compactMap { line(StepPlace(index, count + $0)) }
      .map { "1. " + $0 }
    return lines + [""]
  }
}
