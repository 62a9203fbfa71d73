import SwiftSubset

/// Finds the names that closures and local functions inside a function use, because cells share the
/// variables of these names. An extra name costs a cell, and a missing name would be wrong, so
/// shadowing is ignored.
package struct ClosureUses {
  private(set) var names = NameSet()
  /// The types that are declared in the statements.
  private var types: [TypeDeclaration] = []
  /// The names of variables that are assigned, or that something may change.
  private var changed = NameSet()
  private var depth = 0

  static func of(_ statements: [Statement]) -> NameSet {
    var uses = ClosureUses()
    uses.visit(statements)
    return uses.names
  }

  /// The names of variables that statements assign, in whole or in part, or pass to be changed.
  package static func changes(in statements: [Statement]) -> NameSet {
    var uses = ClosureUses()
    uses.visit(statements)
    return uses.changed
  }

  private mutating func noteChange(of target: Expression) {
    switch target.kind {
    case .identifier(let name): changed.insert(name)
    case .closureParameter(let number): changed.insert("$\(number)")
    case .member(let base, _), .subscript(let base, _), .forceUnwrap(let base),
      .optionalChain(let base):
      noteChange(of: base)
    case .tuple(let elements): for element in elements { noteChange(of: element.value) }
    case .nilLiteral, .boolean, .integer, .floating, .string, .selfReference, .superReference,
      .array, .dictionary, .implicitMember, .call, .closure, .prefix, .binary, .partialRange,
      .ternary, .assignment, .discard, .cast, .try, .await, .selector, .keyPath, .type:
      break
    }
  }

  /// The types that a statement declares inside functions, closures or its own braces.
  static func types(in statement: Statement) -> [TypeDeclaration] {
    var uses = ClosureUses()
    uses.visit(statement)
    return uses.types
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ part: SyntaxPart) {
    switch part {
    case .expression(let expression): visit(expression)
    case .statement(let statement): visit(statement)
    case .pattern(let pattern): pattern.forEachPart { visit($0) }
    case .code(let statements):
      depth += 1
      visit(statements)
      depth -= 1
    }
  }

  private mutating func visit(_ statement: Statement) {
    guard case .type(let type) = statement.kind else {
      return statement.forEachPart { visit($0) }
    }
    types.append(type)
    // A type that is nested in a type belongs to the outer type.
    visit(.code(type.members.filter { !$0.isType }))
  }

  private mutating func visit(_ expression: Expression) {
    if case .identifier(let name) = expression.kind {
      if depth > 0 { names.insert(name) }
    } else if case .call(let callee, _) = expression.kind, case .member(let base, _) = callee.kind {
      noteChange(of: base)
    } else if case .subscript(let callee, _) = expression.kind,
      case .member(let base, _) = callee.kind
    {
      noteChange(of: base)
    } else if case .assignment(_, let target, _) = expression.kind {
      noteChange(of: target)
    } else if case .prefix("&", let target) = expression.kind {
      noteChange(of: target)
    }
    expression.forEachPart { visit($0) }
  }
}
