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
  /// It rests on the steps that sent the events it looked at. If it holds because something did not
  /// happen, or because of the state of objects, it rests on all that UIKit did meanwhile.
  init?(check index: Int, of scenario: Scenario, in run: ScenarioRun) {
    guard run.checks.indices.contains(index) else { return nil }
    let looked = scenario.events(ofCheck: index, in: run)
    var places = Set(looked.compactMap { StepPlace($0.step) })
    if places.isEmpty {
      let events = run.trace.events
      let range = run.checks[index].events.clamped(to: 0..<events.count)
      places = CheckGrade.performed(in: events[range])
      if places.isEmpty { places = CheckGrade.performed(in: events[..<range.upperBound]) }
    }
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

  /// The steps of all choreographies that sent one of the events: of a course that was cancelled,
  /// those up to the last one that was taken, and those of the cancellation.
  private static func performed(in events: ArraySlice<Event>) -> Set<StepPlace> {
    var last: [Int: Int] = [:]
    var cancelled: Set<Int> = []
    for place in events.compactMap({ StepPlace($0.step) }) {
      if place.index < Choreography.all[place.choreography].steps.count {
        last[place.choreography] = max(last[place.choreography, default: 0], place.index)
      } else {
        cancelled.insert(place.choreography)
      }
    }
    var result: Set<StepPlace> = []
    for index in Set(last.keys).union(cancelled) {
      let choreography = Choreography.all[index]
      let count = choreography.steps.count
      let isCancelled = cancelled.contains(index)
      let end = isCancelled ? last[index, default: -1] + 1 : count
      for step in 0..<end { result.insert(StepPlace(index, step)) }
      guard isCancelled else { continue }
      for step in choreography.cancellation.indices {
        result.insert(StepPlace(index, count + step))
      }
    }
    return result
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
