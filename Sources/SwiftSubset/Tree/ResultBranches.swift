// An `if` or `switch` as a value: the result of a branch is the only expression of the branch.
extension [Statement] {
  /// True if the only statement is the result, or leaves without a result.
  package var isSingleExpression: Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression, .throw: return true
    case .if(_, let body, let branch?): return body.isSingleExpression && branch.isResult
    case .switch(_, let cases): return cases.allSatisfy { $0.body.isSingleExpression }
    case .variable, .function, .type, .if, .guard, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return false
    }
  }

  /// The statements with the only statement turned into a `return`, if the statement is a value.
  package var returningResult: [Statement] {
    guard isSingleExpression else { return self }
    let statement = self[0]
    switch statement.kind {
    case .expression(let value): return [Statement(.return(value), at: statement.range)]
    case .if(let conditions, let body, let branch?):
      return [
        Statement(
          .if(conditions, body.returningResult, else: branch.returningResult),
          at: statement.range)
      ]
    case .switch(let subject, let cases):
      let branches = cases.map { branch in
        SwitchCase(
          patterns: branch.patterns, isDefault: branch.isDefault,
          body: branch.body.returningResult, range: branch.range)
      }
      return [Statement(.switch(subject, branches), at: statement.range)]
    case .variable, .function, .type, .if, .guard, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return self
    }
  }
}

extension ElseBranch {
  var isResult: Bool {
    switch self {
    case .block(let body): body.isSingleExpression
    case .elseIf(let statement): [statement].isSingleExpression
    }
  }

  var returningResult: ElseBranch {
    switch self {
    case .block(let body): .block(body.returningResult)
    case .elseIf(let statement): [statement].returningResult.first.map { .elseIf($0) } ?? self
    }
  }
}

extension Closure {
  /// The only expression of the body, returned or not.
  package var onlyResult: Expression? {
    guard body.count == 1 else { return nil }
    if case .return(let value) = body[0].kind { return value }
    if case .expression(let value) = body[0].kind { return value }
    return nil
  }
}
