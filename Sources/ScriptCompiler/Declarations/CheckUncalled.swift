import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// Functions and closures that nobody calls.
extension CodeChecks {
  /// Rejects a closure for the source of a zoom that does more than answer. UIKit would call the
  /// closure, and the simulator never does.
  func rejectUncalled(_ arguments: [Argument], of callee: Expression) {
    if case .member(let base, "zoom") = callee.kind {
      guard PreferredTransition.isType(base) else { return }
    } else {
      guard case .implicitMember("zoom") = callee.kind else { return }
    }
    for argument in arguments where argument.isTrailing || argument.label == "sourceViewProvider" {
      guard case .closure(let closure) = argument.value.kind,
        !PlainReads.isPlainClosure(closure.body, symbols)
      else {
        continue
      }
      problems.note { () throws(ScriptError) in
        throw ScriptError(
          "not-simulated", "The closure of a zoom is not called by the simulator yet",
          argument.value.range, help: ["a closure that only returns a view is allowed"])
      }
    }
  }

  /// Rejects a statement that names a function of the author without a call.
  func rejectUncalled(_ expression: Expression) throws(ScriptError) {
    let name: String
    if case .identifier(let own) = expression.kind {
      name = own
      switch lookup.meaning(of: own) {
      case .function, .currentClosure: break
      case .member:
        guard let type = scopes.enclosingType,
          hasOnlyMethods(own, of: type, isStatic: scopes.top.isStatic)
        else { return }
      default: return
      }
    } else if case .member(let base, let own) = expression.kind {
      name = own
      if let type = typeLookup.namedType(base) {
        guard hasOnlyMethods(own, of: type, isStatic: true) else { return }
      } else {
        guard case .named(let text, _) = staticTypes.staticType(of: base)?.unwrapped,
          let type = typeLookup.typeIndex(named: text, inside: scopes.enclosingType),
          hasOnlyMethods(own, of: type, isStatic: false)
        else { return }
      }
    } else {
      return
    }
    throw ScriptError(
      "unused-function", "'\(name)' is named here but not called", expression.range,
      help: ["write '\(name)(…)'"])
  }

  /// Returns true if all members of a name in a type and above are methods.
  private func hasOnlyMethods(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? symbols.tables.staticMembers : symbols.tables.members)[name] ?? []
    func isMethod(_ owner: Int) -> Bool {
      let code = symbols.types[owner]
      return (isStatic ? code.staticMethods : code.methods).contains { $0.name == name }
    }
    return symbols.ancestry.hasAny(owners, above: type) { isMethod($0) }
      && !symbols.ancestry.hasAny(owners, above: type) { !isMethod($0) }
  }
}
