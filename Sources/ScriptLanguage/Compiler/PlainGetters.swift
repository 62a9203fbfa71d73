import SwiftSubset

/// The knowledge about code that may only answer.
struct PlainReads {
  /// The names whose reads have no effect.
  var names: [String] = []
  /// True if calls of undeclared functions count as answers.
  var callsLibrary = false
}

// Getters that act like properties that are never read.
extension Compiler {
  /// Returns true if a getter only computes its value: the getter calls and changes nothing, and
  /// neither do the properties that the getter reads.
  func isPlainGetter(_ body: [Statement]) -> Bool {
    var seen = PlainReads()
    return body.allSatisfy { isPlain($0, &seen) }
  }

  /// Returns true if a closure only answers. UIKit asks about content on screen, so a view is
  /// loaded already, and UIKit calls, such as asking a table view for a cell, only answer.
  func isPlainClosure(_ body: [Statement]) -> Bool {
    var seen = PlainReads(names: ["view"], callsLibrary: true)
    return body.allSatisfy { isPlain($0, &seen) }
  }

  private func isPlain(_ statement: Statement, _ seen: inout PlainReads) -> Bool {
    switch statement.kind {
    case .expression(let value): return isEffectFree(value, &seen)
    case .return(let value): return value.map { isEffectFree($0, &seen) } ?? true
    case .if(let conditions, let body, let otherwise):
      guard isPlain(conditions, body, &seen) else { return false }
      switch otherwise {
      case .block(let statements): return isPlain([], statements, &seen)
      case .elseIf(let next): return isPlain(next, &seen)
      case nil: return true
      }
    case .guard(let conditions, let body): return isPlain(conditions, body, &seen)
    case .variable(let variable):
      return variable.entries.allSatisfy { entry in
        guard let value = entry.initialValue, entry.accessors == nil else { return false }
        return isEffectFree(value, &seen)
      }
    case .function, .type, .switch, .forIn, .while, .repeatWhile, .do, .defer, .throw, .break,
      .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return false
    }
  }

  private func isPlain(
    _ conditions: [Condition], _ body: [Statement], _ seen: inout PlainReads
  ) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let value), .binding(_, let value, _):
        guard isEffectFree(value, &seen) else { return false }
      case .availability: break
      case .pattern: return false
      }
    }
    for statement in body where !isPlain(statement, &seen) { return false }
    return true
  }

  private func isEffectFree(_ expression: Expression, _ seen: inout PlainReads) -> Bool {
    switch expression.kind {
    case .nilLiteral, .boolean, .integer, .floating, .implicitMember, .selfReference,
      .superReference, .type:
      return true
    case .identifier(let name): return isReadPlainly(name, &seen)
    case .member(let base, let name):
      return isEffectFree(base, &seen) && isReadPlainly(name, &seen)
    case .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base),
      .cast(let base, _, _):
      return isEffectFree(base, &seen)
    case .binary(_, let left, let right):
      return isEffectFree(left, &seen) && isEffectFree(right, &seen)
    case .ternary(let condition, let first, let second):
      return isEffectFree(condition, &seen) && isEffectFree(first, &seen)
        && isEffectFree(second, &seen)
    // No type of the author has subscripts.
    case .subscript(let base, let arguments):
      for argument in arguments where !isEffectFree(argument.value, &seen) { return false }
      return isEffectFree(base, &seen)
    case .call(let callee, let arguments):
      guard seen.callsLibrary, isAnswer(callee, &seen) else { return false }
      for argument in arguments where !isEffectFree(argument.value, &seen) { return false }
      return true
    case .array(let elements):
      for element in elements where !isEffectFree(element, &seen) { return false }
      return true
    case .string, .closureParameter, .dictionary, .tuple, .closure, .partialRange, .assignment,
      .discard, .try, .await, .selector, .keyPath:
      return false
    }
  }

  /// Returns true if the callee belongs to the library and only answers, or is a method of the
  /// author that only answers.
  private func isAnswer(_ callee: Expression, _ seen: inout PlainReads) -> Bool {
    let called: String
    if case .identifier(let name) = callee.kind {
      called = name
    } else if case .member(let base, let name) = callee.kind, isEffectFree(base, &seen) {
      called = name
    } else {
      return false
    }
    if called == "print" || functionIndex(named: called) != nil { return false }
    guard !seen.names.contains(called) else { return true }
    seen.names.append(called)
    for declarations in typeDeclarations {
      for case .function(let method) in declarations.flatMap({ $0.members.map { $0.kind } })
      where method.name == called {
        for statement in method.body ?? [] where !isPlain(statement, &seen) { return false }
      }
    }
    return true
  }

  /// Returns true if a read of a name runs no code with effects. `view` loads the view, a lazy
  /// property is made, and a getter of the author runs.
  private func isReadPlainly(_ name: String, _ seen: inout PlainReads) -> Bool {
    if seen.names.contains(name) { return true }
    if name == "view" { return false }
    seen.names.append(name)
    for declarations in typeDeclarations {
      for declaration in declarations {
        for case .variable(let variable) in declaration.members.map({ $0.kind }) {
          for entry in variable.entries {
            guard case .binding(name) = entry.pattern else { continue }
            // The first read makes a static property.
            if entry.initialValue != nil, variable.modifiers.isLazy || variable.modifiers.isStatic {
              guard entry.initialValue.map({ isEffectFree($0, &seen) }) ?? true else {
                return false
              }
            }
            guard let getter = entry.accessors?.getter else { continue }
            for statement in getter where !isPlain(statement, &seen) { return false }
          }
        }
      }
    }
    return true
  }
}
