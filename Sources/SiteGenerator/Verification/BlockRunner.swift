import Diagnostics
import ScriptLanguage

/// Runs live blocks.
struct BlockRunner {
  let catalog: ScenarioCatalog
  /// Whether it is known that a scenario goes the same way on all its releases.
  var areReleasesAlike = false

  /// Runs a block.
  /// - Returns: What became of it and, for a scenario, the run itself.
  /// - Throws: Everything that keeps it from being run.
  func run(
    _ block: LiveBlock, at place: BlockPlace
  ) throws(ScriptError) -> (outcome: BlockOutcome, scenario: VerifiedScenario?)? {
    let source = place.block.literal
    switch block {
    case .ordinary: return nil
    case .swift: return (BlockOutcome(.swift), nil)
    case .example(let attributes): return (try example(source, attributes), nil)
    case .scenario(let attributes):
      let scenario = try Scenario(source, attributes: attributes)
      let verified = VerifiedScenario(
        scenario: scenario, verdict: ScenarioVerdict(scenario, areAlike: areReleasesAlike),
        place: place)
      var outcome = BlockOutcome(.scenario)
      outcome.checks = scenario.checkCount
      outcome.diagnostics = verified.verdict.diagnostics.map(StoredDiagnostic.init)
      outcome.values = ScenarioSection(verified: verified).values
      outcome.scenarios = [attributes.id]
      if !outcome.diagnostics.contains(where: \.isError) {
        outcome.releaseStarts = verified.verdict.releaseGroups.starts
      }
      outcome.subjects = ShownSubjects(of: verified)
      return (outcome, verified)
    case .claims(let attributes): return (try claims(source, attributes), nil)
    case .compare(let attributes):
      let verified = try VerifiedComparison(try Comparison(source), attributes, in: catalog)
      var outcome = BlockOutcome(.compare)
      outcome.values = ComparisonSection(verified: verified).values
      outcome.scenarios = verified.columns.map(\.id)
      return (outcome, nil)
    case .stateTable(let attributes):
      let table = try StateTable(source, attributes: attributes)
      let verified = try VerifiedStateTable(table, in: catalog)
      var outcome = BlockOutcome(.stateTable)
      outcome.values = StateTableSection(verified: verified).values
      outcome.scenarios = [attributes.scenario.text]
      return (outcome, nil)
    }
  }

  private func example(
    _ source: String, _ attributes: ExampleAttributes
  ) throws(ScriptError) -> BlockOutcome {
    let verdict = try ExampleVerdict(source, attributes: attributes)
    var outcome = BlockOutcome(.swift)
    outcome.example = ExampleOutcome(source, attributes, verdict)
    outcome.diagnostics = verdict.diagnostics.map(StoredDiagnostic.init)
    return outcome
  }

  private func claims(
    _ source: String, _ attributes: ClaimsAttributes
  ) throws(ScriptError) -> BlockOutcome {
    let claims = try Claims(source, attributes: attributes)
    let verdict = ClaimsVerdict(
      claims, in: try catalog.scenarios(of: attributes), runs: catalog.runs)
    var outcome = BlockOutcome(.claims)
    outcome.claims = verdict.claims.count
    outcome.claimRuns = verdict.runCount
    outcome.diagnostics = verdict.diagnostics.map(StoredDiagnostic.init)
    outcome.values = ClaimsSection(verdict: verdict).values
    let words = attributes.over.map(\.text)
    outcome.scenarios = words.filter { Family(rawValue: $0) == nil }
    outcome.isAboutFamilies = outcome.scenarios.count < words.count
    return outcome
  }
}
