import Diagnostics
import LifecycleEngine
import ScriptMachine

/// The registrations of an example: for notifications, for key paths, and for whatever else calls the
/// example later, each time that it was asked to.
struct RegistrationLog {
  /// The owner of each observation, by number.
  private var owners: [Int: ObjectID] = [:]
  /// The registrations beside observations.
  private var others: [Entry] = []
  /// The number of registrations beside observations that were ever made.
  private var count = 0

  private struct Entry {
    let owner: ObjectID?
    let key: String
    /// The object that calls the example. The registration ends with the object.
    let host: ObjectID?
    let number: Int
  }

  var isEmpty: Bool { owners.isEmpty && others.isEmpty }

  mutating func add(_ number: Int, of owner: ObjectID?) { owners[number] = owner }

  /// - Returns: A negative number, to tell the registration from observations.
  mutating func add(_ key: String, of owner: ObjectID?, in host: ObjectID? = nil) -> Int {
    count += 1
    others.append(Entry(owner: owner, key: key, host: host, number: -count))
    return -count
  }

  func contains(_ key: String) -> Bool { others.contains { $0.key == key } }

  mutating func remove(_ key: String, of owner: ObjectID?) {
    if let place = others.firstIndex(where: { $0.owner == owner && $0.key == key }) {
      others.remove(at: place)
    }
  }

  mutating func remove(_ key: String) { others.removeAll { $0.key == key } }

  /// The numbers of an owner's registrations: some observations and all others.
  /// - Parameter isGone: True for a host that is deallocated.
  func held(
    by owner: ObjectID, among observations: [Int], _ isGone: (ObjectID) -> Bool
  ) -> [Int] {
    let others = others.filter { $0.owner == owner && !($0.host.map(isGone) ?? false) }
    return observations.filter { owners[$0] == owner } + others.map { $0.number }
  }
}

// The observers of an example, and the count at the end of a turn.
extension ExampleObserver {
  func noteRegistration(_ number: Int, by receiver: Observation.Receiver) {
    var owner = controllerAtWork
    if case .method(let observer, _) = receiver, world.kind(of: observer) == .controller {
      owner = observer
    }
    registrations.add(number, of: owner)
    note(.registered(owner, number: number))
  }

  /// Notes that a key-path observer is added or removed.
  func noteKeyPath(_ name: String, on base: Value, _ arguments: Arguments) {
    guard let path = arguments.labeled("forKeyPath") else { return }
    calling.noteJudged()
    let owner = controllerAtWork
    let key = identities(of: [base, path])
    let isHeld = registrations.contains(key)
    if name == "addObserver" {
      let number = registrations.add(key, of: owner)
      note(.registered(owner, number: number))
    } else if name == "removeObserver" {
      registrations.remove(key, of: owner)
    }
    crashing.noteCrash(ofKeyPath: key, by: name, isHeld: isHeld)
  }

  /// The controller whose code runs: `self`, or the receiver of the occasion.
  var controllerAtWork: ObjectID? {
    for frame in frames.reversed() {
      if let id = selfObject(frame), world.kind(of: id) == .controller { return id }
    }
    return occasions.last {
      $0.receiver.map { world.kind(of: $0) == .controller } ?? false
    }?
    .receiver
  }

  /// The nearest other controller whose code called the author's code.
  func caller(of author: ObjectID?) -> ObjectID? {
    for frame in frames.reversed() {
      if let id = selfObject(frame), id != author, world.kind(of: id) == .controller { return id }
    }
    return nil
  }

  /// The object that is `self` in a function, or in a closure that captured `self`.
  private func selfObject(_ frame: Frame) -> ObjectID? {
    let code = program.functions[frame.function]
    if code.hasSelf, frame.base < stack.count { return stack[frame.base].objectID }
    guard let index = code.selfCapture else { return nil }
    switch machine.captureValue(index, frame) {
    case .object(let id): return id
    case .weak(let id): return world.isDeallocated(id) ? nil : id
    default: return nil
    }
  }

  /// Counts the registrations of each controller on screen.
  func countRegistrations() {
    guard !registrations.isEmpty else { return }
    let counts = registrants.filter { isOnScreen($0) }.map { ($0, registrations(heldBy: $0)) }
    for (owner, held) in counts {
      noteAlways(.counted(owner, registrations: held), at: SourceRange(0, 0))
    }
  }

  /// The numbers of the registrations that a controller holds.
  func registrations(heldBy owner: ObjectID) -> [Int] {
    let observations = machine.observations.entries.filter { !isOver($0) }.map { $0.number }
    return registrations.held(by: owner, among: observations) { world.isDeallocated($0) }
  }

  /// True if an observer is deallocated, so the notification center drops the observer.
  private func isOver(_ entry: Observation) -> Bool {
    if case .method(let observer, _) = entry.receiver { return world.isDeallocated(observer) }
    return false
  }

  /// The owners of registrations, in order.
  private var registrants: [ObjectID] {
    var result: [ObjectID] = []
    for deed in deeds {
      if case .registered(let owner?, _) = deed.kind, !result.contains(owner) {
        result.append(owner)
      }
    }
    return result
  }

  private func isOnScreen(_ id: ObjectID) -> Bool {
    !world.isDeallocated(id) && world.appearanceState(of: id) == .appeared
  }
}
