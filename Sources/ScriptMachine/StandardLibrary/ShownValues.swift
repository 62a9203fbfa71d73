import LifecycleEngine
import SwiftSubset

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
      let type = machine.objects.authorsType(of: value)
    else { return nil }
    let names =
      isInside ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names where machine.objects.describesItself(type, by: name) {
      do throws(RunError) {
        let text = try machine.objects.ownText(name, of: value)
        if let text { return text }
      } catch {
        machine.ownDescriptions.failure = error
        return ""
      }
    }
    return nil
  }
}
