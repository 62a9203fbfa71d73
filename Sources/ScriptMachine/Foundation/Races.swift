import LifecycleEngine
import ScriptCompiler

/// Work whose time nobody knows, while the work runs.
struct Race {
  let order: UnknownOrder
  /// The number of events when the work was given away, or began to wait.
  let begin: Int
  /// The number of events before the work ran.
  let start: Int
  /// True if the work may begin other work, which comes later in any case.
  let mayBeginMore: Bool
}

// Closures on other threads, and code behind an `await` of what is not simulated.
extension Concurrency {
  /// The race that a task takes part in; nil for a task whose time is known.
  func race(of record: TaskRecord) -> Race? {
    guard let begin = record.waitsSince, !rules.allowsUndeclared else { return nil }
    var mayBeginMore = true
    if let closure = record.closure, case .closure(let code) = heap.foreignObject(closure) {
      mayBeginMore = self.mayBeginMore(code.function)
    }
    return Race(
      order: record.isOffMain || record.isDetached ? .otherThread : .unknownWait, begin: begin,
      start: world.trace.events.count, mayBeginMore: mayBeginMore)
  }

  /// Notes that nothing orders the events of the work and the events beside the work.
  func noteEnd(of race: Race) {
    let events = race.start..<world.trace.events.count
    world.noteUnordered(race.order, race.begin..<race.start, events)
    guard !race.mayBeginMore else { return }
    world.noteUnordered(race.order, events, events.upperBound..<Int.max)
  }

  /// Returns true if code may begin later work, or call UIKit.
  private func mayBeginMore(_ function: Int) -> Bool {
    if CodeReach(of: [function], in: machine.program).acts { return true }
    for instruction in machine.program.functions[function].code {
      if case .makeClosure = instruction { return true }
    }
    return false
  }
}
