import LifecycleEngine
import SwiftSubset

// Free functions of the standard library, and numbers written as text.
extension Scalars {
  /// `Double("3.5")`: nil for a text that is no decimal number.
  static func double(_ text: String) -> Value {
    decimal(text).map { .double($0) } ?? .null
  }

  /// The number that a text writes in decimal digits; nil for any other text.
  package static func decimal(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == 45
    let digits = bytes[(isNegative || bytes.first == 43 ? 1 : 0)...]
    guard isDecimal(digits) else { return nil }
    // A number beyond the largest number becomes infinity, as in Swift.
    let magnitude = DecimalNumber(digits).nearestDouble ?? .infinity
    return isNegative ? -magnitude : magnitude
  }

  /// Returns true if the bytes are digits, perhaps with a fraction and an exponent.
  private static func isDecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    var hasDigits = false
    var isFraction = false
    var isExponent = false
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 48...57: hasDigits = true
      case 46 where !isFraction && !isExponent: isFraction = true
      case 69 where hasDigits && !isExponent, 101 where hasDigits && !isExponent:
        isExponent = true
        hasDigits = false
      case 43 where isExponent && previous | 32 == 101, 45 where isExponent && previous | 32 == 101:
        break
      default: return false
      }
      previous = byte
    }
    return hasDigits
  }

  /// `stride(from:to:by:)` and `stride(from:through:by:)`.
  func strides(_ arguments: Arguments) throws(RunError) -> Value {
    guard arguments.labels.count == 3, let from = arguments.labeled("from"),
      let end = arguments.labeled("to") ?? arguments.labeled("through"),
      let by = arguments.labeled("by")
    else { throw failed(.wrongArgument, "'stride' needs 'from:', 'to:' and 'by:'") }
    let includesEnd = arguments.labeled("through") != nil
    var result: [Value] = []
    if case .integer(let first) = from, case .integer(let last) = end, case .integer(let step) = by
    {
      guard step != 0 else { throw failed(.wrongArgument, "A stride by 0 never ends") }
      var next = first
      while step > 0 ? next < last : next > last {
        result.append(.integer(next))
        guard result.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
        let (sum, overflows) = next.addingReportingOverflow(step)
        guard !overflows else { return heap.makeArray(result) }
        next = sum
      }
      if includesEnd, next == last { result.append(.integer(next)) }
      return heap.makeArray(result)
    }
    guard let first = from.number, let last = end.number, let step = by.number else {
      throw failed(.wrongArgument, "'stride' needs numbers")
    }
    guard step != 0 else { throw failed(.wrongArgument, "A stride by 0 never ends") }
    var count = 0
    var next = first
    while step > 0 ? next < last : next > last {
      result.append(.double(next))
      guard result.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
      count += 1
      next = first + Double(count) * step
    }
    if includesEnd, next == last { result.append(.double(next)) }
    return heap.makeArray(result)
  }

  /// `assert` and `precondition`: a false condition ends the app.
  func check(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    guard let first = arguments.unlabeled else {
      throw failed(.wrongArgument, "'\(name)' needs a condition")
    }
    guard !(try machine.condition(heap.copied(first))) else { return .void }
    let text =
      arguments.values.count > 1 ? ": \(machine.operators.describe(arguments.values[1]))" : ""
    throw failed(
      .fatalError, "The app crashes here, because this is false\(text)",
      ["fix what makes the condition false, or remove the call"])
  }
}
