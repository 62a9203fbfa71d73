import LifecycleEngine
import ScriptCompiler
import SwiftSubset
import UIKitNames

// The types of controllers and views that the simulator knows by the name of their class alone.
extension UnknownValues {
  /// Returns true if an object that stands in for an unsimulated object is of a type; nil for any other
  /// object, and for a type that every controller or view has.
  /// - Throws: If the type of the unsimulated object is not known.
  func isStandIn(_ value: Value, of type: TypeSyntax) throws(RunError) -> Bool? {
    guard !rules.allowsUndeclared, let id = value.objectID, case .named(let wanted, _) = type,
      let number = heap.opaqueValues.standInNumbers[id]
    else { return nil }
    let base = world.classRecord(of: id).base
    guard !UnknownValues.isGeneral(wanted, base) else { return nil }
    let name = heap.opaqueValues.types[number] ?? ""
    if name == wanted { return true }
    // No class of a library descends from the author's class.
    if LibraryNames.isPrefixed(name), program.types.contains(where: { $0.name == wanted }) {
      return nil
    }
    throw failed(
      .opaqueCondition,
      "\(name.isEmpty ? "The object" : "'\(name)'") is not simulated, so its type is not known")
  }

  /// Returns true for a type that all views, or all controllers, have.
  private static func isGeneral(_ name: String, _ base: UIKitClass) -> Bool {
    ["Any", "AnyObject", "NSObject", "UIResponder", base.name].contains(name)
  }
}
