import Diagnostics
import SwiftSubset

extension ExpressionCompiler {
  func compileTry(
    _ kind: TryKind, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    let wasTried = scopes.top.isTried
    if case .await = value.kind {} else { scopes.top.isTried = true }
    defer { scopes.top.isTried = wasTried }
    guard kind != .plain else {
      try compile(value)
      return code.emit(.noteTry, range)
    }
    let handler = code.enterHandler(range)
    try compile(value)
    code.leaveHandler(range)
    let toEnd = code.emitJump({ .jump($0) }, range)
    code.land(handler)
    if kind == .optional {
      code.emit(.pop, range)
      code.emit(.pushNull, range)
    } else {
      let index = builder.failure(
        "uncaught-error", "An error is thrown where 'try!' allows none", range)
      code.emit(.fail(index), range)
    }
    code.land(toEnd)
  }
}
