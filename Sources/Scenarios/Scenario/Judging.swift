import Diagnostics
import LifecycleEngine
import ScriptMachine

extension Machine {
  /// Computes a condition, and describes its operands if the condition is false.
  /// - Parameters:
  ///   - check: The check with the condition.
  ///   - function: The compiled condition.
  ///   - names: The names of the objects.
  /// - Throws: The reason why the condition is unusable. Nothing has changed then.
  func judge(
    _ check: CompiledCheck, _ function: Int, _ names: () -> ObjectNames
  ) throws(RunError) -> ConditionResult {
    try computing(function, check) { value throws(RunError) in
      guard try isTrue(value) else { return .fails(notes(check.operands, names())) }
      return brokenLink(check).map { .unusable($0) } ?? .holds
    }
  }

  /// The problem of a comparison that holds because an object in front of `?.` is nil.
  private func brokenLink(_ check: CompiledCheck) -> Diagnostic? {
    guard let operands = judgement?.operands else { return nil }
    let link = check.links.first { operands[$0]?.isNull == true }
    return link.map {
      var problem = VacuousCheck.error(
        "'\(check.operands[$0])' is nil here, so nothing after '?' is compared",
        check.range ?? SourceRange(0, 0))
      problem.help = ["write '\(check.operands[$0]) == nil'"]
      return problem
    }
  }

  /// Computes an expression that must not change anything.
  /// - Returns: The value, which the caller owns.
  func compute(_ check: CompiledCheck, _ function: Int) throws(RunError) -> Value {
    try computing(function, check) { value throws(RunError) in value }
  }

  private func isTrue(_ value: Value) throws(RunError) -> Bool {
    do throws(RunError) {
      return try condition(value)
    } catch {
      // The error belongs to the condition, not to the code that ran when the event occurred.
      guard case .failed(var diagnostic) = error, let range = judgement?.range else { throw error }
      diagnostic.range = range
      throw .failed(diagnostic)
    }
  }

  private func notes(_ operands: [String], _ names: ObjectNames) -> [String] {
    var notes: [String] = []
    for (text, value) in zip(operands, judgement?.operands ?? []) {
      guard let value else { continue }
      let shown = describe(value, names)
      if shown != text { notes.append("'\(text)' is \(shown)") }
    }
    return notes
  }

  private func computing<Result>(
    _ function: Int, _ check: CompiledCheck, _ body: (Value) throws(RunError) -> Result
  ) throws(RunError) -> Result {
    try computing(
      function, at: check.range ?? SourceRange(0, 0), operandCount: check.operands.count, body)
  }
}
