import LifecycleEngine

/// What a check speaks of.
public enum LookedAt: Sendable {
  /// These events, each for itself and in their order.
  case events([Event])
  /// What came from one event to another: how many turns or frames lie between them.
  case stretch(Event, Event)
  /// The state of objects when an event came.
  case state(Event)
  /// Something that did not happen, or the state of objects at the end.
  case everything
}

extension Scenario {
  /// What a check that holds speaks of.
  /// - Parameters:
  ///   - index: The check's place among the checks.
  ///   - run: A run of this scenario.
  public func lookedAt(byCheck index: Int, in run: ScenarioRun) -> LookedAt {
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
  /// Events, unless there is none.
  fileprivate init(_ events: [Event]) { self = events.isEmpty ? .everything : .events(events) }
}

extension Requirement {
  /// What it speaks of among the events.
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
    case .moments(let moment, _, .moment(let other)):
      guard let one = first(moment.event), let other = first(other.event) else {
        return .everything
      }
      return one.number < other.number ? .stretch(one, other) : .stretch(other, one)
    case .moments(let moment, _, .number):
      return first(moment.event).map { .state($0) } ?? .everything
    case .conditionAt(_, let pattern, let isLast):
      let event = isLast ? events.last { pattern.matches($0, names) } : first(pattern)
      return event.map { .state($0) } ?? .everything
    }
  }
}
