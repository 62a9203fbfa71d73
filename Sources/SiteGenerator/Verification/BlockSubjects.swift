import Diagnostics
import LifecycleEngine
import ScriptLanguage

/// A scenario of a page with what its runs showed.
struct VerifiedScenario {
  let scenario: Scenario
  let verdict: ScenarioVerdict
  let place: BlockPlace

  var id: String { scenario.attributes.id }
}

/// Scenarios side by side.
struct VerifiedComparison {
  /// A scenario that is compared.
  struct Column {
    let id: String
    let title: String
    let release: Release
    /// What happened, as the lines of an expectation.
    let lines: [String]
  }

  let columns: [Column]

  /// Runs the scenarios of a `compare` block.
  /// - Throws: Ids that no scenario has, or one that does not run on the release.
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
          help: ["leave out 'ios=', or name a version that all of these are for"]))
    }
    let run = scenario.run(on: release)
    guard !run.endedEarly else {
      throw ScriptError(
        Diagnostic(
          id: "broken-scenario",
          "The scenario '\(word.text)' does not run to its end on iOS \(release.major)",
          at: word.range, help: ["mend it first, where it stands"]))
    }
    let lines = run.shownEvents.filter {
      attributes.lenses.shows($0.callback) && run.names.isShownByDefault($0)
    }.map { EventText.describe($0, run.names, arguments: .telling) }
    return Column(
      id: word.text, title: scenario.attributes.shownTitle, release: release, lines: lines)
  }

  /// The first row in which not all of them have the same; `nil` where all are alike.
  var firstDifference: Int? {
    (0..<rowCount).first { row in Set(columns.map { $0.line(row) }).count > 1 }
  }

  var rowCount: Int { columns.map(\.lines.count).max() ?? 0 }
}

extension VerifiedComparison.Column {
  func line(_ row: Int) -> String? { lines.indices.contains(row) ? lines[row] : nil }
}

/// The state of a controller at its callbacks.
struct VerifiedStateTable {
  let table: StateTable
  let title: String
  let release: Release
  /// By row and column.
  let cells: [[StateCell]]

  /// Runs the scenario of a `state-table` block.
  /// - Throws: A scenario that is not there, or what is wrong with the columns and rows.
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
          help: ["leave out 'ios=', or name a version that the scenario is for"]))
    }
    cells = try table.cells(in: named.source, attributes)
  }
}
