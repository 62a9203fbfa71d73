import LifecycleEngine

/// Runs a program in a world.
///
/// The machine keeps its own frames and stack. UIKit's callbacks enter through `handle`, which runs
/// on top of whatever is running; everything else that one function of the script calls stays in
/// the same loop, so deep recursion of the script needs no native stack.
final class Machine {
  let world: World
  var program: Program
  var globals: [Value]
  /// The first object each top-level variable held: the object is called by the variable's name.
  var namedObjects: [ObjectID?]
  var stack: [Value] = []
  var frames: [Frame] = []
  /// What the script alone knows of an object, by the slot it was made with.
  var foreign: [ForeignObject] = []
  /// The stored properties of instances, and for each object where they are, -1 for none.
  var instances: [[Value]] = []
  var instanceSlots: [Int32] = []
  /// Properties of UIKit objects that the engine does not model, as assigned.
  var unmodeled: [UnmodeledProperty] = []
  /// What an actor was asked to do; the driver does it between two turns.
  var requestedAction: Action?
  var actions: [ActionMark] = []
  /// Why the script cannot go on.
  var failure: Diagnostic?
  var nativeDepth = 0
  private var instructionsLeft = Machine.instructionBudget

  /// The most instructions a scenario may take.
  static let instructionBudget = 2_000_000
  /// The most script functions that may be active at once.
  static let frameBudget = 2_000
  /// The most times the machine may be entered from itself.
  static let nativeBudget = 90

  init(program: Program, world: World) {
    self.program = program
    self.world = world
    globals = Array(repeating: .null, count: program.globals.count)
    namedObjects = Array(repeating: nil, count: program.globals.count)
    for index in program.classes.indices {
      self.program.classes[index].engineClass = world.registerClass(
        named: program.classes[index].name, base: program.classes[index].base,
        implements: program.classes[index].implements)
    }
    if let window = world.windows.first {
      globals[0] = owned(window)
      namedObjects[0] = window
    }
    world.userCode = { _, request in self.handle(request) }
  }

  /// A function that is being run.
  struct Frame {
    var function: Int
    var position = 0
    /// Where its locals begin on the stack.
    var base: Int
    /// The closure being run, which the frame keeps alive.
    var closure: ObjectID?
  }

  // MARK: Running

  /// Calls a function with values that are given to it, and runs it to its end.
  func call(_ function: Int, _ arguments: [Value]) throws(RunError) -> Value {
    let depth = frames.count
    for argument in arguments { push(argument) }
    try enter(function, argumentCount: arguments.count)
    try run(downTo: depth)
    return pop()
  }

  /// Begins a top-level function, which `run(downTo: 0)` then runs and goes on with.
  func begin(_ function: Int) throws(RunError) { try enter(function, argumentCount: 0) }

  /// Runs until only `depth` frames are left, or an actor is asked to do something.
  func run(downTo depth: Int) throws(RunError) {
    guard nativeDepth < Machine.nativeBudget else {
      throw failed("nested-too-deep", "Calls are nested too deep here", [])
    }
    nativeDepth += 1
    defer { nativeDepth -= 1 }
    while frames.count > depth {
      instructionsLeft -= 1
      guard instructionsLeft > 0 else {
        throw failed(
          "endless-code",
          "The code did not end within \(Machine.instructionBudget) instructions", [])
      }
      let frame = frames.count - 1
      let position = frames[frame].position
      frames[frame].position = position + 1
      try execute(program.functions[frames[frame].function].code[position])
      if world.stop != nil { throw .halted }
      if requestedAction != nil { return }
    }
  }

  /// Begins a function whose arguments are on the stack.
  func enter(_ function: Int, argumentCount: Int, closure: ObjectID? = nil) throws(RunError) {
    guard frames.count < Machine.frameBudget else {
      throw failed(
        "endless-recursion", "More than \(Machine.frameBudget) calls are active here",
        ["a function that calls itself needs a case in which it does not"])
    }
    frames.append(Frame(function: function, base: stack.count - argumentCount, closure: closure))
    for _ in argumentCount..<max(argumentCount, program.functions[function].localCount) {
      stack.append(.void)
    }
  }

  func leave() {
    let result = pop()
    guard let frame = frames.popLast() else { return }
    while stack.count > frame.base { release(stack.removeLast()) }
    if let closure = frame.closure { world.release(closure) }
    push(result)
  }

  /// Lets go of the world, which holds the machine through its hooks.
  func detach() {
    world.userCode = nil
    world.observer = nil
  }

  /// Drops everything that was running, after a failure.
  func unwind() {
    frames = []
    stack = []
    requestedAction = nil
  }

  // MARK: The stack

  func push(_ value: Value) { stack.append(value) }

  func pop() -> Value { stack.popLast() ?? .void }

  func pop(_ count: Int) -> [Value] {
    let start = max(0, stack.count - count)
    let values = Array(stack[start...])
    stack.removeLast(stack.count - start)
    return values
  }

  func retain(_ value: Value) { if case .object(let id) = value { world.retain(id) } }

  func release(_ value: Value) { if case .object(let id) = value { world.release(id) } }

  /// A value that the caller owns, read from a place that keeps its own.
  func copied(_ value: Value) -> Value {
    switch value {
    case .object(let id):
      world.retain(id)
      return value
    case .weak(let id):
      guard !world.isDeallocated(id) else { return .null }
      world.retain(id)
      return .object(id)
    default: return value
    }
  }

  func owned(_ id: ObjectID?) -> Value {
    guard let id else { return .null }
    world.retain(id)
    return .object(id)
  }

  // MARK: Failing

  /// Where the machine is in the source.
  var currentRange: SourceRange {
    guard let frame = frames.last else { return SourceRange(0, 0) }
    let ranges = program.functions[frame.function].ranges
    let position = frame.position - 1
    return ranges.indices.contains(position) ? ranges[position] : SourceRange(0, 0)
  }

  func failed(_ id: String, _ summary: String, _ help: [String] = []) -> RunError {
    .failed(Diagnostic(id: id, summary, at: currentRange, help: help))
  }
}

/// Why a run ended early.
enum RunError: Error {
  /// The script cannot go on.
  case failed(Diagnostic)
  /// The world stopped: an exception of UIKit, a budget, or a failure in a callback.
  case halted
}

/// A property the engine does not model.
struct UnmodeledProperty {
  var object: ObjectID
  var name: String
  var value: Value
}

/// Something an actor is asked to do.
enum Action {
  case tapBack
  case beginSwipeBack
  case beginPageSwipe(PageDirection)
  case finishSwipe
  case cancelSwipe
  case wait(Duration)
  case waitUntilIdle
}
