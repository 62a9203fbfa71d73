/// A part of the syntax tree that stands directly in another part.
package enum SyntaxPart: Sendable {
  case expression(Expression)
  case statement(Statement)
  case pattern(Pattern)
  /// Statements that do not run in their place: the body of a closure, a function or an accessor,
  /// or the members of a type.
  case code([Statement])
}

// `forEachPart` alone knows the parts of each kind of syntax. A pass for some kinds handles those
// kinds, and goes on into the parts of all other kinds.

extension Expression {
  /// Calls a closure with each direct part, in the order of the text.
  package func forEachPart(_ visit: (SyntaxPart) -> Void) {
    switch kind {
    case .nilLiteral, .boolean, .integer, .floating, .identifier, .closureParameter, .selfReference,
      .superReference, .implicitMember, .discard, .keyPath, .type:
      break
    case .string(let segments):
      for case .interpolation(let value) in segments { visit(.expression(value)) }
    case .array(let elements):
      for element in elements { visit(.expression(element)) }
    case .dictionary(let elements):
      for element in elements {
        visit(.expression(element.key))
        visit(.expression(element.value))
      }
    case .tuple(let elements):
      for element in elements { visit(.expression(element.value)) }
    case .member(let base, _), .optionalChain(let base), .forceUnwrap(let base),
      .prefix(_, let base), .cast(let base, _, _), .try(_, let base), .await(let base),
      .selector(let base):
      visit(.expression(base))
    case .call(let base, let arguments), .subscript(let base, let arguments):
      visit(.expression(base))
      for argument in arguments { visit(.expression(argument.value)) }
    case .closure(let closure): closure.forEachPart(visit)
    case .binary(_, let left, let right), .assignment(_, let left, let right):
      visit(.expression(left))
      visit(.expression(right))
    case .ternary(let condition, let first, let second):
      visit(.expression(condition))
      visit(.expression(first))
      visit(.expression(second))
    case .partialRange(_, let low, let high):
      if let low { visit(.expression(low)) }
      if let high { visit(.expression(high)) }
    }
  }
}

extension Closure {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    for capture in captures {
      if let value = capture.value { visit(.expression(value)) }
    }
    visit(.code(body))
  }
}

extension Statement {
  /// Calls a closure with each direct part, in the order of the text.
  package func forEachPart(_ visit: (SyntaxPart) -> Void) {
    switch kind {
    case .break, .continue, .fallthrough, .skipped, .import, .typeAlias, .return(nil): break
    case .expression(let value), .throw(let value), .return(let value?): visit(.expression(value))
    case .variable(let declaration): declaration.forEachPart(visit)
    case .function(let function): function.forEachPart(visit)
    case .type(let type): type.forEachPart(visit)
    case .if(let conditions, let body, let branch):
      for condition in conditions { condition.forEachPart(visit) }
      body.forEachPart(visit)
      branch?.forEachPart(visit)
    case .guard(let conditions, let body), .while(let conditions, let body):
      for condition in conditions { condition.forEachPart(visit) }
      body.forEachPart(visit)
    case .switch(let subject, let cases):
      visit(.expression(subject))
      for branch in cases {
        for pattern in branch.patterns { pattern.forEachPart(visit) }
        branch.body.forEachPart(visit)
      }
    case .forIn(let loop):
      visit(.pattern(loop.pattern))
      visit(.expression(loop.sequence))
      if let condition = loop.condition { visit(.expression(condition)) }
      loop.body.forEachPart(visit)
    case .repeatWhile(let body, let condition):
      body.forEachPart(visit)
      visit(.expression(condition))
    case .do(let body, let clauses):
      body.forEachPart(visit)
      for clause in clauses {
        clause.pattern?.forEachPart(visit)
        clause.body.forEachPart(visit)
      }
    case .defer(let body): body.forEachPart(visit)
    case .labeled(_, let statement): visit(.statement(statement))
    }
  }
}

extension [Statement] {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    for statement in self { visit(.statement(statement)) }
  }
}

extension ElseBranch {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    switch self {
    case .block(let body): body.forEachPart(visit)
    case .elseIf(let statement): visit(.statement(statement))
    }
  }
}

extension Condition {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    switch self {
    case .expression(let value), .binding(_, let value, _): visit(.expression(value))
    case .pattern(let pattern, let value):
      visit(.pattern(pattern))
      visit(.expression(value))
    case .availability: break
    }
  }
}

extension Pattern {
  /// Calls a closure with each direct part, in the order of the text.
  package func forEachPart(_ visit: (SyntaxPart) -> Void) {
    switch self {
    case .wildcard, .binding, .variable, .isType: break
    case .expression(let value): visit(.expression(value))
    case .enumCase(_, let patterns, _, _), .tuple(let patterns):
      for pattern in patterns { visit(.pattern(pattern)) }
    case .asType(let pattern, _), .some(let pattern): visit(.pattern(pattern))
    }
  }
}

extension CasePattern {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    visit(.pattern(pattern))
    if let condition { visit(.expression(condition)) }
  }
}

extension VariableDeclaration {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    modifiers.forEachPart(visit)
    for entry in entries {
      visit(.pattern(entry.pattern))
      if let value = entry.initialValue { visit(.expression(value)) }
      guard let accessors = entry.accessors else { continue }
      if let getter = accessors.getter { visit(.code(getter)) }
      for accessor in [accessors.setter, accessors.willSet, accessors.didSet] {
        if let accessor { visit(.code(accessor.body)) }
      }
    }
  }
}

extension FunctionDeclaration {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    modifiers.forEachPart(visit)
    for parameter in parameters {
      // A default value is computed when the function is called.
      guard let value = parameter.defaultValue else { continue }
      visit(.code([Statement(.expression(value), at: value.range)]))
    }
    if let body { visit(.code(body)) }
    if let setter { visit(.code(setter.body)) }
  }
}

extension TypeDeclaration {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    modifiers.forEachPart(visit)
    for entry in cases {
      for case let value? in entry.payloadDefaults { visit(.expression(value)) }
      if let value = entry.rawValue { visit(.expression(value)) }
    }
    visit(.code(members))
  }
}

extension Modifiers {
  fileprivate func forEachPart(_ visit: (SyntaxPart) -> Void) {
    for argument in wrapperArguments { visit(.expression(argument.value)) }
  }
}
