import LifecycleEngine

/// The work that an example has begun where it is not simulated.
struct WorkLog {
  /// The turns in which calls have begun work.
  private var begun: [Int32: Int] = [:]
  /// Work by the name of what it is kept in.
  private var kept: [String: [Int32]] = [:]

  mutating func begin(_ number: Int32, turn: Int) { begun[number] = turn }

  /// Returns true if a call has begun work in an earlier turn.
  func hasBegun(_ number: Int32, before turn: Int) -> Bool {
    begun[number].map { $0 < turn } ?? false
  }

  mutating func keep(_ number: Int32, in place: String) { kept[place, default: []].append(number) }

  /// The work that was kept in a place, and is no longer.
  mutating func letGo(of place: String) -> [Int32] { kept.removeValue(forKey: place) ?? [] }
}

/// What becomes of closures that an example gives away.
struct ClosureLog {
  /// By closure that was given to a queue, what made the code run that gave it.
  private var givers: [ObjectID: Occasion] = [:]
  /// True if closures were given to what is not simulated, which may call them at any time.
  private(set) var wereGivenAway = false
  /// True if this run calls them.
  private let areCalledBack: Bool
  /// The code of those that were called.
  private var calledBack: Set<Int> = []
  /// True if the closure that is called next is no more than a part of the code around it.
  private var isTransparent = false

  init(areCalledBack: Bool) { self.areCalledBack = areCalledBack }

  mutating func add(_ closure: ObjectID, givenBy occasion: Occasion) { givers[closure] = occasion }

  func giver(of closure: ObjectID) -> Occasion? { givers[closure] }

  /// Notes a closure that is given to what is not simulated.
  /// - Returns: True if this run is to call the closure, whose code it has not called yet.
  mutating func giveAway(_ function: Int) -> Bool {
    wereGivenAway = true
    return areCalledBack && calledBack.insert(function).inserted
  }

  /// Notes that the closure that is called next is a part of the code around it.
  mutating func callThrough() { isTransparent = true }

  /// Returns true if the closure that is called now is a part of the code around it, once.
  mutating func takesPart() -> Bool {
    defer { isTransparent = false }
    return isTransparent
  }
}

// Work that goes on after the call that began it, and closures that are given away for it.
extension ExampleObserver {
  /// Notes what makes the code run that gives a closure to a queue.
  func noteGiver(of closure: ObjectID) {
    guard let occasion = occasions.last?.origin else { return }
    closures.add(closure, givenBy: occasion)
  }

  /// Functions of the library that call their closure before they return, and give back what it does.
  private static let callingAtOnce = [
    "autoreleasepool", "withExtendedLifetime", "assumeIsolated", "performAsCurrent",
    "withoutActuallyEscaping",
  ]

  /// The result of a call of such a function; `nil` for any other.
  func callAtOnce(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard Self.callingAtOnce.contains(name), case .object(let id)? = arguments.values.last,
      isClosure(.object(id))
    else { return nil }
    let given = copied(Array(arguments.values.dropLast()))
    return try machine.call(closure: id, given)
  }

  /// What ends with the token that was returned for it ends when that is let go of, unless nobody has
  /// ever kept it.
  func noteDropped(_ number: Int32) {
    // A collection of tokens lets go of all of them.
    let place = identity(of: .opaque("", number))
    for kept in work.letGo(of: place) {
      note(.cancelled(.call(kept)))
    }
    guard work.hasBegun(number, before: world.turn) else { return }
    note(.cancelled(.call(number)))
  }

  /// Notes a closure that is given to what is not simulated: it may be called later, or never. In a run
  /// that is to show what comes of it, it is called in the next turn, once.
  func noteGiven(_ value: Value) {
    guard case .object(let id) = value, case .closure(let record) = foreignObject(id) else {
      return
    }
    guard closures.giveAway(record.function) else { return }
    world.schedule(id, after: .milliseconds(0))
  }

  /// Functions of sequences, optionals and renderers, which are over when they return. Where one of them
  /// is for its result, and nobody takes that, it is another function with the same name.
  private static let passing = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "prefix", "drop", "dropFirst", "firstIndex", "lastIndex",
    "enumerated", "mapValues", "compactMapValues", "count", "partition", "image", "apply", "with",
    "withLock",
  ]
  /// Those that are there for what they do.
  private static let passingStatements = [
    "forEach", "removeAll", "sort", "partition", "withLock", "performBatchUpdates", "init",
  ]

  private func isPassing(_ name: String) -> Bool {
    Self.passingStatements.contains(name)
      || Self.passing.contains(name) && isResultUsed
  }

  /// Whether the result of the call that is being made goes anywhere.
  private var isResultUsed: Bool {
    guard let frame = frames.last else { return true }
    let code = program.functions[frame.function].code
    var position = frame.position
    while position < code.count {
      switch code[position] {
      case .jump(let target) where target > position: position = target
      case .pop: return false
      default: return true
      }
    }
    return true
  }

  func noteWork(
    _ name: String, _ number: Int32, _ arguments: Arguments, by worker: Int32?
  ) {
    guard arguments.values.contains(where: { isClosure($0) }) else { return }
    for value in arguments.values { noteGiven(value) }
    // What registers a closure returns what takes it back.
    machine.opaqueValues.made.insert(number)
    guard !isPassing(name), !name.isCapitalized else { return }
    work.begin(number, turn: world.turn)
    if let worker { work.begin(worker, turn: world.turn) }
    note(.began(Work(handle: .call(number), name: name, worker: worker.map { .call($0) })))
  }

  func isClosure(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .closure = foreignObject(id) else { return false }
    return true
  }
}
