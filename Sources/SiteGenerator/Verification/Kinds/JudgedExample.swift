import Diagnostics
import ScriptLanguage

/// An example with what its drives showed.
struct JudgedExample {
  let source: String
  let attributes: ExampleAttributes
  let verdict: ExampleVerdict

  /// Drives an example.
  /// - Throws: Everything that keeps it from being run.
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
    return outcome
  }
}
