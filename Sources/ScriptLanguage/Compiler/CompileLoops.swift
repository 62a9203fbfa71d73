import Diagnostics
import SwiftSubset

// Loops and their exits.
extension Compiler {
  mutating func enterExit(_ label: String?, isLoop: Bool) {
    scope.exits.append(
      FunctionScope.Exit(
        label: label, isLoop: isLoop, localCount: scope.nextSlot, deferCount: scope.defers.count,
        handlerCount: scope.handlerCount))
  }

  mutating func compileLabeled(_ label: String, _ inner: Statement) throws(ScriptError) {
    switch inner.kind {
    case .while(let conditions, let body): try compileWhile(conditions, body, label, inner.range)
    case .repeatWhile(let body, let condition):
      try compileRepeat(body, condition, label, inner.range)
    case .forIn(let loop): try compileFor(loop, label, inner.range)
    case .switch(let subject, let cases): try compileSwitch(subject, cases, label, inner.range)
    case .expression, .variable, .function, .type, .if, .guard, .do, .defer, .return, .throw,
      .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      throw unsupported("A label on this statement", inner.range)
    }
  }

  mutating func compileWhile(
    _ conditions: [Condition], _ body: [Statement], _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = nextInstruction
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    enterExit(label, isLoop: true)
    let failures = try compile(conditions)
    try compileBlock(body)
    land(scope.exits[scope.exits.count - 1].continues)
    leaveScope(outerLocals, outerSlot, range)
    emit(.jump(start), range)
    land(failures + scope.exits.removeLast().breaks)
  }

  mutating func compileRepeat(
    _ body: [Statement], _ condition: Expression, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = nextInstruction
    enterExit(label, isLoop: true)
    try compileBlock(body)
    land(scope.exits[scope.exits.count - 1].continues)
    try compile(condition)
    emit(.jumpIfTrue(start), condition.range)
    land(scope.exits.removeLast().breaks)
  }

  mutating func compileFor(
    _ loop: ForIn, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    try compile(loop.sequence)
    if loop.isAwait { emit(.awaitElements, loop.sequence.range) }
    let element = elementType(of: loop.sequence)
    let sequence = scope.declare(" sequence", isCell: false)
    emit(.storeLocal(sequence), range)
    emit(.pushInteger(0), range)
    emit(.storeLocal(scope.declare(" position", isCell: false)), range)
    let start = nextInstruction
    enterExit(label, isLoop: true)
    let atEnd = emitJump({ .nextElement(sequence, $0) }, loop.sequence.range)
    let bodyLocals = scope.locals.count
    let bodySlot = scope.nextSlot
    var skips = try compilePattern(loop.pattern, as: element, range)
    if let condition = loop.condition {
      try compile(condition)
      skips.append(emitJump({ .jumpIfFalse($0) }, condition.range))
    }
    try compileBlock(loop.body)
    land(skips + scope.exits[scope.exits.count - 1].continues)
    leaveScope(bodyLocals, bodySlot, range)
    emit(.jump(start), range)
    land(atEnd)
    land(scope.exits.removeLast().breaks)
    leaveScope(outerLocals, outerSlot, range)
  }

  mutating func compileExit(
    _ label: String?, isBreak: Bool, _ range: SourceRange
  ) throws(ScriptError) {
    let index = scope.exits.lastIndex { exit in
      if let label { return exit.label == label }
      return isBreak || exit.isLoop
    }
    guard let index, isBreak || scope.exits[index].isLoop else {
      throw noExit(label, isBreak: isBreak, range)
    }
    let exit = scope.exits[index]
    runDefers(downTo: exit.deferCount, range)
    for _ in exit.handlerCount..<max(exit.handlerCount, scope.handlerCount) {
      emit(.popHandler, range)
    }
    if scope.nextSlot > exit.localCount { emit(.clear(exit.localCount, scope.nextSlot), range) }
    let jump = emitJump({ .jump($0) }, range)
    if isBreak {
      scope.exits[index].breaks.append(jump)
    } else {
      scope.exits[index].continues.append(jump)
    }
  }

  private func noExit(_ label: String?, isBreak: Bool, _ range: SourceRange) -> ScriptError {
    if let label {
      return error("nothing-to-leave", "No loop around this has the label '\(label)'", range)
    }
    return error(
      "nothing-to-leave",
      isBreak
        ? "'break' is not inside of a loop or 'switch'" : "'continue' is not inside of a loop",
      range)
  }
}
