import LifecycleEngine
import ScriptLanguage

/// The page about what the simulator assumes, and what it does not simulate.
struct LimitsPage {
  static let folder = "limits"

  let material: ReferenceMaterial

  /// The page.
  var page: Page {
    var lines = [
      "# What is not known or not simulated", "",
      "The simulator does what sources say of UIKit. Where no source says it, something is assumed, with "
        + "the reason; what it does not do at all, it refuses, so that nothing looks as if it worked.",
      "",
    ]
    let pages = [
      material.link(to: "reference/evidence.md", "the evidence for each step and rule"),
      material.link(
        to: "claims.md",
        "what is said of the life cycle, with what is documented and not simulated"),
    ].compactMap { $0 }
    if !pages.isEmpty { lines += ["See also " + pages.joined(separator: ", and ") + ".", ""] }
    lines += grades
    lines += ["## Assumed rules", ""] + rules
    lines += ["## Assumed steps", ""] + steps
    lines += ["## Documented, but seen by nobody", ""] + documented
    lines += ["## API that is refused", ""] + refused
    lines += ["## Methods that are never called", ""] + uncalled
    return ReferencePages.page("\(LimitsPage.folder)/index.md", lines)
  }

  /// How many steps and rules there are of each grade.
  private var grades: [String] {
    let steps = StepPlace.all.compactMap(\.step)
    let rows = EvidenceGrade.allCases.map { grade in
      [
        grade.words, Quantity.grouped(steps.count { EvidenceGrade($0) == grade }),
        "\(Rule.all.count { EvidenceGrade($0.basis) == grade })",
      ]
    }
    return ReferenceText.table(["known from", "steps", "rules"], rows)
  }

  private var rules: [String] {
    let entries = Rule.all.compactMap { rule -> String? in
      guard case .assumed(let reason) = rule.basis else { return nil }
      return "`\(rule.id)`: \(rule.statement) *Why:* \(reason)"
    }
    return ReferenceText.list(entries, or: "No rule is assumed.")
  }

  private var steps: [String] {
    steps { place in
      guard case .assumed(let reason) = place.step?.basis else { return nil }
      return reason
    }
  }

  private var documented: [String] {
    steps { place in
      guard let step = place.step, EvidenceGrade(step) == .documented else { return nil }
      return step.basis.sourceIDs.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// Some steps with what is to be said of them, below their choreographies.
  private func steps(_ text: (StepPlace) -> String?) -> [String] {
    var lines: [String] = []
    var last: Int?
    for place in StepPlace.all {
      guard let step = place.step, let text = text(place) else { continue }
      if place.choreography != last {
        let choreography = Choreography.all[place.choreography]
        lines.append("- \(ReferenceText.choreography(choreography)): \(choreography.statement)")
      }
      last = place.choreography
      lines.append("  - `\(step.name)`: \(text)")
    }
    return lines.isEmpty ? ["There is no such step.", ""] : lines + [""]
  }

  private var refused: [String] {
    func codes(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    return [
      "A scenario that uses one of these is an error; an example goes on, and what comes of it is not "
        + "known.", "",
      "- **Methods:** \(codes(SimulatedAPI.refusedMethods))",
      "- **Properties:** \(codes(SimulatedAPI.refusedProperties))",
      "- **Types:** \(codes(SimulatedAPI.refusedTypes))", "",
    ]
  }

  private var uncalled: [String] {
    [
      "A subclass of `UIViewController` may override these, and nothing that is simulated calls them.",
      "",
    ] + ReferenceText.list(SimulatedAPI.uncalledMethods.map { "`\($0)`" }, or: "There are none.")
  }
}
