import Diagnostics
import SwiftSubset

extension ExpressionCompiler {
  /// Compiles `Result { try load() }` and `Result(catching: load)`.
  /// - Returns: True if the call makes a `Result` this way.
  func compileResult(
    _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) -> Bool {
    guard arguments.count == 1, arguments[0].isTrailing || arguments[0].label == "catching",
      case .unknown = lookup.meaning(of: "Result")
    else { return false }
    func made(_ name: String, _ value: Expression) -> Statement {
      let made = Expression(
        .call(Expression(.implicitMember(name), at: range), [Argument(label: nil, value: value)]),
        at: range)
      return Statement(.return(made), at: range)
    }
    let work = Expression(.identifier("work of result"), at: range)
    let outcome = Expression(
      .try(.plain, Expression(.call(work, []), at: range)), at: range)
    let error = Expression(.identifier("error"), at: range)
    let body = Statement(
      .do(
        [made("success", outcome)], [CatchClause(pattern: nil, body: [made("failure", error)])]),
      at: range)
    let capture = Capture(
      strength: .strong, name: "work of result", value: arguments[0].value, range: range)
    let closure = Closure(
      captures: [capture], parameters: [], implicitParameterCount: 0, isAsync: false, body: [body])
    try compileClosure(closure, range)
    code.emit(.callValue(callSite("closure", [])), range)
    return true
  }
}
