import LifecycleEngine

/// `NotificationCenter.default.notifications(named:object:)`, or the iterator of a loop over the
/// sequence.
struct NotificationSequence {
  var name: String?
  /// The sender that the sequence observes. The sender is not held.
  var sender: ObjectID?
  /// The notifications that were posted while the body of the loop was busy.
  var pending: [Value] = []
  /// The task that waits for the next notification.
  var waiter: ObjectID?
}

// Notifications as a sequence. Each post resumes the task that iterates over the sequence.
extension Notifications {
  func makeNotifications(_ arguments: Arguments) throws(RunError) -> Value {
    try machine.uikit.checkAvailability("notifications", of: "NotificationCenter")
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

  /// The next notification, or `.null` if the task is cancelled. Returns `nil` after suspending the
  /// task, and the loop asks again when the task is resumed.
  func nextNotification(
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
