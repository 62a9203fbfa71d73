import Testing

@testable import Benchmarks
@testable import Scenarios

/// The scenarios of `make benchmark` hold, so the benchmark measures valid runs.
@Suite struct BenchmarkTests {
  @Test(arguments: [Scripts.push, Scripts.swipes])
  func aScenarioThatIsMeasuredHolds(source: String) throws {
    let scenario = try Scenario(source, attributes: ScenarioAttributes())
    let run = scenario.run(on: .newest)
    #expect(run.diagnostics.isEmpty, "\(run.diagnostics.map(\.summary))")
    #expect(run.checks.count == 2 && run.checks.allSatisfy(\.isMet))
  }
}
