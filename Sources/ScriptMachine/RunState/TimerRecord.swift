import LifecycleEngine

/// A timer. The run loop holds a valid timer, and the timer holds its closure or target.
package struct TimerRecord {
  var closure: ObjectID?
  var target: ObjectID?
  var selector = ""
  /// The argument of the method in place of the timer.
  var argument: Value?
  var interval: Duration
  package var repeats: Bool
  package var isValid = true

  var references: [Value] {
    [closure, target].compactMap { $0.map { .object($0) } } + (argument.map { [$0] } ?? [])
  }
}
