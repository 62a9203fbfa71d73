import LifecycleEngine

/// Effects of Foundation, Dispatch, Core Animation and Swift's concurrency on the author's code
/// that the simulator lacks. A call fails, because the call would seem to have no effect.
package enum LibraryEffects {
  /// Functions and types by name, each with a replacement to write instead.
  private static let callables: [(names: [String], help: String)] = [
    (
      [
        "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
        "withThrowingDiscardingTaskGroup", "withTaskCancellationHandler", "AsyncStream",
        "AsyncThrowingStream",
      ], "await one piece of work after the other in a 'Task'"
    ),
    (
      ["withObservationTracking"], "make the call where the value changes"
    ),
    (
      [
        "DispatchSemaphore", "BlockOperation", "Thread",
      ], "give a closure to 'DispatchQueue.main.async', or begin a 'Task'"
    ),
    (["exit", "abort"], "remove the call; a real app ends there"),
    (["UITabGroup", "UISearchTab"], "write 'UITab'"),
    (["CADisplayLink"], "use 'Timer.scheduledTimer'"),
    (["NSLog", "debugPrint", "dump", "os_log"], "use 'print'"),
    (
      ["PassthroughSubject", "CurrentValueSubject"],
      "use a closure, a delegate or a notification"
    ),
  ]

  /// Methods by type, each with a replacement to write instead.
  private static let methods: [(type: String, names: [String], help: String)] = [
    (
      "OperationQueue", ["addOperation", "addOperations", "addBarrierBlock"],
      "only 'OperationQueue.main' takes closures; 'DispatchQueue.global()' does, too"
    ),
    ("RunLoop", ["perform", "run", "schedule"], "use 'DispatchQueue.main.async'"),
    (
      "layer", ["removeAllAnimations", "removeAnimation"],
      "let the animation of the view end, and leave the layer's animations alone"
    ),
    (
      "CATransaction", ["flush", "completionBlock"],
      "use the completion of the transition, or 'transitionCoordinator'"
    ),
    (
      "DispatchSource", ["makeTimerSource", "makeUserDataAddSource", "makeUserDataOrSource"],
      "use 'Timer.scheduledTimer'"
    ),
    (
      "Thread", ["sleep", "detachNewThread", "detachNewThreadSelector"],
      "use 'DispatchQueue.main.asyncAfter' or 'Task.sleep'"
    ),
    (
      "NSObject", ["cancelPreviousPerformRequests"],
      "use 'Timer.scheduledTimer', which 'invalidate()' ends"
    ),
  ]

  /// The replacement for a call of a free function or an initialiser, `nil` for a call without
  /// effect on the simulated world.
  package static func help(forCallOf name: String) -> String? {
    callables.first { $0.names.contains(name) }?.help
  }

  /// The replacement for a method, `nil` for a method without effect on the simulated world.
  package static func help(forMethod name: String, of type: String) -> String? {
    if name == "sink" { return "use a closure, a delegate or a notification" }
    return methods.first { $0.type == type && $0.names.contains(name) }?.help
  }
}
