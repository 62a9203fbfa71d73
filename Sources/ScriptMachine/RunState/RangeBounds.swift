/// A range of whole numbers as written. Either end may be missing. The last number may be the
/// largest `Int64`.
package struct RangeBounds: Equatable {
  var lower: Int64?
  var upper: Int64?
  /// True if the upper end belongs to the range.
  var isClosed = false

  /// True if the range has no numbers.
  var isEmpty: Bool { !isClosed && lower != nil && lower == upper }

  /// The first number, or `nil` if the range is empty or has no lower end.
  var first: Int64? { isEmpty ? nil : lower }

  /// The last number, or `nil` if the range is empty or has no upper end.
  var last: Int64? {
    guard let upper, !isEmpty else { return nil }
    return isClosed ? upper : (upper == .min ? nil : upper - 1)
  }

  /// The count of the numbers, or `nil` if the count does not fit into an `Int64`.
  var count: Int64? {
    guard let lower, let upper else { return nil }
    let (distance, isTooLong) = upper.subtractingReportingOverflow(lower)
    guard !isTooLong else { return nil }
    guard isClosed else { return distance }
    return distance == .max ? nil : distance + 1
  }

  /// The number at a place counted from the lower end, or `nil` after the upper end.
  func element(at place: Int64) -> Int64? {
    guard let lower else { return nil }
    let (number, isTooLarge) = lower.addingReportingOverflow(place)
    return !isTooLarge && contains(number) ? number : nil
  }

  func contains(_ number: Int64) -> Bool {
    if let lower, number < lower { return false }
    guard let upper else { return true }
    return isClosed ? number <= upper : number < upper
  }

  /// True if the range contains a value, or `nil` if the value is no number.
  func contains(_ value: Value) -> Bool? {
    if case .integer(let number) = value { return contains(number) }
    guard let number = value.number else { return nil }
    if let lower, number < Double(lower) { return false }
    guard let upper else { return !number.isNaN }
    return isClosed ? number <= Double(upper) : number < Double(upper)
  }

  /// The range as written in Swift.
  var description: String {
    let low = lower.map { String($0) } ?? ""
    let high = upper.map { String($0) } ?? ""
    return low + (isClosed || upper == nil ? "..." : "..<") + high
  }
}
