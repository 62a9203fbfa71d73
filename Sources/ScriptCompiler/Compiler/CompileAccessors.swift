import Diagnostics
import SwiftSubset

// Uses of variables with accessors.
extension ExpressionCompiler {
  /// Reads a variable with accessors through its getter.
  func compileRead(ofComputed name: String, _ range: SourceRange) throws(ScriptError) {
    if isInObserver(of: name) {
      return try compileIdentifier(VariableAccessors.storage(of: name), range)
    }
    let getter = Expression(.identifier(VariableAccessors.getter(of: name)), at: range)
    try compileLink(Expression(.call(getter, []), at: range))
  }

  /// Assigns the value on top of the stack to a variable with accessors.
  func compileStore(toComputed name: String, _ range: SourceRange) throws(ScriptError) {
    if isInObserver(of: name) {
      return try compileStore(toName: VariableAccessors.storage(of: name), range)
    }
    let setter = VariableAccessors.setter(of: name)
    if case .unknown = lookup.meaning(of: setter) {
      throw ScriptError("not-assignable", "'\(name)' has no setter", range)
    }
    let slot = scopes.top.declare(
      " assigned\(scopes.top.nextSlot)", isCell: false, isConstant: true)
    let value = scopes.top.locals[scopes.top.locals.count - 1].name
    let locals = scopes.top.locals.count - 1
    code.emit(.storeLocal(slot), range)
    let argument = Argument(label: nil, value: Expression(.identifier(value), at: range))
    let callee = Expression(.identifier(setter), at: range)
    try compileLink(Expression(.call(callee, [argument]), at: range))
    code.emit(.pop, range)
    leaveScope(locals, slot, range)
  }

  /// Returns true in an observer of a variable, which sets the variable without another call.
  private func isInObserver(of name: String) -> Bool {
    scopes.isInFunction(named: "did \(name)") || scopes.isInFunction(named: "will \(name)")
  }
}
