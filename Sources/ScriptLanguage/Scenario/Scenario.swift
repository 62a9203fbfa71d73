import Diagnostics
import LifecycleEngine

/// A compiled scenario: it can be run on any release, as often as needed.
public struct Scenario: Sendable {
  /// What its info string says.
  public private(set) var attributes: ScenarioAttributes
  /// The number of `expect`s and `require`s.
  public let checkCount: Int
  let text: SourceText
  let program: Program
  let plan: [PlanItem]
  /// True if there is a `when`: then what comes before it is set-up.
  let hasSteps: Bool

  /// Parses and compiles a scenario.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: What its info string says.
  /// - Throws: What is wrong with the syntax, at its first place, or with names and checks, at all
  ///   of their places.
  public init(_ source: String, attributes: ScenarioAttributes) throws(ScriptError) {
    let bytes = Array(source.utf8)
    let syntax = try ScenarioParser.parse(bytes)
    var planner = Planner(text: bytes)
    planner.add(syntax)
    if let error = ScriptError(syntax.problems + planner.compiler.problems) { throw error }
    self.init(planner, text: SourceText(bytes), attributes)
  }

  /// The same script under another info string, which need not be compiled again.
  public func with(_ attributes: ScenarioAttributes) -> Scenario {
    var scenario = self
    scenario.attributes = attributes
    return scenario
  }

  init(_ planner: Planner, text: SourceText, _ attributes: ScenarioAttributes) {
    self.text = text
    self.attributes = attributes
    program = planner.compiler.program
    plan = planner.plan
    checkCount = planner.checkCount
    hasSteps = planner.hasSteps
  }

  /// Runs the scenario on one release.
  /// - Parameters:
  ///   - release: The release.
  ///   - recordsStates: True if every event keeps the state of the world.
  ///   - recordsSteps: True if the trace keeps the steps that were taken.
  ///   - choreographies: The transitions to use; tests pass changed ones.
  public func run(
    on release: Release, recordsStates: Bool = false, recordsSteps: Bool = false,
    choreographies: [Choreography] = Choreography.all
  ) -> ScenarioRun {
    let world = World(
      release: release, device: attributes.device, choreographies: choreographies,
      recordsStates: recordsStates, recordsSteps: recordsSteps)
    let runner = Runner(self, world)
    runner.runAll()
    return runner.result(of: self, release)
  }
}

/// What a scenario does, in order.
enum PlanItem {
  /// A declaration does nothing by itself.
  case statement(Int?)
  case step(String, Int, SourceRange)
  case check(CompiledCheck)
}

/// A check whose condition is compiled.
struct CompiledCheck {
  var check: Check
  /// The function that computes the condition of `require CONDITION`.
  var function: Int?
  /// The condition as written, and where.
  var text = ""
  var range: SourceRange?
  /// What a failing condition shows the values of, as written.
  var operands: [String] = []
}
