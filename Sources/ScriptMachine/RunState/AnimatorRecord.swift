import LifecycleEngine

/// A `UIViewPropertyAnimator`. The run loop holds a running animator, and the animator holds its closures
/// until the animation is over.
package struct AnimatorRecord {
  enum State: String {
    case inactive, active, stopped
  }

  let duration: Duration
  var animations: [ObjectID] = []
  var completions: [ObjectID] = []
  var state = State.inactive
  var isRunning = false
  /// The part of the animation that was over when the animator began to run, or was paused.
  var fraction = 0.0
  /// The moment at which the running animation ends.
  var end = Tick.zero
  /// The controller whose code began the animation; not held.
  var receiver: ObjectID?
  /// True if the fraction follows the time.
  var isLinear = false
  /// The values from before the changes of the closures.
  var before: [AnimatedValue] = []
  /// The values at the end of the animation, while the animator is stopped.
  var after: [AnimatedValue] = []

  /// True if UIKit raises an exception when the animator goes.
  var mustEnd: Bool { state == .stopped || state == .active && !isRunning }

  /// The rest of the animation.
  var rest: Duration { .seconds((1 - fraction) * Double(duration.microseconds) / 1e6) }

  var references: [Value] { (animations + completions).map { .object($0) } }
}
