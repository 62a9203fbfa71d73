/// A job that the main run loop does in a turn of its own.
struct Job: Equatable {
  enum Kind: Equatable {
    /// An animation or settling gesture of a transition has ended.
    case transition(Int)
    /// A block given to the main queue or a timer, held strongly.
    case block(ObjectID)
    /// The delay of a signal to an author's object is over; the object is not held.
    case signal(ObjectID)
    /// The end of an animation of views: the completion, held strongly, and the starter.
    case viewAnimation(ObjectID?, ObjectID?)
    /// The block of a transaction of Core Animation, held strongly.
    case transactionBlock(ObjectID)
    /// Nothing but the commit at the end of the turn.
    case update
  }
  var time: Tick
  var sequence: Int
  var kind: Kind
  /// The cause of the job.
  var origin = Origin.none
  /// The time at which the job was given; nil for a job that was given for the next turn.
  var start: Tick?

  /// True if the job was given for later, not for the next turn.
  var isDelayed: Bool { start != nil }

  /// The time at which the job was given.
  var begin: Tick { start ?? time }

  /// True if the job waits while the user drags a scroll view, as a timer does.
  var isOfDefaultMode = false

  /// True for a job that an idle world waits for, however late the job is due.
  var isAnimation: Bool {
    switch kind {
    case .transition, .viewAnimation, .transactionBlock: return true
    case .block, .signal, .update: return false
    }
  }

  /// True for the end of a transition of UIKit's.
  var isTransition: Bool {
    if case .transition = kind { true } else { false }
  }

  /// True for the end of an animation of views.
  var isEndOfAnimation: Bool {
    if case .viewAnimation = kind { true } else { false }
  }

  /// The author's closure, timer or task that waits for the time of the job.
  var sleeper: ObjectID? {
    guard isDelayed else { return nil }
    switch kind {
    case .block(let id), .signal(let id): return id
    case .transition, .viewAnimation, .transactionBlock, .update: return nil
    }
  }

  /// Returns true if the job is due earlier, or was added earlier and is due at the same time.
  func goes(before other: Job) -> Bool {
    time == other.time ? sequence < other.sequence : time < other.time
  }
}

/// The events of a delayed job.
struct EndedJob: Equatable {
  let job: Job
  let events: Range<Int>
}

/// The jobs of a run loop, the next one first: a binary heap, so that thousands of timers stay cheap.
struct JobQueue: Equatable {
  private var heap: [Job] = []
  private var animationCount = 0
  /// The number of jobs ever added, which numbers the jobs.
  private var insertedCount = 0

  /// True if an animation is among the jobs.
  var hasAnimation: Bool { animationCount > 0 }

  /// The next job.
  var first: Job? { heap.first }

  mutating func insert(
    _ kind: Job.Kind, at time: Tick, from origin: Origin, begin: Tick? = nil,
    isOfDefaultMode: Bool = false
  ) {
    let job = Job(
      time: time, sequence: insertedCount, kind: kind, origin: origin, start: begin,
      isOfDefaultMode: isOfDefaultMode)
    insertedCount += 1
    if job.isAnimation { animationCount += 1 }
    heap.append(job)
    var index = heap.count - 1
    while index > 0, heap[index].goes(before: heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let job = heap.first else { return }
    if job.isAnimation { animationCount -= 1 }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while let child = earlierChild(of: index), heap[child].goes(before: heap[index]) {
      heap.swapAt(index, child)
      index = child
    }
  }

  private func earlierChild(of index: Int) -> Int? {
    let left = 2 * index + 1
    guard left < heap.count else { return nil }
    guard left + 1 < heap.count, heap[left + 1].goes(before: heap[left]) else { return left }
    return left + 1
  }
}
