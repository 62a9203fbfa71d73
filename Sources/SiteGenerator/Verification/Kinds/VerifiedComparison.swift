import Diagnostics
import ExampleRuns
import LifecycleEngine
import Scenarios

/// Scenarios side by side.
struct VerifiedComparison {
  /// A scenario that is compared.
  struct Column {
    let id: String
    let title: String
    let release: Release
    /// The events as the lines of an expectation.
    let lines: [String]
  }

  let columns: [Column]

  /// Runs the scenarios of a `compare` block.
  /// - Throws: An error for ids without a scenario, or a scenario that does not run on the release.
  init(
    _ comparison: Comparison, _ attributes: ComparisonAttributes, in catalog: ScenarioCatalog
  ) throws(ScriptError) {
    var columns: [Column] = []
    var problems: [Diagnostic] = []
    for word in comparison.scenarios {
      do throws(ScriptError) {
        columns.append(try VerifiedComparison.column(word, attributes, catalog))
      } catch {
        problems += error.diagnostics
      }
    }
    if let error = ScriptError(problems) { throw error }
    self.columns = columns
  }

  private static func column(
    _ word: InfoString.Word, _ attributes: ComparisonAttributes, _ catalog: ScenarioCatalog
  ) throws(ScriptError) -> Column {
    let scenario = try catalog.scenario(named: word, .body).scenario
    let releases = scenario.attributes.releases
    let release = attributes.release ?? releases.last ?? .newest
    guard releases.isEmpty || releases.contains(release) else {
      throw ScriptError(
        Diagnostic(
          id: "no-runs", "'\(word.text)' is not for iOS \(release.major)", at: word.range,
          help: ["remove 'ios=', or name a version that all of these are for"]))
    }
    catalog.runAhead(word.text)
    let run = catalog.runs.run(scenario, word.text, on: release)
    guard !run.endedEarly else {
      throw ScriptError(
        Diagnostic(
          id: "broken-scenario",
          "The scenario '\(word.text)' does not run to its end on iOS \(release.major)",
          at: word.range, help: ["fix that scenario first"]))
    }
    let lines = run.shown(through: attributes.lenses).lines(arguments: .telling)
    return Column(
      id: word.text, title: scenario.attributes.shownTitle, release: release, lines: lines)
  }

  /// The outcome of the block.
  var outcome: BlockOutcome {
    var outcome = BlockOutcome(.compare)
    outcome.scenarios = columns.map(\.id)
    return outcome
  }

  /// The first row with a difference between the columns; `nil` if all columns are alike.
  var firstDifference: Int? {
    (0..<rowCount).first { row in Set(columns.map { $0.line(row) }).count > 1 }
  }

  var rowCount: Int { columns.map(\.lines.count).max() ?? 0 }
}

extension VerifiedComparison.Column {
  func line(_ row: Int) -> String? { lines.indices.contains(row) ? lines[row] : nil }
}
