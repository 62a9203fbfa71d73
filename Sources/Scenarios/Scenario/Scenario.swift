import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// A compiled scenario, which can run on any release and any number of times.
package struct Scenario: Sendable {
  /// The attributes of the info string.
  package private(set) var attributes: ScenarioAttributes
  /// The number of `expect`s and `require`s.
  package let checkCount: Int
  let text: SourceText
  package let program: Program
  let plan: [PlanItem]
  /// The checks that are not compiled. They still say which events are shown.
  var uncompiled: [Check] = []
  /// False if a run passes over the checks.
  var judgesChecks = true
  /// True if the scenario has a `when`. The items before the first `when` are set-up.
  let hasSteps: Bool

  /// Parses and compiles a scenario.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: The attributes of the info string.
  /// - Throws: The first syntax error, or all problems with names and checks.
  package init(_ source: String, attributes: ScenarioAttributes) throws(ScriptError) {
    let bytes = Array(source.utf8)
    let syntax = try ScenarioParser.parse(bytes)
    var planner = Planner(text: bytes)
    planner.add(syntax)
    if let error = ScriptError(syntax.problems + planner.compiler.problems.all) { throw error }
    self.init(planner, text: SourceText(bytes), attributes)
  }

  /// The same script with another info string. The script is not compiled again.
  package func with(_ attributes: ScenarioAttributes) -> Scenario {
    var scenario = self
    scenario.attributes = attributes
    return scenario
  }

  package init(_ planner: Planner, text: SourceText, _ attributes: ScenarioAttributes) {
    self.text = text
    self.attributes = attributes
    program = planner.compiler.program
    plan = planner.plan
    checkCount = planner.checkCount
    hasSteps = planner.hasSteps
  }

  /// All checks, judged or not.
  var checks: [Check] {
    uncompiled
      + plan.compactMap { if case .check(let compiled) = $0 { compiled.check } else { nil } }
  }

  /// Runs the scenario on one release.
  /// - Parameters:
  ///   - release: The release.
  ///   - recordsStates: True if every event keeps the state of the world.
  ///   - recordsSteps: True if the trace keeps the performed steps.
  ///   - choreographies: The transitions to use. Tests pass changed ones.
  package func run(
    on release: Release, recordsStates: Bool = false, recordsSteps: Bool = false,
    choreographies: [Choreography] = Choreography.all
  ) -> ScenarioRun {
    let runner = Runner(
      self,
      World(
        release: release, sdk: attributes.sdk, device: attributes.device,
        choreographies: choreographies, recordsStates: recordsStates, recordsSteps: recordsSteps))
    runner.runAll()
    let others = compare(runner) { way in
      World(
        release: release, sdk: attributes.sdk, device: attributes.device,
        choreographies: choreographies, otherWays: way)
    }
    var run = runner.result(of: self, release)
    run.otherWays = others
    return run
  }
}

/// An item of a scenario.
package enum PlanItem {
  /// A statement. A declaration has no function, because a declaration runs no code.
  case statement(Int?)
  case step(String, Int, SourceRange)
  case check(CompiledCheck)

  var isCheck: Bool { if case .check = self { true } else { false } }
}

/// A check whose condition is compiled.
package struct CompiledCheck {
  var check: Check
  /// The function that computes the condition of `require CONDITION`.
  var function: Int?
  /// The condition as written, and its place.
  var text = ""
  var range: SourceRange?
  /// The operands whose values a failing condition shows, as written.
  var operands: [String] = []
  /// The operands that stand in front of `?.`.
  var links = 0..<0
}
