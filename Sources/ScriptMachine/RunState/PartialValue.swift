import LifecycleEngine
import ScriptCompiler

/// The known parts of a value that is not simulated as a whole, such as the frame of the keyboard.
package struct PartialValue {
  /// The type of the value in Swift.
  let type: String
  /// The members that are known, at least in part.
  var members: [String: Value] = [:]
  /// The range of an unknown number.
  var bounds: NumberBounds?
  /// The number, if the type is a sized one.
  var sized: SizedNumber?
  /// The case that the value surely is not.
  var excluded: String?
  /// The value on iOS 8, for a place on an older release.
  var onIOS8: Value?
}

/// The range of a number that is not known.
package struct NumberBounds: Equatable {
  var lower = -Double.infinity
  var upper = Double.infinity
  /// True if the number may be the lower bound.
  var includesLower = false
  /// True if the number may be the upper bound.
  var includesUpper = false

  /// The answer to `number < other`, or `nil` if the range leaves the answer open.
  private func isLess(than other: Double) -> Bool? {
    if upper < other || upper == other && !includesUpper { return true }
    return lower >= other ? false : nil
  }

  /// The answer to `number > other`, or `nil` if the range leaves the answer open.
  private func isGreater(than other: Double) -> Bool? {
    if lower > other || lower == other && !includesLower { return true }
    return upper <= other ? false : nil
  }

  /// The answer to a comparison with a number, or `nil` if the range leaves the answer open.
  func answer(_ operation: BinaryOperator, _ other: Double) -> Bool? {
    switch operation {
    case .less: return isLess(than: other)
    case .greaterOrEqual: return isLess(than: other).map { !$0 }
    case .greater: return isGreater(than: other)
    case .lessOrEqual: return isGreater(than: other).map { !$0 }
    case .equal: return isLess(than: other) == true || isGreater(than: other) == true ? false : nil
    default: return nil
    }
  }

  func moved(by offset: Double) -> NumberBounds {
    var result = self
    result.lower += offset
    result.upper += offset
    return result
  }

  var negated: NumberBounds {
    NumberBounds(
      lower: -upper, upper: -lower, includesLower: includesUpper, includesUpper: includesLower)
  }
}

// Values that are known in part. A decision that the known part settles is taken; any other is an error.
extension OpaqueValues {
  mutating func makePartial(_ name: String, _ partial: PartialValue) -> Value {
    let number = add()
    self.partial[number] = partial
    types[number] = partial.type
    return .opaque(name, number)
  }

  mutating func makeNumber(_ name: String, _ bounds: NumberBounds) -> Value {
    makePartial(name, PartialValue(type: "CGFloat", bounds: bounds))
  }

  private static let isFinite = "isFinite"

  /// True for an unknown number that is surely infinite or no number.
  func isEndless(_ value: Value) -> Bool {
    if case .boolean(false)? = partial(value)?.members[Self.isFinite] { true } else { false }
  }

  func partial(_ value: Value) -> PartialValue? {
    guard case .opaque(_, let number) = value else { return nil }
    return partial[number]
  }

  /// A known member of a value.
  func partialMember(_ name: String, of value: Value) -> Value? {
    guard let partial = partial(value) else { return nil }
    switch (name, partial.type) {
    case ("cgRectValue", "CGRect"), ("doubleValue", "CGFloat"), ("floatValue", "CGFloat"):
      return value
    default: return partial.members[name]
    }
  }

  /// True if a value known in part has a type, or `nil` if nothing is known of the value.
  func isInstance(_ value: Value, named type: String) -> Bool? {
    guard let known = partial(value)?.type else { return nil }
    if type == known || type == "Any" { return true }
    switch type {
    case "NSValue": return known == "CGRect" || known == "CGFloat"
    case "NSNumber", "Double", "TimeInterval": return known == "CGFloat"
    default: return false
    }
  }

  /// The answer to a comparison, or `nil` if the known part does not settle the answer.
  func compare(_ left: Value, _ right: Value, _ operation: BinaryOperator) -> Bool? {
    if operation == .equal, let one = recognizer(left), let other = recognizer(right) {
      return one == other
    }
    if operation == .equal, left.isNull || right.isNull, partial(left) ?? partial(right) != nil {
      return false
    }
    if let known = compareSized(left, right, operation) { return known }
    if operation == .equal, isExcluded(left, right) || isExcluded(right, left) { return false }
    if let bounds = partial(left)?.bounds, let number = right.number {
      return bounds.answer(operation, number)
    }
    guard let bounds = partial(right)?.bounds, let number = left.number else { return nil }
    switch operation {
    case .less: return bounds.answer(.greater, number)
    case .lessOrEqual: return bounds.answer(.greaterOrEqual, number)
    case .greater: return bounds.answer(.less, number)
    case .greaterOrEqual: return bounds.answer(.lessOrEqual, number)
    default: return bounds.answer(operation, number)
    }
  }

  private func isExcluded(_ value: Value, _ other: Value) -> Bool {
    guard case .symbol(let name) = other else { return false }
    return partial(value)?.excluded == name
  }

  /// The place of a gesture recognizer that an object of UIKit owns. Each read of the place gets the
  /// same recognizer, and each place has its own.
  private func recognizer(_ value: Value) -> OpaqueMember? {
    guard case .opaque(_, let number) = value, let place = member(number),
      case .object = place.owner, place.name.hasSuffix("GestureRecognizer")
    else { return nil }
    return place
  }

  /// The sum or difference of an unknown number and a number; `nil` for other values.
  mutating func calculate(
    _ left: Value, _ right: Value, _ operation: BinaryOperator
  ) -> Value? {
    // Every number divided by zero is no finite one.
    if operation == .divide, left.isOpaque, case .double(0) = right {
      return makePartial(
        "quotient", PartialValue(type: "CGFloat", members: [Self.isFinite: .boolean(false)]))
    }
    guard operation == .add || operation == .subtract else { return nil }
    if case .opaque(let name, _) = left, let bounds = partial(left)?.bounds,
      let number = right.number
    {
      return makeNumber(name, bounds.moved(by: operation == .add ? number : -number))
    }
    guard case .opaque(let name, _) = right, let bounds = partial(right)?.bounds,
      let number = left.number
    else { return nil }
    return makeNumber(
      name, (operation == .add ? bounds : bounds.negated).moved(by: number))
  }

  mutating func negated(_ value: Value) -> Value? {
    guard case .opaque(let name, _) = value, let bounds = partial(value)?.bounds else { return nil }
    return makeNumber(name, bounds.negated)
  }

  /// Insets with an unknown number as one of the four, or with another number in its place.
  mutating func insets(_ base: Value, setting name: String, to value: Value) -> Value? {
    var members: [String: Value]
    switch base {
    case .insets(let insets):
      guard partial(value)?.bounds != nil else { return nil }
      members = [
        "top": .double(insets.top), "left": .double(insets.left),
        "bottom": .double(insets.bottom), "right": .double(insets.right),
      ]
    case .opaque:
      guard let known = partial(base), known.type == "UIEdgeInsets",
        value.number != nil || partial(value)?.bounds != nil
      else { return nil }
      members = known.members
    default: return nil
    }
    guard members[name] != nil else { return nil }
    members[name] = value.number.map { .double($0) } ?? value
    if let top = members["top"]?.number, let left = members["left"]?.number,
      let bottom = members["bottom"]?.number, let right = members["right"]?.number
    {
      return .insets(Insets(top: top, left: left, bottom: bottom, right: right))
    }
    return makePartial(
      "inset at the edge of the keyboard", PartialValue(type: "UIEdgeInsets", members: members))
  }
}
