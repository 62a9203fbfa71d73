import Diagnostics
import SwiftSubset

// `defer`, whose body is compiled once in its place and called at every exit of its scope, and `do`
// with `catch`.
extension StatementCompiler {
  /// Makes the body run at every later exit of the scope, also when an error is thrown.
  func deferBody(_ body: [Statement], _ range: SourceRange) throws(ScriptError) {
    let overBody = code.emitJump({ .jump($0) }, range)
    let start = code.next
    try compileDeferred(body)
    code.emit(.endDeferred, range)
    code.land(overBody)
    let handler = code.enterHandler(range)
    code.flow.defers[code.flow.defers.count - 1].append(
      ControlFlow.Deferred(start: start, handler: handler))
  }

  /// Compiles a body that runs while variables declared further down are alive. The body gets slots
  /// of its own.
  private func compileDeferred(_ body: [Statement]) throws(ScriptError) {
    let exits = code.flow.exits
    let defers = code.flow.defers
    let isNested = code.flow.isInDefer
    let localCount = scopes.top.localCount
    code.flow.exits = []
    code.flow.defers = []
    code.flow.isInDefer = true
    scopes.top.localCount = scopes.top.nextSlot
    try compileBlock(body)
    scopes.top.nextSlot = scopes.top.localCount
    scopes.top.localCount = max(scopes.top.localCount, localCount)
    code.flow.isInDefer = isNested
    code.flow.defers = defers
    code.flow.exits = exits
  }

  // MARK: Catching

  func compileDo(
    _ body: [Statement], _ clauses: [CatchClause], _ range: SourceRange
  ) throws(ScriptError) {
    guard !clauses.isEmpty else { return try compileBlock(body) }
    let handler = code.enterHandler(range)
    try compileBlock(body)
    code.leaveHandler(range)
    var toEnd = [code.emitJump({ .jump($0) }, range)]
    code.land(handler)
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    let error = scopes.top.declare(" error", isCell: false)
    code.emit(.storeLocal(error), range)
    for clause in clauses { toEnd.append(try compile(clause, error: error, range)) }
    // An error that no clause catches is thrown again.
    code.emit(.loadLocal(error), range)
    code.emit(.throw, range)
    code.land(toEnd)
    expressions.leaveScope(outerLocals, outerSlot, range)
  }

  /// - Returns: The jump to the end of the statement after the clause's body.
  private func compile(
    _ clause: CatchClause, error: Int, _ range: SourceRange
  ) throws(ScriptError) -> Int {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    code.emit(.loadLocal(error), range)
    var failures: [Int] = []
    if let pattern = clause.pattern {
      failures = try compilePattern(pattern.pattern, range)
      if let condition = pattern.condition {
        try expressions.compile(condition)
        failures.append(code.emitJump({ .jumpIfFalse($0) }, condition.range))
      }
    } else {
      bindLocal("error", isConstant: true, range)
    }
    try compileBlock(clause.body)
    expressions.leaveScope(outerLocals, outerSlot, range)
    let toEnd = code.emitJump({ .jump($0) }, range)
    code.land(failures)
    return toEnd
  }
}
