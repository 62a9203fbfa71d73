import Diagnostics
import LifecycleEngine

/// What is known of values that are not simulated, by their numbers.
struct OpaqueKnowledge {
  /// What they are called: equal names stand for equal values.
  var origins: [Int32: String] = [:]
  /// Those that an initialiser has made, which are not nil.
  var made: Set<Int32> = []
  /// What was assigned to their properties.
  var assigned: [AssignedProperty: Value] = [:]
  /// What properties of views were set to and do not show, as it is not simulated.
  var lastSet: [Target: [(name: String, identity: String)]] = [:]
  /// The plain controllers that have stood in for them, with the classes that nobody declares.
  var standInClasses: [(id: ObjectID, name: String)] = []
  /// The plain views that stand in for them.
  var standInViews: [Int32: ObjectID] = [:]
}

/// A property of an opaque value.
struct AssignedProperty: Hashable {
  let number: Int32
  let name: String
}

// What an example does with what is not simulated: nothing comes of it, but it is noted.
extension Machine {
  /// Whether an example goes on where the simulator cannot: what it does not model does nothing.
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - values: What was given; if it is not simulated itself, it cannot be wrong.
  func absorbs(_ error: RunError, _ values: [Value]) -> Bool {
    guard case .failed(let diagnostic) = error, isAuthorsCode else { return false }
    switch diagnostic.id {
    case "not-simulated", "opaque-condition", "unknown-scene": return true
    case "wrong-argument", "type-mismatch", "not-assignable", "unknown-name", "unknown-member":
      return values.contains { isUnknown($0) } || diagnostic.id == "unknown-name"
    default: return false
    }
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .opaque, .symbol: true
    case .object(let id):
      if let elements = array(id) {
        elements.contains { isUnknown($0) }
      } else if case .payload(let record) = foreignObject(id) {
        record.type == nil
      } else {
        false
      }
    default: false
    }
  }

  /// The result of a call that is not simulated.
  func opaqueCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value {
    let result = makeOpaque(name)
    guard isExample, case .opaque(_, let number) = result else { return result }
    let owner = base.map { originText(of: $0) + "." } ?? ""
    let text = "\(owner)\(name)(\(identities(of: arguments.values)))"
    conduct?.opaque.origins[number] = text
    noteUse(text)
    noteConstraint(number, name, on: base, arguments)
    if let base { noteAsked(name, of: base) }
    var worker: Int32?
    if case .opaque(_, let source)? = base { worker = source }
    noteWork(name, number, arguments, by: worker)
    return result
  }

  /// Labels of initialisers that may return nil.
  private static let failing = [
    "string", "named", "systemName", "rawValue", "exactly", "data", "contentsOf",
    "contentsOfFile", "coder", "nibName", "filePath",
  ]

  /// Notes that an initialiser has made a value, which is never nil then.
  func noteMade(_ number: Int32, _ name: String, _ arguments: Arguments) {
    guard name.isCapitalized,
      !arguments.labels.contains(where: { $0.map { Machine.failing.contains($0) } ?? false })
    else { return }
    conduct?.opaque.made.insert(number)
  }

  /// A number, text or truth made of something that is not simulated.
  func convertedOpaque(_ name: String, _ arguments: Arguments) -> Value? {
    guard ["Int", "Double", "CGFloat", "TimeInterval", "Bool"].contains(name),
      let first = arguments.first, first.isOpaque || isUnknownText(first)
    else { return nil }
    let value = opaqueCall(name, on: nil, arguments)
    // Text may be no number.
    if case .opaque(_, let number) = value, first.isOpaque { conduct?.opaque.made.insert(number) }
    return value
  }

  /// Whether a value that is not simulated is there.
  func isPresent(_ number: Int32) -> Bool {
    conduct?.opaque.made.contains(number) == true || decide("\(origin(of: number)) != nil")
  }

  private func originText(of value: Value) -> String {
    if case .opaque(_, let number) = value { return origin(of: number) }
    return identity(of: value)
  }

  /// The result of an operator on something that is not simulated, `nil` where both are.
  func opaqueResult(
    of operation: BinaryOperator, _ left: Value, _ right: Value
  ) throws(RunError) -> Value? {
    guard isExample else { return nil }
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
    case .equal, .identical: return .boolean(a == b || decide("\(a) == \(b)"))
    case .notEqual, .notIdentical: return .boolean(a != b && !decide("\(a) == \(b)"))
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

  /// Whether a text was made of something that is not simulated.
  private func isUnknownText(_ value: Value) -> Bool {
    guard case .string(let text) = value else { return false }
    return opaqueName(in: text) != nil
  }

  /// What becomes of a place that the compiler has found is never to be reached.
  func isNeverReached(_ problem: Diagnostic) -> RunError {
    if isExample, problem.id == "switch-not-exhaustive" { conduct?.isInfeasible = true }
    return .failed(problem)
  }

  // MARK: Views

  /// The plain view that stands in for a value where a view is needed, owned by the caller; the same
  /// one each time in an example.
  func standInView(for number: Int32) -> Value {
    guard isExample else { return .object(world.makeView(of: ClassID(.view))) }
    if let known = conduct?.opaque.standInViews[number] { return owned(known) }
    weighModeledObject()
    let view = world.makeView(of: ClassID(.view))
    conduct?.opaque.standInViews[number] = view
    return owned(view)
  }
}
