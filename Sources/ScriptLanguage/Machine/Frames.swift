import LifecycleEngine

/// A function that is running.
struct Frame {
  /// The use of a function's result.
  enum Ending {
    /// The result is left on the stack.
    case result
    /// The result, then `.void`, because the receiver is unchanged.
    case resultAndNothing
    /// The result, then `self`, which the function may have changed.
    case resultAndSelf
    /// The end of a class initialiser. The new object is on the stack already.
    case object
    /// The end of an initialiser of a structure or enumeration. `self` is the result.
    case value
  }

  var function: Int
  var position = 0
  /// The place on the stack where the locals begin.
  var base: Int
  /// The running closure, which the frame keeps alive.
  var closure: ObjectID?
  var ending = Ending.result
  /// The coercion of the result to the result type with which the closure was passed.
  var result: Coercion?
}

// The loop that runs code, and the frames of the running functions.
extension Machine {
  /// Calls a function with the given arguments and runs the function to its end.
  func call(_ function: Int, _ arguments: [Value]) throws(RunError) -> Value {
    let depth = frames.count
    for argument in arguments { push(argument) }
    try enter(function, argumentCount: arguments.count)
    try run(downTo: depth)
    return pop()
  }

  /// Begins a top-level function, which `run(downTo: 0)` then runs and resumes.
  func begin(_ function: Int) throws(RunError) { try enter(function, argumentCount: 0) }

  /// Runs until only `depth` frames are left, an actor is asked to act, or a task is suspended.
  func run(downTo depth: Int) throws(RunError) {
    guard nativeDepth < Machine.nativeBudget else {
      throw nestedTooDeep()
    }
    if nativeDepth == 0, !tasks.spinning.isEmpty { wakeSpinningTasks() }
    nativeDepth += 1
    defer { nativeDepth -= 1 }
    while frames.count > depth {
      budgets.instructionsLeft -= 1
      guard budgets.instructionsLeft > 0 else { throw endless() }
      let frame = frames.count - 1
      let position = frames[frame].position
      frames[frame].position = position + 1
      do throws(RunError) {
        try execute(program.functions[frames[frame].function].code[position])
      } catch {
        guard case .thrown = error else { throw error }
        try handleThrownError(downTo: depth)
      }
      if judgement != nil { try endForbiddenEffect() }
      if world.stop != nil { throw .halted }
      try checkBudgets()
      if requestedAction != nil || tasks.suspension != nil { return }
    }
  }

  /// The error about native nesting, which getters, observers, lazy values and callbacks cause.
  private func nestedTooDeep() -> RunError {
    var counts: [(function: Int, count: Int)] = []
    for frame in frames {
      if let place = counts.firstIndex(where: { $0.function == frame.function }) {
        counts[place].count += 1
      } else {
        counts.append((frame.function, 1))
      }
    }
    // The function that is active most often repeats. The first one of several is named.
    guard var most = counts.first else { return failed(.nestedTooDeep, "Calls never end here") }
    for entry in counts where entry.count > most.count { most = entry }
    return failed(
      .nestedTooDeep,
      "'\(program.functions[most.function].name)' is active \(most.count) times at once here, "
        + "each time from within itself",
      ["a getter, observer, lazy value or callback must not lead to itself without an end"])
  }

  private func endless() -> RunError {
    endlessCause(.endlessCode, "\(Machine.instructionBudget) instructions")
      ?? failed(
        .endlessCode,
        "This code was stopped after \(Machine.instructionBudget) instructions",
        ["a loop needs a condition that becomes false"])
  }

  /// Begins a function whose arguments are on the stack.
  func enter(
    _ function: Int, argumentCount: Int, closure: ObjectID? = nil, ending: Frame.Ending = .result
  ) throws(RunError) {
    guard frames.count < Machine.frameBudget else {
      throw failed(
        .endlessRecursion, "More than \(Machine.frameBudget) calls are active here",
        ["a function that calls itself needs a case in which it does not"])
    }
    frames.append(
      Frame(
        function: function, base: stack.count - argumentCount, closure: closure, ending: ending))
    for _ in argumentCount..<max(argumentCount, program.functions[function].localCount) {
      stack.append(.void)
    }
  }

  func leave() throws(RunError) {
    var result = pop()
    if let coercion = frames.last?.result { result = try fitted(result, coercion) }
    guard let frame = frames.popLast() else { return }
    var receiver = Value.void
    if frame.ending == .resultAndSelf || frame.ending == .value, frame.base < stack.count {
      receiver = stack[frame.base]
      stack[frame.base] = .void
    }
    dropLocals(of: frame)
    switch frame.ending {
    case .result: push(result)
    case .resultAndNothing, .resultAndSelf:
      push(result)
      push(receiver)
    case .object: if result.isNull { replaceTop(with: .null) } else { release(result) }
    case .value:
      push(receiver)
      if result.isNull { replaceTop(with: .null) } else { release(result) }
    }
  }

  private func replaceTop(with value: Value) {
    release(pop())
    push(value)
  }

  func dropLocals(of frame: Frame) {
    while stack.count > frame.base { release(stack.removeLast()) }
    while let handler = handlers.last, handler.frame >= frames.count { handlers.removeLast() }
    if let closure = frame.closure { world.release(closure) }
  }
}
