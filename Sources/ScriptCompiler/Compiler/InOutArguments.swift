import Diagnostics
import SwiftSubset

// `&x`: the changes of a parameter reach `x` when the function returns or throws. The value goes
// into a cell, which is the function's variable.
extension ExpressionCompiler {
  /// An argument with `&`: the changed place, and the slot of the cell.
  private struct Passed {
    var target: Expression
    var slot: Int
  }

  /// Compiles a call that may change arguments.
  func compileCallInOut(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    if try compileSwap(callee, arguments, range) { return }
    builder.noteInOut()
    var parts = EvaluatedParts(scopes.top)
    var passed: [Passed] = []
    var given: [Argument] = []
    for argument in arguments {
      guard case .prefix("&", let target) = argument.value.kind else {
        given.append(argument)
        continue
      }
      let place =
        lookup.hasPlainParts(target) ? target : try evaluateParts(of: target, into: &parts)
      guard parts.nilJumps.isEmpty else {
        throw ScriptError.unsupported("'&' before an optional chain", argument.value.range)
      }
      try compile(place)
      let name = " inout\(scopes.top.nextSlot)"
      let slot = scopes.top.declare(name, isCell: false, isConstant: true)
      code.emit(.storeLocal(slot), argument.value.range)
      code.emit(.makeCell(slot), argument.value.range)
      passed.append(Passed(target: place, slot: slot))
      let cell = Expression(.identifier(name), at: argument.value.range)
      given.append(Argument(label: argument.label, value: cell, isTrailing: false))
    }
    let handler = code.enterHandler(range)
    try compilePlainCall(callee, given, range)
    code.leaveHandler(range)
    for entry in passed { try compileReturn(of: entry) }
    let toEnd = code.emitJump({ .jump($0) }, range)
    // Meanwhile the error lies on the stack.
    code.land(handler)
    for entry in passed { try compileReturn(of: entry) }
    code.emit(.throw, range)
    code.land(toEnd)
    leaveScope(parts.outerLocals, parts.outerSlot, range)
  }

  /// Stores the content of a cell in its origin. The cell is empty if the callee is not simulated,
  /// because the effect on a local variable is then unknown.
  private func compileReturn(of passed: Passed) throws(ScriptError) {
    let range = passed.target.range
    code.emit(.loadCell(passed.slot), range)
    let unchanged = code.emitJump({ .jumpIfUnchanged($0) }, range)
    try compileStore(to: passed.target)
    let toEnd = code.emitJump({ .jump($0) }, range)
    code.land(unchanged)
    if symbols.isInExample, case .identifier(let name) = passed.target.kind, isChangeable(name) {
      code.emit(.pushOpaque(builder.name("changed \(name)")), range)
      try compileStore(to: passed.target)
    }
    code.land(toEnd)
  }

  /// `swap(&a, &b)` is `(a, b) = (b, a)`.
  private func compileSwap(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) -> Bool {
    guard case .identifier("swap") = callee.kind, case .unknown = lookup.meaning(of: "swap"),
      arguments.count == 2, case .prefix("&", let first) = arguments[0].value.kind,
      case .prefix("&", let second) = arguments[1].value.kind
    else { return false }
    let targets = [first, second].map { Argument(label: nil, value: $0) }
    let target = Expression(.tuple(targets), at: range)
    let value = Expression(.tuple(targets.reversed()), at: range)
    try compileAssignment("=", target, value, range)
    return true
  }

  /// Returns true if a name is that of a local variable that can change.
  private func isChangeable(_ name: String) -> Bool {
    switch lookup.meaning(of: name) {
    case .local(let local): !local.isConstant
    case .capture(_, let capture): !capture.isConstant
    default: false
    }
  }
}
