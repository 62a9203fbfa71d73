import ExampleRuns
import LifecycleEngine
import Scenarios
import TraceRendering

// The part of an example's runs that pages show.

extension ExampleOutcome {
  init(_ source: String, _ attributes: ExampleAttributes, _ verdict: ExampleVerdict) {
    isCorrect = attributes.mark == .correct
    reason = attributes.notRun?.text
    finding = attributes.finding?.text
    let own = verdict.occurrences.first { $0.finding == attributes.finding?.text }
    drive = own?.drive.rawValue
    evidence = own?.evidence ?? []
    let code = ExampleSource(source)
    let marked = ExampleOutcome.markedLines(of: code, own?.finding, in: verdict.occurrences)
    markedLineCount = marked.count
    sourceHTML = SwiftHighlighter.html(code.shown, marking: marked, label: "to blame: ")
    runCount = verdict.runCount
    brokenCount = verdict.brokenCount
    isCut = verdict.isCut
    let calls = isCorrect ? verdict.unfollowed : []
    unfollowedHTML =
      calls.isEmpty
      ? nil : UnfollowedText(calls) { code.shownLine(at: $0).map { $0 + 1 } }.html
    callbackNumbers = verdict.callbacks.map(\.rawValue)
    containers = ExampleContainer.allCases.filter {
      $0.isUsed(by: verdict.usedNames) || $0 == own.map { ExampleContainer(of: $0.drive) }
    }
    var traces: [Trace] = []
    for trace in verdict.traces
    where !traces.contains(where: {
      $0.drive == trace.drive.rawValue && $0.subject == trace.subject
        && $0.way == trace.way
    }) {
      // An incorrect example shows only the run with the finding, a correct example every drive.
      if let own, trace.number != own.run { continue }
      traces.append(Trace(trace, own))
    }
    self.traces = traces
  }

  /// The lines of the shown code that show a finding, each once, without hidden lines.
  private static func markedLines(
    of code: ExampleSource, _ finding: String?, in occurrences: [Occurrence]
  ) -> [Int] {
    let own = occurrences.filter { $0.finding == finding }
    return Set(own.compactMap { code.shownLine(at: $0.range.start) }).sorted()
  }
}

extension ExampleOutcome.Trace {
  /// The lenses of the traces: everything but layout, unless the finding is about layout.
  private static let lenses = [
    Lens.appearance, .loading, .geometry, .containment, .completion, .memory, .console,
  ]

  fileprivate init(_ trace: ExampleTrace, _ occurrence: Occurrence?) {
    drive = trace.drive.rawValue
    subject = trace.subject
    way = trace.way
    let run = trace.run
    var lenses = Self.lenses.map(LensSet.init).reduce(LensSet(.classic)) { $0.union($1) }
    if let lens = occurrence.flatMap({ Finding.named($0.finding)?.lens }) {
      lenses = lenses.union(LensSet(lens))
    }
    var steps: [ExampleOutcome.Step] = []
    for (place, step) in run.steps.enumerated() {
      let end =
        place + 1 < run.steps.count ? run.steps[place + 1].firstEvent : run.trace.events.count
      var lines: [String] = []
      var marked: [Int] = []
      var plain: [String?] = []
      for event in run.trace.events[min(step.firstEvent, end)..<end]
      where lenses.shows(event.callback) && Self.isTold(event, in: run) {
        if event.number == occurrence?.event { marked.append(lines.count) }
        lines.append(EventText.describe(event, run.names, arguments: .telling))
        plain.append(Self.plainController(event, in: run))
      }
      steps.append(
        ExampleOutcome.Step(title: step.title, lines: lines, marked: marked, plain: plain))
    }
    self.steps = steps
  }

  /// True if an event is of the example's objects, of a plain controller, or of the console.
  private static func isTold(_ event: Event, in run: ScenarioRun) -> Bool {
    guard case .object(let id) = event.receiver else { return event.receiver == .console }
    guard run.names.isShownByDefault(event) else { return false }
    let base = plainName(run.names[id])
    return base == nil || base == "UIViewController"
  }

  /// The name of the receiver if the receiver is a plain UIKit controller.
  private static func plainController(_ event: Event, in run: ScenarioRun) -> String? {
    guard case .object(let id) = event.receiver, plainName(run.names[id]) != nil else { return nil }
    return run.names[id]
  }

  /// The UIKit class that an object is named after; several objects have numbers.
  private static func plainName(_ name: String) -> String? {
    let digits = name.utf8.reversed().prefix { $0 >= 48 && $0 <= 57 }.count
    let base = name.dropLast(digits)
    return UIKitClass.allCases.first { $0.name == base }?.name
  }
}
