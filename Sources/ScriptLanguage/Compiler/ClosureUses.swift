import SwiftSubset

/// Finds the names that closures and local functions inside a function use, so that the variables
/// of these names are shared by cells. A name too many costs a cell, a name too few would be wrong,
/// so shadowing is not considered.
struct ClosureUses {
  private(set) var names = NameSet()
  /// The types that are declared in the statements.
  private var types: [TypeDeclaration] = []
  /// The names of variables that are assigned to, or that something may change.
  private var changed = NameSet()
  private var depth = 0

  static func of(_ statements: [Statement]) -> NameSet {
    var uses = ClosureUses()
    uses.visit(statements)
    return uses.names
  }

  /// The names of variables that statements assign to, in whole or in part, or give away to be changed.
  static func changes(in statements: [Statement]) -> NameSet {
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
    default: break
    }
  }

  /// The types that a statement declares inside of functions and closures, or in its own braces.
  static func types(in statement: Statement) -> [TypeDeclaration] {
    var uses = ClosureUses()
    uses.visit(statement)
    return uses.types
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throw(let expression): visit(expression)
    case .variable(let declaration): visit(declaration)
    case .function(let function):
      depth += 1
      visit(function.body ?? [])
      depth -= 1
    case .type(let type):
      types.append(type)
      depth += 1
      for member in type.members {
        // What is nested in a type belongs to that.
        if case .type = member.kind { continue }
        visit(member)
      }
      depth -= 1
    case .if(let conditions, let body, let branch):
      visit(conditions)
      visit(body)
      if let branch { visit(branch) }
    case .guard(let conditions, let body), .while(let conditions, let body):
      visit(conditions)
      visit(body)
    case .switch(let subject, let cases):
      visit(subject)
      for entry in cases { visit(entry) }
    case .forIn(let loop):
      visit(loop.sequence)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .repeatWhile(let body, let condition):
      visit(body)
      visit(condition)
    case .do(let body, let clauses):
      visit(body)
      for clause in clauses {
        if let condition = clause.pattern?.condition { visit(condition) }
        visit(clause.body)
      }
    case .defer(let body): visit(body)
    case .return(let value): if let value { visit(value) }
    case .labeled(_, let inner): visit(inner)
    default: break
    }
  }

  private mutating func visit(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      if let value = entry.initialValue { visit(value) }
      guard let accessors = entry.accessors else { continue }
      depth += 1
      visit(accessors.getter ?? [])
      for accessor in [accessors.setter, accessors.willSet, accessors.didSet] {
        visit(accessor?.body ?? [])
      }
      depth -= 1
    }
  }

  private mutating func visit(_ branch: ElseBranch) {
    switch branch {
    case .block(let body): visit(body)
    case .elseIf(let statement): visit(statement)
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .binding(_, let value, _): visit(value)
      case .pattern(_, let value): visit(value)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ entry: SwitchCase) {
    for pattern in entry.patterns {
      if case .expression(let value) = pattern.pattern { visit(value) }
      if let condition = pattern.condition { visit(condition) }
    }
    visit(entry.body)
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .identifier(let name): if depth > 0 { names.insert(name) }
    case .string(let segments):
      for case .interpolation(let value) in segments { visit(value) }
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let elements):
      for element in elements {
        visit(element.key)
        visit(element.value)
      }
    case .tuple(let arguments): for argument in arguments { visit(argument.value) }
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      if case .member(let base, _) = callee.kind { noteChange(of: base) }
      visit(callee)
      for argument in arguments { visit(argument.value) }
    case .closure(let closure): visit(closure)
    case .assignment(_, let target, let value):
      noteChange(of: target)
      visit(target)
      visit(value)
    case .prefix("&", let target):
      noteChange(of: target)
      visit(target)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .partialRange(_, let low, let high):
      if let low { visit(low) }
      if let high { visit(high) }
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .prefix(_, let base), .cast(let base, _, _), .try(_, let base), .await(let base),
      .selector(let base):
      visit(base)
    default: break
    }
  }

  private mutating func visit(_ closure: Closure) {
    for capture in closure.captures {
      if let value = capture.value { visit(value) }
    }
    depth += 1
    visit(closure.body)
    depth -= 1
  }
}
