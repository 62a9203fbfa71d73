import Diagnostics
import SwiftSubset

// `defer`: the body is compiled once in its place, and called at every exit of its scope.
extension Compiler {
  /// Makes the body run at every later exit of the scope, also when an error is thrown.
  mutating func deferBody(_ body: [Statement], _ range: SourceRange) throws(ScriptError) {
    let overBody = emitJump({ .jump($0) }, range)
    let start = nextInstruction
    try compileDeferred(body)
    emit(.endDeferred, range)
    land(overBody)
    let handler = emitJump({ .pushHandler($0) }, range)
    scope.handlerCount += 1
    scope.defers[scope.defers.count - 1].append(
      FunctionScope.Deferred(start: start, handler: handler))
  }

  /// Compiles a body that runs while variables declared further down are alive. The body gets slots
  /// of its own.
  private mutating func compileDeferred(_ body: [Statement]) throws(ScriptError) {
    let exits = scope.exits
    let defers = scope.defers
    let isNested = scope.isInDefer
    let localCount = scope.function.localCount
    scope.exits = []
    scope.defers = []
    scope.isInDefer = true
    scope.function.localCount = scope.nextSlot
    try compileBlock(body)
    scope.nextSlot = scope.function.localCount
    scope.function.localCount = max(scope.function.localCount, localCount)
    scope.isInDefer = isNested
    scope.defers = defers
    scope.exits = exits
  }

  /// Runs the `defer` statements of the ending scope, the last first, both at the end of the scope
  /// and when an error passes.
  mutating func endDefers(_ range: SourceRange) throws(ScriptError) {
    guard let deferred = scope.defers.popLast(), !deferred.isEmpty else { return }
    for entry in deferred.reversed() {
      emit(.popHandler, range)
      scope.handlerCount -= 1
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
  mutating func runDefers(downTo depth: Int, _ range: SourceRange) {
    for scope in scope.defers[depth...].reversed() {
      for entry in scope.reversed() { emit(.callDeferred(entry.start), range) }
    }
  }
}
