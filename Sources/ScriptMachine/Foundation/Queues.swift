import LifecycleEngine

// Work for later: the main queue, queues of other threads, and `perform(_:with:afterDelay:)`.
extension Concurrency {
  /// - Returns: The result of a method of a queue, `nil` for any other method.
  func callQueue(
    _ base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if name == "async", arguments.labeled("group") != nil {
      throw failed(
        .notSimulated, "'async(group:)' is not simulated yet",
        ["call 'enter()' first, and 'leave()' in the closure"])
    }
    switch (base, name) {
    case (.mainQueue, "async"):
      try schedule(arguments.closure("execute"), after: Duration.milliseconds(0))
    case (.opaque("RunLoop", _), "Publisher_deliver"):
      // A run loop delivers in its default mode, as its timers fire.
      heap.release(
        startTimer(
          TimerRecord(
            closure: arguments.closure(""), interval: .milliseconds(0), repeats: false),
          isOfMainLoop: true))
    case (.opaque("DispatchQueue", _), "Publisher_deliver"):
      try scheduleOffMain(arguments, after: .milliseconds(0))
    case (_, "Publisher_deliver"):
      try schedule(arguments.closure("") ?? arguments.first?.objectID, after: .milliseconds(0))
    case (.mainQueue, "asyncAfter"):
      try schedule(arguments.closure("execute"), after: try delay(arguments))
    case (.mainQueue, "addOperation"):
      try schedule(arguments.closure("") ?? arguments.first?.objectID, after: .milliseconds(0))
    case (.mainQueue, "sync"):
      guard machine.tasks.isOffMain else {
        throw failed(
          .fatalError, "The main queue waits for itself here, so the app hangs forever",
          ["write 'async' instead of 'sync'"])
      }
      return try runAtOnce(arguments, isOffMain: false)
    case (.builtInType("DispatchQueue"), "global"):
      return machine.unknowns.makeOpaque("DispatchQueue")
    case (.opaque("DispatchQueue", _), "async"):
      try scheduleOffMain(arguments, after: .milliseconds(0))
    case (.opaque("DispatchQueue", _), "asyncAfter"):
      try scheduleOffMain(arguments, after: try delay(arguments))
    case (.opaque("DispatchQueue", let number), "sync"):
      let isSerial = heap.opaqueValues.numbers[number] == 1
      guard !isSerial || !machine.tasks.syncQueues.contains(number) else {
        throw failed(
          .fatalError, "The queue waits for itself here, so the app hangs forever",
          ["remove the inner 'sync'"])
      }
      machine.tasks.syncQueues.append(number)
      defer { machine.tasks.syncQueues.removeLast() }
      // The thread that calls `sync` runs the closure.
      return try runAtOnce(arguments, isOffMain: machine.tasks.isOffMain)
    case (.opaque("DispatchQueue", _), _), (.builtInType("DispatchQueue"), _):
      throw notSimulated(name)
    default: return nil
    }
    return .void
  }

  /// The time of `asyncAfter`, counted from now.
  private func delay(_ arguments: Arguments) throws(RunError) -> Duration {
    switch arguments.labeled("deadline") {
    case .double(let seconds): return try duration(seconds, of: "asyncAfter")
    case .opaque(let name, _): throw machine.opaqueCondition(name)
    default:
      throw failed(
        .wrongArgument, "'asyncAfter' needs a time for 'deadline:'", ["write '.now() + 0.5'"])
    }
  }

  /// Schedules a closure or work item on the main queue.
  /// - Parameter race: The place of racing work for which the closure waits.
  func schedule(_ work: ObjectID?, after delay: Duration, race: Int? = nil) throws(RunError) {
    guard let work else { throw failed(.wrongArgument, "A closure is needed here") }
    let closure = closure(ofWork: work)
    machine.noteCause()
    tell(.scheduled(closure: closure))
    // A closure that racing work gives to the main queue belongs to the race.
    if machine.tasks.race == nil, race == nil, closure == work {
      world.schedule(closure, after: delay)
    } else {
      var record = TaskRecord(closure: work)
      record.race = race
      schedule(record, after: delay)
    }
  }

  /// Schedules work of another thread in a turn of its own, behind the turn that schedules the
  /// work. Nothing says which thread is faster, but no thread can wait for another here.
  private func scheduleOffMain(
    _ arguments: Arguments, after delay: Duration
  ) throws(RunError) {
    guard let closure = arguments.closure("execute") else {
      throw failed(.wrongArgument, "A closure is needed here")
    }
    machine.noteCause()
    noteElsewhere(closure, after: delay)
    scheduleOffMain(closure, after: delay)
  }

  /// Schedules a closure on another thread.
  package func scheduleOffMain(_ closure: ObjectID, after delay: Duration) {
    var record = TaskRecord(closure: closure)
    record.isOffMain = true
    record.waitsSince = (world.trace.events.count, world.turn)
    schedule(record, after: delay)
  }

  private func schedule(_ record: TaskRecord, after delay: Duration) {
    var record = record
    if let closure = record.closure { world.retain(closure) }
    record.race = machine.tasks.race ?? record.race
    let id = heap.makeForeign(.task(record))
    world.scheduleSignal(id, after: delay)
  }

  private func runAtOnce(_ arguments: Arguments, isOffMain: Bool) throws(RunError) -> Value {
    guard let closure = arguments.closure("execute") else {
      throw failed(.wrongArgument, "A closure is needed here")
    }
    let outer = machine.tasks.isOffMain
    machine.tasks.isOffMain = isOffMain
    defer { machine.tasks.isOffMain = outer }
    return try machine.call(closure: self.closure(ofWork: closure), [])
  }

  /// Fails outside the main thread, as UIKit belongs to the main thread.
  func checkThread(_ name: String) throws(RunError) {
    guard machine.tasks.isOffMain else { return }
    throw failed(
      rules.allowsUndeclared ? .offMainThread : .notSimulated,
      "'\(name)' is used off the main thread, which is not simulated yet",
      ["UIKit may be used on the main thread only: put it into 'DispatchQueue.main.async'"])
  }

  // MARK: Selectors

  /// True for a list with a mode of the run loop beside the default mode.
  private func namesMoreModes(_ modes: Value?) -> Bool {
    let names = modes?.objectID.flatMap { heap.array($0) } ?? []
    return names.contains { if case .symbol("default") = $0 { false } else { true } }
  }

  /// `perform(_:with:)` and `perform(_:with:afterDelay:)`. The run loop holds the object and the
  /// argument until the call.
  func performSelector(_ id: ObjectID, _ arguments: Arguments) throws(RunError) -> Value {
    try machine.refuse("a selector is performed")
    if arguments.labels.contains("afterDelay") { try checkRunLoop() }
    guard case .symbol(let selector) = arguments.unlabeled,
      let type = machine.types.typeIndex(of: id),
      machine.types.method(named: selector, of: type) != nil
    else {
      throw failed(
        .notSimulated, "'perform' is simulated for your own methods only",
        ["write 'perform(#selector(later), with: nil, afterDelay: 1)'"])
    }
    let value = arguments.labeled("with") ?? .null
    switch arguments.labels.dropFirst() {
    case [], ["with"]: try machine.notifications.send(selector, to: id, heap.copied(value))
    case ["with", "afterDelay"], ["with", "afterDelay", "inModes"]:
      guard let seconds = arguments.labeled("afterDelay")?.number else {
        throw failed(.wrongArgument, "'perform' needs a number of seconds")
      }
      var timer = TimerRecord(
        target: id, selector: selector, argument: value,
        interval: try duration(seconds, of: "perform"), repeats: false)
      timer.isOfAllModes = namesMoreModes(arguments.labeled("inModes"))
      heap.release(startTimer(timer))
    default: throw notSimulated("perform")
    }
    return .void
  }
}
