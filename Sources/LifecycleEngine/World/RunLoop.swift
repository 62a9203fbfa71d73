/// Something the main run loop will do in a turn of its own.
struct Job {
  enum Kind {
    /// An animation or settling gesture of a transition has ended.
    case transition(Int)
    /// A block given to the main queue or a timer, held strongly.
    case block(ObjectID)
  }
  var time: Tick
  var sequence: Int
  var kind: Kind

  /// Idle waits for it, however late it comes.
  var isAnimation: Bool {
    if case .transition = kind { return true }
    return false
  }
}

extension World {
  /// The most turns the loop takes without becoming idle.
  static let turnBudget = 10_000

  /// Begins a turn for something that happens now.
  public func beginTurn() { turn += 1 }

  /// Ends the turn: updates traits and layout, commits the transaction, runs what waits for the
  /// commit, and lets go of what was kept to the end of the turn.
  public func endTurn() {
    var rounds = 0
    repeat {
      update()
      transaction += 1
      let waiting = afterCommit
      afterCommit = []
      for transition in waiting { resume(transition, from: .commit) }
      rounds += 1
      if rounds > 100 { return stopForBudget("the turn never ended: every commit made another") }
      if waiting.isEmpty { break }
    } while stop == nil
    drainAutoreleasePool()
  }

  /// Lets time pass until no animation runs and nothing is due. A held gesture is not waited for.
  public func runUntilIdle() { runJobs { $0.time <= now || hasAnimation } }

  /// Lets this much time pass, whether or not anything happens in it.
  public func wait(_ duration: Duration) {
    let end = now.advanced(by: duration)
    runJobs { $0.time <= end }
    if now < end { now = end }
  }

  /// Moves the clock to the next display frame, so that what follows is not shown together with
  /// what came before.
  public func advanceToNextFrame() {
    let start = Tick.start(ofFrame: now.nextFrame)
    runJobs { $0.time <= now }
    if now < start { now = start }
  }

  private func runJobs(while isDue: (Job) -> Bool) {
    var turns = 0
    while stop == nil, let next = nextJob(), isDue(next) {
      run(next)
      turns += 1
      if turns > World.turnBudget { return stopForBudget("the run loop never became idle") }
    }
  }

  /// Gives a closure to the main queue.
  /// - Parameters:
  ///   - block: The closure; the world holds it until it has run.
  ///   - delay: How long after now it is due.
  public func schedule(_ block: ObjectID, after delay: Duration) {
    retain(block)
    addJob(.block(block), after: delay)
  }

  func addJob(_ kind: Job.Kind, after delay: Duration) {
    jobs.append(Job(time: now.advanced(by: delay), sequence: nextJobSequence, kind: kind))
    nextJobSequence += 1
  }

  private var hasAnimation: Bool {
    for job in jobs where job.isAnimation { return true }
    return false
  }

  private func nextJob() -> Job? {
    var best: Job?
    for job in jobs {
      guard let current = best else {
        best = job
        continue
      }
      if job.time < current.time
        || (job.time == current.time && job.sequence < current.sequence)
      {
        best = job
      }
    }
    return best
  }

  private func run(_ job: Job) {
    jobs.removeAll { $0.sequence == job.sequence }
    if now < job.time { now = job.time }
    beginTurn()
    switch job.kind {
    case .transition(let id): resume(id, from: .animation)
    case .block(let block):
      invoke(block, [])
      release(block)
    }
    endTurn()
  }

  func stopForBudget(_ reason: String) {
    if stop == nil { stop = .budget(reason) }
  }
}
