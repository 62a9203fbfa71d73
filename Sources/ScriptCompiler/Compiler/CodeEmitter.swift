import Diagnostics

/// The code of the functions that are compiled, the innermost function on top. The emitter knows no
/// syntax.
final class CodeEmitter {
  private struct Frame {
    var function: FunctionCode
    var flow = ControlFlow()
  }

  private var frames: [Frame] = []

  // MARK: Functions

  func begin(_ function: FunctionCode) { frames.append(Frame(function: function)) }

  /// Ends the current function.
  func end(localCount: Int, selfCapture: Int?) -> FunctionCode {
    var function = frames.removeLast().function
    function.localCount = localCount
    function.selfCapture = selfCapture
    return function
  }

  /// Drops the functions above a depth, whose code has an error.
  func unwind(to depth: Int) { frames.removeLast(max(0, frames.count - depth)) }

  // MARK: Instructions

  func emit(_ instruction: Instruction, _ range: SourceRange) {
    frames[frames.count - 1].function.code.append(instruction)
    frames[frames.count - 1].function.ranges.append(range)
  }

  /// Emits a jump whose target is filled in by `land`.
  func emitJump(_ instruction: (Int) -> Instruction, _ range: SourceRange) -> Int {
    emit(instruction(-1), range)
    return next - 1
  }

  /// Makes a jump go to the next instruction.
  func land(_ jump: Int) {
    let place = frames.count - 1
    let target = next
    switch frames[place].function.code[jump] {
    case .jump: frames[place].function.code[jump] = .jump(target)
    case .jumpIfFalse: frames[place].function.code[jump] = .jumpIfFalse(target)
    case .jumpIfTrue: frames[place].function.code[jump] = .jumpIfTrue(target)
    case .jumpIfNull: frames[place].function.code[jump] = .jumpIfNull(target)
    case .popJumpIfNull: frames[place].function.code[jump] = .popJumpIfNull(target)
    case .jumpIfNotNull: frames[place].function.code[jump] = .jumpIfNotNull(target)
    case .jumpIfUnchanged: frames[place].function.code[jump] = .jumpIfUnchanged(target)
    case .nextElement(let slot, _): frames[place].function.code[jump] = .nextElement(slot, target)
    case .pushHandler: frames[place].function.code[jump] = .pushHandler(target)
    default: break
    }
  }

  func land(_ jumps: [Int]) { for jump in jumps { land(jump) } }

  /// The place of the next instruction.
  var next: Int { frames[frames.count - 1].function.code.count }

  var lastInstruction: Instruction? { frames[frames.count - 1].function.code.last }

  func emitCoercion(_ index: Int?, _ range: SourceRange) {
    if let index { emit(.coerce(index), range) }
  }

  // MARK: Control flow

  /// The open statements of the current function.
  var flow: ControlFlow {
    get { frames[frames.count - 1].flow }
    _modify { yield &frames[frames.count - 1].flow }
  }

  func enterHandler(_ range: SourceRange) -> Int {
    flow.handlerCount += 1
    return emitJump({ .pushHandler($0) }, range)
  }

  func leaveHandler(_ range: SourceRange) {
    flow.handlerCount -= 1
    emit(.popHandler, range)
  }

  /// Runs the `defer` statements of the ending scope, the last first, both at the end of the scope
  /// and when an error passes.
  func endDefers(_ range: SourceRange) {
    guard let deferred = flow.defers.popLast(), !deferred.isEmpty else { return }
    for entry in deferred.reversed() {
      leaveHandler(range)
      emit(.callDeferred(entry.start), range)
    }
    let toEnd = emitJump({ .jump($0) }, range)
    for entry in deferred.reversed() {
      // Meanwhile the error lies on the stack.
      land(entry.handler)
      emit(.callDeferred(entry.start), range)
      emit(.throw, range)
    }
    land(toEnd)
  }

  /// Runs the `defer` statements of the scopes that the code leaves, the last first.
  func runDefers(downTo depth: Int, _ range: SourceRange) {
    for scope in flow.defers[depth...].reversed() {
      for entry in scope.reversed() { emit(.callDeferred(entry.start), range) }
    }
  }
}

/// The statements of a function that are not at their end yet.
struct ControlFlow {
  /// A loop or switch that `break` or `continue` can leave.
  struct Exit {
    var label: String?
    var isLoop: Bool
    var breaks: [Int] = []
    var continues: [Int] = []
    var localCount: Int
    var deferCount: Int
    var handlerCount: Int
  }

  /// A `defer`: the beginning of the body, and the handler that runs the body when an error passes.
  struct Deferred {
    var start: Int
    var handler: Int
  }

  var exits: [Exit] = []
  var defers: [[Deferred]] = []
  /// True while the body of a `defer` is compiled.
  var isInDefer = false
  /// The number of error handlers that are set up here.
  var handlerCount = 0
  /// The jumps to the ends of the current optional chains.
  var chains: [[Int]] = []
  /// True behind `await`.
  var awaits = false
  /// The jumps of `fallthrough` to the next case's body, for each enclosing `switch`.
  var fallthroughs: [[Int]] = []
}
