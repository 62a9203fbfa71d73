import Diagnostics
import LifecycleEngine
import SwiftSubset

// Members of `Result`. Its two cases are payloads without an author's type.
extension ValueTypes {
  /// True if a payload is a `Result`.
  func isResult(_ record: PayloadRecord) -> Bool {
    record.type == nil && record.values.count == 1
      && (record.name == "success" || record.name == "failure")
  }

  /// Calls a member of a `Result`, or returns `nil` if `Result` has no such member.
  func callResult(
    _ record: PayloadRecord, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard isResult(record) else { return nil }
    let isSuccess = record.name == "success"
    let value = heap.copied(record.values[0])
    switch name {
    case "get":
      if isSuccess { return value }
      throw stack.throwing(value)
    case "map", "flatMap", "mapError", "flatMapError":
      let isMapped = isSuccess != name.hasSuffix("Error")
      guard let closure = arguments.values.last?.objectID else {
        heap.release(value)
        return nil
      }
      guard isMapped else { return makeResult(record.name, value) }
      let result = try machine.call(closure: closure, [value])
      return name.hasPrefix("flat") ? result : makeResult(record.name, result)
    default:
      heap.release(value)
      return nil
    }
  }

  private func makeResult(_ name: String, _ value: Value) -> Value {
    .object(heap.makeForeign(.payload(PayloadRecord(type: nil, name: name, values: [value]))))
  }
}

extension Compiler {
  /// Compiles `Result { try load() }` and `Result(catching: load)`.
  /// - Returns: True if the call makes a `Result` this way.
  mutating func compileResult(
    _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) -> Bool {
    guard arguments.count == 1, arguments[0].isTrailing || arguments[0].label == "catching",
      case .unknown = meaning(of: "Result")
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
    emit(.callValue(callSite("closure", [])), range)
    return true
  }
}
