import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The names of objects that no top-level variable held first, in checks and in steps.
extension NameLookup {
  package func unknownObject(
    _ name: String, _ range: SourceRange, _ known: [String]
  ) -> ScriptError {
    let nearest = EditDistance.nearest(to: name, in: known)
    if nearest == nil, isInCheck, LibraryNames.isPrefixed(name), !isNumbered(name) {
      return ScriptError(
        "not-simulated", "'\(name)' is not simulated, so a check cannot depend on it", range)
    }
    let near = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return ScriptError(
      "unknown-name", "'\(name)' is not the name of an object here\(near)", range,
      help: [
        nearest.map { "write '\($0)'" }
          ?? "an object is named after the top-level variable that first held it, or after its class "
          + "and number, such as 'Detail1'"
      ])
  }

  private func isNumbered(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return last >= 48 && last <= 57
  }

  /// Returns true for `Detail1`: a class and the number of an instance without a top-level name.
  package func isNumberedClass(_ name: String) -> Bool {
    guard let text = classOfNumbered(name) else { return false }
    return symbols.types.contains { $0.name == text } || BuiltInTypes.isKnown(text)
  }

  /// Returns true for a class of the script with a number, which a step may name. Outside of checks,
  /// `Int8` is a type.
  func isNumberedScreen(_ name: String) -> Bool {
    guard let text = classOfNumbered(name) else { return false }
    return symbols.types.contains { $0.name == text && $0.role == .class }
  }

  private func classOfNumbered(_ name: String) -> String? {
    var text = name
    while let last = text.utf8.last, last >= 48, last <= 57 { text.removeLast() }
    return text.utf8.count < name.utf8.count ? text : nil
  }
}
