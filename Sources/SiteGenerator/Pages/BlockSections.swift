import Scenarios

extension BlockSection {
  /// The section of a block.
  init(of judged: JudgedBlock) {
    switch judged {
    case .swift: break
    case .example(let judged):
      example = ExampleOutcome(judged.source, judged.attributes, judged.verdict)
    case .scenario(let verified):
      let section = ScenarioSection(verified: verified)
      values = section.values
      steps = section.steps
      if !verified.isWrong {
        prediction = Prediction(of: verified.scenario, verified.verdict.run)
      }
      subjects = ShownSubjects(of: verified.scenario, verified.verdict.groupRuns)
    case .claims(let verdict): values = ClaimsSection(verdict: verdict).values
    case .compare(let verified): values = ComparisonSection(verified: verified).values
    case .stateTable(let verified): values = StateTableSection(verified: verified).values
    }
  }
}

extension VerificationOptions {
  /// Options for a site, whose pages show the outcomes of blocks.
  /// - Parameter cache: The cache of outcomes; nil to run all blocks.
  static func forPages(cache: BlockCache?) -> VerificationOptions {
    var options = VerificationOptions(cache: cache)
    options.recording = .everything
    options.section = BlockSection.init(of:)
    options.keepsRuns = false
    return options
  }
}
