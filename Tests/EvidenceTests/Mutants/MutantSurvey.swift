@testable import LifecycleEngine
@testable import LifecycleEngineTests
@testable import Scenarios

/// The runs of the suite, the recorded scripts and random worlds without any fault: the steps that
/// each run reaches, and the faults that make no difference in any run.
struct MutantSurvey: Codable {
  /// The runs that reach a step: the releases of a script by its number, and random worlds.
  struct Reach: Codable {
    var scenarios: [Int: [Int]] = [:]
    var scripts: [Int: [Int]] = [:]
    var worlds: [Int] = []
  }

  /// The number of random worlds.
  static let worldCount = 400

  /// By the names of places.
  private(set) var reach: [String: Reach] = [:]
  /// By the names of faults.
  private(set) var tallies: [String: StepProbe.Tally] = [:]

  /// - Parameter looksAtFaults: True if the survey also finds out what the faults would change.
  init(
    _ scenarios: [EvidenceScenario], _ scripts: [EvidenceScenario], worlds: Int = worldCount,
    looksAtFaults: Bool = true
  ) {
    let probe = StepProbe()
    probe.looksAtFaults = looksAtFaults
    for (number, scenario) in scenarios.enumerated() {
      for release in scenario.scenario.attributes.releases {
        for place in taken(by: scenario, on: release, probe) {
          reach[place.name, default: Reach()].scenarios[number, default: []].append(release.major)
        }
      }
    }
    for (number, script) in scripts.enumerated() {
      for release in RecordedTraces.releases(of: script) {
        for place in taken(by: script, on: release, probe) {
          reach[place.name, default: Reach()].scripts[number, default: []].append(release.major)
        }
      }
    }
    for seed in 0..<worlds {
      for place in MutantHunt.worldPlaces(seed, probe) {
        reach[place.name, default: Reach()].worlds.append(seed)
      }
    }
    probe.finish()
    for (number, mutant) in Mutant.all.enumerated() {
      tallies[mutant.name] = probe.tallies[number]
    }
  }

  /// Returns true if a fault changes nothing: the survey looked at the fault, and never found a
  /// difference. A step that may be missing everywhere does not count, because the step is
  /// superfluous.
  func isEquivalent(_ mutant: Mutant) -> Bool {
    guard mutant.fault != .delete, let tally = tallies[mutant.name] else { return false }
    return mutant.isEquivalentByItself || tally.looks > 0 && tally.differences == 0
  }

  private func taken(
    by scenario: EvidenceScenario, on release: Release, _ probe: StepProbe
  ) -> Set<FaultPlace> {
    probe.forgetTaken()
    let world = World(release: release, device: scenario.scenario.attributes.device)
    probe.watch(world)
    Runner(scenario.scenario, world).runAll()
    return probe.taken
  }
}
