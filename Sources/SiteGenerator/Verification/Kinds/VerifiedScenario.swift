import Scenarios

/// A scenario with the results of its runs.
struct VerifiedScenario {
  let scenario: Scenario
  let verdict: ScenarioVerdict
  /// The script.
  let source: String

  init(_ scenario: Scenario, _ verdict: ScenarioVerdict, source: String) {
    self.scenario = scenario
    self.verdict = verdict
    self.source = source
  }

  var id: String { scenario.attributes.id }

  /// The outcome of the block.
  var outcome: BlockOutcome {
    var outcome = BlockOutcome(.scenario)
    outcome.checks = scenario.checkCount
    outcome.diagnostics = verdict.diagnostics
    outcome.scenarios = [id]
    if !isWrong { outcome.releaseStarts = verdict.releaseGroups.starts }
    return outcome
  }

  /// Returns true if the scenario has an error, so only the preview shows the scenario.
  var isWrong: Bool { verdict.diagnostics.contains { $0.severity == .error } }
}

/// A scenario of a page with the results of its runs.
struct PlacedScenario {
  let scenario: VerifiedScenario
  let place: BlockPlace
}
