import LifecycleEngine
import ScriptMachine

/// The part of a run that a check looks at.
package enum LookedAt: Sendable {
  /// Single events, in order.
  case events([Event])
  /// The turns or frames from one event to another.
  case stretch(Event, Event)
  /// The state of objects at an event.
  case state(Event)
  /// The whole run: an event that did not happen, or the state of objects at the end.
  case everything
}

extension Scenario {
  /// The part of a run that a passed check looks at.
  /// - Parameters:
  ///   - index: The check's place among the checks.
  ///   - run: A run of this scenario.
  package func lookedAt(byCheck index: Int, in run: ScenarioRun) -> LookedAt {
    var checks: [Check] = []
    for case .check(let compiled) in plan { checks.append(compiled.check) }
    guard checks.indices.contains(index), run.checks.indices.contains(index) else {
      return .everything
    }
    let range = run.checks[index].events.clamped(to: 0..<run.trace.events.count)
    let events = run.trace.events[range]
    switch checks[index] {
    case .expectation(let expectation):
      return LookedAt(events.filter { expectation.looksAt($0, run.names) })
    case .requirement(let requirement, _): return requirement.lookedAt(in: events, run.names)
    }
  }
}

extension LookedAt {
  /// Events, or `everything` if there are no events.
  fileprivate init(_ events: [Event]) { self = events.isEmpty ? .everything : .events(events) }
}

extension Requirement {
  /// The events that the requirement looks at.
  fileprivate func lookedAt(in events: ArraySlice<Event>, _ names: ObjectNames) -> LookedAt {
    func first(_ pattern: EventPattern) -> Event? {
      events.first { pattern.matches($0, names) }
    }
    switch self {
    case .never, .condition: return .everything
    case .count(let pattern, _, _):
      return LookedAt(events.filter { pattern.matches($0, names) })
    case .consoleContains(let text):
      return LookedAt(events.filter { $0.consoleContains(text) == true })
    case .order(let one, let other):
      guard let one = first(one), let other = first(other) else { return .everything }
      return .events([one, other])
    case .moments(let moment, _, let other):
      guard let one = first(moment.event), let other = first(other.event) else {
        return .everything
      }
      return one.number < other.number ? .stretch(one, other) : .stretch(other, one)
    case .conditionAt(_, let pattern, let isLast):
      let event = isLast ? events.last { pattern.matches($0, names) } : first(pattern)
      return event.map { .state($0) } ?? .everything
    }
  }
}
