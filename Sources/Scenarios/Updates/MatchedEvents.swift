import Diagnostics
import LifecycleEngine

/// A line of an expectation with the event that the line describes.
package struct MatchedEvent: Sendable {
  /// The line of the script, from 1.
  package let line: Int
  /// The number of the event in the shown trace, from 1.
  package let number: Int
  /// The time of the event.
  package let time: Tick
}

extension Scenario {
  /// The lines of the expectations that describe an event of a run, in the order of the checks.
  /// - Parameter run: A run of the scenario.
  package func matchedEvents(in run: ScenarioRun) -> [MatchedEvent] {
    let shown = run.shownEvents(through: shownLenses, naming: namedContainers(in: run))
    var numbers: [Int: Int] = [:]
    for (index, event) in shown.enumerated() { numbers[event.number] = index + 1 }
    var judged: [Check] = []
    for item in plan {
      if case .check(let compiled) = item { judged.append(compiled.check) }
    }
    var result: [MatchedEvent] = []
    for (check, outcome) in zip(judged, run.checks) where outcome.isJudged {
      guard case .expectation(let expectation) = check else { continue }
      let events = run.trace.events[outcome.events.clamped(to: run.trace.events.indices)]
        .filter { expectation.looksAt($0, run.names) }
      let rows = Alignment.align(expectation.lines.count, events.count) { line, event in
        expectation.lines[line].matches(events[event], run.names)
      }
      for row in rows where row.agrees {
        guard let line = row.expected, let event = row.actual,
          let number = numbers[events[event].number]
        else { continue }
        result.append(
          MatchedEvent(
            line: text.location(of: expectation.lines[line].range.start).line, number: number,
            time: events[event].time))
      }
    }
    return result
  }
}
