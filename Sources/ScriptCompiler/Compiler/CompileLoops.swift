import Diagnostics
import SwiftSubset

// Loops and their exits.
extension StatementCompiler {
  func enterExit(_ label: String?, isLoop: Bool) {
    code.flow.exits.append(
      ControlFlow.Exit(
        label: label, isLoop: isLoop, localCount: scopes.top.nextSlot,
        deferCount: code.flow.defers.count,
        handlerCount: code.flow.handlerCount))
  }

  func compileLabeled(_ label: String, _ inner: Statement) throws(ScriptError) {
    switch inner.kind {
    case .while(let conditions, let body): try compileWhile(conditions, body, label, inner.range)
    case .repeatWhile(let body, let condition):
      try compileRepeat(body, condition, label, inner.range)
    case .forIn(let loop): try compileFor(loop, label, inner.range)
    case .switch(let subject, let cases): try compileSwitch(subject, cases, label, inner.range)
    case .expression, .variable, .function, .type, .if, .guard, .do, .defer, .return, .throw,
      .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      throw ScriptError.unsupported("A label on this statement", inner.range)
    }
  }

  func compileWhile(
    _ conditions: [Condition], _ body: [Statement], _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = code.next
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    enterExit(label, isLoop: true)
    let failures = try compile(conditions)
    try compileBlock(body)
    code.land(code.flow.exits[code.flow.exits.count - 1].continues)
    expressions.leaveScope(outerLocals, outerSlot, range)
    code.emit(.jump(start), range)
    code.land(failures + code.flow.exits.removeLast().breaks)
  }

  func compileRepeat(
    _ body: [Statement], _ condition: Expression, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = code.next
    enterExit(label, isLoop: true)
    try compileBlock(body)
    code.land(code.flow.exits[code.flow.exits.count - 1].continues)
    try expressions.compile(condition)
    code.emit(.jumpIfTrue(start), condition.range)
    code.land(code.flow.exits.removeLast().breaks)
  }

  func compileFor(
    _ loop: ForIn, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    try expressions.compile(staticTypes.inferred(loop.sequence))
    if loop.isAwait { code.emit(.awaitElements, loop.sequence.range) }
    let element = staticTypes.elementType(of: loop.sequence)
    let sequence = scopes.top.declare(" sequence", isCell: false)
    code.emit(.storeLocal(sequence), range)
    code.emit(.pushInteger(0), range)
    code.emit(.storeLocal(scopes.top.declare(" position", isCell: false)), range)
    let start = code.next
    enterExit(label, isLoop: true)
    let atEnd = code.emitJump({ .nextElement(sequence, $0) }, loop.sequence.range)
    let bodyLocals = scopes.top.locals.count
    let bodySlot = scopes.top.nextSlot
    var skips = try compilePattern(loop.pattern, as: element, range)
    if let condition = loop.condition {
      try expressions.compile(condition)
      skips.append(code.emitJump({ .jumpIfFalse($0) }, condition.range))
    }
    try compileBlock(loop.body)
    code.land(skips + code.flow.exits[code.flow.exits.count - 1].continues)
    expressions.leaveScope(bodyLocals, bodySlot, range)
    code.emit(.jump(start), range)
    code.land(atEnd)
    code.land(code.flow.exits.removeLast().breaks)
    expressions.leaveScope(outerLocals, outerSlot, range)
  }

  func compileExit(
    _ label: String?, isBreak: Bool, _ range: SourceRange
  ) throws(ScriptError) {
    let index = code.flow.exits.lastIndex { exit in
      if let label { return exit.label == label }
      return isBreak || exit.isLoop
    }
    guard let index, isBreak || code.flow.exits[index].isLoop else {
      throw noExit(label, isBreak: isBreak, range)
    }
    let exit = code.flow.exits[index]
    code.runDefers(downTo: exit.deferCount, range)
    for _ in exit.handlerCount..<max(exit.handlerCount, code.flow.handlerCount) {
      code.emit(.popHandler, range)
    }
    if scopes.top.nextSlot > exit.localCount {
      code.emit(.clear(exit.localCount, scopes.top.nextSlot), range)
    }
    let jump = code.emitJump({ .jump($0) }, range)
    if isBreak {
      code.flow.exits[index].breaks.append(jump)
    } else {
      code.flow.exits[index].continues.append(jump)
    }
  }

  private func noExit(_ label: String?, isBreak: Bool, _ range: SourceRange) -> ScriptError {
    if let label {
      return ScriptError(
        "nothing-to-leave", "No loop around this has the label '\(label)'", range,
        help: ["remove the label, or write '\(label): ' before the loop"])
    }
    return ScriptError(
      "nothing-to-leave",
      isBreak
        ? "'break' is not inside a loop or 'switch'" : "'continue' is not inside a loop",
      range, help: ["remove it, or write 'return' to leave a function or a step"])
  }
}
