import SwiftSubset

// `super.init()`, which Swift adds to an initializer that does not call the superclass.
extension StatementCompiler {
  /// The body of a function. At the end of a designated initializer stands the call of the author's
  /// superclass, if the body leaves out the call.
  func bodyWithSuper(_ function: FunctionDeclaration, _ type: Int?) -> [Statement]? {
    guard let body = function.body, case .initializer = function.role,
      !function.modifiers.isConvenience, let type, symbols.types[type].role == .class,
      symbols.types[type].base == .object, let parent = symbols.types[type].superclass,
      symbols.types[parent].role == .class, !symbols.types[type].isOpen,
      !body.contains(where: { callsInitializer($0) })
    else { return function.body }
    let range = function.nameRange
    let base = Expression(.superReference, at: range)
    let call = Expression(.call(Expression(.member(base, "init"), at: range), []), at: range)
    return body + [Statement(.expression(call), at: range)]
  }

  private func callsInitializer(_ statement: Statement) -> Bool {
    var calls = false
    statement.forEachPart { if callsInitializer($0) { calls = true } }
    return calls
  }

  private func callsInitializer(_ part: SyntaxPart) -> Bool {
    var calls = false
    switch part {
    case .expression(let value):
      if case .member(let base, "init") = value.kind {
        if case .selfReference = base.kind { return true }
        if case .superReference = base.kind { return true }
      }
      value.forEachPart { if callsInitializer($0) { calls = true } }
    case .statement(let statement): return callsInitializer(statement)
    case .pattern(let pattern): pattern.forEachPart { if callsInitializer($0) { calls = true } }
    case .code(let statements): return statements.contains { callsInitializer($0) }
    }
    return calls
  }
}
