import SwiftSubset

// The values of quotients of integer literals.
extension Expression {
  /// The values of an expression of integer literals that divides with a remainder.
  var literalQuotient: LiteralQuotient? {
    guard hasQuotient, let value = quotientValue, Double(value.whole) != value.fraction else {
      return nil
    }
    return value
  }

  /// The quotient of literals on the left, if the right operand is no literal.
  var quotientInFront: LiteralQuotient? {
    guard case .binary(let symbol, let left, let right) = kind,
      ["+", "-", "*", "/", "<", "<=", ">", ">=", "==", "!="].contains(symbol),
      left.isOfIntegerLiterals, !right.isOfIntegerLiterals
    else { return nil }
    return left.literalQuotient
  }

  private var quotientValue: LiteralQuotient? {
    switch kind {
    case .integer(let value): return LiteralQuotient(whole: value, fraction: Double(value))
    case .prefix(let symbol, let operand):
      guard let value = operand.quotientValue, symbol == "-" || symbol == "+" else { return nil }
      if symbol == "+" { return value }
      return value.whole == .min
        ? nil : LiteralQuotient(whole: -value.whole, fraction: -value.fraction)
    case .binary(let symbol, let left, let right):
      guard let left = left.quotientValue, let right = right.quotientValue else { return nil }
      return left.combined(with: right, by: symbol)
    case .nilLiteral, .boolean, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .partialRange, .ternary, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      return nil
    }
  }
}

extension LiteralQuotient {
  fileprivate func combined(with other: LiteralQuotient, by symbol: String) -> LiteralQuotient? {
    let (result, isTooLarge): (Int64, Bool)
    let number: Double
    switch symbol {
    case "+":
      (result, isTooLarge) = whole.addingReportingOverflow(other.whole)
      number = fraction + other.fraction
    case "-":
      (result, isTooLarge) = whole.subtractingReportingOverflow(other.whole)
      number = fraction - other.fraction
    case "*":
      (result, isTooLarge) = whole.multipliedReportingOverflow(by: other.whole)
      number = fraction * other.fraction
    case "/":
      (result, isTooLarge) = whole.dividedReportingOverflow(by: other.whole)
      number = fraction / other.fraction
    default: return nil
    }
    return isTooLarge ? nil : LiteralQuotient(whole: result, fraction: number)
  }
}
