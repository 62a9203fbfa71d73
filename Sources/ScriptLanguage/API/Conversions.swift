import LifecycleEngine

// Calls of types of the standard library and of free functions.
extension Machine {
  func convert(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    let numbers = arguments.values.compactMap { $0.number }
    switch name {
    case "String": return try makeString(arguments)
    case "Int":
      if case .string(let text) = arguments.first { return Machine.integer(text) }
      guard let number = numbers.first else { return .null }
      guard number.isFinite, let value = Int32(exactly: number.rounded(.towardZero)) else {
        throw failed(
          "arithmetic-overflow",
          "\(NumberText.describe(number)) is beyond 32 bits, which is not simulated")
      }
      return .integer(Int(value))
    case "Double", "CGFloat": return numbers.first.map { .double($0) } ?? .null
    case "Bool":
      if case .string(let text) = arguments.first, text == "true" || text == "false" {
        return .boolean(text == "true")
      }
      return .null
    case "Array":
      return arguments.first.flatMap { sequence($0) }.map { makeArray($0) } ?? makeArray([Value]())
    case "min", "max", "abs": return try choose(name, arguments, numbers)
    case "zip": return try zipped(arguments)
    case "fatalError", "preconditionFailure":
      throw failed(
        "fatal-error", "The app is ended here: \(arguments.first.map { describe($0) } ?? name)")
    default: return .opaque(name)
    }
  }

  private func makeString(_ arguments: Arguments) throws(RunError) -> Value {
    if let part = arguments.labeled("repeating") {
      guard case .integer(let count) = arguments.labeled("count"), count >= 0, count <= 10_000
      else {
        throw failed("wrong-argument", "'count:' is a number from 0 to 10,000 here")
      }
      return .string(String(repeating: describe(part), count: count))
    }
    return .string((arguments.labeled("describing") ?? arguments.first).map { describe($0) } ?? "")
  }

  /// `Int("12")`: nil for what is no whole number.
  private static func integer(_ text: String) -> Value {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == 45
    let digits = bytes.first == 45 || bytes.first == 43 ? Array(bytes.dropFirst()) : bytes
    guard !digits.isEmpty, digits.count < 10 else { return .null }
    var result = 0
    for byte in digits {
      guard byte >= 48, byte <= 57 else { return .null }
      result = result * 10 + Int(byte) - 48
    }
    return .integer(isNegative ? -result : result)
  }

  private func choose(
    _ name: String, _ arguments: Arguments, _ numbers: [Double]
  ) throws(RunError) -> Value {
    guard let first = arguments.first, numbers.count == arguments.values.count else {
      throw failed("wrong-argument", "'\(name)' needs numbers")
    }
    if name == "abs" {
      guard case .integer(let value) = first else { return .double(abs(numbers[0])) }
      guard value != Int.min else {
        throw failed("arithmetic-overflow", "The result is too large for an Int")
      }
      return .integer(abs(value))
    }
    var best = 0
    for index in numbers.indices
    where name == "min" ? numbers[index] < numbers[best] : numbers[index] > numbers[best] {
      best = index
    }
    return arguments.values[best]
  }

  private func zipped(_ arguments: Arguments) throws(RunError) -> Value {
    guard arguments.values.count == 2, let left = sequence(arguments.values[0]),
      let right = sequence(arguments.values[1])
    else { throw failed("wrong-argument", "'zip' needs two sequences") }
    let pairs = zip(left, right).map { makeTuple([copied($0), copied($1)], 0) }
    release(left)
    release(right)
    return makeArray(pairs)
  }
}
