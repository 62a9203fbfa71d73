import LifecycleEngine
import Scenarios

/// Combinations of a transition in which `Current` and `New` receive the same callbacks, layout
/// aside, on each release that the combination has.
struct AlikeCombinations {
  /// The combination that a page shows for all.
  let shown: Combination
  /// All combinations, with the shown one first.
  private(set) var all: [Combination]
  /// The calls on each release of the shown combination.
  private let received: [Release: [String]]

  private init(_ runs: [TransitionObservations.Run], _ shown: Combination) {
    self.shown = shown
    all = [shown]
    received = AlikeCombinations.received(in: runs)
  }

  private static func received(
    in runs: [TransitionObservations.Run]
  ) -> [Release: [String]] {
    var result: [Release: [String]] = [:]
    for run in runs {
      let calls = run.received
      for release in run.releases { result[release] = calls }
    }
    return result
  }

  /// The groups of all combinations of a transition. The combination with the most releases comes
  /// first, because its page shows the most.
  /// - Parameter scenarios: The runs of each combination, the newest first.
  static func groups(of scenarios: [[TransitionObservations.Run]]) -> [AlikeCombinations] {
    var groups: [AlikeCombinations] = []
    for runs in scenarios.filter({ !$0.isEmpty }) {
      let combination = runs[0].combination
      let own = received(in: runs)
      let alike = groups.firstIndex { group in
        own.allSatisfy { group.received[$0.key] == $0.value }
      }
      if let alike {
        groups[alike].all.append(combination)
      } else {
        groups.append(AlikeCombinations(runs, combination))
      }
    }
    return groups
  }
}
