@testable import LifecycleEngine

/// A run through many worlds: the reached goals, and the broken invariants.
struct Expedition: Sendable {
  /// A world that broke an invariant.
  struct Find: Sendable {
    let seed: Int
    let isTame: Bool
    let plan: Plan
    let failure: Failure
  }

  private(set) var reach = Reach()
  private(set) var finds: [Find] = []

  /// The worlds of some seeds. Each fifth world is wild.
  private init(_ seeds: StrideTo<Int>, mostFinds: Int = 3) async {
    for seed in seeds where finds.count < mostFinds {
      // Other tests need time too.
      await Task.yield()
      let isTame = seed % 5 != 4
      let world = RandomWorld(seed: seed, release: Expedition.release(seed), isTame: isTame)
      world.run(Expedition.length(seed))
      if world.failures.isEmpty { world.tearDown() }
      reach.add(world.performance)
      if let failure = world.failures.first(where: { isTame || $0.holdsForWildCode }) {
        finds.append(Find(seed: seed, isTame: isTame, plan: world.plan, failure: failure))
      }
    }
  }

  private init() {}

  /// Many seeds, in several tasks.
  static func through(_ count: Int, from first: Int = 0) async -> Expedition {
    let tasks = 4
    return await withTaskGroup(of: (Int, Expedition).self) { group in
      for task in 0..<tasks {
        let seeds = stride(from: first + task, to: first + count, by: tasks)
        group.addTask { (task, await Expedition(seeds)) }
      }
      var parts = [Expedition?](repeating: nil, count: tasks)
      for await (task, part) in group { parts[task] = part }
      var whole = Expedition()
      for case let part? in parts {
        whole.reach.add(part.reach)
        whole.finds += part.finds
      }
      return whole
    }
  }

  static func release(_ seed: Int) -> Release {
    RandomWorld.releases[seed / 5 % RandomWorld.releases.count]
  }

  /// Most worlds are short, and some are long.
  static func length(_ seed: Int) -> Int {
    switch seed / 5 % 10 {
    case 0: 200
    case 1: 100
    default: 20 + seed % 30
    }
  }
}

extension Expedition.Find {
  /// The broken invariants, each with a scenario that shows the failure.
  var report: String {
    var lines = [
      "seed \(seed) (\(isTame ? "tame" : "wild")) on iOS \(plan.release.major): "
        + "\(failure.invariant): \(failure.text)"
    ]
    guard let small = Shrinker(plan, isTame: isTame) else {
      return lines[0] + "\nIt is not so when the plan is performed again."
    }
    lines.append("In \(small.plan.count) operations: \(small.failure.text)")
    lines.append(ScenarioWriter(small.plan).markdown("broken-invariant"))
    let script = ScriptReplay(small.plan)
    lines.append(
      script.failures.contains { $0.invariant == failure.invariant }
        ? "The scenario shows it." : "The scenario does not show it: \(script.problems)")
    return lines.joined(separator: "\n")
  }
}

extension Failure {
  /// True for an invariant that no code may break. The other invariants hold for code that keeps UIKit's
  /// rules.
  var holdsForWildCode: Bool {
    Invariant.all.contains { $0.name == invariant && $0.moment == .always }
  }
}
