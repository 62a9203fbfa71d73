import Foundation

/// Work on several items at once. The results come in the order of the items, each as soon as all
/// results before it are there.
struct ParallelWork: Sendable {
  /// The number of items at once.
  let jobs: Int

  /// The stack of a thread in bytes, so that nested code has as much room as in a program of one thread.
  private static let stackSize = 16 << 20

  /// Does the work.
  /// - Parameters:
  ///   - count: The number of items.
  ///   - work: Makes the result of an item, on any thread.
  ///   - take: Takes a result, on the thread of the caller.
  func run<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result, take: (Int, Result) -> Void
  ) {
    guard jobs > 1, count > 1 else {
      for index in 0..<count { take(index, work(index)) }
      return
    }
    let shared = Shared<Result>(count)
    for _ in 0..<min(jobs, count) {
      let thread = Thread {
        while let index = shared.next() { shared.put(work(index), at: index) }
      }
      thread.stackSize = ParallelWork.stackSize
      thread.start()
    }
    for index in 0..<count { take(index, shared.result(at: index)) }
  }

  /// The items that are left, and the results that nobody has taken. The lock of the condition guards both.
  private final class Shared<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var started = 0
    private var results: [Int: Result] = [:]

    init(_ count: Int) { self.count = count }

    func next() -> Int? {
      condition.withLock {
        guard started < count else { return nil }
        started += 1
        return started - 1
      }
    }

    func put(_ result: Result, at index: Int) {
      condition.withLock {
        results[index] = result
        condition.broadcast()
      }
    }

    func result(at index: Int) -> Result {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let result = results.removeValue(forKey: index) { return result }
        condition.wait()
      }
    }
  }
}
