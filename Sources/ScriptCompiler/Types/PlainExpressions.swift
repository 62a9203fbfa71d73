import SwiftSubset

// Expressions that run no code of the script, so the order of their evaluation does not matter.
extension NameLookup {
  /// Returns true if evaluating an expression runs no code of the script and changes nothing.
  func isPlain(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name):
      switch meaning(of: name) {
      case .local, .capture, .global, .type, .builtInType: return true
      default: return false
      }
    case .selfReference, .closureParameter, .keyPath: return true
    case .closure(let closure): return closure.captures.allSatisfy { $0.value == nil }
    case .binary(_, let left, let right): return isPlain(left) && isPlain(right)
    case .prefix(_, let operand): return isPlain(operand)
    case .array(let elements):
      for element in elements where !isPlain(element) { return false }
      return true
    case .nilLiteral, .boolean, .integer, .floating, .string, .superReference, .dictionary, .tuple,
      .implicitMember, .member, .optionalChain, .forceUnwrap, .call, .subscript, .partialRange,
      .ternary, .assignment, .discard, .cast, .try, .await, .selector, .type:
      return expression.isPlainLiteral
    }
  }

  /// Returns true if all parts of a target, other than the changed variables, are plain.
  func hasPlainParts(_ target: Expression) -> Bool {
    switch target.kind {
    case .identifier, .closureParameter, .selfReference, .discard: return true
    case .member(let base, _), .forceUnwrap(let base): return hasPlainParts(base)
    case .subscript(let base, let arguments):
      for argument in arguments where !isPlain(argument.value) { return false }
      return hasPlainParts(base)
    case .tuple(let elements):
      for element in elements where !hasPlainParts(element.value) { return false }
      return true
    case .nilLiteral, .boolean, .integer, .floating, .string, .superReference, .array, .dictionary,
      .implicitMember, .optionalChain, .call, .closure, .prefix, .binary, .partialRange, .ternary,
      .assignment, .cast, .try, .await, .selector, .keyPath, .type:
      return false
    }
  }

  /// Returns true if a second evaluation of a place that holds a value runs no code but getters.
  func isFoundAgain(_ place: Expression) -> Bool {
    if case .optionalChain(let base) = place.kind { return isFoundAgain(base) }
    if case .forceUnwrap(let base) = place.kind { return isFoundAgain(base) }
    if case .member(let base, _) = place.kind { return isFoundAgain(base) && !base.isCall }
    guard case .subscript(let base, let arguments) = place.kind else { return true }
    return isFoundAgain(base) && !base.isCall && arguments.allSatisfy { isPlain($0.value) }
  }
}

extension Expression {
  fileprivate var isCall: Bool {
    if case .call = kind { return true }
    if case .optionalChain(let base) = kind { return base.isCall }
    if case .forceUnwrap(let base) = kind { return base.isCall }
    return false
  }

  /// True for a literal without parts.
  var isPlainLiteral: Bool {
    switch kind {
    case .nilLiteral, .boolean, .integer, .floating, .implicitMember: return true
    case .string(let segments):
      for case .interpolation in segments { return false }
      return true
    case .identifier, .closureParameter, .selfReference, .superReference, .array, .dictionary,
      .tuple, .member, .optionalChain, .forceUnwrap, .call, .subscript, .closure, .prefix, .binary,
      .partialRange, .ternary, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      return false
    }
  }
}
