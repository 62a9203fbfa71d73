import LifecycleEngine
import ScriptCompiler

// Closures on other threads, and code behind an `await` of what is not simulated.
extension Concurrency {
  /// Begins a piece of a task whose time nobody knows.
  /// - Returns: The place of the work in the trace, and what the work sets; `nil` for a task whose time
  ///   is known.
  func beginRace(of record: TaskRecord) -> (place: Int, changes: Set<String>)? {
    guard record.waitsSince != nil || record.race != nil, !rules.allowsUndeclared else {
      return nil
    }
    let isOfThread = record.isOffMain || record.isDetached
    let reach = reach(of: record)
    let place = world.beginRacingWork(
      isOfThread ? .otherThread : .unknownWait, from: record.race,
      since: record.waitsSince ?? (world.trace.events.count, world.turn),
      isOnMain: !record.isOffMain && !record.isDetached, mayCause: reach.map { $0.acts } ?? true)
    return (place, reach.map { machine.program.declared($0.sets) } ?? [])
  }

  private func reach(of record: TaskRecord) -> CodeReach? {
    guard let closure = record.closure, case .closure(let code) = heap.foreignObject(closure)
    else { return nil }
    return CodeReach(of: [code.function], in: machine.program)
  }
}
