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
