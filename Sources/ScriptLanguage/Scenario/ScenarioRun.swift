import Diagnostics
import LifecycleEngine

/// One run of a scenario on one release: the events, and the author's names of the objects.
public struct ScenarioRun: Sendable {
  /// The scenario's id. Empty for a bare script.
  public var scenario: String
  /// The title, or an empty text.
  public var title: String
  /// The release of the run.
  public var release: Release
  /// The device of the run.
  public var device: Device
  /// All events, in order.
  public var trace: Trace
  /// The names of the objects.
  public var names: ObjectNames
  /// The number of the first shown event. The set-up stays out of the shown trace.
  public var firstShownEvent: Int
  /// The `when` steps in order. A scenario without `when` has none.
  public var steps: [StepMark]
  /// The actions of the user and the system, in order.
  public var actions: [ActionMark]
  /// The results of the checks, in the order of the source.
  public var checks: [CheckResult]
  /// The problems of the run. Empty if the scenario holds.
  public var diagnostics: [Diagnostic]
  /// True if the run ended before its script, so later behaviour is unknown.
  public var endedEarly = false
  /// True if the run ended because the states of its events exceeded the budget. The same script
  /// can run without states.
  public var hasTooManyStates = false

  /// The shown events.
  public var shownEvents: ArraySlice<Event> {
    trace.events[min(firstShownEvent, trace.events.count)...]
  }

  /// Drops the states of the events, which take most of a run's memory.
  mutating func forgetStates() { trace.forgetStates() }
}

/// The start of a `when` step in the trace.
public struct StepMark: Sendable {
  /// The text after `when`.
  public var title: String
  /// The number of events before the step.
  public var firstEvent: Int
  /// The time at the start of the step's turn.
  public var time: Tick
  /// The line in the source, from 1.
  public var line: Int
}

/// The result of one `expect` or `require`.
public struct CheckResult: Sendable {
  /// The line in the file, from 1.
  public var line: Int
  /// `expect` or `require`.
  public var kind: String
  /// True if the demand of the check is met.
  public var isMet: Bool
  /// True if the run reached the check. Otherwise the result is unknown.
  public var isJudged = true
  /// The failure. Empty if the check is met.
  public var message: String
  /// The numbers of the events that the check looked at.
  public var events: Range<Int> = 0..<0
}
