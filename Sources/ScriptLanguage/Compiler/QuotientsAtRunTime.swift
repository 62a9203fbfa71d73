import Diagnostics
import SwiftSubset

/// A quotient of integer literals: `1 / 2` is 0, and a half beside a number with a fraction.
struct LiteralQuotient {
  let whole: Int64
  let fraction: Double
}

// Where no declaration tells what the other operand is, as of `$0 * (1 / 2)`, its value does.
extension Compiler {
  /// Pushes a quotient as the other operand, which is on the stack, has it.
  mutating func emitQuotient(_ quotient: LiteralQuotient, _ range: SourceRange) {
    program.quotients.append(quotient)
    emit(.pushQuotient(program.quotients.count - 1), range)
  }

  /// Compiles an operation whose left operand is a quotient of literals: the right one, which tells
  /// what it is, comes first. Literals can be evaluated at any time.
  /// - Returns: Whether it is one.
  mutating func compileQuotient(_ expression: Expression) throws(ScriptError) -> Bool {
    guard case .binary(let symbol, let left, let right) = expression.kind,
      let operation = BinaryOperator(symbol), let quotient = expression.quotientInFront
    else { return false }
    try compile(right)
    emitQuotient(quotient, left.range)
    emit(.swap, expression.range)
    emit(.binary(operation), expression.range)
    return true
  }
}

extension Expression {
  /// Its values if it is made of integer literals and divides some of them with a remainder.
  var literalQuotient: LiteralQuotient? {
    guard hasQuotient, let value = quotientValue, Double(value.whole) != value.fraction else {
      return nil
    }
    return value
  }

  /// The quotient of literals that is its left operand, if the right one is none.
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

extension Machine {
  func pushQuotient(_ quotient: LiteralQuotient) {
    if case .double? = stack.last {
      push(.double(quotient.fraction))
    } else {
      push(.integer(quotient.whole))
    }
  }
}
