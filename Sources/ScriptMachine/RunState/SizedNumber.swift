import LifecycleEngine
import ScriptCompiler

/// A number of a type that is smaller than `Double` and `Int`, and so is rounded or traps earlier.
enum SizedNumber {
  case float(Float)
  case integer(Int64)
}

// Numbers of the types `Float`, `Int8`, `UInt16` and their neighbours. Other numbers have no type here.
extension OpaqueValues {
  /// The types of integers with fewer than 64 bits.
  static let sizedIntegers = ["Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32"]

  func sized(_ value: Value) -> SizedNumber? { partial(value)?.sized }

  mutating func makeSized(_ number: SizedNumber, _ type: String) -> Value {
    makePartial(type, PartialValue(type: type, sized: number))
  }

  /// The number that a sized number converts to; `nil` for other values.
  func widened(_ value: Value) -> Value? {
    switch sized(value) {
    case .float(let number): .double(Double(number))
    case .integer(let number): .integer(number)
    case nil: nil
    }
  }

  /// The text of a sized number.
  func text(ofSized value: Value) -> String? {
    switch sized(value) {
    case .float(let number): number.isNaN ? "nan" : "\(number)"
    case .integer(let number): String(number)
    case nil: nil
    }
  }

  /// True or false for a comparison with a sized number; `nil` for other values.
  func compareSized(_ left: Value, _ right: Value, _ operation: BinaryOperator) -> Bool? {
    guard sized(left) != nil || sized(right) != nil,
      let one = narrowed(left, like: right), let other = narrowed(right, like: left)
    else { return nil }
    return switch operation {
    case .equal: one == other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    default: nil
    }
  }

  /// The number that a value is beside a number of another type: a literal has the type of the other.
  private func narrowed(_ value: Value, like other: Value) -> Double? {
    if case .float? = sized(other), let number = value.number { return Double(Float(number)) }
    return (widened(value) ?? value).number
  }
}
