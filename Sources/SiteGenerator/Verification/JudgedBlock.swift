import Diagnostics
import ExampleRuns
import Scenarios

/// A judged live block, with everything that the page can show.
enum JudgedBlock {
  /// Swift that is shown and not run.
  case swift
  case example(JudgedExample)
  case scenario(VerifiedScenario)
  case claims(ClaimsVerdict)
  case compare(VerifiedComparison)
  case stateTable(VerifiedStateTable)

  /// The outcome without a section.
  var outcome: BlockOutcome {
    switch self {
    case .swift: BlockOutcome(.swift)
    case .example(let example): example.outcome
    case .scenario(let scenario): scenario.outcome
    case .claims(let verdict): verdict.outcome
    case .compare(let comparison): comparison.outcome
    case .stateTable(let table): table.outcome
    }
  }
}

/// Judges live blocks.
struct BlockJudge {
  let catalog: ScenarioCatalog
  let options: VerificationOptions

  /// Judges a block.
  /// - Returns: The judged block; nil for code of another language.
  /// - Throws: The errors that prevent a judgement.
  func judge(_ block: LiveBlock, at place: BlockPlace) throws(ScriptError) -> JudgedBlock? {
    let source = place.block.literal
    switch block {
    case .ordinary: return nil
    case .swift, .fragment: return .swift
    case .example(let attributes): return .example(try JudgedExample(source, attributes))
    case .scenario(let attributes): return .scenario(try catalog.verified(attributes.id, at: place))
    case .claims(let attributes):
      return .claims(
        ClaimsVerdict(
          try Claims(source, attributes: attributes), in: try catalog.scenarios(of: attributes),
          runs: catalog.runs))
    case .compare(let attributes):
      return .compare(try VerifiedComparison(try Comparison(source), attributes, in: catalog))
    case .stateTable(let attributes):
      return .stateTable(
        try VerifiedStateTable(try StateTable(source, attributes: attributes), in: catalog))
    }
  }

  /// The key of a block in a cache.
  /// - Returns: Nil for a block that is not worth keeping. Nil also for a block about a missing
  ///   scenario, because the message depends on all other scenarios.
  func key(of block: LiveBlock, at place: BlockPlace) -> BlockKey? {
    switch block {
    case .ordinary, .swift, .fragment: return nil
    default: break
    }
    guard let subjects = block.subjects(in: place.block.literal) else { return nil }
    var texts = [place.block.info, place.block.literal]
    for subject in subjects {
      let own = catalog.texts(of: subject)
      if ScenarioFamily(rawValue: subject) != nil {
        // A word that names a family and a scenario is ambiguous.
        guard own == nil else { return nil }
      } else {
        guard let own else { return nil }
        texts += own
      }
    }
    return BlockKey(texts: texts)
  }
}
