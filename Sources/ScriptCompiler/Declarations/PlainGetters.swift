import SwiftSubset

/// The search for effects of code that may only answer.
struct PlainReads {
  private let symbols: SymbolTable
  /// The names whose reads have no effect.
  private var names: [String]
  /// True if calls of undeclared functions count as answers.
  private let callsLibrary: Bool

  private init(_ symbols: SymbolTable, names: [String] = [], callsLibrary: Bool = false) {
    self.symbols = symbols
    self.names = names
    self.callsLibrary = callsLibrary
  }

  /// Returns true if a getter only computes its value: the getter calls and changes nothing, and
  /// neither do the properties that the getter reads.
  static func isPlainGetter(_ body: [Statement], _ symbols: SymbolTable) -> Bool {
    var reads = PlainReads(symbols)
    return body.allSatisfy { reads.isPlain($0) }
  }

  /// Returns true if a closure only answers. UIKit asks about content on screen, so a view is
  /// loaded already, and UIKit calls, such as asking a table view for a cell, only answer.
  static func isPlainClosure(_ body: [Statement], _ symbols: SymbolTable) -> Bool {
    var reads = PlainReads(symbols, names: ["view"], callsLibrary: true)
    return body.allSatisfy { reads.isPlain($0) }
  }

  private mutating func isPlain(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let value): return isEffectFree(value)
    case .return(let value): return value.map { isEffectFree($0) } ?? true
    case .if(let conditions, let body, let otherwise):
      guard isPlain(conditions, body) else { return false }
      switch otherwise {
      case .block(let statements): return isPlain([], statements)
      case .elseIf(let next): return isPlain(next)
      case nil: return true
      }
    case .guard(let conditions, let body): return isPlain(conditions, body)
    case .variable(let variable):
      return variable.entries.allSatisfy { entry in
        guard let value = entry.initialValue, entry.accessors == nil else { return false }
        return isEffectFree(value)
      }
    case .function, .type, .switch, .forIn, .while, .repeatWhile, .do, .defer, .throw, .break,
      .continue, .fallthrough, .skipped, .import, .typeAlias, .labeled:
      return false
    }
  }

  private mutating func isPlain(_ conditions: [Condition], _ body: [Statement]) -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let value), .binding(_, let value, _):
        guard isEffectFree(value) else { return false }
      case .availability: break
      case .pattern: return false
      }
    }
    for statement in body where !isPlain(statement) { return false }
    return true
  }

  private mutating func isEffectFree(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nilLiteral, .boolean, .integer, .floating, .implicitMember, .selfReference,
      .superReference, .type:
      return true
    case .string(let segments):
      for case .interpolation(let value) in segments where !isEffectFree(value) { return false }
      return true
    case .identifier(let name): return isReadPlainly(name)
    case .member(let base, let name):
      return isEffectFree(base) && isReadPlainly(name)
    case .optionalChain(let base), .forceUnwrap(let base), .prefix(_, let base),
      .cast(let base, _, _):
      return isEffectFree(base)
    case .binary(_, let left, let right):
      return isEffectFree(left) && isEffectFree(right)
    case .ternary(let condition, let first, let second):
      return isEffectFree(condition) && isEffectFree(first)
        && isEffectFree(second)
    // No type of the author has subscripts.
    case .subscript(let base, let arguments):
      for argument in arguments where !isEffectFree(argument.value) { return false }
      return isEffectFree(base)
    case .call(let callee, let arguments):
      guard callsLibrary, isAnswer(callee) else { return false }
      for argument in arguments where !isEffectFree(argument.value) { return false }
      return true
    case .array(let elements):
      for element in elements where !isEffectFree(element) { return false }
      return true
    case .closureParameter, .dictionary, .tuple, .closure, .partialRange, .assignment,
      .discard, .try, .await, .selector, .keyPath:
      return false
    }
  }

  /// Returns true if the callee belongs to the library and only answers, or is a method of the
  /// author that only answers.
  private mutating func isAnswer(_ callee: Expression) -> Bool {
    let called: String
    if case .identifier(let name) = callee.kind {
      called = name
    } else if case .member(let base, let name) = callee.kind, isEffectFree(base) {
      called = name
    } else {
      return false
    }
    if called == "print" || symbols.functionIndex(named: called) != nil { return false }
    guard !names.contains(called) else { return true }
    names.append(called)
    for declarations in symbols.typeDeclarations {
      for case .function(let method) in declarations.flatMap({ $0.members.map { $0.kind } })
      where method.name == called {
        for statement in method.body ?? [] where !isPlain(statement) { return false }
      }
    }
    return true
  }

  /// Returns true if a read of a name runs no code with effects. `view` loads the view, a lazy
  /// property is made, and a getter of the author runs.
  private mutating func isReadPlainly(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if name == "view" { return false }
    names.append(name)
    for declarations in symbols.typeDeclarations {
      for declaration in declarations {
        for case .variable(let variable) in declaration.members.map({ $0.kind }) {
          for entry in variable.entries {
            guard case .binding(name) = entry.pattern else { continue }
            // The first read makes a static property.
            if entry.initialValue != nil, variable.modifiers.isLazy || variable.modifiers.isStatic {
              guard entry.initialValue.map({ isEffectFree($0) }) ?? true else {
                return false
              }
            }
            guard let getter = entry.accessors?.getter else { continue }
            for statement in getter where !isPlain(statement) { return false }
          }
        }
      }
    }
    return true
  }
}
