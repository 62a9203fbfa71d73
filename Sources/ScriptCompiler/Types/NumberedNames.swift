import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The names of objects in checks.
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
        "an object is called by the top-level variable that first held it, or by its class and "
          + "number, such as 'Detail1'"
      ])
  }

  private func isNumbered(_ name: String) -> Bool {
    guard let last = name.utf8.last else { return false }
    return last >= 48 && last <= 57
  }

  /// Returns true for `Detail1`: a class and the number of an instance without a top-level name.
  package func isNumberedClass(_ name: String) -> Bool {
    var text = name
    while let last = text.utf8.last, last >= 48, last <= 57 { text.removeLast() }
    guard text.utf8.count < name.utf8.count else { return false }
    return symbols.types.contains { $0.name == text } || BuiltInTypes.isKnown(text)
  }
}
