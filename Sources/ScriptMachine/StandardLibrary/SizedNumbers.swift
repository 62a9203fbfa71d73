import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Arithmetic with numbers of the types `Float`, `Int8`, `UInt16` and their neighbours.
extension Operators {
  /// The result of an operator on a sized number; `nil` for other values.
  func sizedResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    let values = heap.opaqueValues
    guard
      let type = (values.partial(left)?.sized ?? values.partial(right)?.sized).map({ _ in
        values.partial(left)?.sized == nil
          ? values.partial(right)?.type : values.partial(left)?.type
      }) ?? nil
    else { return nil }
    switch values.sized(left) ?? values.sized(right) {
    case .float:
      guard let one = float(left), let other = float(right) else { return nil }
      let result: Float
      switch operation {
      case .add: result = one + other
      case .subtract: result = one - other
      case .multiply: result = one * other
      case .divide: result = one / other
      default: return nil
      }
      return heap.opaqueValues.makeSized(.float(result), type)
    case .integer:
      guard case .integer(let one) = values.widened(left) ?? left,
        case .integer(let other) = values.widened(right) ?? right
      else { return nil }
      switch operation {
      case .add, .subtract, .multiply, .divide, .remainder: break
      default: return nil
      }
      return try machine.scalars.sized(calculateWhole(one, other, operation), type)
    case nil: return nil
    }
  }

  private func float(_ value: Value) -> Float? {
    if case .float(let number)? = heap.opaqueValues.sized(value) { return number }
    return value.number.map { Float($0) }
  }
}

extension Scalars {
  /// An integer of a sized type, as far as the number fits into the type.
  func sized(_ whole: Int64, _ type: String) throws(RunError) -> Value {
    let isSigned = !type.hasPrefix("U")
    let digits = type.utf8.drop { $0 < 48 || $0 > 57 }
    let bits = Int(String(decoding: Array(digits), as: UTF8.self)) ?? 64
    let isTooSmall = isSigned ? bits < 64 && whole < -(Int64(1) << (bits - 1)) : whole < 0
    let limit = isSigned ? bits - 1 : bits
    guard !isTooSmall, limit >= 63 || whole < Int64(1) << limit else {
      throw machine.failed(
        .arithmeticOverflow, "\(whole) does not fit into '\(type)'",
        ["write a number that fits, or use 'Int'"])
    }
    // The runs of examples go on with plain numbers, and print nothing that is judged.
    guard OpaqueValues.sizedIntegers.contains(type), !rules.allowsUndeclared else {
      return .integer(whole)
    }
    return heap.opaqueValues.makeSized(.integer(whole), type)
  }

  /// A named constant of the type `Float`, which rounds down where a conversion rounds to the nearest.
  func floatConstant(_ name: String) -> Value? {
    switch name {
    case "pi": float(Double(Float.pi))
    case "greatestFiniteMagnitude": float(Double(Float.greatestFiniteMagnitude))
    default: FractionalConstant.value(name).map { float($0) }
    }
  }

  /// A number of the type `Float`.
  func float(_ number: Double) -> Value {
    rules.allowsUndeclared
      ? .double(number) : heap.opaqueValues.makeSized(.float(Float(number)), "Float")
  }

  /// The result of `abs`, `round` and other functions of a sized number; `nil` for other values.
  func sizedFunction(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    guard let first = arguments.first, let wide = heap.opaqueValues.widened(first)?.number else {
      return nil
    }
    if name == "abs" {
      return try wide < 0
        ? machine.operators.sizedResult(of: .multiply, first, .integer(-1)) : heap.copied(first)
    }
    guard NumberFunctions.isFractional(name) else { return nil }
    let numbers = arguments.values.compactMap { (heap.opaqueValues.widened($0) ?? $0).number }
    return try calculate(name, numbers, arguments).number.map { float($0) }
  }

  /// A member of a sized number; `nil` for other values and members.
  func sizedMember(
    _ name: String, of base: Value, _ arguments: Arguments? = nil
  ) throws(RunError) -> Value? {
    guard let wide = heap.opaqueValues.widened(base) else { return nil }
    if name == "description" { return heap.opaqueValues.text(ofSized: base).map { .string($0) } }
    var result = numberProperty(name, of: wide)
    if var given = arguments {
      given.values = given.values.map { heap.opaqueValues.widened($0) ?? $0 }
      result = try callNumber(wide, name, given)
    }
    if case .float? = heap.opaqueValues.sized(base), case .double(let number)? = result {
      return float(number)
    }
    return result
  }
}
