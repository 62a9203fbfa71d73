import LifecycleEngine
import ScriptMachine
import UIKitNames

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

  /// Notes a closure that opaque code is given, and that may be called at once, later or never.
  /// - Parameter subject: The value that a closure which is called at once gets: the value that a call
  ///   configures. `nil` if only a later call is possible.
  func noteGiven(_ value: Value, to name: String = "", about subject: Value? = nil) {
    guard case .object(let id) = value, case .closure(let record) = foreignObject(id) else {
      return
    }
    let isOffMain = KeepingCalls.callsOffMain(name)
    if isOffMain { closures.noteOffMain() }
    guard closures.giveAway(record.function) else { return }
    if closures.way == .atOnce, let subject { return callNow(id, subject) }
    if isOffMain {
      machine.concurrency.scheduleOffMain(id, after: .milliseconds(0))
    } else {
      world.schedule(id, after: .milliseconds(0))
    }
  }

  /// Calls a closure as a part of the call that takes the closure.
  private func callNow(_ closure: ObjectID, _ subject: Value) {
    guard world.stop == nil else { return }
    do throws(RunError) {
      release(try machine.call(closure: closure, copied([subject])))
    } catch {
      machine.note(error)
      world.stopForUserCode()
    }
  }

  /// Notes a closure that an object of the example keeps, or that a timer or the notification center
  /// calls later. A run that calls closures calls the closure once.
  /// - Parameter owner: The object with the property; `nil` for the system.
  func noteLater(_ value: Value, keptBy owner: ObjectID?) {
    guard judgement == nil, case .object(let id) = value,
      case .closure(let record) = foreignObject(id),
      program.range(ofFunction: record.function).isOfExample
    else { return }
    if let owner, world.kind(of: owner) == .controller { return }
    guard closures.keep(record.function) else { return }
    world.schedule(id, after: .milliseconds(0))
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

  func isClosure(_ value: Value) -> Bool {
    guard case .object(let id) = value, case .closure = foreignObject(id) else { return false }
    return true
  }
}

/// Calls of code that is not simulated with closures, and the work that the calls begin.
struct WorkNotes {
  let observer: ExampleObserver

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
      || Self.passing.contains(name) && observer.isResultUsed
  }

  func note(_ name: String, on base: Value?, _ arguments: Arguments, _ number: Int32) {
    guard arguments.values.contains(where: { observer.isClosure($0) }) else { return }
    let subject =
      base.flatMap { isInstance($0) ? $0 : nil }
      ?? arguments.values.first { !observer.isClosure($0) }
    for value in arguments.values {
      observer.noteGiven(value, to: name, about: subject ?? .opaque(name, number))
    }
    // A call that registers a closure returns a token, which is never nil.
    observer.machine.heap.opaqueValues.made.insert(number)
    guard !isPassing(name), !name.isCapitalized, !isOver(name, on: base, arguments) else { return }
    var worker: Int32?
    if case .opaque(_, let source)? = base { worker = source }
    observer.work.begin(number, name, turn: observer.world.turn)
    if let worker { observer.work.begin(worker, name, turn: observer.world.turn) }
    observer.note(.began(Work(handle: .call(number), name: name, worker: worker.map { .call($0) })))
  }

  /// True if nothing of a call goes on after the call that anybody could cancel: the text of its closures
  /// shows that they are over, or UIKit and Core Animation themselves end what the call begins.
  private func isOver(_ name: String, on base: Value?, _ arguments: Arguments) -> Bool {
    if let base, isOfUIKit(name, base) { return true }
    return arguments.values.allSatisfy { value in
      guard case .object(let id) = value,
        case .closure(let record) = observer.foreignObject(id)
      else { return true }
      return observer.program.functions[record.function].isOverAtReturn
    }
  }

  /// True for a method of a class of views or animations, and for UIKit's own method of a view or a
  /// controller.
  private func isOfUIKit(_ name: String, _ base: Value) -> Bool {
    switch base {
    case .builtInType(let type): type.hasPrefix("UI")
    case .opaque(let type, let number):
      type.hasPrefix("CA") && observer.opaqueValues.member(number)?.owner == .script
    case .object(let id):
      observer.world.kind(of: id) != .foreign
        && UIKitNames.isMethod(name, of: observer.world.classRecord(of: id).base)
    default: false
    }
  }

  /// True for a value, false for a type.
  private func isInstance(_ value: Value) -> Bool {
    switch value {
    case .object: true
    case .opaque(let name, let number):
      !name.isCapitalized || observer.opaqueValues.member(number)?.owner != .script
    default: false
    }
  }
}
