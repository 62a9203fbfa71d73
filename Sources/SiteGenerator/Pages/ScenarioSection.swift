import LifecycleEngine
import ScriptLanguage
import TraceRendering

/// A scenario as it stands on its page: source, diagram and table.
struct ScenarioSection {
  let verified: VerifiedScenario

  /// The values of the template `scenario`, but for the level of its heading.
  var values: [String: TemplateValue] {
    let attributes = verified.scenario.attributes
    var run = verified.verdict.run
    run.title = title
    let lenses = verified.scenario.shownLenses
    let named = verified.scenario.namedContainers(in: run)
    let shown = ShownCounts(run, lenses: lenses, naming: named)
    var values: [String: TemplateValue] = [
      "id": .text(ScenarioAnchor.id(of: attributes.id)),
      "title": .text(title),
      "releases": .text(releases),
      "device": .text(ScenarioSection.describe(attributes.device)),
      "isWrong": .flag(isWrong),
      "isVerified": .flag(verified.scenario.checkCount > 0 && !isWrong),
      "checkCount": .text(Quantity.text(verified.scenario.checkCount, "check", "checks")),
      "eventCount": .text(Quantity.text(shown.events, "event", "events")),
      "sourceHTML": .text(
        SwiftHighlighter.html(verified.place.block.literal, dialect: .scenario)),
      "tableHTML": .text(SequenceTable.html(run, lenses: lenses, naming: named)),
      "svg": .text(SequenceDiagram.svg(run, lenses: lenses, naming: named, embedded: true)),
      "hasCallByCode": .flag(SequenceDiagram.hasCallByCode(run, lenses: lenses, naming: named)),
    ]
    if shown.actions > 0 {
      values["actionCount"] = .text(Quantity.text(shown.actions, "action", "actions"))
    }
    let grades = CheckGrades(
      verified.scenario, verified.verdict.run, source: verified.place.block.literal)
    if let weakest = grades.weakest {
      values["weakestGrade"] = .text(weakest.words)
      values["grades"] = .list(grades.values)
    }
    if !attributes.evidence.isEmpty {
      values["evidence"] = .text(attributes.evidence.joined(separator: ", "))
    }
    return values
  }

  /// Whether something is wrong with it, so that only the preview shows it.
  private var isWrong: Bool {
    verified.verdict.diagnostics.contains { $0.severity == .error }
  }

  private var title: String { verified.scenario.attributes.shownTitle }

  private var releases: String {
    let releases = verified.scenario.attributes.releases
    guard let first = releases.first, let last = releases.last, first != last else {
      return "iOS \(releases.first?.major ?? Release.newest.major)"
    }
    return "iOS \(first.major)–\(last.major)"
  }

  private static func describe(_ device: Device) -> String {
    let name = device.idiom == .phone ? "iPhone" : "iPad"
    switch device.orientation {
    case .portrait: return name
    case .portraitUpsideDown: return name + ", upside down"
    case .landscapeLeft, .landscapeRight: return name + ", landscape"
    }
  }
}

/// How much of a run is shown.
private struct ShownCounts {
  var events = 0
  var actions = 0

  init(_ run: ScenarioRun, lenses: LensSet, naming named: [ObjectID]) {
    for event in run.shownEvents where lenses.shows(event.callback) {
      var isShown = run.names.isShownByDefault(event)
      if case .object(let id) = event.receiver, named.contains(id) { isShown = true }
      if isShown { events += 1 }
    }
    actions = run.actions.count { $0.firstEvent >= run.firstShownEvent }
  }
}
