import LifecycleEngine

/// A timer. The run loop holds a valid timer, and the timer holds its closure or target.
package struct TimerRecord {
  var closure: ObjectID?
  var target: ObjectID?
  var selector = ""
  /// The argument of the method in place of the timer.
  var argument: Value?
  var interval: Duration
  /// The time of the next call.
  var due = Tick.zero
  /// True if the timer also fires while the user drags a scroll view.
  var isOfAllModes = false
  package var repeats: Bool
  package var isValid = true
  /// True if a timer without an interval has let the blocks of the main queue go first. The queue is
  /// served before the next pass of the run loop, which looks for timers.
  var hasWaited = false

  var references: [Value] {
    [closure, target].compactMap { $0.map { .object($0) } } + (argument.map { [$0] } ?? [])
  }
}
