import LifecycleEngine
import SwiftSubset

/// The state of descriptions that the author's types implement. The descriptions run only when the
/// script shows a value, because a diagnostic must not run code.
struct OwnDescriptions {
  /// True while the descriptions may run.
  fileprivate(set) var areAsked = false
  /// The error of a description.
  fileprivate(set) var failure: RunError?
}

extension Operators {
  /// The text of a value as `print` and interpolation show it.
  func shown(_ value: Value, as type: TypeSyntax? = nil) throws(RunError) -> String {
    let wereAsked = machine.ownDescriptions.areAsked
    machine.ownDescriptions.areAsked = true
    defer { machine.ownDescriptions.areAsked = wereAsked }
    let text = describe(value, as: type, depth: 0)
    if let failure = machine.ownDescriptions.failure {
      if !wereAsked { machine.ownDescriptions.failure = nil }
      throw failure
    }
    return text
  }

  /// The text from `CustomStringConvertible` or from an override of an `NSObject` property. Inside
  /// another value, `CustomDebugStringConvertible` comes first.
  func ownDescription(of value: Value, isInside: Bool) -> String? {
    guard machine.ownDescriptions.areAsked, machine.ownDescriptions.failure == nil,
      let type = authorsType(of: value)
    else { return nil }
    let names =
      isInside ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names where describesItself(type, by: name) {
      do throws(RunError) {
        let text = try ownText(name, of: value)
        if let text { return text }
      } catch {
        machine.ownDescriptions.failure = error
        return ""
      }
    }
    return nil
  }

  /// The `localizedDescription` of an error that implements `errorDescription`.
  func localizedDescription(of value: Value) throws(RunError) -> Value? {
    guard let type = authorsType(of: value),
      machine.types.computed("localizedDescription", of: type) == nil,
      machine.types.conforms(type, to: "LocalizedError"), hasMember("errorDescription", type)
    else { return nil }
    return try ownText("errorDescription", of: value).map { heap.makeText($0) }
  }

  private func ownText(_ name: String, of value: Value) throws(RunError) -> String? {
    let text = try machine.objects.member(name, of: value)
    defer { heap.release(text) }
    guard case .string(let result) = text else { return nil }
    return result
  }

  private func authorsType(of value: Value) -> Int? {
    if let type = machine.types.valueType(of: value) { return type }
    guard let id = value.objectID, !world.isDeallocated(id) else { return nil }
    return machine.types.typeIndex(of: id)
  }

  private func describesItself(_ type: Int, by name: String) -> Bool {
    let protocolName =
      name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
    return hasMember(name, type)
      && (machine.types.conforms(type, to: protocolName) || program.isObjectiveC(type))
  }

  private func hasMember(_ name: String, _ type: Int) -> Bool {
    machine.types.computed(name, of: type) != nil
      || machine.types.classes(from: type).contains {
        program.types[$0].fields.contains { $0.name == name }
      }
  }
}
