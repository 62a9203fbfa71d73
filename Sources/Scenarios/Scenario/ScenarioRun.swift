import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine

/// One run of a scenario on one release: the events, and the author's names of the objects.
package struct ScenarioRun: Sendable {
  /// The scenario's id. Empty for a bare script.
  package var scenario: String
  /// The title, or an empty text.
  package var title: String
  /// The release of the run.
  package var release: Release
  /// The device of the run.
  package var device: Device
  /// All events, in order.
  package var trace: Trace
  /// The names of the objects.
  package var names: ObjectNames
  /// The number of the first shown event. The set-up stays out of the shown trace.
  package var firstShownEvent: Int
  /// The `when` steps in order. A scenario without `when` has none.
  package var steps: [StepMark]
  /// The actions of the user and the system, in order.
  package var actions: [ActionMark]
  /// The results of the checks, in the order of the source.
  package var checks: [CheckResult]
  /// The problems of the run. Empty if the scenario holds.
  package var diagnostics: [Diagnostic]
  /// The author's code at each event; empty if the trace keeps no states.
  package var code = RecordedCode()
  /// The objects that checks name.
  package var namedInChecks: [ObjectID] = []
  /// True if the run ended before its script, so later behaviour is unknown.
  package var endedEarly = false
  /// True if UIKit raised an exception. A check may name the exception, so the run may still hold.
  var hasException = false
  /// True if the run ended because the states of its events exceeded the budget. The same script
  /// can run without states.
  package var hasTooManyStates = false

  /// The moments after the set-up and after each step, if the run records states.
  package var rests: [Rest] = []
  /// The runs that answer questions about order in the other way.
  var otherWays: [OtherWay] = []

  /// The shown events.
  package var shownEvents: ArraySlice<Event> {
    trace.events[min(firstShownEvent, trace.events.count)...]
  }

  /// Drops the states of the events, which take most of a run's memory.
  mutating func forgetStates() {
    trace.forgetStates()
    code = RecordedCode()
    rests = []
  }
}

/// The start of a `when` step in the trace.
package struct StepMark: Sendable {
  /// The text after `when`.
  package var title: String
  /// The number of events before the step.
  package var firstEvent: Int
  /// The time at the start of the step's turn.
  package var time: Tick
  /// The line in the source, from 1.
  package var line: Int
}

/// The result of one `expect` or `require`.
package struct CheckResult: Sendable {
  /// The line in the file, from 1.
  package var line: Int
  /// `expect` or `require`.
  package var kind: String
  /// True if the demand of the check is met.
  package var isMet: Bool
  /// True if the run reached the check. Otherwise the result is unknown.
  package var isJudged = true
  /// The failure. Empty if the check is met.
  package var message: String
  /// The numbers of the events that the check looked at.
  package var events: Range<Int> = 0..<0
}
