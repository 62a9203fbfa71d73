import Diagnostics
import SwiftSubset
import UIKitNames

// Integer literals whose context may make them fractional numbers.
extension Expression {
  /// True if a part of the same type is an integer literal.
  var hasInteger: Bool { hasInteger(isLoose: true) }

  /// True if an integer literal of the same type stands where no operator joins the literal with
  /// another number at run time, as in `isWide ? width : 75` and `1 / 2`.
  var hasLooseInteger: Bool { hasQuotient || hasInteger(isLoose: false) }

  /// - Parameter isLoose: True if the expression itself is no operand of `+`, `-`, `*` or `/`.
  private func hasInteger(isLoose: Bool) -> Bool {
    var rest = self
    var isLoose = isLoose
    while case .binary(let symbol, let left, let right) = rest.kind {
      isLoose = isLoose || symbol == "??"
      if right.hasInteger(isLoose: isLoose) { return true }
      rest = left
    }
    switch rest.kind {
    case .integer: return isLoose
    case .ternary(_, let first, let second):
      return first.hasInteger(isLoose: true) || second.hasInteger(isLoose: true)
    case .array(let elements): return elements.contains { $0.hasInteger(isLoose: true) }
    case .dictionary(let elements): return elements.contains { $0.value.hasInteger(isLoose: true) }
    case .prefix(_, let base), .forceUnwrap(let base): return base.hasInteger(isLoose: isLoose)
    case .member(let base, let name) where base.givesElement(name):
      return base.hasInteger(isLoose: true)
    case .subscript(let base, _) where base.isArray: return base.hasInteger(isLoose: true)
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, base.givesElement(name) {
        return base.hasInteger(isLoose: true)
      }
      guard let name = callee.calledName, NumberFunctions.isGeneric(name) else { return false }
      return arguments.contains { $0.value.hasInteger(isLoose: true) }
    case .nilLiteral, .boolean, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .tuple, .implicitMember, .member, .optionalChain, .subscript, .closure,
      .binary, .partialRange, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      return false
    }
  }

  var isArray: Bool {
    if case .array = kind { return true }
    return false
  }

  /// Returns true if a member of a list of literals gives one of the elements, or all of them.
  fileprivate func givesElement(_ name: String) -> Bool {
    let members = ["min", "max", "first", "last", "sorted", "reversed", "randomElement"]
    return isArray && members.contains(name)
  }

  /// The expression with its integer literals of the same type as fractional numbers.
  var withFractions: Expression {
    var rest = self
    var chain: [(symbol: String, right: Expression, range: SourceRange)] = []
    while case .binary(let symbol, let left, let right) = rest.kind {
      chain.append((symbol, right.withFractions, rest.range))
      rest = left
    }
    var result = rest.operandWithFractions
    for link in chain.reversed() {
      result = Expression(.binary(link.symbol, result, link.right), at: link.range)
    }
    return result
  }

  private var operandWithFractions: Expression {
    switch kind {
    case .integer(let value): return Expression(.floating(Double(value)), at: range)
    case .prefix(let symbol, let operand):
      return Expression(.prefix(symbol, operand.withFractions), at: range)
    case .ternary(let condition, let first, let second):
      return Expression(.ternary(condition, first.withFractions, second.withFractions), at: range)
    case .array(let elements):
      return Expression(.array(elements.map { $0.withFractions }), at: range)
    case .dictionary(let elements):
      let values = elements.map { DictionaryElement(key: $0.key, value: $0.value.withFractions) }
      return Expression(.dictionary(values), at: range)
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, base.givesElement(name) {
        let member = Expression(.member(base.withFractions, name), at: callee.range)
        return Expression(.call(member, arguments), at: range)
      }
      guard let name = callee.calledName, NumberFunctions.isGeneric(name) else { return self }
      return Expression(.call(callee, arguments.map { $0.with($0.value.withFractions) }), at: range)
    case .member(let base, let name) where base.givesElement(name):
      return Expression(.member(base.withFractions, name), at: range)
    case .subscript(let base, let arguments) where base.isArray:
      return Expression(.subscript(base.withFractions, arguments), at: range)
    case .forceUnwrap(let base): return Expression(.forceUnwrap(base.withFractions), at: range)
    case .nilLiteral, .boolean, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .tuple, .implicitMember, .member, .optionalChain, .subscript, .closure,
      .binary, .partialRange, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      return self
    }
  }
}
