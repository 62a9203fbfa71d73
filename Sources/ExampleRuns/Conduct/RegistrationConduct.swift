import Diagnostics
import LifecycleEngine
import ScriptMachine

/// The registrations of an example: for notifications and for key paths.
struct RegistrationLog {
  /// The owner of each observation, by number.
  private var owners: [Int: ObjectID] = [:]
  /// The observers of key paths, with owners.
  private var keyPaths: [(owner: ObjectID?, key: String, number: Int)] = []
  /// The number of observers of key paths that were ever added.
  private var keyPathCount = 0

  var isEmpty: Bool { owners.isEmpty && keyPaths.isEmpty }

  mutating func add(_ number: Int, of owner: ObjectID?) { owners[number] = owner }

  /// - Returns: A negative number, to tell the observer from notification observers.
  mutating func addKeyPath(_ key: String, of owner: ObjectID?) -> Int {
    keyPathCount += 1
    keyPaths.append((owner, key, -keyPathCount))
    return -keyPathCount
  }

  mutating func removeKeyPath(_ key: String, of owner: ObjectID?) {
    if let place = keyPaths.firstIndex(where: { $0.owner == owner && $0.key == key }) {
      keyPaths.remove(at: place)
    }
  }

  /// The numbers of an owner's registrations: some observations and all observers of key paths.
  func held(by owner: ObjectID, among observations: [Int]) -> [Int] {
    observations.filter { owners[$0] == owner }
      + keyPaths.filter { $0.owner == owner }.map { $0.number }
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
    let owner = controllerAtWork
    let key = identities(of: [base, path])
    if name == "addObserver" {
      let number = registrations.addKeyPath(key, of: owner)
      note(.registered(owner, number: number))
    } else if name == "removeObserver" {
      registrations.removeKeyPath(key, of: owner)
    }
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
    let observations = machine.observations.entries.filter { !isOver($0) }.map { $0.number }
    let counts = registrants.filter { isOnScreen($0) }.map { owner in
      (owner, held: registrations.held(by: owner, among: observations))
    }
    for (owner, held) in counts {
      noteAlways(.counted(owner, registrations: held), at: SourceRange(0, 0))
    }
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
