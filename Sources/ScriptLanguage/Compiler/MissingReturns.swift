// Functions that promise a value and can end without one.
extension Compiler {
  func rejectMissingReturn(_ function: FunctionDeclaration) throws(ScriptError) {
    guard case .function = function.role, let body = function.body,
      let type = function.returnType, !type.isNothing, !body.isSingleExpression, body.canEnd,
      !endsInNever(body)
    else { return }
    throw error(
      "missing-return", "'\(function.name)' can end without returning a value",
      function.nameRange, help: ["return a value on every path"])
  }

  /// What stands behind a `guard` is only reached if its conditions hold.
  func rejectFallingThrough(
    _ body: [Statement], of range: SourceRange
  ) throws(ScriptError) {
    guard body.canEnd, !endsInNever(body) else { return }
    throw error(
      "guard-falls-through", "'guard' body must not fall through",
      range, help: ["leave the scope at the end of the body with 'return' or 'throw'"])
  }

  /// Whether the last statement calls a function of the author's that never returns.
  private func endsInNever(_ body: [Statement]) -> Bool {
    guard case .expression(let value) = body.last?.kind, case .call(let callee, _) = value.kind,
      case .identifier(let name) = callee.kind, case .named("Never", _) = tables.resultTypes[name]
    else { return false }
    return true
  }
}

extension TypeSyntax {
  /// `Void`, or `Never`, of which there are no values.
  fileprivate var isNothing: Bool {
    switch self {
    case .named("Void", _), .named("Never", _): true
    case .tuple(let elements, _): elements.isEmpty
    default: false
    }
  }
}

extension [Statement] {
  /// Whether the only statement is the result.
  fileprivate var isSingleExpression: Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression: return true
    case .if(_, let body, let branch?): return body.isSingleExpression && branch.isResult
    case .switch(_, let cases): return cases.allSatisfy { $0.body.isSingleExpression }
    default: return false
    }
  }

  /// Whether what stands behind them can be reached.
  fileprivate var canEnd: Bool { allSatisfy { $0.canEnd } }
}

extension Statement {
  /// Whether what stands behind it can be reached, as far as that is seen without knowing values.
  fileprivate var canEnd: Bool {
    switch kind {
    case .return, .throw, .break, .continue, .fallthrough: return false
    case .expression(let value): return !value.isEndOfApp
    case .if(let conditions, let body, let branch):
      if conditions.contains(where: { $0.isAvailability }) { return body.canEnd }
      return body.canEnd || branch?.canEnd ?? true
    // A `break` leaves a case without leaving the function.
    case .switch(_, let cases): return cases.contains { $0.body.canEnd || $0.body.hasBreak }
    case .while(let conditions, let body): return !conditions.areTrue || body.hasBreak
    case .repeatWhile(let body, let condition):
      if body.hasBreak { return true }
      return body.canEnd && !condition.isTrue
    case .do(let body, let clauses):
      return body.canEnd || clauses.contains { $0.body.canEnd }
    case .labeled(_, let statement): return statement.canEnd
    default: return true
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
  fileprivate var isTrue: Bool {
    if case .boolean(true) = kind { return true }
    return false
  }

  /// Whether it is a call that never returns. What the author declares may be one.
  fileprivate var isEndOfApp: Bool {
    guard case .call(let callee, _) = kind, case .identifier(let name) = callee.kind else {
      return false
    }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}

extension ElseBranch {
  fileprivate var canEnd: Bool {
    switch self {
    case .block(let body): body.canEnd
    case .elseIf(let statement): statement.canEnd
    }
  }

  fileprivate var isResult: Bool {
    switch self {
    case .block(let body): body.isSingleExpression
    case .elseIf(let statement): [statement].isSingleExpression
    }
  }
}

extension [Statement] {
  /// Whether a `break` among them can leave the statement around them.
  fileprivate var hasBreak: Bool {
    contains { statement in
      switch statement.kind {
      case .break: true
      case .if(_, let body, let branch): body.hasBreak || branch?.hasBreak ?? false
      case .guard(_, let body): body.hasBreak
      case .do(let body, let clauses):
        body.hasBreak || clauses.contains { $0.body.hasBreak }
      default: false
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
