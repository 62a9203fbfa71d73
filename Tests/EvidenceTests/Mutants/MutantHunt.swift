import Scenarios

@testable import ConsistencyTests
@testable import LifecycleEngine

/// Looks for something that notices a fault: a scenario of the evidence suite that no longer holds,
/// a random world that breaks an invariant, or else a recorded trace that changes.
struct MutantHunt: Sendable {
  /// The kinds of checks that notice a fault.
  enum Killer: String, Sendable {
    case evidence, world, trace
  }

  /// The number of random worlds that are tried, of those that reach the fault.
  static let worlds = 20

  private let survey: MutantSurvey
  private let scenarios: [EvidenceScenario]
  private let scripts: [EvidenceScenario]

  /// Prepares the hunt with scenarios that hold, and recorded scripts.
  /// - Parameter survey: The steps that each scenario, script and world reaches, if known.
  init(
    _ scenarios: [EvidenceScenario], _ scripts: [EvidenceScenario], _ survey: MutantSurvey? = nil
  ) {
    self.scenarios = scenarios
    self.scripts = scripts
    self.survey =
      survey ?? MutantSurvey(scenarios, scripts, worlds: 0, looksAtFaults: false)
  }

  /// The kind of check that notices a fault; nil if the fault survives.
  func killer(of mutant: Mutant) -> Killer? { killer(of: mutant, beyondEvidence: {}) }

  /// The kind of check that notices a fault; nil if the fault survives.
  /// - Parameter beyondEvidence: Called if no scenario of the suite has noticed the fault, before
  ///   other checks are tried.
  func killer(of mutant: Mutant, beyondEvidence: () throws -> Void) rethrows -> Killer? {
    let choreographies = mutant.choreographies
    let reach = mutant.places.compactMap { survey.reach[$0.name] }
    for run in runs(reach.map(\.scenarios)) {
      let result = scenarios[run.number].scenario.run(
        on: run.release, choreographies: choreographies)
      if !result.diagnostics.isEmpty, scenarios[run.number].isPassing { return .evidence }
    }
    try beyondEvidence()
    let worlds = Set(reach.flatMap(\.worlds)).sorted().prefix(MutantHunt.worlds)
    for seed in worlds where breaksWorld(seed, choreographies) { return .world }
    for run in runs(reach.map(\.scripts)) {
      let script = scripts[run.number]
      let trace = RecordedTraces.trace(of: script, on: run.release)
      let other = RecordedTraces.trace(
        of: script, on: run.release, choreographies: choreographies)
      if other != trace { return .trace }
    }
    return nil
  }

  /// The scenarios or scripts that reach a fault, the first and last releases before others.
  private func runs(_ reaches: [[Int: [Int]]]) -> [(number: Int, release: Release)] {
    var releases: [Int: Set<Int>] = [:]
    for reach in reaches {
      for (number, majors) in reach { releases[number, default: []].formUnion(majors) }
    }
    let all = releases.sorted { $0.key < $1.key }.flatMap { number, majors in
      majors.sorted().map { (number: number, release: Release($0)) }
    }
    func isEnd(_ run: (number: Int, release: Release)) -> Bool {
      let majors = releases[run.number, default: []]
      return run.release.major == majors.min() || run.release.major == majors.max()
    }
    return all.filter(isEnd) + all.filter { !isEnd($0) }
  }

  private static func world(_ seed: Int, _ choreographies: [Choreography]) -> RandomWorld {
    let releases = RandomWorld.releases
    return RandomWorld(
      seed: seed, release: releases[seed % releases.count], isTame: true,
      choreographies: choreographies)
  }

  private func breaksWorld(_ seed: Int, _ choreographies: [Choreography]) -> Bool {
    let world = MutantHunt.world(seed, choreographies)
    for _ in 0..<30 where world.failures.isEmpty { world.step() }
    if world.failures.isEmpty { world.tearDown() }
    if case .budget = world.world.stop { return true }
    return !world.failures.isEmpty
  }

  /// The places whose steps are taken in a random world.
  static func worldPlaces(_ seed: Int, _ probe: StepProbe) -> Set<FaultPlace> {
    probe.forgetTaken()
    let world = MutantHunt.world(seed, Choreography.all)
    probe.watch(world.world)
    for _ in 0..<30 { world.step() }
    world.tearDown()
    return probe.taken
  }
}
