@testable import LifecycleEngine

/// A plan being performed in a world of its own, and watched.
final class Performance {
  let world: World
  /// What the author's code does at a place, after UIKit's own implementation.
  var improvise: ((Performance, Plan.Place, Int) -> [Operation])?
  var state: State
  /// What a planted fault does to the world when an event has been recorded.
  var tamper: ((World, Event) -> Void)?

  /// What belongs to the author of a world: it is copied with the world.
  struct State {
    var ids: [ObjectID] = []
    var members: [ObjectID: Member] = [:]
    var classes: [Member.Role: ClassID] = [:]
    /// Closures that UIKit was given: in which turn, and by which operation.
    var closures: [ObjectID: (turn: Int, operation: Operation)] = [:]
    /// The closures that UIKit calls again and again and has called once.
    var called: Set<ObjectID> = []
    /// Who waits for which notification, with a reference to each closure.
    var observers: [(name: String, closure: ObjectID)] = []
    /// What the author's code says when it is asked, where it was told.
    var answers: [Answer: Bool] = [:]
    /// The views in the outlets of controllers, with a reference to each.
    var outlets: [ObjectID: ObjectID] = [:]
    var occurrences: [Occurrence: Int] = [:]
    /// What has been done so far.
    var plan: Plan
    /// The operations that are being performed, the innermost last.
    var underWay: [Operation] = []
    /// Whether it is the turn's own operation that calls UIKit, not one inside a callback.
    var isTurnItself = false
    var witness = Witness()
    /// The choreographies of which a step has been done.
    var choreographies: Set<Int> = []
    /// Whose callbacks are being run, the innermost last.
    var receivers: [ObjectID] = []
    var failures: [Failure] = []
    var isTornDown = false
    /// Whether the user could not do what the plan says, which ends a scenario.
    var hasEnded = false
    /// Who has had whom on screen.
    var pairs: Set<Reach.Pair> = []
  }

  struct Occurrence: Hashable {
    var callback: Callback
    var member: Member
  }

  init(
    _ release: Release, _ room: Plan.Room, choreographies: [Choreography] = Choreography.all
  ) {
    world = World(
      release: release, device: Device(room == .pad ? .pad : .phone),
      choreographies: choreographies)
    state = State(plan: Plan(release: release, device: room))
    attach()
    cast()
  }

  /// An independent performance in the same state.
  init(copying other: Performance) {
    world = other.world.copy()
    state = other.state
    attach()
  }

  subscript(member: Member) -> ObjectID { state.ids[member.index] }

  var plan: Plan { state.plan }
  var failures: [Failure] { state.failures }

  /// Whether nothing more can be done.
  var isOver: Bool { world.stop != nil || state.hasEnded || state.isTornDown }

  func fail(_ invariant: String, _ text: String) {
    state.failures.append(Failure(invariant: invariant, text: text))
  }

  func attach() {
    world.userCode = { [unowned self] _, request in handle(request) }
    world.stepObserver = { [unowned self] _, transition, _ in
      state.choreographies.insert(transition.choreography)
    }
    world.observer = { [unowned self] world, event in
      tamper?(world, event)
      guard let problem = state.witness.notice(event, in: world),
        case .object(let id) = event.receiver
      else { return }
      fail("every-did-has-its-will", "\(name(of: id)): \(problem)")
    }
  }

  // MARK: Turns

  /// One turn of the author's code, the user's or the system's, and the time after it.
  func perform(_ operation: Operation?, then pause: Plan.Pause) {
    guard !isOver else { return }
    state.plan.turns.append(Plan.Turn(operation: operation, pause: pause))
    state.occurrences = [:]
    world.beginTurn()
    let count = world.trace.events.count
    if let operation, !act(operation, isTurnItself: true) {
      if world.trace.events.count == count {
        state.plan.turns[state.plan.turns.count - 1].operation = nil
      } else {
        state.hasEnded = true
      }
    }
    world.endTurn()
    switch pause {
    case .none: world.wait(.milliseconds(0))
    case .milliseconds(let count): world.wait(.milliseconds(Int64(count)))
    case .idle: world.runUntilIdle()
    }
  }

  /// Lets go of everything, so that nothing may stay alive.
  func tearDown() {
    guard world.stop == nil else { return }
    state.isTornDown = true
    world.beginTurn()
    if world.isGestureHeld {
      do throws(GestureError) {
        try world.finishSwipe()
      } catch {
        fail("every-gesture-ends", "a gesture is stuck")
      }
    }
    for window in world.windows { world.setRootViewController(nil, of: window) }
    world.endTurn()
    world.runUntilIdle()
    for member in Member.all where world.isDeallocated(self[member]) {
      fail("what-is-referred-to-is-alive", "\(member.name) is gone although it is held")
    }
    dismissAll()
    world.beginTurn()
    for member in Member.all { world.release(self[member]) }
    for observer in state.observers { world.release(observer.closure) }
    world.endTurn()
    world.runUntilIdle()
    // A timer of the author's may still hold its closure.
    world.wait(.seconds(10))
    for index in 0..<world.objectCount {
      let id = ObjectID(at: index)
      guard !world.isDeallocated(id), id != self[Member.windows[0]] else { continue }
      fail(
        "nothing-leaks", "\(name(of: id)) leaks, with \(world.strongCount(of: id)) references")
    }
  }

  /// What is presented over a root that was replaced holds its presenter until it is dismissed.
  private func dismissAll() {
    for id in world.controllers.map(\.id)
    where !world.isDeallocated(id) && world.presentedViewController(of: id) != nil {
      world.beginTurn()
      world.dismiss(id, animated: false, completion: nil)
      world.endTurn()
      world.runUntilIdle()
    }
  }

  /// What an object is called in what is printed.
  func name(of id: ObjectID) -> String {
    guard let member = state.members[id] else {
      return "\(world.classRecord(of: id).name) \(id.index)"
    }
    return self[member] == id ? member.name : "a former \(member.name)"
  }

  /// What happened, in full.
  var transcript: [String] {
    world.trace.events.map {
      "\($0.time.microseconds) \($0.turn) \($0.transaction) \($0.step) \($0.receiver) "
        + "\($0.callback) \($0.arguments.map { $0.value })"
    }
  }
}
