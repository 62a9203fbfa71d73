import LifecycleEngine
import ScriptCompiler

// Closures on other threads, and code behind an `await` of what is not simulated.
extension Concurrency {
  /// Begins a piece of a task whose time nobody knows.
  /// - Returns: The place of the work in the trace, and what the work sets; `nil` for a task whose time
  ///   is known.
  func beginRace(of record: TaskRecord) -> (place: Int, changes: Set<String>)? {
    guard record.waitsSince != nil || record.race != nil, !rules.allowsUndeclared else {
      return nil
    }
    let isOfThread = record.isOffMain || record.isDetached
    let order = isOfThread ? UnknownOrder.otherThread : record.isOnActor ? .actor : .unknownWait
    let reach = reach(of: record)
    let place = world.beginRacingWork(
      order, from: record.race,
      since: record.waitsSince ?? (world.trace.events.count, world.turn),
      isOnMain: !isOfThread && !record.isOnActor, mayCause: reach.map { $0.acts } ?? true)
    return (place, reach.map { machine.program.declared($0.sets) } ?? [])
  }

  /// Called when a function begins. A task waits for a method of an actor, and for async code of no
  /// actor.
  func didEnter(_ function: Int) {
    guard machine.tasks.race == nil, !rules.allowsUndeclared, let frame = stack.frames.last,
      isOnActor || program.functions[function].isAsync && isOfNoActor(frame), isInTask
    else { return }
    machine.noteCause()
    machine.tasks.suspend(for: .actor)
  }

  /// Returns true if a task sleeps in code of an actor. What the task sets later comes at a known time.
  func sleepsOnActor(_ id: ObjectID, _ place: Int) -> Bool {
    guard world.isOnActor(place), case .task(let record) = heap.foreignObject(id),
      case .sleep = record.suspension
    else { return false }
    return true
  }

  /// True if a running function belongs to no actor, as far as declarations tell.
  private func isOfNoActor(_ frame: Frame) -> Bool {
    let code = program.functions[frame.function]
    guard !code.isOfMainActor else { return false }
    guard code.hasSelf else { return code.isDeclared }
    var current: Int?
    switch stack[frame.base] {
    case .type(let type): current = type
    case .object(let id) where world.kind(of: id) == .foreign:
      current =
        if case .structure(let type, _) = heap.foreignObject(id) { type } else {
          machine.types.typeIndex(of: id)
        }
    default: break
    }
    guard current != nil else { return false }
    while let type = current {
      guard !isOfMainActor(program.types[type]) else { return false }
      current = program.types[type].superclass
    }
    return true
  }

  /// Returns true for a type of the main actor, and for a type of which nobody knows the actor. UIKit's
  /// protocols belong to the main actor, and so do the types that conform.
  private func isOfMainActor(_ type: TypeCode) -> Bool {
    type.isOfMainActor || type.isOpen || type.base != .object
      || type.inherited.contains { $0.hasPrefix("UI") || $0 == "View" }
      || type.protocols.contains { program.types[$0].isOfMainActor }
  }

  /// Returns true if a task inherits no actor from the code that begins the task.
  func inheritsNoActor(_ closure: ObjectID) -> Bool {
    guard !rules.allowsUndeclared, let frame = stack.frames.last,
      case .closure(let code) = heap.foreignObject(closure),
      !program.functions[code.function].isOfMainActor
    else { return false }
    return isOfNoActor(frame)
  }

  /// Fails for a timer of code that belongs to no actor, because nobody knows the thread of such code.
  func checkRunLoop() throws(RunError) {
    guard !rules.allowsUndeclared, isInTask, let id = machine.tasks.running?.id,
      case .task(let record) = heap.foreignObject(id), hasRunLoop
    else { return }
    let isOfTask = record.isOnActor && record.resumptions == 0
    let isInside = stack.frames.contains { frame in
      program.functions[frame.function].isAsync && isOfNoActor(frame)
    }
    guard isOfTask || isInside else { return }
    throw failed(
      .notSimulated, "A timer in async code that belongs to no actor is not simulated",
      ["write '@MainActor' before the class or the function"])
  }

  /// True if the innermost function is a method of an actor.
  private var isOnActor: Bool {
    guard let frame = stack.frames.last, case .result = frame.ending,
      program.functions[frame.function].hasSelf, case .object(let id) = stack[frame.base],
      let type = machine.types.typeIndex(of: id)
    else { return false }
    return program.types[type].isActor
  }

  /// True if the run loop of the running thread runs: on the main thread, and on no thread of a queue,
  /// of a detached task or of an actor.
  var hasRunLoop: Bool {
    guard !machine.tasks.isOffMain, !isOnActor else { return false }
    guard isInTask, let id = machine.tasks.running?.id,
      case .task(let record) = heap.foreignObject(id), record.isDetached,
      let closure = record.closure, case .closure(let code) = heap.foreignObject(closure)
    else { return true }
    return stack.frames.last?.function != code.function
  }

  /// The reach of a task, with the closures that its closure may call.
  private func reach(of record: TaskRecord) -> CodeReach? {
    guard let closure = record.closure.map({ self.closure(ofWork: $0) }) else { return nil }
    let functions = functions(of: .object(closure), depth: 4)
    return functions.isEmpty ? nil : CodeReach(of: functions, in: machine.program)
  }

  private func functions(of value: Value, depth: Int) -> [Int] {
    guard depth > 0, let id = value.objectID else { return [] }
    switch heap.foreignObject(id) {
    case .closure(let code):
      return [code.function] + code.captures.flatMap { functions(of: $0, depth: depth - 1) }
    case .cell(let content): return functions(of: content, depth: depth - 1)
    default: return []
    }
  }
}
