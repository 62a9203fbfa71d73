import LifecycleEngine

/// The part of a scenario that a page shows, as far as the checks look at it.
extension Scenario {
  /// The lenses of the shown events: those of the expectations and of the info string, or
  /// `.appearance` if there are none, those of the requirements' callbacks, and always the
  /// console's, because UIKit warns there.
  package var shownLenses: LensSet {
    var expected = attributes.lenses
    var required = LensSet(.console)
    for check in checks {
      switch check {
      case .expectation(let expectation):
        expected = expected?.union(expectation.lenses) ?? expectation.lenses
      case .requirement(let requirement, _):
        for pattern in requirement.patterns { required = required.union(pattern.lenses) }
      }
    }
    return (expected ?? LensSet(.appearance)).union(required)
  }

  /// UIKit's own containers whose events are shown because a check names the container.
  /// - Parameter run: The run with the objects.
  package func namedContainers(in run: ScenarioRun) -> [ObjectID] {
    var result: [ObjectID] = []
    for name in namedReceivers {
      guard let id = run.names.object(named: name), run.names.isUIKitContainer(id) else { continue }
      result.append(id)
    }
    return result
  }

  var namedReceivers: [String] {
    var names: [String] = []
    func add(_ name: String) { if !names.contains(name) { names.append(name) } }
    for check in checks {
      switch check {
      case .expectation(let expectation):
        for receiver in expectation.receivers { add(receiver.name) }
        for line in expectation.lines { add(line.receiver) }
      case .requirement(let requirement, _):
        for pattern in requirement.patterns { add(pattern.receiver) }
      }
    }
    return names
  }
}

extension ScenarioRun {
  /// The events that a table, diagram or text shows.
  /// - Parameters:
  ///   - lenses: The lenses of the shown events.
  ///   - named: UIKit's own containers whose events are shown too.
  package func shownEvents(through lenses: LensSet, naming named: [ObjectID]) -> [Event] {
    shownEvents.filter { event in
      guard lenses.shows(event.callback) else { return false }
      if names.isShownByDefault(event) { return true }
      guard case .object(let id) = event.receiver else { return false }
      return named.contains(id)
    }
  }
}

extension Requirement {
  /// The event patterns of the requirement.
  var patterns: [EventPattern] {
    switch self {
    case .never(let pattern), .count(let pattern, _, _), .conditionAt(_, let pattern, _):
      [pattern]
    case .order(let first, let second): [first, second]
    case .moments(let moment, _, let other): [moment.event, other.event]
    case .consoleContains, .condition: []
    }
  }
}

extension EventPattern {
  /// The lenses of all callbacks with this name.
  fileprivate var lenses: LensSet {
    var result: LensSet?
    for candidate in named where candidate.lens != .none {
      result = result?.union(LensSet(candidate.lens)) ?? LensSet(candidate.lens)
    }
    return result ?? LensSet(.appearance)
  }
}
