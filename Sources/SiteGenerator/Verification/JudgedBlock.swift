import Diagnostics
import ScriptLanguage

/// A live block that was judged, with all that its page can show.
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
  /// - Throws: Everything that keeps it from being judged.
  func judge(_ block: LiveBlock, at place: BlockPlace) throws(ScriptError) -> JudgedBlock? {
    let source = place.block.literal
    switch block {
    case .ordinary: return nil
    case .swift: return .swift
    case .example(let attributes): return .example(try JudgedExample(source, attributes))
    case .scenario(let attributes): return .scenario(try scenario(attributes, at: place))
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

  private func scenario(
    _ attributes: ScenarioAttributes, at place: BlockPlace
  ) throws(ScriptError) -> VerifiedScenario {
    if let builtIn = options.builtIn, builtIn.source == place.block.literal {
      // Each block of its page is about a group of releases on which the same happens.
      let scenario = try catalog.builtIns.compiled(builtIn).with(attributes)
      return VerifiedScenario(
        scenario, scenario.judged(recording: .everything, areAlike: true), at: place)
    }
    return try catalog.verified(attributes.id, at: place)
  }

  /// The key of a block in a cache.
  /// - Returns: Nil for a block that is not worth keeping, or that is about a scenario that is not there: what is said
  ///   of it then depends on all the others.
  func key(of block: LiveBlock, at place: BlockPlace) -> BlockKey? {
    switch block {
    case .ordinary, .swift: return nil
    default: break
    }
    guard let subjects = block.subjects(in: place.block.literal) else { return nil }
    var texts = [place.block.info, place.block.literal]
    for subject in subjects {
      let own = catalog.texts(of: subject)
      if ScenarioFamily(rawValue: subject) != nil {
        // A family that a scenario is called like is no family alone.
        guard own == nil else { return nil }
      } else {
        guard let own else { return nil }
        texts += own
      }
    }
    return BlockKey(texts: texts)
  }
}
