import LifecycleEngine
import ScriptMachine

extension CrashNotes {
  /// Calls the first closure of `withObservationTracking`. The objects that the closure reads hold the
  /// second closure until they change.
  /// - Returns: `nil` for another function.
  func track(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard name == "withObservationTracking", arguments.values.count == 2,
      let apply = arguments.first?.objectID, let change = arguments.values.last,
      observer.isClosure(.object(apply)), observer.isClosure(change)
    else { return nil }
    let outer = observer.crashes.tracked
    observer.crashes.tracked = []
    defer { observer.crashes.tracked = outer }
    let result = try observer.machine.call(closure: apply, [])
    for id in observer.crashes.tracked ?? [] where observer.world.kind(of: id) == .foreign {
      observer.machine.heap.keep(observer.copied(change), "onChange", of: id)
    }
    observer.noteGiven(change, to: name)
    return result
  }
}
