import LifecycleEngine

/// What a check rests on.
extension Scenario {
  /// The events that a check speaks of; none where it rests on nothing happening, or on the state of
  /// objects alone.
  /// - Parameters:
  ///   - index: The check's place among the checks.
  ///   - run: A run of this scenario.
  public func events(ofCheck index: Int, in run: ScenarioRun) -> [Event] {
    var checks: [Check] = []
    for case .check(let compiled) in plan { checks.append(compiled.check) }
    guard checks.indices.contains(index), run.checks.indices.contains(index) else { return [] }
    let range = run.checks[index].events.clamped(to: 0..<run.trace.events.count)
    let events = run.trace.events[range]
    switch checks[index] {
    case .expectation(let expectation): return events.filter { expectation.looksAt($0, run.names) }
    case .requirement(let requirement, _): return requirement.events(in: events, run.names)
    }
  }
}

extension Requirement {
  /// Those of the events that it speaks of.
  fileprivate func events(in events: ArraySlice<Event>, _ names: ObjectNames) -> [Event] {
    func first(_ pattern: EventPattern) -> [Event] {
      events.first { pattern.matches($0, names) }.map { [$0] } ?? []
    }
    switch self {
    case .never, .condition: return []
    case .count(let pattern, _, _): return events.filter { pattern.matches($0, names) }
    case .consoleContains(let text): return events.filter { $0.consoleContains(text) == true }
    case .order(let one, let other): return first(one) + first(other)
    case .moments(let moment, _, .moment(let other)):
      return first(moment.event) + first(other.event)
    case .moments(let moment, _, .number): return first(moment.event)
    case .conditionAt(_, let pattern, let isLast):
      guard isLast else { return first(pattern) }
      return events.last { pattern.matches($0, names) }.map { [$0] } ?? []
    }
  }
}
