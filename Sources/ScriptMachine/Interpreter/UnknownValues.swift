import LifecycleEngine
import ScriptCompiler

// Computing with unsimulated values, if the rules of a run allow that.
extension UnknownValues {
  /// Reports a fact. The fact is only made if the observer wants facts.
  package func tell(_ fact: @autoclosure () -> RunFact) {
    if rules.reportsFacts { machine.observer.observe(fact()) }
  }

  /// Decides a condition on an unsimulated value.
  func decide(_ question: String) -> Bool {
    budget.weighQuestion()
    return machine.observer.decide(question)
  }

  // MARK: Names

  /// The origin of an opaque value: the place of the read, or the call that returned the value.
  package func origin(of number: Int32) -> String {
    heap.opaqueValues.origins[number] ?? "#\(number)"
  }

  /// The text of a value that is the same for equal values.
  package func identity(of value: Value) -> String {
    switch value {
    case .opaque(_, let number): return UnknownValues.withoutType(origin(of: number))
    case .symbol(let name): return "." + name
    case .integer(let number): return NumberText.describe(Double(number))
    case .object(let id):
      if case .payload(let record) = heap.foreignObject(id), record.type == nil {
        return ".\(record.name)(" + identities(of: record.values) + ")"
      }
      guard let elements = heap.array(id) else { return "object \(id.index)" }
      return "[" + identities(of: elements) + "]"
    case .weak(let id): return "object \(id.index)"
    case .rect(let rect): return "rect \(rect.x) \(rect.y) \(rect.size.width) \(rect.size.height)"
    case .size(let size): return "size \(size.width) \(size.height)"
    case .point(let x, let y): return "point \(x) \(y)"
    case .insets(let insets):
      return "insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    case .enumCase(let type, let place): return "case \(type) \(place)"
    default: return machine.library.describe(value, in: machine)
    }
  }

  package func identities(of values: [Value]) -> String {
    var text = ""
    for value in values { text += (text.isEmpty ? "" : ", ") + identity(of: value) }
    return text
  }

  /// The origin without the type in front, because `.label` stands for `UIColor.label`.
  private static func withoutType(_ origin: String) -> String {
    let bytes = Array(origin.utf8)
    guard let first = bytes.first, first >= 65, first <= 90,
      let dot = bytes.firstIndex(of: UInt8(ascii: ".")),
      bytes[..<dot].allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 }),
      !bytes[(dot + 1)...].prefix(while: { $0 != UInt8(ascii: "(") }).contains(UInt8(ascii: "."))
    else { return origin }
    return String(decoding: bytes[dot...], as: UTF8.self)
  }

  /// Gives the opaque result of a call or operation its origin.
  func named(_ value: Value, _ origin: @autoclosure () -> String) -> Value {
    if rules.allowsUnknownValues, case .opaque(_, let number) = value {
      // The text is made first, because making the text reads other origins.
      let text = origin()
      heap.opaqueValues.origins[number] = text
    }
    return value
  }

  private func originText(of value: Value) -> String {
    if case .opaque(_, let number) = value { return origin(of: number) }
    return identity(of: value)
  }

  // MARK: Results

  /// The result of an unsimulated call.
  package func opaqueCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value {
    let result = makeOpaque(name)
    machine.library.handOver(arguments, to: name, of: base, making: result, in: machine)
    guard rules.allowsUnknownValues, case .opaque(_, let number) = result else { return result }
    let owner = base.map { originText(of: $0) + "." } ?? ""
    let text = "\(owner)\(name)(\(identities(of: arguments.values)))"
    heap.opaqueValues.origins[number] = text
    tell(.calledUnknown(name, on: base, arguments, result: number, text: text))
    return result
  }

  /// Returns true if an unsimulated value is not nil.
  func isPresent(_ number: Int32) -> Bool {
    heap.opaqueValues.made.contains(number) || decide("\(origin(of: number)) != nil")
  }

  /// The result of an operator on an unsimulated value, or `nil` if both values are simulated.
  func opaqueResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    guard rules.allowsUnknownValues else { return nil }
    let (one, other) = (withStandIn(left), withStandIn(right))
    guard one.isOpaque || other.isOpaque || isUnknownText(one) || isUnknownText(other) else {
      return nil
    }
    if let number = comparedWithNil(one, other) {
      switch operation {
      case .equal, .identical: return .boolean(!isPresent(number))
      case .notEqual, .notIdentical: return .boolean(isPresent(number))
      default: break
      }
    }
    let (a, b) = (identity(of: one), identity(of: other))
    switch operation {
    case .equal, .identical: return .boolean(a == b || isEqual(a, b))
    case .notEqual, .notIdentical: return .boolean(a != b && !isEqual(a, b))
    case .less, .greaterOrEqual:
      return .boolean(decide("\(a) < \(b)") == (operation == .less))
    case .greater, .lessOrEqual:
      return .boolean(decide("\(a) > \(b)") == (operation == .greater))
    default:
      guard one.isOpaque || other.isOpaque else { return nil }
      let name = if case .opaque(let name, _) = one { name } else { "value" }
      return named(makeOpaque(name), "(\(a) \(operation) \(b))")
    }
  }

  private func comparedWithNil(_ one: Value, _ other: Value) -> Int32? {
    switch (one, other) {
    case (.opaque(_, let number), .null), (.null, .opaque(_, let number)): number
    default: nil
    }
  }

  /// Returns true if a text was made from an unsimulated value.
  package func isUnknownText(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return machine.opaqueName(in: text) != nil
  }

  /// The plain view that stands in for a value. The caller owns the view. If the rules allow
  /// unknown values, the same view stands in each time.
  package func standInView(for number: Int32) -> Value {
    guard rules.allowsUnknownValues else {
      let view = world.makeView(of: ClassID(.view))
      heap.opaqueValues.standInNumbers[view] = number
      return .object(view)
    }
    if let known = heap.opaqueValues.standInViews[number] { return heap.owned(known) }
    budget.weighModeledObject()
    let view = world.makeView(of: ClassID(.view))
    heap.opaqueValues.standInViews[number] = view
    return heap.owned(view)
  }
}

extension Machine {
  /// The name of the first unsimulated value in a text, if any.
  func opaqueName(in text: String) -> String? {
    hasOpaqueText ? OpaqueText.name(in: text) : nil
  }

  /// Throws if a decision depends on a text that is not known as a whole.
  func checkIsKnown(_ text: String) throws(RunError) {
    if let name = opaqueName(in: text) { throw opaqueCondition(name) }
  }
}
