import Diagnostics
import SwiftSubset

// `try`, and `do` with `catch`.
extension Compiler {
  mutating func compileTry(
    _ kind: TryKind, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    guard kind != .plain else { return try compile(value) }
    let handler = enterHandler(range)
    try compile(value)
    leaveHandler(range)
    let toEnd = emitJump({ .jump($0) }, range)
    land(handler)
    if kind == .optional {
      emit(.pop, range)
      emit(.pushNull, range)
    } else {
      let index = failure("uncaught-error", "An error is thrown where 'try!' allows none", range)
      emit(.fail(index), range)
    }
    land(toEnd)
  }

  private mutating func enterHandler(_ range: SourceRange) -> Int {
    scope.handlerCount += 1
    return emitJump({ .pushHandler($0) }, range)
  }

  private mutating func leaveHandler(_ range: SourceRange) {
    scope.handlerCount -= 1
    emit(.popHandler, range)
  }

  mutating func compileDo(
    _ body: [Statement], _ clauses: [CatchClause], _ range: SourceRange
  ) throws(ScriptError) {
    guard !clauses.isEmpty else { return try compileBlock(body) }
    let handler = enterHandler(range)
    try compileBlock(body)
    leaveHandler(range)
    var toEnd = [emitJump({ .jump($0) }, range)]
    land(handler)
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    let error = scope.declare(" error", isCell: false)
    emit(.storeLocal(error), range)
    for clause in clauses { toEnd.append(try compile(clause, error: error, range)) }
    // An error that no clause catches is thrown again.
    emit(.loadLocal(error), range)
    emit(.throw, range)
    land(toEnd)
    leaveScope(outerLocals, outerSlot, range)
  }

  /// - Returns: The jump to the end of the statement after the clause's body.
  private mutating func compile(
    _ clause: CatchClause, error: Int, _ range: SourceRange
  ) throws(ScriptError) -> Int {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    emit(.loadLocal(error), range)
    var failures: [Int] = []
    if let pattern = clause.pattern {
      failures = try compilePattern(pattern.pattern, range)
      if let condition = pattern.condition {
        try compile(condition)
        failures.append(emitJump({ .jumpIfFalse($0) }, condition.range))
      }
    } else {
      bindLocal("error", isConstant: true, range)
    }
    try compileBlock(clause.body)
    leaveScope(outerLocals, outerSlot, range)
    let toEnd = emitJump({ .jump($0) }, range)
    land(failures)
    return toEnd
  }
}
