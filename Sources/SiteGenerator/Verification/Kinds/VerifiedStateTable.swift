import Diagnostics
import LifecycleEngine
import Scenarios

/// The state of a controller at its callbacks.
struct VerifiedStateTable {
  let table: StateTable
  let title: String
  let release: Release
  /// The cells by row and column.
  let cells: [[StateCell]]

  /// Runs the scenario of a `state-table` block.
  /// - Throws: An error for a missing scenario, or the errors of the columns and rows.
  init(_ table: StateTable, in catalog: ScenarioCatalog) throws(ScriptError) {
    self.table = table
    let named = try catalog.scenario(named: table.attributes.scenario, .info)
    let attributes = named.scenario.attributes
    title = attributes.shownTitle
    release = table.release(of: attributes)
    guard attributes.releases.isEmpty || attributes.releases.contains(release) else {
      throw ScriptError(
        .inInfo(
          "no-runs", "'\(attributes.id)' is not for iOS \(release.major)",
          table.attributes.scenario.range,
          help: ["remove 'ios=', or name a version that the scenario is for"]))
    }
    // The rows are compiled together with the script, and the script is run with the rows.
    BuildWork.note(.compile)
    BuildWork.note(.run)
    cells = try table.cells(in: named.source, attributes)
  }

  /// The outcome of the block.
  var outcome: BlockOutcome {
    var outcome = BlockOutcome(.stateTable)
    outcome.scenarios = [table.attributes.scenario.text]
    return outcome
  }
}
