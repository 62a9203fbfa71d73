import Diagnostics
import SwiftSubset

// `reduce(into:)`, whose closure changes its first parameter. No other closure parameter can
// change, so the parameter is a variable of the closure, and the closure returns the variable.
extension ExpressionCompiler {
  /// Compiles the arguments of `reduce(into:)`.
  /// - Returns: True if the call is a `reduce(into:)`.
  func compileReduction(
    _ name: String, _ arguments: [Argument]
  ) throws(ScriptError) -> Bool {
    guard name == "reduce", arguments.count == 2, arguments[0].label == "into" else { return false }
    try compile(arguments[0].value)
    let last = arguments[1].value
    guard case .closure(let closure) = last.kind else {
      throw ScriptError.unsupported(
        "'reduce(into:)' with anything but a closure in braces", last.range)
    }
    try compileClosure(closure, last.range, accumulates: true)
    return true
  }
}
