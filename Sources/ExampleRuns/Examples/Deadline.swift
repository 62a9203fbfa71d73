/// The end of the time that the runs of a class may take. The language has no clock, so the caller
/// brings one.
package struct Deadline: Sendable {
  /// True if the time was over before all runs were tried.
  private(set) var isReached = false
  private let hasPassed: @Sendable () -> Bool

  /// Creates a deadline.
  /// - Parameter hasPassed: Returns true when the time is over.
  package init(hasPassed: @escaping @Sendable () -> Bool) { self.hasPassed = hasPassed }

  /// No deadline.
  package static let none = Deadline { false }

  /// Returns true if no further run may begin. A run that has begun goes on to its end.
  mutating func isOver() -> Bool {
    isReached = isReached || hasPassed()
    return isReached
  }
}
