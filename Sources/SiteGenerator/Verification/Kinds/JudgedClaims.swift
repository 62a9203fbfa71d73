import Scenarios

extension ClaimsVerdict {
  /// The outcome of the block.
  var outcome: BlockOutcome {
    var outcome = BlockOutcome(.claims)
    outcome.claims = claims.count
    outcome.claimRuns = runCount
    outcome.diagnostics = diagnostics
    let words = attributes.over.map(\.text)
    outcome.scenarios = words.filter { ScenarioFamily(rawValue: $0) == nil }
    outcome.isAboutFamilies = outcome.scenarios.count < words.count
    return outcome
  }
}
