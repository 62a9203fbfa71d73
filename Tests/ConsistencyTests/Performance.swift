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
    var occurrences: [Occurrence: Int] = [:]
    /// What has been done so far.
    var plan: Plan
    /// The operations that are being performed, the innermost last.
    var underWay: [Operation] = []
    /// Whether it is the turn's own operation that calls UIKit, not one inside a callback.
    var isTurnItself = false
    var witness = Witness()
    var failures: [Failure] = []
    var isTornDown = false
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

  func fail(_ invariant: String, _ text: String) {
    state.failures.append(Failure(invariant: invariant, text: text))
  }

  private func attach() {
    world.userCode = { [unowned self] _, request in handle(request) }
    world.observer = { [unowned self] world, event in
      tamper?(world, event)
      guard let problem = state.witness.notice(event, in: world),
        case .object(let id) = event.receiver
      else { return }
      fail("every-did-has-its-will", "\(name(of: id)): \(problem)")
    }
  }

  // MARK: The cast

  private func cast() {
    for member in Member.all {
      let id = make(member)
      state.ids.append(id)
      state.members[id] = member
    }
    for member in Member.all { furnish(member) }
  }

  private func make(_ member: Member) -> ObjectID {
    switch member.role {
    case .window:
      return member == Member.windows[0] ? world.windows[0] : world.makeWindow()
    case .textField: return world.makeView(of: ClassID(.textField))
    case .delegate: return world.makeForeignObject(of: classID(of: .delegate), slot: 0)
    case .presentation:
      return world.makePresentationController(of: classID(of: .presentation))
    default: return world.makeController(of: classID(of: member.role))
    }
  }

  /// Delegates, and what its initializer decides about a container.
  private func furnish(_ member: Member) {
    let (id, delegate) = (self[member], self[.delegate])
    switch member.role {
    case .navigation: world.setNavigationDelegate(delegate, of: id)
    case .tabBar: world.setTabBarDelegate(delegate, of: id)
    case .scrollingPages, .curlingPages:
      // Scrolling exists from iOS 6.
      let scrolls = member.role == .scrollingPages && world.release >= Release(6)
      world.setPageStyle(scrolls ? .scroll : .pageCurl, of: id)
      world.setPageDelegate(delegate, of: id)
    case .split:
      if world.release >= Release(14) { world.setHasStyle(ofSplit: id) }
      world.setSplitDelegate(delegate, of: id)
    case .textField: world.setTextFieldDelegate(delegate, of: id)
    default: break
    }
  }

  private func classID(of role: Member.Role) -> ClassID {
    if let known = state.classes[role] { return known }
    var callbacks = CallbackSet()
    let seams =
      switch role {
      case .delegate: Seam.ofDelegates
      case .presentation: Seam.ofPresentations
      default: Seam.ofControllers
      }
    for seam in seams { callbacks.insert(seam.callback) }
    if role == .delegate { callbacks.insert(.presentationControllerForPresented) }
    if role == .closedBox { callbacks.insert(.forwardsAppearance) }
    let id = world.registerClass(named: role.rawValue, base: role.base, implements: callbacks)
    state.classes[role] = id
    return id
  }

  /// The member's variable gets a new object, and the old one is let go.
  func renew(_ member: Member) -> ObjectID {
    let old = self[member]
    let id = make(member)
    state.members[id] = member
    state.ids[member.index] = id
    furnish(member)
    world.release(old)
    return id
  }

  /// Calls UIKit with a closure of the author's, which is kept only by UIKit.
  func withClosure(_ operation: Operation, _ body: (ObjectID) -> Void) {
    let closure = world.makeForeignObject(of: ClassID(.object), slot: 0)
    // Only that of a turn's own operation is a place; in a callback there may be several.
    let turn = state.isTurnItself ? state.plan.turns.count - 1 : -1
    state.closures[closure] = (turn, operation)
    body(closure)
    world.release(closure)
  }

  // MARK: The author's code

  private func handle(_ request: Request) -> Reply {
    switch request {
    case .callback(_, .presentationControllerForPresented, _, let values):
      return .object(presentationController(for: values))
    case .callback(let id, let callback, _, _):
      world.performBase(callback, on: id)
      if callback == .forwardsAppearance { return .boolean(false) }
      guard let member = state.members[id], Seam.all[callback] != nil else { return .none }
      let occurrence = Occurrence(callback: callback, member: member)
      let count = state.occurrences[occurrence, default: 0] + 1
      state.occurrences[occurrence] = count
      perform(
        .callback(callback, of: member, occurrence: count), ofTurn: state.plan.turns.count - 1)
    case .invoke(let closure, _): call(closure)
    default: break
    }
    return .none
  }

  /// The delegate makes a presentation controller of the author's class for whoever asks.
  private func presentationController(for values: [EventValue]) -> ObjectID {
    let id = renew(.presentation)
    if case .object(let presented) = values.first { world.setPresented(presented, of: id) }
    return id
  }

  private func call(_ closure: ObjectID) {
    guard let (turn, operation) = state.closures[closure] else { return }
    if operation.kind == .exchange {
      let (parent, new) = (self[operation.subject], self[operation.list[0]])
      world.removeFromParent(self[operation.other])
      world.deliverFromAuthor(.didMoveToParent, to: new, [.object(parent)])
    }
    perform(.closure, ofTurn: turn)
  }

  private func perform(_ place: Plan.Place, ofTurn turn: Int) {
    guard !state.isTornDown, state.plan.turns.indices.contains(turn), let improvise else { return }
    for operation in improvise(self, place, turn) where world.stop == nil {
      // The place in the list is that of the statement; what is done in it comes behind.
      state.plan.turns[turn].inside.append(Plan.Inside(place: place, operation: operation))
      _ = act(operation, isTurnItself: false)
    }
  }

  private func act(_ operation: Operation, isTurnItself: Bool) -> Bool {
    let saved = state.isTurnItself
    state.isTurnItself = isTurnItself
    state.underWay.append(operation)
    defer {
      state.underWay.removeLast()
      state.isTurnItself = saved
    }
    return operation.row.perform(operation, self)
  }

  // MARK: Turns

  /// One turn of the author's code, the user's or the system's, and the time after it.
  func perform(_ operation: Operation?, then pause: Plan.Pause) {
    guard world.stop == nil, !state.isTornDown else { return }
    state.plan.turns.append(Plan.Turn(operation: operation, pause: pause))
    state.occurrences = [:]
    world.beginTurn()
    let count = world.trace.events.count
    if let operation, !act(operation, isTurnItself: true), world.trace.events.count == count {
      state.plan.turns[state.plan.turns.count - 1].operation = nil
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
