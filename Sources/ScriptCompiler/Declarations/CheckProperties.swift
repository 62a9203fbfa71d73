import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Members that UIKit reads or calls, and the simulator does not.
extension DeclarationChecks {
  /// Rejects a getter that UIKit would call and the simulator never does.
  func rejectUnreadProperties(
    _ variable: VariableDeclaration, of index: Int
  ) throws(ScriptError) {
    guard variable.modifiers.isOverride else { return }
    let base = symbols.types[index].base
    for entry in variable.entries {
      guard let getter = entry.accessors?.getter, case .binding(let name) = entry.pattern else {
        continue
      }
      let marks = UIKitNames.marks(of: name, in: base)
      if marks.contains(.changed), entry.accessors?.setter != nil { throw neverSet(name, entry) }
      let isUnread = marks.contains(.unread) || base.isView && isKept(name, marks)
      let mayBePlain = marks.contains(.looks) || isKept(name, marks)
      guard isUnread || mayBePlain && !PlainReads.isPlainGetter(getter, symbols) else { continue }
      throw ScriptError(
        "not-simulated", "An override of '\(name)' is not asked by the simulator yet",
        entry.range, help: isUnread ? [] : ["an override that only returns a value is allowed"])
    }
  }

  /// Returns true if the simulator keeps the value itself and never asks a getter.
  private func isKept(_ name: String, _ marks: MemberMarks) -> Bool {
    if Callback(declared: name, labels: [])?.isProperty == true { return false }
    return marks.contains(.simulated)
  }

  /// The problem of a setter of a property that UIKit sets by itself. Source:
  /// https://github.com/software-mansion/react-native-screens/pull/3877
  private func neverSet(_ name: String, _ entry: VariableDeclaration.Entry) -> ScriptError {
    ScriptError(
      "not-simulated",
      "UIKit sets '\(name)' itself, and the simulator never calls an overriding setter then",
      entry.range, help: ["read the value in a callback or in a method of the delegate"])
  }

  /// Rejects an `@Observable` class whose variables are not tracked.
  func rejectObservable(_ declaration: TypeDeclaration) throws(ScriptError) {
    guard declaration.modifiers.attributes.contains("Observable") else { return }
    throw ScriptError(
      "not-simulated",
      "An '@Observable' class inside another declaration, or with observers of "
        + "its own, is not followed yet",
      declaration.nameRange, help: ["declare the class at the top, without 'willSet' and 'didSet'"])
  }
}
