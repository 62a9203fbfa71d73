import ExampleRuns
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
    info = attributes.info
    hiddenSource = code.shown == source ? nil : source
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
  fileprivate init(_ trace: ExampleTrace, _ occurrence: Occurrence?) {
    drive = trace.drive.rawValue
    subject = trace.subject
    way = trace.way
    steps = trace.told(about: occurrence).map {
      ExampleOutcome.Step(title: $0.title, lines: $0.lines, marked: $0.marked, plain: $0.plain)
    }
  }
}
