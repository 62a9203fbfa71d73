import LifecycleEngine
import UIKitNames

// Calls of types of the standard library and of free functions.
extension Scalars {
  /// The types whose values are not known if they are made of a value that is not simulated.
  private static let takers =
    LibraryTypes.fractions + [
      "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
      "Bool", "Array", "Set",
    ]

  func convert(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    try checkLabels(ofInitializer: name, arguments)
    let arguments = widened(arguments, of: name)
    let numbers = arguments.values.compactMap { $0.number }
    if ["Int", "Double", "CGFloat", "TimeInterval", "Bool", "Array"].contains(name),
      case .string(let text) = arguments.first, let opaque = machine.opaqueName(in: text)
    {
      return machine.unknowns.makeOpaque(opaque)
    }
    if let value = try unknown(name, arguments) { return value }
    if let value = try sizedFunction(name, arguments) { return value }
    switch name {
    case "String": return try makeString(arguments)
    case "Int": return try makeInt(arguments, numbers)
    case "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64":
      return try makeInteger(name, arguments, numbers)
    case "Double", "CGFloat", "TimeInterval", "Float":
      let number: Value
      if case .string(let text) = arguments.first {
        number = Scalars.double(text)
      } else {
        number = numbers.first.map { .double($0) } ?? .null
      }
      guard name == "Float", let fraction = number.number else { return number }
      return float(fraction)
    case "Bool":
      if case .string(let text) = arguments.first, text == "true" || text == "false" {
        return .boolean(text == "true")
      }
      return .null
    case "Array":
      return try makeArray(arguments)
    case "Set":
      return try machine.collections.makeSet(
        try arguments.first.flatMap { value throws(RunError) in
          try machine.collections.sequence(value)
        } ?? [])
    case "Dictionary": return try machine.collections.makeDictionary(arguments)
    case "Character": return try makeCharacter(arguments)
    case "Substring": return heap.copied(arguments.first ?? .null)
    case "AnyIterator": return machine.collections.makeIterator(of: arguments.first ?? .null)
    case "sequence": return try machine.collections.makeSequence(arguments)
    case "floor", "ceil", "round", "trunc", "sqrt", "pow", "fmod", "hypot":
      return try calculate(name, numbers, arguments)
    case "Optional": return heap.copied(arguments.first ?? .null)
    case "min", "max", "abs": return try choose(name, arguments, numbers)
    case "zip": return try machine.collections.zipped(arguments)
    case "stride": return try strides(arguments)
    case "assert", "precondition": return try check(name, arguments)
    case "fatalError", "preconditionFailure", "assertionFailure":
      throw failed(
        .fatalError,
        "The app crashes here: \(arguments.first.map { machine.operators.describe($0) } ?? name)")
    default: return machine.unknowns.makeOpaque(name)
    }
  }

  /// The arguments of an initializer, with plain numbers for those of sized types.
  private func widened(_ arguments: Arguments, of name: String) -> Arguments {
    guard Self.takers.contains(name) else { return arguments }
    var result = arguments
    result.values = arguments.values.map { heap.opaqueValues.widened($0) ?? $0 }
    return result
  }

  /// The result for a number that is not known; `nil` for other arguments.
  private func unknown(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? {
    if let value = arguments.first, heap.opaqueValues.isEndless(value) {
      if ["Int", "UInt"].contains(name) { throw machine.overflow("A number divided by zero") }
      if NumberFunctions.parameterCount(of: name) == 1 { return heap.copied(value) }
    }
    if Self.takers.contains(name), let value = arguments.values.first(where: { $0.isOpaque }),
      case .opaque(let part, _) = value
    {
      return machine.unknowns.makeOpaque(part)
    }
    return nil
  }

  private func makeInt(_ arguments: Arguments, _ numbers: [Double]) throws(RunError) -> Value {
    if let radix = arguments.labeled("radix") {
      guard case .string(let text) = arguments.first, case .integer(let base) = radix,
        (2...36).contains(base)
      else { throw failed(.wrongArgument, "'Int(_:radix:)' needs a string and a base") }
      return Int64(text, radix: Int(base)).map { .integer($0) } ?? .null
    }
    if let number = arguments.labeled("exactly")?.number {
      return Int64(exactly: number).map { .integer($0) } ?? .null
    }
    if case .string(let text) = arguments.first { return Scalars.integer(text) }
    if case .integer(let number) = arguments.first { return .integer(number) }
    guard let number = numbers.first else { return .null }
    guard number.isFinite, let value = Int64(exactly: number.rounded(.towardZero)) else {
      throw machine.overflow(NumberText.describe(number))
    }
    return .integer(value)
  }

  /// The labels of the simulated initialisers. Calls of other initialisers fail.
  private static func initializers(of name: String) -> [[String?]] {
    switch name {
    case "String": [[], [nil], ["describing"], ["repeating", "count"], [nil, "radix"]]
    case "Array": [[], [nil], ["repeating", "count"]]
    case "Int": [[], [nil], [nil, "radix"], ["exactly"], ["truncating"], ["clamping"]]
    case "Double", "CGFloat", "TimeInterval", "Bool": [[], [nil]]
    case "CGRect": [[], ["x", "y", "width", "height"], ["origin", "size"]]
    case "CGPoint": [[], ["x", "y"]]
    case "CGSize": [[], ["width", "height"]]
    case "UIEdgeInsets": [[], ["top", "left", "bottom", "right"]]
    default: []
    }
  }

  func checkLabels(
    ofInitializer name: String, _ arguments: Arguments
  ) throws(RunError) {
    let known = Scalars.initializers(of: name)
    let labels = arguments.labels
    guard !known.isEmpty, !known.contains(labels) else { return }
    var written = ""
    for label in labels { written += (label == ArgumentLabel.trailing ? "_" : label ?? "_") + ":" }
    throw notSimulated("\(name)(\(written))")
  }

  private func makeString(_ arguments: Arguments) throws(RunError) -> Value {
    if let radix = arguments.labeled("radix") {
      guard case .integer(let number) = arguments.first, case .integer(let base) = radix,
        (2...36).contains(base)
      else { throw failed(.wrongArgument, "'String(_:radix:)' needs a number and a base") }
      return heap.makeText(String(number, radix: Int(base)))
    }
    if let part = arguments.labeled("repeating") {
      let count = try machine.collections.count(
        arguments.labeled("count"), of: "String(repeating:count:)")
      let piece = machine.operators.describe(part)
      // A product of sizes may overflow `Int`, a quotient cannot.
      guard piece.isEmpty || count <= Budget.stringBudget / piece.utf8.count else {
        throw machine.tooLarge("A string")
      }
      return heap.makeText(piece.isEmpty ? "" : String(repeating: piece, count: count))
    }
    guard let value = arguments.labeled("describing") ?? arguments.first else {
      return heap.makeText("")
    }
    if arguments.labeled("describing") == nil, let id = value.objectID, let letters = heap.array(id)
    {
      // An array of characters makes a text; any other array makes its description.
      var text = ""
      var isText = true
      for letter in letters {
        guard case .string(let part) = letter, part.count == 1 else {
          isText = false
          break
        }
        text += part
      }
      if isText { return heap.makeText(text) }
    }
    return heap.makeText(try machine.operators.shown(value))
  }

  private func makeArray(_ arguments: Arguments) throws(RunError) -> Value {
    if let element = arguments.labeled("repeating") {
      let count = try machine.collections.count(
        arguments.labeled("count"), of: "Array(repeating:count:)")
      guard count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
      return heap.makeArray((0..<count).map { _ in heap.copied(element) })
    }
    guard let first = arguments.first, let elements = try machine.collections.sequence(first) else {
      return heap.makeArray([Value]())
    }
    return heap.makeArray(elements)
  }

  /// Makes an integer of a sized type, as far as the number fits into the type.
  private func makeInteger(
    _ name: String, _ arguments: Arguments, _ numbers: [Double]
  ) throws(RunError) -> Value {
    guard arguments.labels.allSatisfy({ $0 == nil }) else {
      throw notSimulated(
        "\(name)(\(arguments.labels.map { ($0 ?? "_") + ":" }.joined()))")
    }
    let value: Value
    if case .string(let text) = arguments.first {
      value = Scalars.integer(text)
    } else if case .integer(let number) = arguments.first {
      value = .integer(number)
    } else {
      guard let number = numbers.first else { return .null }
      guard number.isFinite, let whole = Int64(exactly: number.rounded(.towardZero)) else {
        throw machine.overflow(NumberText.describe(number))
      }
      value = .integer(whole)
    }
    guard case .integer(let whole) = value else { return value }
    do throws(RunError) { return try sized(whole, name) } catch {
      if case .string = arguments.first { return .null }
      throw error
    }
  }

  private func makeCharacter(_ arguments: Arguments) throws(RunError) -> Value {
    guard case .string(let text) = arguments.first, machine.opaqueName(in: text) == nil,
      text.count != 1
    else { return heap.copied(arguments.first ?? .null) }
    throw failed(
      .outOfRange, "A 'Character' is made of a string of \(text.count) characters",
      ["give it a string of one character"])
  }

  /// `Int("12")`: nil for a text that is no whole number.
  private static func integer(_ text: String) -> Value {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == 45
    let digits = bytes.first == 45 || bytes.first == 43 ? Array(bytes.dropFirst()) : bytes
    guard !digits.isEmpty else { return .null }
    var result: Int64 = 0
    for byte in digits {
      guard byte >= 48, byte <= 57 else { return .null }
      let (product, productOverflows) = result.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte) - 48
      let (sum, sumOverflows) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !productOverflows, !sumOverflows else { return .null }
      result = sum
    }
    return .integer(result)
  }

  private func choose(
    _ name: String, _ arguments: Arguments, _ numbers: [Double]
  ) throws(RunError) -> Value {
    let labels: [String?] = Array(
      repeating: nil, count: name == "abs" ? 1 : max(2, arguments.labels.count))
    guard arguments.labels == labels else {
      throw failed(
        .wrongArgument,
        name == "abs" ? "'abs' takes one number" : "'\(name)' takes two values or more",
        ["they have no labels"])
    }
    guard let first = arguments.first else { return .null }
    if numbers.count != arguments.values.count {
      guard name != "abs" else { throw failed(.wrongArgument, "'abs' needs a number") }
      return heap.copied(try outermost(arguments.values, name))
    }
    if name == "abs" {
      guard case .integer(let value) = first else { return .double(abs(numbers[0])) }
      guard value != .min else { throw machine.overflow("The result") }
      return .integer(abs(value))
    }
    let best = try outermost(arguments.values, name)
    // A literal beside a fractional number is fractional, too.
    let isFractional = arguments.values.contains { if case .double = $0 { true } else { false } }
    return isFractional ? best.number.map { .double($0) } ?? best : best
  }

  /// The least or the greatest value. Of equal values, `min` takes the first and `max` the last.
  private func outermost(_ values: [Value], _ name: String) throws(RunError) -> Value {
    let model = values.first { machine.types.valueType(of: $0) != nil }
    let known = values.map { value in
      model.map { machine.operators.named(value, like: $0) } ?? value
    }
    guard var best = known.first else { return .null }
    for value in known.dropFirst() {
      // The best number so far stays if an unknown number is at most as good.
      let isWorse = heap.opaqueValues.compare(
        value, best, name == "min" ? .greaterOrEqual : .lessOrEqual)
      if isWorse == true { continue }
      if try machine.operators.compare(value, best, name == "min" ? .less : .greaterOrEqual) {
        best = value
      }
    }
    return best
  }
}
