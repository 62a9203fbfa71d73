import Diagnostics
import SwiftSubset

// Functions that promise a value and can end without a value.
extension CodeChecks {
  func rejectMissingReturn(
    _ function: FunctionDeclaration, of type: Int?, isStatic: Bool
  ) throws(ScriptError) {
    guard case .function = function.role, let body = function.body,
      let result = function.returnType, !result.isNothing,
      !body.isSingleExpression || body.isNothing,
      !typeLookup.isBuilt(function), !typeLookup.isCollected(function),
      canEnd(body, of: type, isStatic: isStatic)
    else { return }
    throw ScriptError(
      "missing-return", "'\(function.name)' can end without returning a value",
      function.nameRange, help: ["return a value on every path"])
  }

  /// Rejects a `guard` body that can end, because code behind a `guard` needs its conditions.
  func rejectFallingThrough(
    _ body: [Statement], of range: SourceRange
  ) throws(ScriptError) {
    guard canEnd(body, of: scopes.enclosingType, isStatic: scopes.top.isStatic) else { return }
    throw ScriptError(
      "guard-falls-through", "'guard' body must not fall through", range,
      help: [
        scopes.top.isTopLevel
          ? "end the body with 'fatalError()': there is no function that 'return' could leave"
          : "leave the scope at the end of the body with 'return' or 'throw'"
      ])
  }

  /// Returns true if code behind the statements can be reached.
  /// - Parameter type: The type whose member contains the statements.
  private func canEnd(_ body: [Statement], of type: Int?, isStatic: Bool) -> Bool {
    body.canEnd { value in neverReturns(value, of: type, isStatic: isStatic) }
  }

  /// Returns true if an expression calls a `Never` function of the author.
  private func neverReturns(_ value: Expression, of type: Int?, isStatic: Bool) -> Bool {
    if case .await(let inner) = value.kind {
      return neverReturns(inner, of: type, isStatic: isStatic)
    }
    if case .try(let kind, let inner) = value.kind, kind != .optional {
      return neverReturns(inner, of: type, isStatic: isStatic)
    }
    guard case .call(let callee, _) = value.kind else { return false }
    if case .identifier(let name) = callee.kind {
      if symbols.tables.overloads[name] == nil,
        case .named("Never", _) = symbols.tables.resultTypes[name]
      {
        return true
      }
      return type.map { isNever(name, of: $0, isStatic: isStatic) } ?? false
    }
    guard case .member(let base, let name) = callee.kind else { return false }
    if base.isSelfOrSuper { return type.map { isNever(name, of: $0, isStatic: isStatic) } ?? false }
    if case .identifier("Self") = base.kind {
      return type.map { isNever(name, of: $0, isStatic: true) } ?? false
    }
    if let named = typeLookup.namedType(base, inside: type) {
      return isNever(name, of: named, isStatic: true)
    }
    if case .identifier(let library) = base.kind, let added = symbols.tables.extensions[library] {
      return isNever(name, of: added, isStatic: true)
    }
    if case .named("Never", _) = staticTypes.staticType(of: value) { return true }
    return false
  }

  /// Returns true if a type has a `Never` method of a name.
  private func isNever(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? symbols.tables.staticMembers : symbols.tables.members)[name] ?? []
    return symbols.ancestry.hasAny(owners, above: type) { owner in
      let code = symbols.types[owner]
      return (isStatic ? code.staticMethods : code.methods).contains { method in
        guard method.name == name, case .named("Never", _) = method.resultType else { return false }
        return true
      }
    }
  }
}

extension TypeSyntax {
  /// True for `Void` and for `Never`, which has no values.
  fileprivate var isNothing: Bool {
    switch self {
    case .named("Void", _), .named("Never", _): true
    case .tuple(let elements, _): elements.isEmpty
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .function, .composition,
      .metatype:
      false
    }
  }
}

extension [Statement] {
  /// True for an assignment or a call of `print` alone, which have no value.
  fileprivate var isNothing: Bool {
    guard count == 1, case .expression(let value) = self[0].kind else { return false }
    switch value.kind {
    case .assignment: return true
    case .call(let callee, _):
      if case .identifier("print") = callee.kind { return true }
      return false
    default: return false
    }
  }

  /// Returns true if code behind the statements can be reached.
  fileprivate func canEnd(_ isNever: (Expression) -> Bool) -> Bool {
    allSatisfy { $0.canEnd(isNever) }
  }
}

extension Statement {
  /// Returns true if code behind the statement can be reached, as far as syntax tells.
  fileprivate func canEnd(_ isNever: (Expression) -> Bool) -> Bool {
    switch kind {
    case .return, .throw, .break, .continue, .fallthrough: return false
    case .expression(let value): return !value.isEndOfApp && !isNever(value)
    case .if(let conditions, let body, let branch):
      if conditions.contains(where: { $0.isAvailability }) { return body.canEnd(isNever) }
      return body.canEnd(isNever) || branch?.canEnd(isNever) ?? true
    // A `break` leaves a case without leaving the function.
    case .switch(_, let cases):
      return cases.contains { $0.body.canEnd(isNever) || $0.body.hasBreak }
    case .while(let conditions, let body): return !conditions.areTrue || body.hasBreak
    case .repeatWhile(let body, let condition):
      if body.hasBreak { return true }
      return body.canEnd(isNever) && !condition.isTrue
    case .do(let body, let clauses):
      return body.canEnd(isNever) || clauses.contains { $0.body.canEnd(isNever) }
    case .labeled(_, let statement): return statement.canEnd(isNever)
    case .variable, .function, .type, .guard, .forIn, .defer, .skipped, .import, .typeAlias:
      return true
    }
  }
}

extension [Condition] {
  fileprivate var areTrue: Bool {
    guard count == 1, case .expression(let value) = self[0] else { return false }
    return value.isTrue
  }
}

extension Condition {
  fileprivate var isAvailability: Bool {
    if case .availability = self { return true }
    return false
  }
}

extension Expression {
  fileprivate var isSelfOrSuper: Bool {
    if case .selfReference = kind { return true }
    if case .superReference = kind { return true }
    return false
  }

  fileprivate var isTrue: Bool {
    if case .boolean(true) = kind { return true }
    return false
  }

  /// True for a call by the name of a library function that never returns.
  fileprivate var isEndOfApp: Bool {
    guard case .call(let callee, _) = kind, case .identifier(let name) = callee.kind else {
      return false
    }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}

extension ElseBranch {
  fileprivate func canEnd(_ isNever: (Expression) -> Bool) -> Bool {
    switch self {
    case .block(let body): body.canEnd(isNever)
    case .elseIf(let statement): statement.canEnd(isNever)
    }
  }
}

extension [Statement] {
  /// True if a `break` among the statements can leave the statement around.
  fileprivate var hasBreak: Bool {
    contains { statement in
      switch statement.kind {
      case .break: true
      case .if(_, let body, let branch): body.hasBreak || branch?.hasBreak ?? false
      case .guard(_, let body): body.hasBreak
      case .do(let body, let clauses):
        body.hasBreak || clauses.contains { $0.body.hasBreak }
      case .expression, .variable, .function, .type, .switch, .forIn, .while, .repeatWhile, .defer,
        .return, .throw, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
        false
      }
    }
  }
}

extension ElseBranch {
  fileprivate var hasBreak: Bool {
    switch self {
    case .block(let body): body.hasBreak
    case .elseIf(let statement): [statement].hasBreak
    }
  }
}
