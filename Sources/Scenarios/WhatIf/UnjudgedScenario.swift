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
    unjudged syntax: ScenarioSyntax, _ text: [UInt8], _ attributes: ScenarioAttributes
  ) throws(ScriptError) {
    var code = syntax
    code.items.removeAll { if case .check = $0 { true } else { false } }
    var planner = Planner(text: text)
    planner.add(code)
    if let error = ScriptError(syntax.problems + planner.compiler.problems.all) { throw error }
    self.init(planner, text: SourceText(text), attributes)
    unjudged = syntax.items.compactMap { if case .check(let check) = $0 { check } else { nil } }
  }

  /// Runs the script on one release, to see if the script gets to its end.
  func ending(on release: Release, _ device: Device) -> ScriptEnding {
    var attributes = attributes
    attributes.device = device
    let run = with(attributes).run(on: release)
    guard run.endedEarly else { return .whole }
    let reasons = run.diagnostics.compactMap { $0.reason }
    if reasons.contains(.uncaughtException) { return .exception }
    return reasons.contains { $0.isEndless } ? .endless : .broken
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
