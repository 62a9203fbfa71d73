/// What is known of a value that is not simulated as a whole, such as the frame of the keyboard.
package struct PartialValue {
  /// The type of the value in Swift.
  let type: String
  /// The members that are known, at least in part.
  var members: [String: Value] = [:]
  /// The range of an unknown number.
  var bounds: NumberBounds?
}

/// The range of a number that is not known.
package struct NumberBounds: Equatable {
  /// The number is larger, or the same if the bound is included.
  var lower: Double
  /// The number is smaller.
  var upper: Double
  var includesLower = false

  /// The answer to `number < other`, or `nil` if the range leaves the answer open.
  func isLess(than other: Double) -> Bool? {
    if upper <= other { return true }
    return lower >= other ? false : nil
  }

  /// The answer to `number > other`, or `nil` if the range leaves the answer open.
  func isGreater(than other: Double) -> Bool? {
    if lower > other || lower == other && !includesLower { return true }
    return upper <= other ? false : nil
  }

  /// False if the number cannot be the other number, or `nil`.
  func isEqual(to other: Double) -> Bool? {
    isLess(than: other) == true || isGreater(than: other) == true ? false : nil
  }

  func moved(by offset: Double) -> NumberBounds {
    NumberBounds(lower: lower + offset, upper: upper + offset, includesLower: includesLower)
  }

  /// The range of the negated number; the bound that would be included is left a little wider.
  var negated: NumberBounds {
    NumberBounds(lower: -upper, upper: includesLower ? (-lower).nextUp : -lower)
  }
}
