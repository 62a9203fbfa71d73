import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Rejects a getter that UIKit would call and the simulator never does.
  func rejectUnreadProperties(
    _ variable: VariableDeclaration, of index: Int
  ) throws(ScriptError) {
    guard variable.modifiers.isOverride else { return }
    let base = program.types[index].base
    for entry in variable.entries {
      guard let getter = entry.accessors?.getter, case .binding(let name) = entry.pattern else {
        continue
      }
      let isUnread = OverridableProperties.isUnread(name, in: base)
      let isOfSurroundings = OverridableProperties.isOfSurroundings(name, in: base)
      guard isUnread || isOfSurroundings && !isPlainGetter(getter) else { continue }
      throw error(
        "not-simulated", "An override of '\(name)' is never asked by the simulator yet",
        entry.range, help: isUnread ? [] : ["one that only returns a value can stand"])
    }
  }

  /// Rejects a closure for the source of a zoom that does more than answer. UIKit would call the
  /// closure, and the simulator never does.
  mutating func rejectUncalled(_ arguments: [Argument], of callee: Expression) {
    if case .member(let base, "zoom") = callee.kind {
      guard PreferredTransition.isType(base) else { return }
    } else {
      guard case .implicitMember("zoom") = callee.kind else { return }
    }
    for argument in arguments where argument.isTrailing || argument.label == "sourceViewProvider" {
      guard case .closure(let closure) = argument.value.kind, !isPlainClosure(closure.body) else {
        continue
      }
      note { compiler throws(ScriptError) in
        throw compiler.error(
          "not-simulated", "The closure of a zoom is never called by the simulator yet",
          argument.value.range, help: ["one that only returns a view can stand"])
      }
    }
  }

  /// Rejects an `@Observable` class, as UIKit alone observes reads of the class from iOS 26 on.
  func rejectObservable(_ declaration: TypeDeclaration) throws(ScriptError) {
    guard declaration.modifiers.attributes.contains("Observable") else { return }
    throw error(
      "not-simulated", "Changes of an '@Observable' class are not followed by the simulator yet",
      declaration.nameRange, help: ["call 'setNeedsUpdateProperties()' where it changes"])
  }
}
