import Diagnostics
import LifecycleEngine
import ScriptMachine

/// The known facts about opaque values, by number.
struct OpaqueKnowledge {
  /// The values assigned to properties of opaque values. Objects are kept weakly.
  private var assigned: [AssignedProperty: Value] = [:]
  /// The values assigned to view properties that are not simulated and do not show the values.
  private var lastSet: [Target: [(name: String, identity: String)]] = [:]

  func value(of property: AssignedProperty) -> Value? { assigned[property] }

  mutating func assign(_ value: Value, to property: AssignedProperty) {
    if case .object(let id) = value {
      assigned[property] = .weak(id)
    } else {
      assigned[property] = value
    }
  }

  /// The identity of the last value that a property does not show.
  func identity(of name: String, of target: Target) -> String? {
    lastSet[target]?.last { $0.name == name }?.identity
  }

  /// Keeps the identity of a value that a property does not show. `nil` forgets the identity.
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

// The uses of opaque values. A use has no effect, but is noted.
extension ExampleObserver {
  /// True if the run goes on after an error, because the simulator lacks a model for the call.
  /// - Parameters:
  ///   - error: The error.
  ///   - values: The values given to the call. An opaque value cannot be a wrong argument.
  func absorbs(_ error: RunError, _ values: [Value]) -> Bool {
    guard case .failed(let diagnostic) = error, let reason = diagnostic.reason, isAuthorsCode
    else { return false }
    if reason.isOfSimulator || reason == .unknownName { return true }
    // A compiler has accepted a file, so the simulator or another file knows more.
    return reason.isOfUnfitValue && (isFile || values.contains { isUnknown($0) })
  }

  /// True if the run of a file goes on after an error, because a compiler has accepted the file.
  func goesOn(after error: RunError) -> Bool {
    guard isFile, case .failed(let diagnostic) = error, let reason = diagnostic.reason,
      isAuthorsCode
    else { return false }
    return reason.isOfUnfitValue || reason.isOfLackingKnowledge
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

  /// Notes a call of an opaque function or method.
  func noteUnknownCall(
    _ name: String, on base: Value?, _ arguments: Arguments, _ result: Int32, _ text: String
  ) {
    noteUse(text)
    noteHeld(name, base, arguments, result)
    forgetWeakly(arguments)
    noteCells(name, base, arguments, result)
    noteConstraint(result, name, on: base, arguments)
    crashing.noteSized(result, name, on: base, arguments)
    crashing.noteCrashes(name, on: base, arguments, result)
    if let base { noteAsked(name, of: base) }
    var worker: Int32?
    if case .opaque(_, let source)? = base { worker = source }
    noteWork(name, result, arguments, by: worker)
    calling.noteUnfollowed(name, arguments)
  }

  /// The labels of initialisers that may return nil.
  private static let failing = [
    "string", "named", "systemName", "rawValue", "exactly", "data", "contentsOf",
    "contentsOfFile", "coder", "nibName", "filePath",
  ]

  /// Notes that an initialiser made a value, which is never nil then.
  func noteMade(_ number: Int32, _ name: String, _ arguments: Arguments) {
    guard name.isCapitalized,
      !arguments.labels.contains(where: { $0.map { Self.failing.contains($0) } ?? false })
    else { return }
    machine.heap.opaqueValues.made.insert(number)
  }

  /// The conversion of an opaque value to a number or truth value, which is never nil.
  func convertedOpaque(_ name: String, _ arguments: Arguments) -> Value? {
    guard ["Int", "Double", "CGFloat", "TimeInterval", "Bool"].contains(name),
      let first = arguments.first, first.isOpaque || machine.unknowns.isUnknownText(first)
    else { return nil }
    let value = machine.unknowns.opaqueCall(name, on: nil, arguments)
    // Text may be no number, so only other conversions never fail.
    if case .opaque(_, let number) = value, first.isOpaque {
      machine.heap.opaqueValues.made.insert(number)
    }
    return value
  }

  /// Notes a failure at a place that compiled code never reaches.
  func noteFailure(_ problem: Diagnostic) {
    if problem.reason == .switchNotExhaustive { isInfeasible = true }
  }
}
