import LifecycleEngine
import Testing

@testable import SiteGenerator

/// Changes to the scenarios of the evidence suite that must make no difference to any object.
@Suite struct MetamorphicTests {
  @Test(arguments: Metamorphosis.all.map(\.name))
  func everyNamedObjectHearsTheSame(change: String) throws {
    let change = try #require(Metamorphosis.all.first { $0.name == change })
    var covered = 0
    var runs = 0
    var problems: [String] = []
    for (number, scenario) in EvidenceSuite.shared.scenarios.enumerated() {
      let run = MetamorphicRun(scenario, change, on: Self.releases(of: scenario, number))
      if run.runCount > 0 { covered += 1 }
      runs += run.runCount
      let isExpected = MetamorphicException.all.contains {
        $0.scenario == scenario.id && $0.change == change.name
      }
      if let difference = run.difference, !isExpected {
        problems.append("\(scenario.place): '\(scenario.id)': \(difference)")
      }
      if isExpected, run.difference == nil {
        problems.append("'\(scenario.id)' is no exception to \(change.name) any more")
      }
    }
    print("\(change.name): \(covered) scenarios, \(runs) runs")
    report(problems)
    #expect(covered >= change.leastCount)
    #expect(runs >= change.leastCount * (Self.isOptimized ? 5 : 1))
  }

  /// The optimized run tries every release of a scenario. A debug build tries the newest release
  /// and another, at a place in the range that depends on the scenario.
  private static func releases(of scenario: EvidenceScenario, _ number: Int) -> [Release] {
    let all = scenario.scenario.attributes.releases
    guard !isOptimized, all.count > 2 else { return all }
    return [all[number % (all.count - 1)], all[all.count - 1]]
  }

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  @Test func everyExceptionCitesASource() {
    let unknown = MetamorphicException.all.filter {
      EvidenceRegister.source(String($0.reason.prefix { $0 != ":" })) == nil
    }
    report(unknown.map { "'\($0.reason)' cites nothing that is registered" })
  }
}
