import LifecycleEngine
import ScriptCompiler

// Values that are known in part. A decision that the known part settles is taken; any other is an error.
extension UnknownValues {
  func makePartial(_ name: String, _ partial: PartialValue) -> Value {
    let value = makeOpaque(name)
    if case .opaque(_, let number) = value {
      heap.opaqueValues.partial[number] = partial
      heap.opaqueValues.types[number] = partial.type
    }
    return value
  }

  func makeNumber(_ name: String, _ bounds: NumberBounds) -> Value {
    makePartial(name, PartialValue(type: "CGFloat", bounds: bounds))
  }

  func partial(_ value: Value) -> PartialValue? {
    guard case .opaque(_, let number) = value else { return nil }
    return heap.opaqueValues.partial[number]
  }

  /// A known member of a value. The caller owns the member.
  func partialMember(_ name: String, of value: Value) -> Value? {
    guard let partial = partial(value) else { return nil }
    switch (name, partial.type) {
    case ("cgRectValue", "CGRect"), ("doubleValue", "CGFloat"), ("floatValue", "CGFloat"):
      return heap.copied(value)
    default: return partial.members[name].map { heap.copied($0) }
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
    if let bounds = partial(left)?.bounds, let number = right.number {
      return answer(bounds, number, operation)
    }
    guard let bounds = partial(right)?.bounds, let number = left.number else { return nil }
    switch operation {
    case .less: return answer(bounds, number, .greater)
    case .lessOrEqual: return answer(bounds, number, .greaterOrEqual)
    case .greater: return answer(bounds, number, .less)
    case .greaterOrEqual: return answer(bounds, number, .lessOrEqual)
    default: return answer(bounds, number, operation)
    }
  }

  private func answer(
    _ bounds: NumberBounds, _ number: Double, _ operation: BinaryOperator
  ) -> Bool? {
    switch operation {
    case .less: bounds.isLess(than: number)
    case .greaterOrEqual: bounds.isLess(than: number).map { !$0 }
    case .greater: bounds.isGreater(than: number)
    case .lessOrEqual: bounds.isGreater(than: number).map { !$0 }
    case .equal: bounds.isEqual(to: number)
    default: nil
    }
  }

  /// The sum or difference of an unknown number and a number; `nil` for other values.
  func calculate(_ left: Value, _ right: Value, _ operation: BinaryOperator) -> Value? {
    switch (left, right, operation) {
    case (.opaque(let name, _), _, .add), (.opaque(let name, _), _, .subtract):
      guard let bounds = partial(left)?.bounds, let number = right.number else { return nil }
      return makeNumber(name, bounds.moved(by: operation == .add ? number : -number))
    case (_, .opaque(let name, _), .add):
      guard let bounds = partial(right)?.bounds, let number = left.number else { return nil }
      return makeNumber(name, bounds.moved(by: number))
    case (_, .opaque(let name, _), .subtract):
      guard let bounds = partial(right)?.bounds, let number = left.number else { return nil }
      return makeNumber(name, bounds.negated.moved(by: number))
    default: return nil
    }
  }

  func negated(_ value: Value) -> Value? {
    guard case .opaque(let name, _) = value, let bounds = partial(value)?.bounds else { return nil }
    return makeNumber(name, bounds.negated)
  }

  /// Insets with an unknown number as one of the four, or with another number in its place.
  func insets(_ base: Value, setting name: String, to value: Value) -> Value? {
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
    members[name] = value.number.map { .double($0) } ?? heap.copied(value)
    func number(_ name: String) -> Double? { members[name]?.number }
    if let top = number("top"), let left = number("left"), let bottom = number("bottom"),
      let right = number("right")
    {
      return .insets(Insets(top: top, left: left, bottom: bottom, right: right))
    }
    return makePartial("insets", PartialValue(type: "UIEdgeInsets", members: members))
  }
}
