import Diagnostics
import LifecycleEngine
import UIKitNames

/// The page about the simulator's assumptions and limits.
struct LimitsPage {
  static let folder = "limits"
  /// The link to the list of assumed steps, relative to the site's root.
  static let assumedSteps = "\(folder)/index.html#assumed-steps"

  let material: ReferenceMaterial

  /// The page.
  var page: Page {
    var lines = [
      "# \(ReferencePart.limits.title)", "",
      "The simulator refuses code that it can't simulate, so nothing merely appears to work. It follows "
        + "the published sources about UIKit. If no source describes a step, the simulator assumes "
        + "one, and this page gives the reason.", "",
    ]
    let pages = [
      material.link(to: .evidence, "the evidence for each step and rule"),
      material.link(
        to: .claims,
        "the claims about the life cycle, including those that are documented but not simulated"),
    ].compactMap { $0 }
    if !pages.isEmpty { lines += ["See also " + pages.joined(separator: ", and ") + ".", ""] }
    lines += ["## API that is refused", ""] + refused
    lines += ["## Methods that are never called", ""] + uncalled
    lines += ["## Situations with unknown calls", ""] + unknownCalls
    lines += ["## How much is assumed", ""] + grades
    lines += ["## Assumed rules", ""] + rules
    lines += ["## Assumed steps", ""] + steps
    lines += ["## Documented, not observed", ""] + documented
    return ReferencePages.page("\(LimitsPage.folder)/index.md", lines)
  }

  /// The number of steps and rules of each grade.
  private var grades: [String] {
    let steps = StepPlace.all.compactMap(\.step)
    let rows = EvidenceGrade.allCases.map { grade in
      [
        grade.words, Quantity.grouped(steps.count { EvidenceGrade($0) == grade }),
        "\(Rule.all.count { EvidenceGrade($0.basis) == grade })",
      ]
    }
    return ReferenceText.table(["support", "steps", "rules"], rows)
  }

  private var rules: [String] {
    let entries = Rule.all.compactMap { rule -> String? in
      rule.basis.assumption.map { "- `\(rule.id)`: \(rule.statement) *Why:* \($0)" }
    }
    guard !entries.isEmpty else { return ["No rule is assumed.", ""] }
    return ReferenceText.fold(
      "**All rules:** \(Quantity.text(entries.count, "rule", "rules"))", entries)
  }

  private var steps: [String] {
    steps { $0.step?.basis.assumption }
  }

  private var documented: [String] {
    steps { place in
      guard let step = place.step, EvidenceGrade(step) == .documented else { return nil }
      return step.basis.citedIDs
    }
  }

  /// Steps with a text for each, by topics and choreographies.
  private func steps(_ text: (StepPlace) -> String?) -> [String] {
    let told = StepPlace.all.compactMap { place in text(place).map { (place, $0) } }
    guard !told.isEmpty else { return ["No step.", ""] }
    return EvidenceTopic.allCases.flatMap { topic -> [String] in
      let own = told.filter { $0.0.owner.topic == topic }
      guard !own.isEmpty else { return [] }
      return ReferenceText.fold(
        "**\(topic.title):** \(Quantity.text(own.count, "step", "steps"))", lines(of: own))
    }
  }

  /// Steps of a choreography with the same text stand together.
  private func lines(of told: [(place: StepPlace, text: String)]) -> [String] {
    told.grouped(by: \.place.owner.id).flatMap { _, own -> [String] in
      let choreography = own[0].place.owner
      return ["- \(ReferenceText.choreography(choreography)): \(choreography.statement)"]
        + own.grouped(by: \.text).map { text, told in
          let names = told.compactMap { $0.place.step.map { "`\($0.name)`" } }
          return "  - \(names.joined(separator: ", ")): \(text)"
        }
    }
  }

  private var refused: [String] {
    func codes(_ title: String, _ names: [String]) -> [String] {
      ["- **\(title):** \(names.map { "`\($0)`" }.joined(separator: ", "))"]
    }
    return [
      "A scenario that uses one of these is an error. An example keeps running, with an unknown result.",
      "",
    ] + codes("Methods", SimulatedAPI.refusedMethods)
      + codes("Properties", SimulatedAPI.refusedProperties)
      + codes("Types", SimulatedAPI.refusedTypes) + [""]
  }

  private var unknownCalls: [String] {
    func all(_ situations: [String]) -> [String] {
      ReferenceText.fold(
        "**All:** \(Quantity.text(situations.count, "situation", "situations"))", situations)
    }
    return [
      "No source says which calls follow in these situations. A check that a call is missing there is "
        + "an error, `not-modelled`.", "",
    ]
      + all(UnknownCalls.all.map { "- `\($0.id)`: \($0.situation) \($0.reason)" })
      + ["A check of the order is an error in these situations.", ""]
      + all(UnknownOrder.all.map { "- `\($0.id)`: \($0.situation) \($0.reason)" })
      + [
        "Sources disagree about these situations. A check that fits only some of the sources is an error.",
        "",
      ]
      + all(Disagreement.all.map { "- `\($0.id)`: \($0.situation) \($0.reason)" })
  }

  private var uncalled: [String] {
    [
      "A subclass of `UIViewController` may override these methods. The simulator never calls them.",
      "",
    ] + ReferenceText.list(SimulatedAPI.uncalledMethods.map { "`\($0)`" }, or: "No method.")
  }
}
