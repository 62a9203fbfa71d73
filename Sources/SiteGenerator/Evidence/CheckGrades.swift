import Diagnostics
import LifecycleEngine
import ScriptLanguage

/// What a check of a scenario rests on.
struct CheckGrade: Equatable {
  /// The weakest grade among the steps it rests on.
  let grade: EvidenceGrade
  /// The steps that have that grade.
  let places: [StepPlace]
  /// The steps that no source knows on some release of the scenario, with what is known instead:
  /// `navigation-push/will-show (seen on iOS 5–13)`.
  let elsewhere: [String]

  /// The grade of a check in a run that recorded its steps; nil where nothing that UIKit does has to
  /// do with it.
  ///
  /// It rests on the steps that sent the events it looked at, and on those that led to them. If it holds because of how far two
  /// events are apart, it rests on all that UIKit did between them; if because of the state of objects
  /// when an event came, on all that it did before; if because something did not happen, on all that
  /// it did meanwhile.
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

  /// The ids of the steps that have that grade, each once.
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

  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - run: A run of it that recorded its steps.
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

  /// The weakest of the grades; nil where there is none.
  var weakest: EvidenceGrade? { items.compactMap { $0.grade?.grade }.max() }

  /// The values of the template: checks that rest on the same stand together.
  var values: [TemplateValue] {
    items.grouped(by: CheckGrades.shown).map { shown, items in
      let checks = items.map { item in
        TemplateValue.fields(["text": .text(item.text), "line": .number(item.line)])
      }
      return .fields(shown.merging(["checks": .list(checks)]) { own, _ in own })
    }
  }

  /// What the page shows of what a check rests on. The names are none of the scenario's own, which a
  /// template would take where one of these is missing.
  private static func shown(of item: Item) -> [String: TemplateValue] {
    guard let grade = item.grade else { return ["grade": "no step of UIKit's"] }
    var shown: [String: TemplateValue] = ["grade": .text(grade.grade.words)]
    if grade.grade == .assumed {
      shown["assumptions"] = .list(assumptions(of: grade.places))
    }
    if !grade.elsewhere.isEmpty {
      shown["elsewhere"] = .list(grade.elsewhere.map(TemplateValue.text))
    }
    return shown
  }

  /// Why steps are assumed, those together of which the reason is the same.
  private static func assumptions(of places: [StepPlace]) -> [TemplateValue] {
    places.grouped { $0.step?.basis.assumption ?? "" }.map { reason, places in
      .fields([
        "assumedSteps": .list(places.map(\.id).unique().map(TemplateValue.text)),
        "reason": .text(reason),
      ])
    }
  }
}
