import Diagnostics
import LifecycleEngine
import Scenarios

/// The steps and the evidence that a check of a scenario rests on.
struct CheckGrade: Equatable {
  /// The weakest grade among the steps of the check.
  let grade: EvidenceGrade
  /// The steps with the weakest grade.
  let places: [StepPlace]
  /// The steps without a source for some release of the scenario, with the releases that are known:
  /// `navigation-push/will-show (seen on iOS 5–13)`.
  let elsewhere: [String]

  /// The grade of a check in a run that recorded its steps; nil if the check involves no step of
  /// UIKit.
  ///
  /// A check rests on the steps that sent the observed events or led to the events. A check of the
  /// distance of two events rests on all steps between the events. A check of the state of objects
  /// at an event rests on all steps before the event. A check that something did not happen rests
  /// on all steps of the period.
  init?(check index: Int, of scenario: Scenario, in run: ScenarioRun) {
    guard run.checks.indices.contains(index) else { return nil }
    let places = CheckGrade.steps(scenario.lookedAt(byCheck: index, in: run), index, run)
    let graded = places.sorted().compactMap { place in
      place.step.map { (place, EvidenceGrade($0)) }
    }
    guard let weakest = graded.map(\.1).max() else { return nil }
    grade = weakest
    self.places = graded.filter { $0.1 == weakest }.map(\.0)
    let releases = scenario.attributes.releases
    elsewhere = places.sorted().compactMap { place in
      guard let step = place.step, let known = KnownReleases(step) else { return nil }
      let all = (releases.isEmpty ? [run.release] : releases).filter(step.releases.contains)
      return all.allSatisfy(known.covers)
        ? nil : "\(place.id) (\(known.isObserved ? "" : "documented ")\(known.words))"
    }
  }

  /// The ids of the steps with the weakest grade, each once.
  var steps: [String] { places.map(\.id).unique() }

  private static func steps(
    _ looked: LookedAt, _ index: Int, _ run: ScenarioRun
  ) -> Set<StepPlace> {
    let range = run.checks[index].events.clamped(to: 0..<run.trace.events.count)
    let performed = PerformedSteps(run: run)
    switch looked {
    case .events(let events): return Set(events.flatMap(performed.places))
    case .stretch(let first, let last): return performed.steps(in: range, from: first, to: last)
    case .state(let event): return performed.steps(in: range, to: event)
    case .everything:
      let places = performed.steps(in: range)
      return places.isEmpty ? performed.steps(in: 0..<range.upperBound) : places
    }
  }
}

/// The checks of a scenario with grades, as the page shows the checks.
struct CheckGrades {
  /// A check with its grade.
  struct Item {
    /// The line of the source with the check, without the lines that follow.
    let text: String
    let line: Int
    let grade: CheckGrade?
  }

  let items: [Item]

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - run: A run of the scenario that recorded its steps.
  ///   - source: The script.
  init(_ scenario: Scenario, _ run: ScenarioRun, source: String) {
    guard !run.checks.isEmpty else {
      items = []
      return
    }
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

  /// The weakest of the grades; nil if no check has a grade.
  var weakest: EvidenceGrade? { items.compactMap { $0.grade?.grade }.max() }

  /// The support that the badge of the scenario names; nil for a scenario without checks. Checks of
  /// the author's code alone show what the simulator does, so their badge is that of the model.
  var kind: EvidenceKind? { items.isEmpty ? nil : weakest?.kind ?? .model }

  /// The values of the template. Checks that rest on the same steps stand together. Checks with the
  /// weakest support come first.
  var values: [TemplateValue] {
    let weakest = items.filter { $0.grade?.grade.kind == kind }
    let others = items.filter { $0.grade?.grade.kind != kind }
    return (weakest + others).grouped(by: shown).map { shown, items in
      let checks = items.map { item in
        TemplateValue.fields(["text": .text(item.text), "line": .number(item.line)])
      }
      return .fields(shown.merging(["checks": .list(checks)]) { own, _ in own })
    }
  }

  /// The values for the grade of a check. The names differ from those of the scenario, because a
  /// template takes a value of the scenario where a value of the check is missing.
  private func shown(of item: Item) -> [String: TemplateValue] {
    guard let grade = item.grade else { return ["grade": "the code alone, no step of UIKit"] }
    var shown: [String: TemplateValue] = ["grade": .text(grade.grade.words)]
    if grade.grade.kind == kind { shown["reasons"] = .list(CheckGrades.reasons(of: grade.places)) }
    if !grade.elsewhere.isEmpty {
      shown["elsewhere"] = .list(grade.elsewhere.map(TemplateValue.text))
    }
    return shown
  }

  /// The sources of steps, or the reasons why steps are assumed. Steps with the same reason stand
  /// together.
  private static func reasons(of places: [StepPlace]) -> [TemplateValue] {
    places.grouped { place -> [String: TemplateValue] in
      switch place.step?.basis {
      case .evidence(let ids): ["sourcesHTML": .sources(ids)]
      case .assumed(let reason): ["reason": .text(reason)]
      case nil: [:]
      }
    }.map { reason, places in
      let steps = TemplateValue.list(places.map(\.id).unique().map(TemplateValue.text))
      return .fields(reason.merging(["stepIDs": steps]) { own, _ in own })
    }
  }
}
