@testable import LifecycleEngine

/// A plan that is performed once more.
struct Replay {
  /// The operations that were really done, without impossible operations.
  let plan: Plan
  let failures: [Failure]
  let performance: Performance

  /// - Parameters:
  ///   - plan: The plan, which ends with the first failure.
  ///   - isTame: True to leave out operations that would break UIKit's rules.
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

/// A failure that an invariant found.
struct Failure: Hashable, Sendable {
  /// The name of the invariant.
  let invariant: String
  let text: String
}
