import LifecycleEngine
import ScriptLanguage

@testable import LifecycleEngineTests

/// Looks for something that notices a fault: a scenario of the evidence suite that does not hold any
/// more, a random world that breaks an invariant, or else a recorded trace that is another one.
struct MutantHunt: Sendable {
  /// What noticed a fault.
  enum Killer: String, Sendable {
    case evidence, world, trace
  }

  /// How many random worlds are tried.
  static let worlds = 20

  private let scenarios: [Performed<EvidenceScenario>]
  /// The scripts with their traces by release.
  private let recorded: [Performed<(script: EvidenceScenario, release: Release, trace: String)>]

  /// Something that was run, with the choreographies that sent an event in it.
  private struct Performed<Item: Sendable>: Sendable {
    let item: Item
    let choreographies: Set<Int>

    init(_ item: Item, _ run: ScenarioRun) {
      self.item = item
      choreographies = Set(run.trace.events.map { Int($0.step.choreography) })
    }
  }

  /// Prepares the hunt with the scenarios that hold.
  init(_ suite: EvidenceSuite, _ traces: RecordedTraces) {
    recorded = traces.pages.flatMap(\.scripts).flatMap { script in
      RecordedTraces.releases(of: script).map {
        let trace = RecordedTraces.trace(of: script, on: $0)
        return Performed((script, $0, trace), script.scenario.run(on: $0))
      }
    }
    scenarios = suite.scenarios.filter(\.isPassing).map { Performed($0, $0.verdict.run) }
  }

  /// What notices a fault; nil where it survives.
  func killer(of mutant: Mutant) -> Killer? {
    let choreographies = mutant.choreographies
    for scenario in likely(scenarios, mutant) {
      for release in releases(of: scenario, mutant) {
        let run = scenario.scenario.run(on: release, choreographies: choreographies)
        if !run.diagnostics.isEmpty { return .evidence }
      }
    }
    for seed in 0..<MutantHunt.worlds where breaksWorld(seed, mutant, choreographies) {
      return .world
    }
    for (script, release, trace) in likely(recorded, mutant)
    where mutant.step.releases.contains(release) {
      let other = RecordedTraces.trace(of: script, on: release, choreographies: choreographies)
      if other != trace { return .trace }
    }
    return nil
  }

  /// Those in which the choreography takes part; the others do not get to the fault. A course that is
  /// given up early may have sent nothing.
  private func likely<Item>(_ all: [Performed<Item>], _ mutant: Mutant) -> [Item] {
    all.filter {
      mutant.isInCancellation || $0.choreographies.contains(mutant.choreography)
    }.map(\.item)
  }

  /// The ends of a scenario's range, and within it those of the step's.
  private func releases(of scenario: EvidenceScenario, _ mutant: Mutant) -> [Release] {
    let all = scenario.scenario.attributes.releases
    let ends = [
      all.first, all.last, all.first { mutant.step.releases.contains($0) },
      all.last { mutant.step.releases.contains($0) },
    ]
    return Set(ends.compactMap { $0 }).sorted()
  }

  private func breaksWorld(
    _ seed: Int, _ mutant: Mutant, _ choreographies: [Choreography]
  ) -> Bool {
    let known = RandomWorldTests.releases.filter { mutant.step.releases.contains($0) }
    guard !known.isEmpty else { return false }
    let world = RandomWorld(
      seed: seed, release: known[seed % known.count], isTame: true, choreographies: choreographies)
    for _ in 0..<30 where world.failures.isEmpty { world.step() }
    if world.failures.isEmpty { world.tearDown() }
    if case .budget = world.world.stop { return true }
    return !world.failures.isEmpty
  }
}
