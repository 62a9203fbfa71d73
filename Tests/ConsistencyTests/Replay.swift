@testable import LifecycleEngine

/// A plan performed once more.
struct Replay {
  /// What was really done: what could not be done any more is left out.
  let plan: Plan
  let failures: [Failure]
  let performance: Performance

  /// - Parameters:
  ///   - plan: The plan; it ends with the first failure.
  ///   - isTame: Whether what would break UIKit's rules is left out.
  init(
    _ plan: Plan, isTame: Bool, choreographies: [Choreography] = Choreography.all,
    endsWithTearDown: Bool = true
  ) {
    let performance = Performance(plan.release, plan.device, choreographies: choreographies)
    performance.improvise = { performance, place, turn in
      plan.turns[turn].inside.filter { $0.place == place }.map(\.operation).filter {
        !isTame || Tameness(performance).allows($0)
      }
    }
    for turn in plan.turns where performance.failures.isEmpty {
      let operation = turn.operation.flatMap {
        !isTame || Tameness(performance).allows($0) ? $0 : nil
      }
      performance.perform(operation, then: turn.pause)
      performance.check(isTame: isTame)
    }
    if endsWithTearDown, performance.failures.isEmpty { performance.tearDown() }
    self.plan = performance.plan
    self.performance = performance
    failures = performance.failures
  }
}

/// Something that an invariant found.
struct Failure: Hashable, Sendable {
  /// The name of the invariant.
  let invariant: String
  let text: String
}
