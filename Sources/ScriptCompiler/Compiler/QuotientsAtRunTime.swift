import Diagnostics
import SwiftSubset

// If no declaration gives the type of the other operand, as in `$0 * (1 / 2)`, the value decides.
extension ExpressionCompiler {
  /// Pushes a quotient with the type of the other operand, which is on the stack.
  func emitQuotient(_ quotient: LiteralQuotient, _ range: SourceRange) {
    code.emit(.pushQuotient(builder.quotient(quotient)), range)
  }

  /// Compiles an operation with a quotient of literals on the left. The right operand comes first,
  /// because its type decides. Literals can be evaluated at any time.
  /// - Returns: True if the left operand is a quotient.
  func compileQuotient(_ expression: Expression) throws(ScriptError) -> Bool {
    guard case .binary(let symbol, let left, let right) = expression.kind,
      let operation = BinaryOperator(symbol), let quotient = expression.quotientInFront
    else { return false }
    try compile(right)
    emitQuotient(quotient, left.range)
    code.emit(.swap, expression.range)
    code.emit(.binary(operation), expression.range)
    return true
  }
}
