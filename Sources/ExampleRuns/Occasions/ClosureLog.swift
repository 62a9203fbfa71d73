import LifecycleEngine

/// The ways in which code that is not simulated may treat a closure. Nothing tells which of them happens.
enum ClosureWay {
  case never
  /// The closure runs once, in the next turn.
  case later
  /// The closure runs once, before the call that takes the closure returns.
  case atOnce
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
  /// The functions of the closures that this run may call.
  private(set) var open: [Int] = []
  /// The way in which this run calls the closures.
  let way: ClosureWay
  /// The functions of the closures that were called.
  private var calledBack: Set<Int> = []
  /// True if the next closure is a part of the code around the closure.
  private var isTransparent = false

  init(way: ClosureWay) { self.way = way }

  mutating func add(_ closure: ObjectID, givenBy occasion: Occasion) { givers[closure] = occasion }

  func giver(of closure: ObjectID) -> Occasion? { givers[closure] }

  /// Notes a closure that opaque code is given.
  /// - Returns: True if this run is to call the closure and has not called its function yet.
  mutating func giveAway(_ function: Int) -> Bool {
    wereGivenAway = true
    return isFirst(function)
  }

  /// Notes a closure that something keeps for later.
  /// - Returns: True if this run is to call the closure and has not called its function yet.
  mutating func keep(_ function: Int) -> Bool {
    wereKept = true
    return isFirst(function)
  }

  private mutating func isFirst(_ function: Int) -> Bool {
    if !open.contains(function) { open.append(function) }
    return way != .never && calledBack.insert(function).inserted
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
