import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

extension StateTable {
  /// Runs a scenario and computes the table of its controller.
  /// - Parameters:
  ///   - source: The scenario's script, which has no errors.
  ///   - scenario: The attributes of the scenario's info string.
  /// - Returns: The values by row and column.
  /// - Throws: The problems of the columns or rows.
  package func cells(
    in source: String, _ scenario: ScenarioAttributes
  ) throws(ScriptError) -> [[StateCell]] {
    let bytes = Array(source.utf8)
    var planner = Planner(text: bytes)
    planner.add(try ScenarioParser.parse(bytes))
    let known = planner.compiler.problems.all.count
    let name = attributes.receiver
    guard planner.compiler.hasObject(named: name.text) else {
      throw ScriptError(
        .inInfo(
          "unknown-name", planner.compiler.unknownText(name.text), name.range,
          help: ["an object is named after the top-level variable that first held it"]))
    }
    var observed: [ObservedRow] = []
    for row in rows {
      planner.compiler.attempt { () throws(ScriptError) in
        observed.append(try planner.compiler.compile(row, of: name.text))
      }
    }
    if let error = ScriptError(Array(planner.compiler.problems.all.dropFirst(known))) {
      throw error
    }
    let compiled = Scenario(planner, text: SourceText(bytes), scenario)
    let (cells, questions) = try cells(in: compiled, observed, [])
    let range = columns[0].range.union(columns[columns.count - 1].range)
    for question in questions {
      guard try self.cells(in: compiled, observed, [question]).cells != cells else { continue }
      throw ScriptError(
        Diagnostic(
          question, "the values of the table differ between the two sides", at: range,
          on: release(of: scenario)))
    }
    return cells
  }

  /// The values by row and column, and the questions on which sources disagree.
  /// - Parameter otherWays: The questions on which the world does not go the usual way.
  private func cells(
    in compiled: Scenario, _ observed: [ObservedRow], _ otherWays: [Disagreement]
  ) throws(ScriptError) -> (cells: [[StateCell]], questions: [Disagreement]) {
    let scenario = compiled.attributes
    let runner = Runner(
      compiled,
      World(
        release: release(of: scenario), sdk: scenario.sdk, device: scenario.device,
        otherWays: otherWays))
    let observer = StateObserver(attributes.receiver.text, columns, observed)
    runner.eventObserver = observer
    runner.runAll()
    guard runner.stopDiagnostic == nil else {
      let id = attributes.scenario
      throw ScriptError(
        .inInfo(
          "broken-scenario", "The scenario '\(id.text)' does not run to its end", id.range,
          help: ["fix that scenario first"]))
    }
    let range = columns[0].range.union(columns[columns.count - 1].range)
    return (try observer.cells(in: runner, range), runner.world.trace.disagreements)
  }

  /// The release of the run.
  package func release(of scenario: ScenarioAttributes) -> Release {
    attributes.release ?? scenario.releases.last ?? .newest
  }
}

extension Compiler {
  fileprivate func compile(
    _ row: StateTable.Row, of name: String
  ) throws(ScriptError) -> ObservedRow {
    let expression = row.expression.asMember(of: name) { member in
      symbols.globalSlot(named: member) != nil || symbols.functionIndex(named: member) != nil
        || BuiltInTypes.isKnown(member)
    }
    let function = try compileCondition(expression, keeping: [])
    var check = CompiledCheck(check: .requirement(.condition(expression), row.expression.range))
    check.text = row.text
    check.function = function
    check.range = row.expression.range
    return ObservedRow(check: check, function: function, isCompared: row.isCompared)
  }

  fileprivate func hasObject(named name: String) -> Bool {
    symbols.globalSlot(named: name) != nil || lookup.isNumberedClass(name)
  }

  fileprivate func unknownText(_ name: String) -> String {
    let near = EditDistance.nearest(to: name, in: symbols.globals.map { $0.name })
    return "'\(name)' is not the name of an object of the scenario"
      + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}
