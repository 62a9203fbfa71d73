import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The work that an example has begun in opaque code.
struct WorkLog {
  /// The turn in which each call began work.
  private var begun: [Int32: Int] = [:]
  /// The timers that fire again and again as soon as a run loop has them.
  var repeating: Set<Int32> = []
  /// The work that each collection keeps, by the collection's name.
  private var kept: [String: [Int32]] = [:]

  /// Notes work. A task of a session goes on when nobody keeps it.
  mutating func begin(_ number: Int32, _ name: String, turn: Int) {
    if !Self.lasting.contains(name) { begun[number] = turn }
  }

  private static let lasting = ["dataTask", "uploadTask", "downloadTask"]

  /// Returns true if a call has begun work in an earlier turn.
  func hasBegun(_ number: Int32, before turn: Int) -> Bool {
    begun[number].map { $0 < turn } ?? false
  }

  mutating func keep(_ number: Int32, in place: String) { kept[place, default: []].append(number) }

  /// Removes and returns the work that a collection keeps.
  mutating func letGo(of place: String) -> [Int32] { kept.removeValue(forKey: place) ?? [] }
}

/// The closures that an example gives away.
struct ClosureLog {
  /// The occasion of the code that gave each closure to a queue.
  private var givers: [ObjectID: Occasion] = [:]
  /// True if opaque code was given closures. Opaque code may call the closures at any time.
  private(set) var wereGivenAway = false
  /// True if something keeps closures that the run may never reach.
  private(set) var wereKept = false
  /// True if opaque code was given a closure for another thread.
  private(set) var wereGivenOffMain = false
  /// True if this run calls the closures.
  private let areCalledBack: Bool
  /// The functions of the closures that were given away or kept.
  private(set) var given: Set<Int> = []
  /// True if the next closure is a part of the code around the closure.
  private var isTransparent = false

  init(areCalledBack: Bool) { self.areCalledBack = areCalledBack }

  mutating func add(_ closure: ObjectID, givenBy occasion: Occasion) { givers[closure] = occasion }

  func giver(of closure: ObjectID) -> Occasion? { givers[closure] }

  /// Notes a closure that opaque code is given.
  /// - Returns: True if this run is to call the closure and has not called its function yet.
  mutating func giveAway(_ function: Int) -> Bool {
    wereGivenAway = true
    return given.insert(function).inserted && areCalledBack
  }

  /// Notes a closure that something keeps for later.
  /// - Returns: True if this run is to call the closure and has not called its function yet.
  mutating func keep(_ function: Int) -> Bool {
    wereKept = true
    return given.insert(function).inserted && areCalledBack
  }

  mutating func noteOffMain() { wereGivenOffMain = true }

  /// Notes that the next closure is a part of the code around the closure.
  mutating func callThrough() { isTransparent = true }

  /// Returns true if the current closure is a part of the code around the closure, once.
  mutating func takesPart() -> Bool {
    defer { isTransparent = false }
    return isTransparent
  }
}

// Work that continues after the call, and closures that are given away for the work.
extension ExampleObserver {
  /// Notes the occasion of the code that gives a closure to a queue.
  func noteGiver(of closure: ObjectID) {
    note(.scheduled)
    guard let occasion = occasions.last?.origin else { return }
    closures.add(closure, givenBy: occasion)
  }

  /// The functions that call a closure before they return, and return the closure's result.
  private static let callingAtOnce = [
    "autoreleasepool", "withExtendedLifetime", "assumeIsolated", "performAsCurrent",
    "withoutActuallyEscaping",
  ]

  /// The result of a call of such a function; `nil` for another function.
  func callAtOnce(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard Self.callingAtOnce.contains(name), case .object(let id)? = arguments.values.last,
      isClosure(.object(id))
    else { return nil }
    let given = copied(Array(arguments.values.dropLast()))
    return try machine.call(closure: id, given)
  }

  /// Notes that a token was released. Work ends with its token, unless no code ever kept the token.
  func noteDropped(_ number: Int32) {
    // A collection of tokens releases all tokens.
    let place = identity(of: .opaque("", number))
    for kept in work.letGo(of: place) {
      note(.cancelled(.call(kept)))
    }
    noteEnded(number)
    guard work.hasBegun(number, before: world.turn) else { return }
    note(.cancelled(.call(number)))
  }

  /// Notes a closure that opaque code is given, and that may be called later or never. A run with
  /// `callsBack` calls the closure once, in the next turn.
  func noteGiven(_ value: Value, to name: String = "") {
    guard case .object(let id) = value, case .closure(let record) = foreignObject(id) else {
      return
    }
    let isOffMain = KeepingCalls.callsOffMain(name)
    if isOffMain { closures.noteOffMain() }
    guard closures.giveAway(record.function) else { return }
    if isOffMain {
      machine.concurrency.scheduleOffMain(id, after: .milliseconds(0))
    } else {
      world.schedule(id, after: .milliseconds(0))
    }
  }

  /// Notes a closure that an object of the example keeps, or that a timer or the notification center
  /// calls later. A run with `callsBack` calls the closure once.
  /// - Parameter owner: The object with the property; `nil` for the system.
  func noteLater(_ value: Value, keptBy owner: ObjectID?) {
    guard judgement == nil, case .object(let id) = value,
      case .closure(let record) = foreignObject(id),
      program.range(ofFunction: record.function).isOfExample
    else { return }
    // In an example, the drive calls the methods of the other screen that call the closure.
    if !isFile, let owner, world.kind(of: owner) == .controller { return }
    guard closures.keep(record.function) else { return }
    world.schedule(id, after: .milliseconds(0))
  }

  /// The functions of sequences, optionals and renderers that finish before they return. If the
  /// result of such a call is unused, the call is of another function with the same name.
  private static let passing = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "prefix", "drop", "dropFirst", "firstIndex", "lastIndex",
    "enumerated", "mapValues", "compactMapValues", "count", "partition", "image", "apply", "with",
    "withLock",
  ]
  /// The functions that are called for their effect.
  private static let passingStatements =
    endingStatements + ["performBatchUpdates"]
  /// Those of them that no run needs to follow.
  static let endingStatements = ["forEach", "removeAll", "sort", "partition", "withLock", "init"]

  private func isPassing(_ name: String) -> Bool {
    Self.passingStatements.contains(name)
      || Self.passing.contains(name) && isResultUsed
  }

  /// True if the result of the current call is used.
  var isResultUsed: Bool {
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
    for value in arguments.values { noteGiven(value, to: name) }
    // A call that registers a closure returns a token, which is never nil.
    machine.heap.opaqueValues.made.insert(number)
    guard !isPassing(name), !name.isCapitalized else { return }
    work.begin(number, name, turn: world.turn)
    if let worker { work.begin(worker, name, turn: world.turn) }
    note(.began(Work(handle: .call(number), name: name, worker: worker.map { .call($0) })))
  }

  func isClosure(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .closure = foreignObject(id) else { return false }
    return true
  }
}
