import LifecycleEngine

extension Concurrency {
  /// Handles a signal of the run loop: a due timer, or a task that goes on.
  func signal(_ id: ObjectID) throws(RunError) {
    switch heap.foreignObject(id) {
    case .timer(let record): try fire(id, record)
    case .task(let record): try resume(id, record)
    default: break
    }
  }

  /// The length of time that a call passes. Times beyond the simulator's clock are an error,
  /// because a cut time would come too early.
  func duration(_ seconds: Double, of name: String) throws(RunError) -> Duration {
    guard !seconds.isNaN, seconds <= Double(Duration.longestSeconds) else {
      throw failed(
        .wrongArgument,
        "'\(name)' takes \(Duration.longestSeconds) seconds at most, not \(machine.operators.describe(.double(seconds)))"
      )
    }
    return .seconds(seconds)
  }

  func makeTimer(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.refuse("a timer is scheduled")
    try checkRunLoop()
    guard let value = arguments.labeled("withTimeInterval") ?? arguments.labeled("timeInterval"),
      let seconds = value.number
    else { throw failed(.wrongArgument, "A timer needs a number of seconds") }
    // Foundation raises shorter intervals to this one.
    var record = TimerRecord(
      interval: max(try duration(seconds, of: "scheduledTimer"), .seconds(0.0001)),
      repeats: try machine.flag("repeats", arguments, of: "scheduledTimer"))
    record.closure = arguments.closure("block")
    if record.closure == nil {
      guard let target = arguments.labeled("target")?.objectID,
        case .symbol(let selector) = arguments.labeled("selector")
      else {
        throw failed(
          .wrongArgument, "A timer needs a closure, or a target and a selector",
          ["write 'Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in … }'"])
      }
      record.target = target
      record.selector = selector
    }
    return startTimer(record)
  }

  /// Gives a timer to the run loop. The run loop and the caller hold the timer. Only the main thread
  /// runs its loop.
  func startTimer(_ started: TimerRecord, isOfMainLoop: Bool = false) -> Value {
    var record = started
    record.due = world.now.advanced(by: record.interval)
    for value in record.references { _ = heap.copied(value) }
    let id = heap.makeForeign(.timer(record))
    world.retain(id)
    if isOfMainLoop || hasRunLoop { schedule(id, record) }
    tell(record.repeats ? .beganTimer(id) : .deferred)
    return .object(id)
  }

  private func schedule(_ id: ObjectID, _ record: TimerRecord) {
    world.scheduleSignal(
      id, after: .microseconds(record.due.microseconds - world.now.microseconds),
      isOfDefaultMode: !record.isOfAllModes)
  }

  /// Lets a timer repeat. A late timer leaves the missed times out.
  private func fireAgain(_ id: ObjectID, _ record: TimerRecord) {
    var record = record
    let late = world.now.microseconds - record.due.microseconds
    let missed = late / record.interval.microseconds
    record.due = record.due.advanced(
      by: .microseconds(record.interval.microseconds * (missed + 1)))
    heap[world.foreignSlot(of: id)] = .timer(record)
    schedule(id, record)
  }

  private func fire(_ id: ObjectID, _ record: TimerRecord) throws(RunError) {
    guard record.isValid else { return }
    if record.interval.microseconds == 0, !record.hasWaited {
      var waiting = record
      waiting.hasWaited = true
      heap[world.foreignSlot(of: id)] = .timer(waiting)
      return schedule(id, waiting)
    }
    if record.repeats { fireAgain(id, record) }
    try send(id, record)
  }

  /// Calls the code of a timer.
  private func send(_ id: ObjectID, _ record: TimerRecord) throws(RunError) {
    guard record.isValid else { return }
    let timer = heap.owned(id)
    defer { heap.release(timer) }
    if let closure = record.closure {
      if case .closure(let code) = heap.foreignObject(closure) {
        machine.noteCause(function: code.function)
      }
      heap.release(try machine.call(closure: closure, [heap.copied(timer)]))
    } else if let target = record.target {
      if let method = machine.types.typeIndex(of: target).flatMap({
        machine.types.method(named: record.selector, of: $0)
      }) {
        machine.noteCause(function: method.function)
      }
      try machine.notifications.send(
        record.selector, to: target, heap.copied(record.argument ?? timer))
    }
    if !record.repeats { invalidate(id) }
  }

  /// Invalidates a timer. The timer releases its references, and the run loop releases the timer.
  private func invalidate(_ id: ObjectID) {
    guard case .timer(var record) = heap.foreignObject(id), record.isValid else { return }
    let held = record.references
    record.isValid = false
    record.closure = nil
    record.target = nil
    record.argument = nil
    heap[world.foreignSlot(of: id)] = .timer(record)
    if record.repeats { tell(.endedTimer(id)) }
    heap.release(held)
    world.release(id)
  }

  func timerProperty(_ name: String, _ record: TimerRecord) -> Value? {
    switch name {
    case "isValid": .boolean(record.isValid)
    case "timeInterval": .double(Double(record.interval.microseconds) / 1_000_000)
    case "tolerance", "fireDate", "userInfo": machine.unknowns.makeOpaque(name)
    default: nil
    }
  }

  /// - Returns: True if timers have the settable property. The tolerance changes nothing, because
  ///   simulated timers are exact.
  func setTimerProperty(_ name: String, of id: ObjectID) throws(RunError) -> Bool {
    guard case .timer = heap.foreignObject(id) else { return false }
    if name == "fireDate" {
      throw failed(.notSimulated, "Another 'fireDate' of a timer is not simulated yet")
    }
    return name == "tolerance"
  }

  func callTimer(_ id: ObjectID, _ record: TimerRecord, _ name: String) throws(RunError) -> Value? {
    try machine.refuse("'\(name)' is called")
    switch name {
    case "invalidate": invalidate(id)
    case "fire": try send(id, record)
    default: return nil
    }
    return .void
  }
}
