import LifecycleEngine

// Notifications as a sequence. Each post resumes the task that iterates over the sequence.
extension Notifications {
  func makeNotifications(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.types.checkAvailability("notifications", of: "NotificationCenter")
    let name = try awaitedName(arguments.labeled("named"))
    let sender = arguments.labeled("object")?.objectID
    return .object(
      heap.makeForeign(.notifications(NotificationSequence(name: name, sender: sender))))
  }

  /// The iterator of a loop. The iterator receives the notifications that are posted from now on.
  func iterate(over sequence: NotificationSequence) throws(RunError) -> Value {
    guard machine.concurrency.isInTask else { throw machine.concurrency.awaitOutsideTask() }
    var own = sequence
    own.pending = []
    let id = heap.makeForeign(.notifications(own))
    observe(sequence.name, sequence.sender, .sequence(id))
    return .object(id)
  }

  /// Takes one step of a loop, over notifications or over any other sequence.
  func nextElement(_ slot: Int, _ target: Int) throws(RunError) {
    let place = stack.frame.base + slot
    guard case .object(let id) = stack[place],
      case .notifications(let sequence) = heap.foreignObject(id)
    else { return try machine.collections.nextElement(slot, target) }
    guard let next = try nextNotification(of: id, sequence) else { return }
    guard !next.isNull else { return stack.jump(to: target) }
    if case .integer(let position) = stack[place + 1] {
      stack[place + 1] = .integer(position + 1)
    }
    stack.push(next)
  }

  /// The next notification, or `.null` if the task is cancelled. Returns `nil` after suspending the
  /// task, and the loop asks again when the task is resumed.
  private func nextNotification(
    of id: ObjectID, _ sequence: NotificationSequence
  ) throws(RunError) -> Value? {
    if machine.concurrency.isCurrentTaskCancelled { return .null }
    var rest = sequence
    guard !rest.pending.isEmpty else {
      stack.repeatInstruction()
      try machine.concurrency.wait(for: .notification(id))
      return nil
    }
    budget.spend(rest.pending.count / Budget.searchWeight)
    let next = rest.pending.removeFirst()
    heap[world.foreignSlot(of: id)] = .notifications(rest)
    return next
  }

  func setWaiter(_ task: ObjectID, of id: ObjectID) {
    guard case .notifications(var sequence) = heap.foreignObject(id) else { return }
    sequence.waiter = task
    heap[world.foreignSlot(of: id)] = .notifications(sequence)
  }

  /// Keeps a notification for the loop, which resumes in a later turn.
  func hand(_ notification: Value, to id: ObjectID) {
    guard case .notifications(var sequence) = heap.foreignObject(id) else {
      return heap.release(notification)
    }
    sequence.pending.append(notification)
    let waiter = sequence.waiter
    sequence.waiter = nil
    heap[world.foreignSlot(of: id)] = .notifications(sequence)
    guard let waiter, case .task(var waiting) = heap.foreignObject(waiter),
      case .notification(id) = waiting.suspension
    else { return }
    waiting.due = world.now
    heap[world.foreignSlot(of: waiter)] = .task(waiting)
    world.scheduleSignal(waiter, after: .milliseconds(0))
  }
}
