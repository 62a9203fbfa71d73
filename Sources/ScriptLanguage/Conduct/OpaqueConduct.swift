import Diagnostics
import LifecycleEngine

/// What is known of values that are not simulated, by their numbers.
struct OpaqueKnowledge {
  /// What was assigned to their properties, which holds no objects.
  private var assigned: [AssignedProperty: Value] = [:]
  /// What properties of views were set to and do not show, as it is not simulated.
  private var lastSet: [Target: [(name: String, identity: String)]] = [:]

  func value(of property: AssignedProperty) -> Value? { assigned[property] }

  mutating func assign(_ value: Value, to property: AssignedProperty) {
    if case .object(let id) = value {
      assigned[property] = .weak(id)
    } else {
      assigned[property] = value
    }
  }

  /// The identity of the value that a property was set to, if that does not show.
  func identity(of name: String, of target: Target) -> String? {
    lastSet[target]?.last { $0.name == name }?.identity
  }

  /// Keeps the identity of a value that a property does not show; `nil` for a value that shows.
  mutating func keep(_ identity: String?, of name: String, of target: Target) {
    lastSet[target, default: []].removeAll { $0.name == name }
    if let identity { lastSet[target, default: []].append((name, identity)) }
  }
}

/// A property of an opaque value.
struct AssignedProperty: Hashable {
  let number: Int32
  let name: String
}

// What an example does with what is not simulated: nothing comes of it, but it is noted.
extension ExampleObserver {
  /// Whether an example goes on where the simulator cannot: what it does not model does nothing.
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - values: What was given; if it is not simulated itself, it cannot be wrong.
  func absorbs(_ error: RunError, _ values: [Value]) -> Bool {
    guard case .failed(let diagnostic) = error, let reason = diagnostic.reason, isAuthorsCode
    else { return false }
    if reason.isOfSimulator || reason == .unknownName { return true }
    return reason.isOfUnfitValue && values.contains { isUnknown($0) }
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

  /// Notes a call of something that is not simulated.
  func noteUnknownCall(
    _ name: String, on base: Value?, _ arguments: Arguments, _ result: Int32, _ text: String
  ) {
    noteUse(text)
    noteConstraint(result, name, on: base, arguments)
    if let base { noteAsked(name, of: base) }
    var worker: Int32?
    if case .opaque(_, let source)? = base { worker = source }
    noteWork(name, result, arguments, by: worker)
  }

  /// Labels of initialisers that may return nil.
  private static let failing = [
    "string", "named", "systemName", "rawValue", "exactly", "data", "contentsOf",
    "contentsOfFile", "coder", "nibName", "filePath",
  ]

  /// Notes that an initialiser has made a value, which is never nil then.
  func noteMade(_ number: Int32, _ name: String, _ arguments: Arguments) {
    guard name.isCapitalized,
      !arguments.labels.contains(where: { $0.map { Self.failing.contains($0) } ?? false })
    else { return }
    machine.opaqueValues.made.insert(number)
  }

  /// A number, text or truth made of something that is not simulated.
  func convertedOpaque(_ name: String, _ arguments: Arguments) -> Value? {
    guard ["Int", "Double", "CGFloat", "TimeInterval", "Bool"].contains(name),
      let first = arguments.first, first.isOpaque || machine.isUnknownText(first)
    else { return nil }
    let value = machine.opaqueCall(name, on: nil, arguments)
    // Text may be no number.
    if case .opaque(_, let number) = value, first.isOpaque {
      machine.opaqueValues.made.insert(number)
    }
    return value
  }

  /// Notes that the code came to a place that it never comes to if it compiles.
  func noteFailure(_ problem: Diagnostic) {
    if problem.reason == .switchNotExhaustive { isInfeasible = true }
  }
}
