import SwiftSubset

/// The purpose of a closure, as far as the text of the closure shows it.
///
/// A closure that only configures its parameters is part of the call that takes the closure, as in
/// `label.then { $0.textColor = .red }`. So is a closure that only computes a value: nobody waits for it. Any
/// other closure may be called later, as a completion is.
struct ClosurePurpose {
  /// True if the closure is over when the call that takes the closure returns.
  private(set) var isOverAtReturn = false
  /// The parameters, and the constants that name a part of a parameter.
  private var parts: [String]
  /// True if a statement changes a parameter, or calls a method of a parameter.
  private var configures = false

  init(of closure: Closure) {
    parts = closure.parameters.map { $0.name }
    guard !closure.isAsync else { return }
    if closure.body.count == 1, let value = ClosurePurpose.result(of: closure.body[0]),
      ClosurePurpose.isValue(value)
    {
      isOverAtReturn = true
      return
    }
    isOverAtReturn = isConfiguring(closure.body) && configures
  }

  private static func result(of statement: Statement) -> Expression? {
    if case .expression(let value) = statement.kind { return value }
    if case .return(let value) = statement.kind { return value }
    return nil
  }

  /// True for an expression without effects, which only makes sense for its value.
  private static func isValue(_ value: Expression) -> Bool {
    !contains(value) { inner in
      switch inner.kind {
      case .call, .closure, .assignment, .try, .await, .superReference, .type, .discard, .tuple:
        true
      case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
        .selfReference, .array, .dictionary, .implicitMember, .member, .optionalChain,
        .forceUnwrap, .subscript, .prefix, .binary, .partialRange, .ternary, .cast, .selector,
        .keyPath:
        false
      }
    }
  }

  private static func hasClosure(_ value: Expression) -> Bool {
    contains(value) { if case .closure = $0.kind { true } else { false } }
  }

  /// True if an expression or one of its parts meets a condition.
  private static func contains(
    _ value: Expression, where isMet: (Expression) -> Bool
  ) -> Bool {
    if isMet(value) { return true }
    var found = false
    value.forEachPart { part in
      if case .expression(let inner) = part { found = found || contains(inner, where: isMet) }
    }
    return found
  }

  /// True if a statement changes nothing but the parameters.
  private mutating func isConfiguring(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value): return isConfiguring(value)
    case .return(let value): return value.map { isOfParameter($0) } ?? true
    case .variable(let variable):
      for entry in variable.entries {
        guard let value = entry.initialValue, !Self.hasClosure(value) else { return false }
        if case .binding(let name) = entry.pattern, isOfParameter(value) { parts.append(name) }
      }
      return true
    case .if(_, let body, let branch): return isConfiguring(body) && isConfiguring(branch)
    case .guard(_, let body): return isConfiguring(body)
    case .forIn(let loop):
      if case .binding(let name) = loop.pattern, isOfParameter(loop.sequence) { parts.append(name) }
      return isConfiguring(loop.body)
    case .switch(_, let cases): return cases.allSatisfy { isConfiguring($0.body) }
    case .break, .continue, .fallthrough, .skipped: return true
    case .function, .type, .while, .repeatWhile, .do, .defer, .throw, .import, .typeAlias,
      .labeled:
      return false
    }
  }

  private mutating func isConfiguring(_ statements: [Statement]) -> Bool {
    for statement in statements where !isConfiguring(statement) { return false }
    return true
  }

  private mutating func isConfiguring(_ branch: ElseBranch?) -> Bool {
    switch branch {
    case nil: true
    case .block(let body): isConfiguring(body)
    case .elseIf(let statement): isConfiguring(statement)
    }
  }

  private mutating func isConfiguring(_ value: Expression) -> Bool {
    if case .try(_, let inner) = value.kind { return isConfiguring(inner) }
    if case .assignment(_, let target, let new) = value.kind {
      guard isOfParameter(target), !Self.hasClosure(new) else { return false }
    } else {
      guard isOfParameter(value), !Self.hasClosure(value) else { return false }
      guard case .call = value.kind else { return true }
    }
    configures = true
    return true
  }

  /// True for a parameter, and for a chain of members and calls that begins with a parameter.
  private func isOfParameter(_ value: Expression) -> Bool {
    switch value.kind {
    case .closureParameter: true
    case .identifier(let name): parts.contains(name)
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .subscript(let base, _), .call(let base, _), .cast(let base, _, _):
      isOfParameter(base)
    case .nilLiteral, .boolean, .integer, .floating, .string, .selfReference, .superReference,
      .array, .dictionary, .tuple, .implicitMember, .closure, .prefix, .binary, .partialRange,
      .ternary, .assignment, .discard, .try, .await, .selector, .keyPath, .type:
      false
    }
  }
}
