import LifecycleEngine

/// The state of a continuation, for which a task waits until other code resumes it.
package struct ContinuationRecord {
  var result: Value?
  var isError = false
  /// The task that waits, if a task waits already.
  var waiter: ObjectID?

  var references: [Value] { result.map { [$0] } ?? [] }
}
