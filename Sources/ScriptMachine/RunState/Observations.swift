import LifecycleEngine

/// An observer of notifications.
package struct Observation {
  package let number: Int
  /// The name of the observed notifications, or `nil` for all names.
  var name: String?
  /// The sender that is observed. The sender is not held.
  var sender: ObjectID?
  package var receiver: Receiver

  package enum Receiver {
    /// An object, which is not held, and the name of the method that is called.
    case method(ObjectID, String)
    /// A closure, which is held, and the token that the call returned.
    case closure(ObjectID, token: ObjectID)
    /// A sequence that a task iterates over. The sequence is not held.
    case sequence(ObjectID)
  }
}

/// The observers of notifications.
package struct Observations {
  /// The observers in the order of registration.
  package private(set) var entries: [Observation] = []
  /// The number of observers that were ever registered. The count numbers the observers.
  private var count = 0

  /// - Returns: The number of the new observer.
  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func add(_ observation: Observation) { entries.append(observation) }

  mutating func removeAll(where isGone: (Observation) -> Bool) { entries.removeAll(where: isGone) }
}

/// `NotificationCenter.default.notifications(named:object:)`, or the iterator of a loop over the
/// sequence.
package struct NotificationSequence {
  var name: String?
  /// The sender that the sequence observes. The sender is not held.
  var sender: ObjectID?
  /// The notifications that were posted while the body of the loop was busy.
  var pending: [Value] = []
  /// The task that waits for the next notification.
  var waiter: ObjectID?
}
