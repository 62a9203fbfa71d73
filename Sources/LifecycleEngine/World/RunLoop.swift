extension World {
  /// The simulated time.
  public var now: Tick { runLoop.now }

  /// The number of the current turn of the main run loop, from 1.
  public var turn: Int { runLoop.turn }

  /// The number of the current transaction, from 1.
  public var transaction: Int { runLoop.transaction }

  /// The most turns the loop takes without becoming idle.
  public static let turnBudget = 10_000

  /// Why the world stops when the loop never becomes idle.
  public static var endlessTurns: String { "the run loop never became idle" }

  /// The largest number of commits in one turn.
  static let commitBudget = 100

  /// Begins a turn for an event that happens now.
  public func beginTurn() { runLoop.beginTurn() }

  /// Ends the turn: updates traits and layout, commits the transaction, runs the jobs that wait for
  /// the commit, and releases the objects that were kept until the end of the turn.
  public func endTurn() {
    var rounds = 0
    repeat {
      layout.update()
      resumeTransitionsOutOfReach()
      runLoop.beginTransaction()
      let waiting = runLoop.takeWaiting()
      for transition in waiting { resume(transition, from: .commit) }
      rounds += 1
      if rounds > World.commitBudget {
        return stopForBudget("the turn never ended: every commit made another")
      }
      if waiting.isEmpty { break }
    } while stop == nil
    coordination.dropWaitingCoordinators()
    checkAnimations()
    let count = trace.events.count
    drainAutoreleasePool()
    // Deallocations come after the last commit, but no transaction reaches into another turn.
    if trace.events.count > count { runLoop.beginTransaction() }
    let hasDrawn = runLoop.takeDrawing()
    if trace.events.count > count || hasDrawn { scheduleUpdate() }
  }

  /// Changes that the author's code makes while views are drawn, or in `deinit` after the last
  /// commit, are committed in a turn of their own.
  private func scheduleUpdate() {
    guard stop == nil, layout.needsUpdate || runLoop.hasWaiting else { return }
    addJob(.update, after: .seconds(0))
  }

  /// Lets time pass until no animation runs and nothing is due. A held gesture is not waited for.
  public func runUntilIdle() { runJobs { $0.time <= now || runLoop.jobs.hasAnimation } }

  /// Lets a duration pass, even if nothing happens.
  public func wait(_ duration: Duration) {
    let end = now.advanced(by: duration)
    runJobs { $0.time <= end }
    if stop == nil { runLoop.advance(to: end) }
  }

  /// Moves the clock to the next display frame, which separates later changes from earlier ones.
  public func advanceToNextFrame() {
    let start = Tick.start(ofFrame: now.nextFrame)
    runJobs { $0.time <= now }
    runLoop.advance(to: start)
  }

  private func runJobs(while isDue: (Job) -> Bool) {
    var turns = 0
    while stop == nil {
      if !isScrollDragged { runLoop.endDrag() }
      guard let next = runLoop.jobs.first, isDue(next) else { return }
      runLoop.jobs.removeFirst()
      guard !isHeld(next) else { continue }
      run(next)
      turns += 1
      if turns > World.turnBudget { return stopForBudget(World.endlessTurns) }
    }
  }

  /// Holds a job of an app in the background that became due later. Nobody knows if the system has
  /// suspended the app by then.
  private func isHeld(_ job: Job) -> Bool {
    if job.isOfDefaultMode, isScrollDragged {
      runLoop.holdForDrag(job)
      return true
    }
    guard activity == .background, let sleeper = alive(job.sleeper) else { return false }
    notify(.sleepsOn(sleeper))
    runLoop.hold(job)
    return true
  }

  /// True while the user turns a page by a scroll view. The run loop is in another mode then.
  private var isScrollDragged: Bool {
    transitions.contains { transition in
      guard transition.isInteractive, let container = transition.container,
        controllers.record(of: container)?.kind == .pageViewController
      else { return false }
      return pages[container].style == .scroll
    }
  }

  /// Gives a closure to the main queue.
  /// - Parameters:
  ///   - block: The closure; the world holds the closure until the closure has run.
  ///   - delay: The time until the closure is due.
  public func schedule(_ block: ObjectID, after delay: Duration) {
    retain(block)
    addJob(.block(block), after: delay)
  }

  /// Calls the author's code about an object after a delay; the object is not held.
  /// - Parameter isOfDefaultMode: True if the call waits while the user drags a scroll view.
  public func scheduleSignal(
    _ object: ObjectID, after delay: Duration, isOfDefaultMode: Bool = false
  ) {
    addJob(.signal(object), after: delay, isOfDefaultMode: isOfDefaultMode)
  }

  func addJob(_ kind: Job.Kind, after delay: Duration, isOfDefaultMode: Bool = false) {
    runLoop.jobs.insert(
      kind, at: now.advanced(by: delay), from: originOfWhatBegins(),
      begin: delay.microseconds > 0 ? now : nil, isOfDefaultMode: isOfDefaultMode)
  }

  private func run(_ job: Job) {
    runLoop.advance(to: job.time)
    checkAnimations()
    let start = trace.events.count
    beginTurn()
    current.origin = job.origin
    switch job.kind {
    case .transition(let id): resume(id, from: .animation)
    case .viewAnimation(let completion, let receiver): endViewAnimation(completion, receiver)
    case .block(let block):
      invoke(block, [])
      release(block)
    case .transactionBlock(let block):
      callBlock(block)
      release(block)
    case .signal(let object): if alive(object) != nil { notify(.signal(object)) }
    case .update: break
    }
    current.origin = .none
    endTurn()
    noteMoment(of: job, since: start)
  }

  /// Notes the events of jobs that waited at the same time, and of which no source tells the order: the
  /// end of an animation and what else is due at its moment, and the end of a transition of UIKit's and
  /// what else is due at about that time.
  private func noteMoment(of job: Job, since start: Int) {
    guard job.isDelayed, trace.events.count > start else { return }
    let moment = EndedJob(job: job, events: start..<trace.events.count)
    runLoop.moments.removeAll { $0.job.time.advanced(by: .milliseconds(250)) < job.time }
    for earlier in runLoop.moments where job.begin < earlier.job.time {
      if earlier.job.isTransition != job.isTransition {
        noteUnordered(.transitionLength, earlier.events, moment.events)
      } else if earlier.job.time == job.time, earlier.job.isEndOfAnimation || job.isEndOfAnimation {
        noteUnordered(.sameMoment, earlier.events, moment.events)
      }
    }
    runLoop.moments.append(moment)
  }

  func stopForBudget(_ reason: String) {
    if stop == nil { stop = .budget(reason) }
  }
}
