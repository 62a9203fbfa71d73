/// A range of whole numbers as it was written. Either end may be missing, and the last number may be
/// the largest there is, after which no other comes.
struct RangeBounds: Equatable {
  var lower: Int64?
  var upper: Int64?
  /// Whether the upper end belongs to it.
  var isClosed = false

  /// Whether it has no numbers.
  var isEmpty: Bool { !isClosed && lower != nil && lower == upper }

  /// The first number; `nil` where it has none or no beginning.
  var first: Int64? { isEmpty ? nil : lower }

  /// The last number; `nil` where it has none or no end.
  var last: Int64? {
    guard let upper, !isEmpty else { return nil }
    return isClosed ? upper : (upper == .min ? nil : upper - 1)
  }

  /// How many numbers it has; `nil` where an `Int` cannot say.
  var count: Int64? {
    guard let lower, let upper else { return nil }
    let (distance, isTooLong) = upper.subtractingReportingOverflow(lower)
    guard !isTooLong else { return nil }
    guard isClosed else { return distance }
    return distance == .max ? nil : distance + 1
  }

  /// The number at a place counted from the lower end; `nil` behind the upper one.
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

  /// Whether a value is in it; `nil` for what is no number.
  func contains(_ value: Value) -> Bool? {
    if case .integer(let number) = value { return contains(number) }
    guard let number = value.number else { return nil }
    if let lower, number < Double(lower) { return false }
    guard let upper else { return !number.isNaN }
    return isClosed ? number <= Double(upper) : number < Double(upper)
  }

  /// As it is written in Swift.
  var description: String {
    let low = lower.map { String($0) } ?? ""
    let high = upper.map { String($0) } ?? ""
    return low + (isClosed || upper == nil ? "..." : "..<") + high
  }
}
