import Diagnostics
import LifecycleEngine

// Tasks, and what they wait for.
extension Concurrency {
  func makeTask(
    _ arguments: Arguments, isDetached: Bool = false
  ) throws(RunError) -> Value {
    try machine.refuse("a task is begun")
    guard let closure = arguments.closure("operation") else {
      throw failed(.wrongArgument, "'Task' needs a closure")
    }
    world.retain(closure)
    var record = TaskRecord(closure: closure)
    record.isDetached = isDetached
    record.isOnActor = !isDetached && inheritsNoActor(closure)
    record.race = machine.tasks.race
    if isDetached || record.isOnActor { record.waitsSince = (world.trace.events.count, world.turn) }
    let id = heap.makeForeign(.task(record))
    world.retain(id)
    machine.noteCause()
    tell(.beganTask(id))
    world.scheduleSignal(id, after: .milliseconds(0))
    return .object(id)
  }

  /// Runs a task up to its next wait or its end.
  func resume(_ id: ObjectID, _ record: TaskRecord) throws(RunError) {
    guard !record.isFinished, record.isReady(at: world.now) else { return }
    if isCancelledWork(record.closure) { return finish(id, with: .void) }
    let outer = machine.tasks
    let depth = stack.frames.count
    let height = stack.count
    let race = beginRace(of: record)
    machine.tasks.begin(
      id, nativeDepth: budget.entryDepth + 1, isOffMain: record.isOffMain, race: race?.place)
    defer {
      machine.tasks.end(returningTo: outer)
      if let race {
        let sleeps = sleepsOnActor(id, race.place)
        world.endRacingWork(race.place, changing: sleeps ? [] : race.changes)
      }
    }
    do throws(RunError) {
      try enter(id, record)
      try machine.run(downTo: depth)
    } catch {
      guard case .thrown = error else { throw error }
      // The error of a task belongs to the code that awaits its value.
      heap.release(stack.takeThrown()?.value ?? .null)
      return finish(id, with: .void)
    }
    guard let suspension = machine.tasks.takeSuspension() else {
      return finish(id, with: stack.pop())
    }
    suspend(id, suspension, depth, height)
  }

  private func enter(_ id: ObjectID, _ record: TaskRecord) throws(RunError) {
    guard record.suspension != nil else {
      guard let closure = record.closure.map({ self.closure(ofWork: $0) }),
        case .closure(let code) = heap.foreignObject(closure)
      else {
        throw failed(.wrongArgument, "A task needs a closure")
      }
      let count = program.functions[code.function].parameters.count
      stack.push(heap.owned(closure))
      for _ in 0..<count { stack.push(machine.unknowns.makeOpaque("value")) }
      return try machine.enterClosure(closure, code, argumentCount: count)
    }
    let depth = stack.frames.count
    var waiting = record
    waiting.suspension = nil
    waiting.waitsSince = nil
    waiting.resumptions += 1
    waiting.code = SuspendedCode()
    heap[world.foreignSlot(of: id)] = .task(waiting)
    stack.resume(record.code)
    if record.isCancelled, case .sleep = record.suspension {
      _ = stack.throwing(machine.unknowns.makeOpaque(RuntimeTypes.cancellation))
      try machine.handleThrownError(downTo: depth)
    }
    guard case .continuation(let id) = record.suspension,
      case .continuation(let continuation) = heap.foreignObject(id)
    else { return }
    do throws(RunError) {
      try settle(stack.pop(), continuation)
    } catch {
      guard case .thrown = error else { throw error }
      try machine.handleThrownError(downTo: depth)
    }
  }

  private func suspend(_ id: ObjectID, _ wait: Suspension, _ depth: Int, _ height: Int) {
    guard case .task(var record) = heap.foreignObject(id) else { return }
    record.suspension = wait
    record.race = machine.tasks.race
    // A sleep takes longer than the way to another thread.
    if case .sleep = wait, world.isOnActor(record.race) { record.race = nil }
    let range = stack.currentRange
    record.code = stack.suspend(from: depth, height)
    var delay = Duration.milliseconds(0)
    if case .sleep(let length) = wait { delay = length }
    if wait.isUnknown { record.waitsSince = (world.trace.events.count, world.turn) }
    record.isOnActor = wait.isOfActor
    let hasSpun = record.yields > 0
    record.yields = wait.isYield ? record.yields + 1 : 0
    if !wait.isYield { notePassedYield(of: record) }
    record.yieldRange = wait.isYield ? range : nil
    record.due = world.now.advanced(by: delay)
    if case .elements = wait, !record.isCancelled { record.due = .never }
    if case .notification(let sequence) = wait, !record.isCancelled {
      record.due = .never
      machine.notifications.setWaiter(id, of: sequence)
    }
    if case .continuation(let continuation) = wait {
      record.due = .never
      if case .continuation(var waited) = heap.foreignObject(continuation) {
        waited.waiter = id
        heap[world.foreignSlot(of: continuation)] = .continuation(waited)
      }
    }
    if record.yields > Concurrency.yieldLimit, !record.isCancelled {
      record.due = .never
      machine.tasks.addSpinning(SpinningTask(id: id, range: range))
    }
    heap[world.foreignSlot(of: id)] = .task(record)
    if record.due != .never { world.scheduleSignal(id, after: delay) }
    if hasSpun, record.yields == 0 { wakeSpinningTasks() }
  }

  // MARK: Spinning

  /// The number of consecutive yields after which a task counts as waiting for other code. From
  /// then on the task goes on only when other code has run, because the run loop would never become
  /// idle. A finite loop has ended by then.
  private static let yieldLimit = World.turnBudget - 1_000

  /// True if the running task has only yielded since its last other work.
  package var isSpinning: Bool {
    guard let task = machine.tasks.running, case .task(let record) = heap.foreignObject(task.id)
    else {
      return false
    }
    return record.yields > 0
  }

  /// Lets the spinning tasks check again, because other code runs.
  func wakeSpinningTasks() {
    guard machine.judgement == nil, !isSpinning else { return }
    for task in machine.tasks.takeSpinning() {
      guard case .task(var record) = heap.foreignObject(task.id), !record.isFinished else {
        continue
      }
      record.due = world.now
      heap[world.foreignSlot(of: task.id)] = .task(record)
      world.scheduleSignal(task.id, after: .milliseconds(0))
    }
  }

  private func notePassedYield(of record: TaskRecord) {
    if let range = record.yieldRange { machine.tasks.notePassedYield(at: range) }
  }

  /// The diagnostics about tasks that still spin when nothing else runs any more.
  package var endlessYields: [Diagnostic] {
    guard machine.failure == nil, world.stop == nil else { return [] }
    return machine.tasks.spinning.compactMap { task in
      guard case .task(let record) = heap.foreignObject(task.id), !record.isFinished,
        !record.isCancelled
      else { return nil }
      return Diagnostic(
        .budgetExceeded,
        "\(machine.whatRuns) was stopped: \(World.endlessTurns); this ran \(record.yields) times",
        at: task.range, help: [Machine.endlessHelp])
    }
  }

  /// Ends a scenario if a task still spins at its end.
  package func checkSpinningTasks() {
    guard let endless = endlessYields.first else { return }
    machine.note(RunError.failed(endless))
    world.stopForUserCode()
  }

  private func finish(_ id: ObjectID, with result: Value) {
    guard case .task(var record) = heap.foreignObject(id) else { return heap.release(result) }
    let closure = record.closure
    record.closure = nil
    record.isFinished = true
    notePassedYield(of: record)
    record.yields = 0
    record.result = result
    heap[world.foreignSlot(of: id)] = .task(record)
    wakeSpinningTasks()
    if let closure { world.release(closure) }
    world.release(id)
  }

  // MARK: Waiting

  /// `await`: waits if necessary and leaves the value.
  func awaitValue() throws(RunError) {
    let value = stack.pop()
    if case .object(let id) = value, case .pause(let duration) = heap.foreignObject(id) {
      heap.release(value)
      stack.push(.void)
      try wait(for: duration.map { .sleep($0) } ?? .yield)
      return
    }
    if case .object(let id) = value, case .continuation(let record) = heap.foreignObject(id) {
      guard record.result == nil else { return try settle(value, record) }
      stack.push(value)
      return try wait(for: .continuation(id))
    }
    stack.push(value)
    // The duration is not known, but the wait is longer than the turn.
    if case .opaque(let name, let number) = value {
      tell(.awaited(name, number: number))
    }
    if case .opaque = value, isInTask {
      machine.noteCause()
      machine.tasks.suspend(for: .turn)
    }
  }

  /// `for await` over an unsimulated sequence. No element ever comes.
  func awaitElements() throws(RunError) {
    let value = stack.pop()
    if case .object(let id) = value, case .notifications(let sequence) = heap.foreignObject(id) {
      stack.push(try machine.notifications.iterate(over: sequence))
      return heap.release(value)
    }
    guard case .opaque = value else {
      throw failed(
        .notSimulated, "'for await' over \(machine.describeKind(value)) is not simulated yet")
    }
    heap.release(value)
    stack.push(heap.makeArray([Value]()))
    try wait(for: .elements)
  }

  var isInTask: Bool {
    machine.tasks.running.map { $0.nativeDepth == budget.entryDepth } ?? false
  }

  func awaitOutsideTask() -> RunError {
    failed(
      .awaitOutsideTask, "Only the code of a 'Task' can wait here",
      ["a scenario lets time pass with 'system.wait(seconds)'"])
  }

  func wait(for wait: Suspension) throws(RunError) {
    guard isInTask, let task = machine.tasks.running,
      case .task(let record) = heap.foreignObject(task.id)
    else {
      throw awaitOutsideTask()
    }
    if record.isCancelled, case .sleep = wait {
      throw stack.throwing(machine.unknowns.makeOpaque(RuntimeTypes.cancellation))
    }
    machine.noteCause()
    machine.tasks.suspend(for: wait)
  }

  // MARK: Members

  func taskProperty(_ name: String, _ record: TaskRecord) throws(RunError) -> Value? {
    switch name {
    case "isCancelled": return .boolean(record.isCancelled)
    case "value", "result":
      guard record.isFinished else {
        throw notSimulated("the 'value' of a task that is still running")
      }
      return heap.copied(record.result)
    default: return nil
    }
  }

  func callTask(_ id: ObjectID, _ name: String) throws(RunError) -> Value? {
    try machine.refuse("'\(name)' is called")
    guard name == "cancel", case .task(var record) = heap.foreignObject(id) else { return nil }
    tell(.cancelledTask(id))
    guard !record.isCancelled, !record.isFinished else { return .void }
    record.isCancelled = true
    heap[world.foreignSlot(of: id)] = .task(record)
    if record.suspension != nil { world.scheduleSignal(id, after: .milliseconds(0)) }
    return .void
  }

  func callTaskType(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    switch name {
    case "sleep": return .object(heap.makeForeign(.pause(try length(of: arguments))))
    case "yield": return .object(heap.makeForeign(.pause(nil)))
    case "detached": return try makeTask(arguments, isDetached: true)
    case "checkCancellation":
      guard isCurrentTaskCancelled else { return .void }
      throw stack.throwing(machine.unknowns.makeOpaque(RuntimeTypes.cancellation))
    default: throw notSimulated(name)
    }
  }

  var isCurrentTaskCancelled: Bool {
    guard let task = machine.tasks.running, case .task(let record) = heap.foreignObject(task.id)
    else {
      return false
    }
    return record.isCancelled
  }

  /// The time that a call of `sleep(nanoseconds:)` or `sleep(for:)` passes.
  private func length(of arguments: Arguments) throws(RunError) -> Duration {
    if let number = arguments.labeled("nanoseconds")?.number {
      return try duration(number / 1_000_000_000, of: "sleep")
    }
    if let id = (arguments.labeled("for") ?? arguments.unlabeled)?.objectID,
      case .payload(let record) = heap.foreignObject(id), let number = record.values.first?.number
    {
      switch record.name {
      case "seconds": return try duration(number, of: "sleep")
      case "milliseconds": return try duration(number / 1000, of: "sleep")
      case "microseconds": return try duration(number / 1_000_000, of: "sleep")
      case "nanoseconds": return try duration(number / 1_000_000_000, of: "sleep")
      default: break
      }
    }
    throw failed(.wrongArgument, "'sleep' needs a time", ["write 'Task.sleep(for: .seconds(1))'"])
  }
}
