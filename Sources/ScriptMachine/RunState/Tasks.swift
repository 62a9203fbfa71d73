import Diagnostics
import LifecycleEngine

/// The reason why a task waits.
package enum Suspension {
  /// A length of time. A cancellation ends the wait with an error.
  case sleep(Duration)
  /// A turn for other code. A cancellation changes nothing.
  case yield
  /// The next turn of the run loop.
  case turn
  /// The actor whose method the task has called.
  case actor
  /// Elements that never come. Only a cancellation ends the wait.
  case elements
  /// The resumption of a continuation. A cancellation does not end the wait.
  case continuation(ObjectID)
  /// The next notification of a sequence.
  case notification(ObjectID)
}

extension Suspension {
  /// True if nobody knows how long the task waits.
  var isUnknown: Bool {
    if case .turn = self { return true }
    return isOfActor
  }

  /// True if the task waits for an actor.
  var isOfActor: Bool {
    if case .actor = self { return true }
    return false
  }

  /// True if the task only lets other code run.
  var isYield: Bool {
    if case .yield = self { return true }
    return false
  }
}

/// A task. The system holds a task until its end. While the task waits, the record keeps its frames
/// and its part of the stack. Places are counted from the start of the task.
package struct TaskRecord {
  var closure: ObjectID?
  package var code = SuspendedCode()
  package var suspension: Suspension?
  var due = Tick.zero
  var isCancelled = false
  package var isFinished = false
  /// The number of consecutive yields, and their place.
  var yields = 0
  var yieldRange: SourceRange?
  /// The number of times that the task went on after a wait.
  package var resumptions = 0
  /// True if the task runs on a thread other than the main thread.
  var isOffMain = false
  /// True for a task that inherits no actor.
  package var isDetached = false
  /// The number of events, and the turn, when a wait of unknown length began, nil for any other wait.
  var waitsSince: (event: Int, turn: Int)?
  /// True if the task waits for an actor.
  var isOnActor = false
  /// The place of the racing work to which the task belongs.
  var race: Int?
  var result = Value.void

  /// True if the task may go on: the wait is over, or a cancellation ended the wait.
  func isReady(at now: Tick) -> Bool {
    if case .continuation = suspension { return now >= due }
    return isCancelled || now >= due
  }

  var references: [Value] {
    let closures = [closure] + code.frames.map { $0.closure }
    return code.values + [result] + closures.compactMap { $0.map { .object($0) } }
  }
}

/// A task that checks a condition again and again and yields in between.
struct SpinningTask {
  let id: ObjectID
  /// The place of the yield.
  let range: SourceRange
}

/// The tasks of a run: the running task, and the tasks that only check a condition again and again.
package struct Tasks {
  /// The running task, and the depth of entries into the machine when the task began.
  package private(set) var running: (id: ObjectID, nativeDepth: Int)?
  /// The reason why the running task waits from now on.
  package private(set) var suspension: Suspension?
  /// The tasks that yielded again and again. The tasks go on when other code has run.
  private(set) var spinning: [SpinningTask] = []
  /// The places of yields after which a task did other work or ended.
  package private(set) var passedYields: [SourceRange] = []
  /// The place of the running work whose time nobody knows.
  package var race: Int?
  /// The queues of one closure at a time that wait for their running closures.
  package var syncQueues: [Int32] = []
  /// True if the running code was passed to a queue of another thread.
  package var isOffMain = false

  mutating func begin(_ id: ObjectID, nativeDepth: Int, isOffMain: Bool, race: Int?) {
    running = (id, nativeDepth)
    self.race = race
    self.isOffMain = isOffMain
  }

  /// Lets the task that ran before go on.
  mutating func end(returningTo outer: Tasks) {
    running = outer.running
    race = outer.race
    isOffMain = outer.isOffMain
  }

  mutating func suspend(for reason: Suspension) { suspension = reason }

  /// Takes the reason why the running task waits.
  mutating func takeSuspension() -> Suspension? {
    defer { suspension = nil }
    return suspension
  }

  mutating func addSpinning(_ task: SpinningTask) { spinning.append(task) }

  mutating func takeSpinning() -> [SpinningTask] {
    defer { spinning = [] }
    return spinning
  }

  mutating func notePassedYield(at range: SourceRange) {
    if !passedYields.contains(range) { passedYields.append(range) }
  }
}
