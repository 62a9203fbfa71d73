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
    guard machine.tasks.race == nil, !rules.allowsUndeclared, isOnActor || isOfNoActor(function),
      isInTask
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

  /// True if the innermost function is async and belongs to no actor.
  private func isOfNoActor(_ function: Int) -> Bool {
    let code = program.functions[function]
    guard code.isAsync, !code.isOfMainActor else { return false }
    guard code.hasSelf, let frame = stack.frames.last else { return !code.hasSelf }
    guard case .object(let id) = stack[frame.base], world.kind(of: id) == .foreign else {
      return false
    }
    var current = machine.types.typeIndex(of: id)
    while let type = current {
      let code = program.types[type]
      // UIKit's protocols belong to the main actor, and so do the types that conform.
      guard !code.isOfMainActor, !code.isOpen,
        !code.inherited.contains(where: { $0.hasPrefix("UI") })
      else { return false }
      current = code.superclass
    }
    return true
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

  private func reach(of record: TaskRecord) -> CodeReach? {
    guard let closure = record.closure, case .closure(let code) = heap.foreignObject(closure)
    else { return nil }
    return CodeReach(of: [code.function], in: machine.program)
  }
}
