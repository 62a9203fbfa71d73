import LifecycleEngine

// The loop that runs code, and the frames of the running functions.
extension Machine {
  /// Calls a function with the given arguments and runs the function to its end.
  package func call(_ function: Int, _ arguments: [Value]) throws(RunError) -> Value {
    let depth = stack.frames.count
    for argument in arguments { stack.push(argument) }
    try enter(function, argumentCount: arguments.count)
    try run(downTo: depth)
    return stack.pop()
  }

  /// Begins a top-level function, which `run(downTo: 0)` then runs and resumes.
  package func begin(_ function: Int) throws(RunError) { try enter(function, argumentCount: 0) }

  /// Runs until only `depth` frames are left, an actor is asked to act, or a task is suspended.
  package func run(downTo depth: Int) throws(RunError) {
    if budget.entryDepth == 0, !tasks.spinning.isEmpty { library.willRunCode(in: self) }
    guard budget.enter() else { throw nestedTooDeep() }
    defer { budget.leave() }
    while stack.frames.count > depth {
      guard budget.spendInstruction() else { throw endless() }
      let (frames, height) = (stack.frames.count, stack.count)
      let instruction = stack.nextInstruction()
      do throws(RunError) {
        try execute(instruction)
      } catch {
        if case .thrown = error {
          try handleThrownError(downTo: depth)
        } else if !goesOn(after: error, instruction, depth: frames, height: height) {
          throw error
        }
      }
      if judgement != nil { try endForbiddenEffect() }
      if world.stop != nil { throw .halted }
      try checkBudgets()
      if actions.requested != nil || tasks.suspension != nil { return }
    }
  }

  /// The error about native nesting, which getters, observers, lazy values and callbacks cause.
  private func nestedTooDeep() -> RunError {
    var counts: [(function: Int, count: Int)] = []
    for frame in stack.frames {
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
      ["a getter, observer, lazy value or callback must not lead to itself endlessly"])
  }

  private func endless() -> RunError {
    endlessCause(.endlessCode, "\(Budget.instructions) instructions")
      ?? failed(
        .endlessCode,
        "This code was stopped after \(Budget.instructions) instructions",
        ["a loop needs a condition that becomes false"])
  }

  /// Begins a function whose arguments are on the stack.
  func enter(
    _ function: Int, argumentCount: Int, closure: ObjectID? = nil, ending: Frame.Ending = .result
  ) throws(RunError) {
    guard stack.frames.count < Budget.frames else {
      throw failed(
        .endlessRecursion, "More than \(Budget.frames) calls are active here",
        ["a function that calls itself needs a case in which it does not"])
    }
    stack.begin(
      Frame(
        function: function, base: stack.count - argumentCount, closure: closure, ending: ending))
    for _ in argumentCount..<max(argumentCount, program.functions[function].localCount) {
      stack.push(.void)
    }
    if leavesMainActor { library.didEnter(function, in: self) }
  }

  func leave() throws(RunError) {
    var result = stack.pop()
    if let coercion = stack.frames.last?.result { result = try valueTypes.fitted(result, coercion) }
    guard let frame = stack.endFrame() else { return }
    var receiver = Value.void
    if frame.ending == .resultAndSelf || frame.ending == .value, frame.base < stack.count {
      receiver = stack[frame.base]
      stack[frame.base] = .void
    }
    dropLocals(of: frame)
    switch frame.ending {
    case .result: stack.push(result)
    case .resultAndNothing, .resultAndSelf:
      stack.push(result)
      stack.push(receiver)
    case .object:
      try objects.endMaking(stack.last, isMade: !result.isNull)
      if result.isNull { replaceTop(with: .null) } else { heap.release(result) }
    case .value:
      stack.push(receiver)
      if result.isNull { replaceTop(with: .null) } else { heap.release(result) }
    }
  }

  private func replaceTop(with value: Value) {
    heap.release(stack.pop())
    stack.push(value)
  }

  func dropLocals(of frame: Frame) {
    while stack.count > frame.base { heap.release(stack.pop()) }
    stack.dropEndedHandlers()
    if let closure = frame.closure { world.release(closure) }
  }
}
