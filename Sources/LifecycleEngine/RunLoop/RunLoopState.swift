/// The time of the main run loop, and the work of the loop.
struct RunLoopState: Equatable {
  private(set) var now: Tick = .zero
  /// The number of the current turn, from 1.
  private(set) var turn = 0
  /// The number of the current transaction, from 1.
  private(set) var transaction = 1
  var jobs = JobQueue()
  /// The animations of views that run.
  var runningAnimations: [RunningAnimation] = []
  /// The latest moments at which delayed jobs were due.
  var moments: [EndedJob] = []
  /// The number of UIKit's own animations around the running code.
  var animationDepth = 0
  /// The jobs that became due while the app was in the background.
  private var held: [Job] = []
  /// The jobs of the default mode that became due while the user dragged a scroll view.
  private var heldByDrag: [Job] = []
  /// The transitions that wait for the commit.
  private var afterCommit: [Int] = []
  /// True if the author's code has drawn a view in the turn.
  private var hasDrawn = false

  mutating func beginTurn() { turn += 1 }

  /// Lets time pass up to a moment; time never goes back.
  mutating func advance(to time: Tick) { if now < time { now = time } }

  // MARK: Suspension

  mutating func hold(_ job: Job) { held.append(job) }

  /// Makes the held jobs due now, in their order.
  mutating func releaseHeld() {
    for job in held { jobs.insert(job.kind, at: now, from: job.origin) }
    held = []
  }

  mutating func holdForDrag(_ job: Job) { heldByDrag.append(job) }

  /// Makes the jobs due now that waited for the end of a drag, in their order.
  mutating func endDrag() {
    for job in heldByDrag {
      jobs.insert(job.kind, at: now, from: job.origin, begin: job.begin, isOfDefaultMode: true)
    }
    heldByDrag = []
  }

  // MARK: Commits

  /// True if a transition waits for the commit.
  var hasWaiting: Bool { !afterCommit.isEmpty }

  mutating func waitForCommit(_ transition: Int) { afterCommit.append(transition) }

  mutating func beginTransaction() { transaction += 1 }

  /// Returns the transitions that waited for this commit.
  mutating func takeWaiting() -> [Int] {
    let waiting = afterCommit
    afterCommit = []
    return waiting
  }

  // MARK: Drawing

  mutating func noteDrawing() { hasDrawn = true }

  /// Returns true if something was drawn since the last call.
  mutating func takeDrawing() -> Bool {
    let result = hasDrawn
    hasDrawn = false
    return result
  }
}
