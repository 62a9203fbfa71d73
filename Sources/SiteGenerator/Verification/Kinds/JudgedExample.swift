import Diagnostics
import ExampleRuns

/// An example with the results of its drives.
struct JudgedExample {
  let source: String
  let attributes: ExampleAttributes
  let verdict: ExampleVerdict

  /// Drives an example.
  /// - Throws: The errors that prevent a run.
  init(_ source: String, _ attributes: ExampleAttributes) throws(ScriptError) {
    self.source = source
    self.attributes = attributes
    verdict = try ExampleVerdict(source, attributes: attributes)
  }

  /// The outcome of the block.
  var outcome: BlockOutcome {
    var outcome = BlockOutcome(.swift)
    outcome.isExample = true
    outcome.reasonNotRun = attributes.notRun?.text
    outcome.diagnostics = verdict.diagnostics
    if attributes.mark == .correct { outcome.unfollowed = verdict.unfollowed }
    return outcome
  }
}
