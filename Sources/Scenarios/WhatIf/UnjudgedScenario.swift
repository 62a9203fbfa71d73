import Diagnostics
import LifecycleEngine
import ScriptMachine

// Runs of scripts whose checks count for nothing, because a reader asks a question.
extension Scenario {
  /// Compiles a script whose checks no run judges. The checks still say which events are shown.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: The attributes of the info string.
  /// - Throws: The first syntax error, or all problems with names. Names in checks may be wrong.
  package init(
    unjudged source: String, attributes: ScenarioAttributes
  ) throws(ScriptError) {
    let bytes = Array(source.utf8)
    try self.init(unjudged: try ScenarioParser.parse(bytes), bytes, attributes)
  }

  init(
    unjudged syntax: ScenarioSyntax, _ text: [UInt8], _ attributes: ScenarioAttributes,
    hasSwiftRules: Bool = true
  ) throws(ScriptError) {
    var code = syntax
    code.items.removeAll { if case .check = $0 { true } else { false } }
    var planner = Planner(text: text, hasSwiftRules: hasSwiftRules)
    planner.add(code)
    if let error = ScriptError(syntax.problems + planner.compiler.problems.all) { throw error }
    self.init(planner, text: SourceText(text), attributes)
    uncompiled = syntax.items.compactMap { if case .check(let check) = $0 { check } else { nil } }
  }

  /// The same script, whose runs pass over the checks. The script is not compiled again.
  var unjudged: Scenario {
    var scenario = self
    scenario.judgesChecks = false
    return scenario
  }

  /// Runs the script on one release, to see if the script gets to its end.
  func ending(on release: Release, _ device: Device) -> ScriptEnding {
    var attributes = attributes
    attributes.device = device
    let scenario = with(attributes)
    func world() -> World { World(release: release, sdk: attributes.sdk, device: device) }
    let runner = Runner(scenario, world())
    runner.runAll()
    scenario.findCrashOfCells(runner, in: world)
    guard let stop = runner.stopDiagnostic else { return .whole }
    if stop.reason == .uncaughtException { return .exception }
    return stop.reason?.isEndless == true ? .endless : .broken
  }
}

/// The ways in which a run ends.
enum ScriptEnding {
  /// The script got to its end.
  case whole
  /// UIKit raised an exception, which ends the app.
  case exception
  /// The simulator cannot do what the script asks for: a member or a gesture that the release does
  /// not have, a swipe on nothing, a situation that is not simulated.
  case broken
  /// The script finds no end.
  case endless

  /// True if the run shows what UIKit does. An exception ends the app and is an answer, too.
  var isAnswer: Bool { self == .whole || self == .exception }
}
