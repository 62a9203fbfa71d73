import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Members of numbers, and the functions of numbers that every file has.
extension Scalars {
  func numberProperty(_ name: String, of value: Value) -> Value? {
    if let value = numberObjectProperty(name, of: value) { return value }
    guard let number = value.number else { return nil }
    switch (name, value) {
    case ("description", _): return .string(machine.operators.describe(value))
    case ("magnitude", .integer(let whole)):
      return whole == .min ? nil : .integer(abs(whole))
    case ("magnitude", _): return .double(abs(number))
    case ("isNaN", .double): return .boolean(number.isNaN)
    case ("isFinite", .double): return .boolean(number.isFinite)
    case ("isInfinite", .double): return .boolean(number.isInfinite)
    case ("isZero", .double): return .boolean(number.isZero)
    default: return nil
    }
  }

  /// A property of `NSNumber`, as which a notification gives a number.
  private func numberObjectProperty(_ name: String, of value: Value) -> Value? {
    guard let number = value.number else { return nil }
    switch name {
    case "doubleValue", "floatValue": return .double(number)
    case "intValue", "integerValue", "uintValue":
      return Int64(exactly: number.rounded(.towardZero)).map { .integer($0) }
    case "boolValue": return .boolean(number != 0)
    default: return nil
    }
  }

  /// Calls a member of a number; `nil` for unknown members.
  func callNumber(
    _ value: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let number = value.number else { return nil }
    switch (name, value) {
    case ("rounded", _): return rounded(number, arguments.first).map { .double($0) }
    case ("squareRoot", _): return .double(number.squareRoot())
    case ("truncatingRemainder", _):
      guard let other = arguments.labeled("dividingBy")?.number else { return nil }
      return .double(Scalars.remainder(number, other))
    case ("signum", .integer(let whole)): return .integer(whole.signum())
    case ("quotientAndRemainder", .integer(let whole)):
      guard case .integer(let other) = arguments.labeled("dividingBy") else { return nil }
      guard other != 0 else { throw failed(.divisionByZero, "\(whole) is divided by zero") }
      let (quotient, overflows) = whole.dividedReportingOverflow(by: other)
      guard !overflows else { throw machine.overflow("The result") }
      let rest = whole.remainderReportingOverflow(dividingBy: other).partialValue
      return heap.makeTuple([.integer(quotient), .integer(rest)], Program.quotientLabels)
    case ("advanced", .integer(let whole)):
      guard case .integer(let other) = arguments.labeled("by") else { return nil }
      return .integer(whole &+ other)
    case ("advanced", _):
      return (arguments.labeled("by")?.number).map { .double(number + $0) }
    case ("distance", .integer(let whole)):
      guard case .integer(let other) = arguments.labeled("to") else { return nil }
      return .integer(other &- whole)
    default: return nil
    }
  }

  private func rounded(_ number: Double, _ rule: Value?) -> Double? {
    guard let rule else { return Scalars.roundedAway(number) }
    guard case .symbol(let name) = rule else { return nil }
    switch name {
    case "up": return number.rounded(.up)
    case "down": return number.rounded(.down)
    case "towardZero": return number.rounded(.towardZero)
    case "awayFromZero": return number.rounded(.awayFromZero)
    case "toNearestOrEven": return number.rounded(.toNearestOrEven)
    case "toNearestOrAwayFromZero": return Scalars.roundedAway(number)
    default: return nil
    }
  }

  /// The nearest whole number; of two, the number further from zero. A browser has no C library
  /// that Swift's own method could call.
  private static func roundedAway(_ number: Double) -> Double {
    let whole = number.rounded(.towardZero)
    guard abs(number - whole) >= 0.5 else { return whole }
    return number < 0 ? whole - 1 : whole + 1
  }

  /// The remainder of a division, by repeated subtraction, because a browser has no C library. Each
  /// difference is exact, since the subtrahend is more than half of the rest.
  private static func remainder(_ number: Double, _ divisor: Double) -> Double {
    guard number.isFinite, !divisor.isNaN, divisor != 0 else { return .nan }
    var rest = abs(number)
    let least = abs(divisor)
    guard least.isFinite, rest >= least else { return number }
    var part = least
    while part <= rest / 2 { part *= 2 }
    while part >= least {
      if rest >= part { rest -= part }
      part /= 2
    }
    return number < 0 ? -rest : rest
  }

  /// `floor`, `sqrt` and other functions of one or two numbers.
  func calculate(
    _ name: String, _ numbers: [Double], _ arguments: Arguments
  ) throws(RunError) -> Value {
    let wanted = NumberFunctions.parameterCount(of: name)
    guard numbers.count == wanted, arguments.values.count == wanted else {
      throw failed(.wrongArgument, "'\(name)' needs \(wanted == 1 ? "a number" : "two numbers")")
    }
    let first = numbers[0]
    switch name {
    case "floor": return .double(first.rounded(.down))
    case "ceil": return .double(first.rounded(.up))
    case "round": return .double(Scalars.roundedAway(first))
    case "trunc": return .double(first.rounded(.towardZero))
    case "sqrt": return .double(first.squareRoot())
    case "fmod": return .double(Scalars.remainder(first, numbers[1]))
    case "hypot": return .double((first * first + numbers[1] * numbers[1]).squareRoot())
    default: return try power(first, numbers[1])
    }
  }

  /// A power with a whole exponent, or a square root. Other powers need a library.
  private func power(_ base: Double, _ exponent: Double) throws(RunError) -> Value {
    if exponent == 0.5 { return .double(base.squareRoot()) }
    guard var count = Int64(exactly: exponent), abs(count) < Scalars.largestExponent else {
      throw notSimulated(
        "pow(\(NumberText.describe(base)), \(NumberText.describe(exponent)))")
    }
    let isNegative = count < 0
    count = abs(count)
    var result = 1.0
    for _ in 0..<count { result *= base }
    return .double(isNegative ? 1 / result : result)
  }

  private static let largestExponent: Int64 = 2_000
}

extension Scalars {
  /// Calls a member of a range of fractions or texts.
  func callInterval(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "contains", let value = arguments.unlabeled else { return nil }
    return try machine.collections.interval(.object(id), contains: value).map { .boolean($0) }
  }
}
