import ExampleRuns
import Foundation

/// The time that a check may take, dealt out to the classes. A class that is slow does not take the
/// time of the classes behind it.
final class CheckTime: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private let budget: Double?
  private let jobs: Int
  private var left: Int

  /// The most seconds of computing for a class, in each of its two ways.
  private static let longest = 10.0

  /// - Parameters:
  ///   - budget: The seconds for all classes; nil for no limit.
  ///   - classes: The number of classes.
  ///   - jobs: The number of classes at once.
  init(budget: Double?, classes: Int, jobs: Int) {
    self.budget = budget
    self.jobs = max(1, min(jobs, classes))
    left = classes
  }

  /// The seconds since the check began.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The deadlines for the two ways to drive the next class, of which the second begins where the first ends.
  func deadlines() -> [Deadline] {
    let end: Double? = lock.withLock {
      defer { left -= 1 }
      guard let budget else { return nil }
      let now = seconds
      return now + max(0, budget - now) * Double(jobs) / Double(max(1, left))
    }
    let start = CheckTime.computed
    let share = end.map { ($0 - seconds) / 2 }
    let begin = seconds
    return [1.0, 2.0].map { part in
      Deadline { [self] in
        if CheckTime.computed - start > CheckTime.longest * part { return true }
        return share.map { seconds > begin + $0 * part } ?? false
      }
    }
  }

  /// The seconds that the processor has worked for this thread, so that a busy machine shows as much as an
  /// idle one.
  private static var computed: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
