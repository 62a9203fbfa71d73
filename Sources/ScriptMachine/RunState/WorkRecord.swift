import LifecycleEngine

/// A work item of Grand Central Dispatch, or a group.
package struct WorkRecord {
  /// The closure of a work item; `nil` for a group.
  var closure: ObjectID?
  var isCancelled = false
  /// The time from which another thread may have begun the work item.
  var begunElsewhere: Tick?
  /// The number of times that a group was entered and not left.
  var count = 0
  /// The closures that a group runs when the group is empty, with the queue of each; `nil` for the
  /// main queue.
  var notified: [(work: ObjectID, isOffMain: Bool)] = []
  /// The place of the racing work that has left the group.
  var race: Int?

  var references: [Value] {
    ((closure.map { [$0] } ?? []) + notified.map { $0.work }).map { .object($0) }
  }
}
