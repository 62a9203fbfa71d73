import LifecycleEngine
import ScriptLanguage

/// What a check of a scenario rests on.
struct CheckGrade {
  /// The weakest grade among the steps it rests on.
  let grade: EvidenceGrade
  /// The steps that have that grade, by their ids, each once.
  let steps: [String]

  /// The grade of a check in a run; nil where nothing that UIKit does has to do with it.
  ///
  /// It rests on the steps that sent the events it looked at. If it holds because of how far two
  /// events are apart, it rests on all that UIKit did between them; if because of the state of objects
  /// when an event came, on all that it did before; if because something did not happen, on all that
  /// it did meanwhile.
  init?(check index: Int, of scenario: Scenario, in run: ScenarioRun) {
    guard run.checks.indices.contains(index) else { return nil }
    let places = CheckGrade.steps(scenario.lookedAt(byCheck: index, in: run), index, run)
    let graded = places.sorted().compactMap { place in
      place.step.map { (place.id, EvidenceGrade($0)) }
    }
    guard let weakest = graded.map(\.1).max() else { return nil }
    grade = weakest
    var names: [String] = []
    for (name, grade) in graded where grade == weakest && !names.contains(name) {
      names.append(name)
    }
    steps = names
  }

  private static func steps(
    _ looked: LookedAt, _ index: Int, _ run: ScenarioRun
  ) -> Set<StepPlace> {
    let events = run.trace.events
    let range = run.checks[index].events.clamped(to: 0..<events.count)
    let performed = PerformedSteps(release: run.release)
    switch looked {
    case .events(let events): return Set(events.compactMap { StepPlace($0.step) })
    case .stretch(let first, let last):
      return performed.steps(
        in: events[first.number...last.number], from: StepPlace(first.step),
        to: StepPlace(last.step))
    case .state(let event):
      return performed.steps(
        in: events[range.lowerBound...event.number], to: StepPlace(event.step))
    case .everything:
      let places = performed.steps(in: events[range])
      return places.isEmpty ? performed.steps(in: events[..<range.upperBound]) : places
    }
  }
}

/// What the checks of a scenario rest on, as its page shows it.
struct CheckGrades {
  /// A check with its grade.
  struct Item {
    /// The line of the source with the check, without what follows on other lines.
    let text: String
    let line: Int
    let grade: CheckGrade?
  }

  let items: [Item]

  init(_ scenario: Scenario, _ run: ScenarioRun, source: String) {
    let lines = SourceText(source)
    items = run.checks.enumerated().map { index, check in
      var text = lines.line(check.line).drop { $0 == " " }
      if text.hasSuffix("{") { text = text.dropLast() }
      while text.hasSuffix(" ") { text = text.dropLast() }
      return Item(
        text: String(text), line: check.line,
        grade: CheckGrade(check: index, of: scenario, in: run))
    }
  }

  /// The weakest of the grades; nil where there is none.
  var weakest: EvidenceGrade? { items.compactMap { $0.grade?.grade }.max() }

  /// The values of the template.
  var values: [[String: Any]] {
    items.map { item in
      var values: [String: Any] = [
        "text": item.text, "line": item.line,
        "grade": item.grade?.grade.words ?? "no step of UIKit's",
      ]
      if let grade = item.grade, grade.grade == .assumed {
        values["steps"] = grade.steps.joined(separator: ", ")
      }
      return values
    }
  }
}
