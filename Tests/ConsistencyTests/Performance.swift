@testable import LifecycleEngine

/// A plan that is performed in a world of its own, under watch.
final class Performance {
  let world: World
  /// The operations of the author's code at a place, after UIKit's own implementation.
  var improvise: ((Performance, Plan.Place, Int) -> [Operation])?
  var state: State
  /// The effect of a planted fault on the world after an event has been recorded.
  var tamper: ((World, Event) -> Void)?

  /// The possessions of a world's author, which are copied with the world.
  struct State {
    var ids: [ObjectID] = []
    var members: [ObjectID: Member] = [:]
    var classes: [Member.Role: ClassID] = [:]
    /// Closures that UIKit was given, with the turn and the operation.
    var closures: [ObjectID: (turn: Int, operation: Operation)] = [:]
    /// The members whose controllers the closures of tabs give.
    var tabs: [ObjectID: Member] = [:]
    /// The contexts of the transitions that closures end.
    var contexts: [ObjectID: ObjectID] = [:]
    /// The repeated closures that UIKit has called once.
    var called: Set<ObjectID> = []
    /// The waiting observers of each notification, with a reference to each closure.
    var observers: [(name: String, closure: ObjectID)] = []
    /// The answers of the author's code that operations have set.
    var answers: [Answer: Bool] = [:]
    /// The views in the outlets of controllers, with a reference to each.
    var outlets: [ObjectID: ObjectID] = [:]
    var occurrences: [Occurrence: Int] = [:]
    /// The operations done so far.
    var plan: Plan
    /// The operations in progress, the innermost last.
    var underWay: [Operation] = []
    /// True if the turn's own operation calls UIKit, rather than an operation inside a callback.
    var isTurnItself = false
    var witness = Witness()
    /// The choreographies of which a step was done.
    var choreographies: Set<Int> = []
    /// The receivers of the running callbacks, the innermost last.
    var receivers: [ObjectID] = []
    var failures: [Failure] = []
    var isTornDown = false
    /// True if the user could not do an action of the plan, which ends a scenario.
    var hasEnded = false
    /// The pairs of containers and contents that have been on screen.
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

  /// True if nothing more can be done.
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

  /// Performs a turn of the author's code, the user or the system, and the time after the turn.
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

  /// Releases all references, so that no object may stay alive.
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
    // In the background, a timer would wait for the return.
    if world.activity == .background {
      world.beginTurn()
      _ = world.enterForeground()
      world.endTurn()
    }
    // A timer of the author's may still hold its closure.
    world.wait(.seconds(10))
    for index in 0..<world.objectCount {
      let id = ObjectID(at: index)
      guard !world.isDeallocated(id), id != self[Member.windows[0]] else { continue }
      fail(
        "nothing-leaks", "\(name(of: id)) leaks, with \(world.strongCount(of: id)) references")
    }
  }

  /// A controller that is presented over a replaced root holds its presenter until the dismissal.
  private func dismissAll() {
    for id in world.controllers.map(\.id)
    where !world.isDeallocated(id) && world.presentedViewController(of: id) != nil {
      world.beginTurn()
      world.dismiss(id, animated: false, completion: nil)
      world.endTurn()
      world.runUntilIdle()
    }
  }

  /// The printed name of an object.
  func name(of id: ObjectID) -> String {
    guard let member = state.members[id] else {
      return "\(world.classRecord(of: id).name) \(id.index)"
    }
    return self[member] == id ? member.name : "a former \(member.name)"
  }

  /// The full trace of the world.
  var transcript: [String] {
    world.trace.events.map {
      "\($0.time.microseconds) \($0.turn) \($0.transaction) \($0.step) \($0.receiver) "
        + "\($0.callback) \($0.arguments.map { $0.value })"
    }
  }
}
