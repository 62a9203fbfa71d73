import Testing

@testable import SiteGenerator

/// Changes to the scenarios of the evidence suite that may make no difference to anybody in them.
@Suite struct MetamorphicTests {
  @Test(arguments: Metamorphosis.all.map(\.name))
  func everyNamedObjectHearsTheSame(change: String) throws {
    let change = try #require(Metamorphosis.all.first { $0.name == change })
    var covered = 0
    var problems: [String] = []
    for scenario in EvidenceSuite.shared.scenarios {
      let run = MetamorphicRun(scenario, change)
      if run.isCovered { covered += 1 }
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
    print("\(change.name): \(covered) scenarios")
    report(problems)
    #expect(covered >= change.leastCount)
  }

  @Test func everyExceptionCitesASource() {
    let unknown = MetamorphicException.all.filter {
      EvidenceRegister.source(String($0.reason.prefix { $0 != ":" })) == nil
    }
    report(unknown.map { "'\($0.reason)' cites nothing that is registered" })
  }
}
