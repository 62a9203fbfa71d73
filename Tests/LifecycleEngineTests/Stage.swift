import Testing

@testable import LifecycleEngine

/// A world driven like a scenario: one turn for every statement and action, then idle. The author's
/// code is closures of the test, each for an object and a callback.
final class Stage {
  let world: World
  private var names: [String] = []
  private var bodies: [Hook: () -> Void] = [:]
  private var answers: [Hook: () -> ObjectID?] = [:]
  private var replies: [Hook: Reply] = [:]
  private var closures: [ObjectID: (Bool) -> Void] = [:]
  /// Containers that do not let UIKit forward appearances to their children.
  var ownForwarding: Set<ObjectID> = []
  private var heldBy: [ObjectID: [ObjectID]] = [:]
  /// The heights of the author's own detents, by place and highest value.
  var detentHeight: (Int, Double) -> Double? = { _, _ in nil }
  /// Callbacks that were delivered to a deallocated object.
  private(set) var callbacksOfTheDead: [String] = []
  /// The number of events before the mark.
  private var start = 0

  private struct Hook: Hashable {
    let object: ObjectID
    let callback: Callback
  }

  init(_ release: Int = 26, device: Device = Device(), recordsStates: Bool = false) {
    world = World(release: Release(release), device: device, recordsStates: recordsStates)
    attach()
  }

  /// A stage for a copied world, with the names but none of the author's code.
  init(_ world: World, like other: Stage) {
    self.world = world
    names = other.names
    start = other.start
    attach()
  }

  private func attach() {
    world.userCode = { [unowned self] world, request in answer(request, in: world) }
    world.observer = { [unowned self] world, event in
      guard case .object(let id) = event.receiver, world.isDeallocated(id) else { return }
      callbacksOfTheDead.append(text(event))
    }
  }

  var window: ObjectID { world.windows[0] }

  // MARK: Objects

  /// A controller of its own class, which overrides every callback and calls super.
  func controller(_ name: String, _ base: UIKitClass = .viewController) -> ObjectID {
    let type = world.registerClass(named: name, base: base, implements: .all)
    let id = world.makeController(of: type)
    rename(id, name)
    return id
  }

  func controllers(_ list: String) -> [ObjectID] {
    list.split(separator: " ").map { controller(String($0)) }
  }

  func navigation(_ stack: [ObjectID], _ name: String = "nav") -> ObjectID {
    let id = controller(name, .navigationController)
    world.setViewControllers(stack, ofNavigation: id, animated: false)
    return id
  }

  func tabs(_ list: [ObjectID], _ name: String = "tabs") -> ObjectID {
    let id = controller(name, .tabBarController)
    world.setViewControllers(list, ofTabBar: id)
    return id
  }

  /// A page view controller with fixed pages, showing a page.
  func pages(
    _ style: PageTransitionStyle, _ list: [ObjectID], showing page: Int = 0,
    _ name: String = "pages"
  ) -> ObjectID {
    let id = controller(name, .pageViewController)
    world.setPageStyle(style, of: id)
    world.setPages(list, of: id)
    world.setPage(list[page], of: id, animated: false, completion: nil)
    return id
  }

  /// An object of the author's, other than a controller, that implements every delegate callback.
  func delegate(_ name: String) -> ObjectID {
    let type = world.registerClass(named: name, base: .object, implements: .all)
    let id = world.makeForeignObject(of: type, slot: 0)
    rename(id, name)
    return id
  }

  func closure(_ body: @escaping (Bool) -> Void) -> ObjectID {
    let id = world.makeForeignObject(of: ClassID(.object), slot: 0)
    closures[id] = body
    return id
  }

  /// Makes an object hold another object strongly.
  func make(_ owner: ObjectID, hold other: ObjectID) {
    world.retain(other)
    heldBy[owner, default: []].append(other)
  }

  func rename(_ id: ObjectID, _ name: String) {
    while names.count <= Int(id.index) { names.append("object\(names.count)") }
    names[Int(id.index)] = name
  }

  /// Gives up the test's own reference, as a variable that goes out of scope.
  func drop(_ ids: ObjectID...) { for id in ids { world.release(id) } }

  // MARK: The author's code

  /// Adds a body to a controller's override, which also calls super.
  func on(_ id: ObjectID, _ callback: Callback, _ body: @escaping () -> Void) {
    bodies[Hook(object: id, callback: callback)] = body
  }

  /// Adds a body that runs only the first time.
  func once(_ id: ObjectID, _ callback: Callback, _ body: @escaping () -> Void) {
    on(id, callback) { [unowned self] in
      bodies[Hook(object: id, callback: callback)] = nil
      body()
    }
  }

  /// Sets the answer of a data source.
  func answer(_ id: ObjectID, _ callback: Callback, _ body: @escaping () -> ObjectID?) {
    answers[Hook(object: id, callback: callback)] = body
  }

  /// Sets the answer of a delegate, if the answer is no object.
  func reply(_ id: ObjectID, _ callback: Callback, _ reply: Reply) {
    replies[Hook(object: id, callback: callback)] = reply
  }

  private func answer(_ request: Request, in world: World) -> Reply {
    switch request {
    case .callback(let id, let callback, _, _):
      let hook = Hook(object: id, callback: callback)
      if callback == .loadView, let body = bodies[hook] {
        body()
        return .none
      }
      world.performBase(callback, on: id)
      bodies[hook]?()
      if callback == .forwardsAppearance { return .boolean(!ownForwarding.contains(id)) }
      return replies[hook] ?? answers[hook]?().map { .object($0) } ?? .none
    case .invoke(let id, let values): closures[id]?(values == [.boolean(true)])
    case .post, .mayPost, .keyboard, .sleepsOn, .send, .signal, .initialController, .unarchive,
      .refuse,
      .tabController, .unwindAction:
      break
    case .detentHeight(_, let place, let maximum):
      return detentHeight(place, maximum).map { .number($0) } ?? .none
    case .deallocate(let id):
      for held in heldBy.removeValue(forKey: id) ?? [] { world.release(held) }
    }
    return .none
  }

  // MARK: Driving

  func turn(idle: Bool = true, _ body: () -> Void) {
    world.beginTurn()
    body()
    world.endTurn()
    if idle { world.runUntilIdle() }
  }

  /// Shows a root and sets the mark afterwards.
  func show(_ root: ObjectID) {
    turn { world.setRootViewController(root, of: window) }
    mark()
  }

  /// Shows a navigation controller as the root.
  /// - Returns: The navigation controller and the stack.
  func shownNavigation(_ list: String) -> (ObjectID, [ObjectID]) {
    let stack = controllers(list)
    let id = navigation(stack)
    show(id)
    return (id, stack)
  }

  func mark() { start = world.trace.events.count }

  /// Performs a user's action in a turn of its own.
  func act(idle: Bool = true, _ action: () throws(GestureError) -> Void) {
    world.beginTurn()
    do { try action() } catch { Issue.record("impossible action: \(error)") }
    world.endTurn()
    if idle { world.runUntilIdle() }
  }

  func swipeBack() { act { () throws(GestureError) in try world.beginSwipeBack() } }
  func swipe(_ direction: PageDirection) {
    act { () throws(GestureError) in try world.beginPageSwipe(direction) }
  }
  func pullSheet() { act { () throws(GestureError) in try world.beginSheetSwipe() } }
  func finish() { act { () throws(GestureError) in try world.finishSwipe() } }
  func cancel() { act { () throws(GestureError) in try world.cancelSwipe() } }

  // MARK: Looking

  var events: [Event] { Array(world.trace.events[min(start, world.trace.events.count)...]) }

  /// The first event with this text since the mark.
  func first(_ line: String) -> Event? { events.first { matches(line, $0) } }

  func text(_ event: Event) -> String {
    guard !event.arguments.isEmpty else { return name(event) }
    let list = event.arguments.map { "\($0.label): \(describe($0.value))" }
    return "\(name(event))(\(list.joined(separator: ", ")))"
  }

  private func name(_ event: Event) -> String {
    switch event.receiver {
    case .object(let id): "\(name(id)).\(event.callback.baseName)"
    case .console: "console.\(event.callback.baseName)"
    case .app: "app.\(event.callback.baseName)"
    }
  }

  func name(_ id: ObjectID) -> String {
    Int(id.index) < names.count ? names[Int(id.index)] : "object\(id.index)"
  }

  private func describe(_ value: EventValue) -> String {
    switch value {
    case .none: "nil"
    case .boolean(let truth): "\(truth)"
    case .object(let id): name(id)
    case .objects(let ids): "[\(ids.map(name).joined(separator: ", "))]"
    case .text(let text): text
    case .number(let number): "\(number)"
    case .size(let size): "\(size.width) × \(size.height)"
    case .symbol(let name): ".\(name)"
    case .traits(let traits): "\(traits.room.horizontal) \(traits.room.vertical)"
    }
  }

  /// A line without arguments matches any arguments; otherwise the event's text begins so.
  func matches(_ line: String, _ event: Event) -> Bool {
    line.hasSuffix(")") ? text(event).hasPrefix(line.dropLast()) : name(event) == line
  }
}
