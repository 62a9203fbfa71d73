import LifecycleEngine

// Work items and groups of Grand Central Dispatch.
extension Concurrency {
  /// Makes a work item or a group.
  /// - Returns: `nil` for another name, and in examples, where findings look at the calls.
  func makeDispatch(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard !rules.allowsUndeclared else { return nil }
    switch name {
    case "DispatchGroup" where arguments.values.isEmpty:
      return .object(heap.makeForeign(.dispatch(WorkRecord())))
    case "DispatchWorkItem":
      guard let closure = arguments.closure("block") else {
        throw failed(.wrongArgument, "'DispatchWorkItem' needs a closure")
      }
      world.retain(closure)
      return .object(heap.makeForeign(.dispatch(WorkRecord(closure: closure))))
    default: return nil
    }
  }

  /// The microseconds after which another thread has surely done a work item.
  private static let headStart: Int64 = 100_000

  /// The closure that a queue runs for a closure or a work item.
  func closure(ofWork id: ObjectID) -> ObjectID {
    if case .dispatch(let record) = heap.foreignObject(id), let closure = record.closure {
      return closure
    }
    return id
  }

  /// Returns true for a work item that was cancelled before a queue could begin the item.
  func isCancelledWork(_ id: ObjectID?) -> Bool {
    guard let id, case .dispatch(let record) = heap.foreignObject(id) else { return false }
    return record.isCancelled
  }

  /// Notes the time from which another thread may run a work item.
  func noteElsewhere(_ id: ObjectID, after delay: Duration) {
    guard case .dispatch(var record) = heap.foreignObject(id) else { return }
    let due = world.now.advanced(by: delay)
    record.begunElsewhere = record.begunElsewhere.map { min($0, due) } ?? due
    heap[world.foreignSlot(of: id)] = .dispatch(record)
  }

  func dispatchProperty(_ name: String, _ record: WorkRecord) -> Value? {
    name == "isCancelled" && record.closure != nil ? .boolean(record.isCancelled) : nil
  }

  func callDispatch(
    _ id: ObjectID, _ record: WorkRecord, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    try machine.refuse("'\(name)' is called")
    var record = record
    if let closure = record.closure {
      switch name {
      case "perform":
        if !record.isCancelled { heap.release(try machine.call(closure: closure, [])) }
      case "cancel":
        if let begun = record.begunElsewhere, !record.isCancelled, begun <= world.now,
          world.now.microseconds - begun.microseconds < Self.headStart
        {
          throw failed(
            .notSimulated, "'cancel' of work that another thread may have begun is not simulated",
            ["give the work to 'DispatchQueue.main'"])
        }
        record.isCancelled = true
        heap[world.foreignSlot(of: id)] = .dispatch(record)
      default: throw notSimulated(name)
      }
      return .void
    }
    switch name {
    case "enter": record.count += 1
    case "leave":
      guard record.count > 0 else {
        throw failed(
          .fatalError, "The app crashes here: a group is left more often than entered",
          ["call 'enter()' first"])
      }
      record.count -= 1
      record.race = machine.tasks.race ?? record.race
    case "notify":
      guard let work = arguments.closure("execute") ?? arguments.labeled("work")?.objectID else {
        throw failed(.wrongArgument, "'notify' needs a closure")
      }
      world.retain(work)
      record.notified.append((work, try isOffMain(arguments.labeled("queue"))))
    default: throw notSimulated(name)
    }
    let notified = record.count == 0 ? record.notified : []
    if record.count == 0 { record.notified = [] }
    heap[world.foreignSlot(of: id)] = .dispatch(record)
    for (work, isOffMain) in notified {
      machine.noteCause()
      if isOffMain {
        scheduleOffMain(work, after: .milliseconds(0))
      } else {
        try schedule(work, after: .milliseconds(0), race: record.race)
      }
      world.release(work)
    }
    return .void
  }

  private func isOffMain(_ queue: Value?) throws(RunError) -> Bool {
    switch queue {
    case .mainQueue, .symbol("main"): false
    case .opaque("DispatchQueue", _): true
    default: throw failed(.wrongArgument, "'notify' needs 'queue:', such as '.main'")
    }
  }
}
