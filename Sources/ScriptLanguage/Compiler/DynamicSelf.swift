import Diagnostics
import LifecycleEngine
import SwiftSubset

// `Self`: the class of the object, or the class that a static method is called on. Both may be
// subclasses of the class around the code.
extension Compiler {
  /// True if only the running code knows the meaning of `Self`.
  var hasDynamicSelf: Bool {
    guard let type = enclosingType else { return false }
    if isAdopted(type) { return true }
    guard !isValueType(type) else { return false }
    return program.types[type].role != .builtInExtension || program.types[type].base != .object
  }

  /// Returns true for an extension of a library protocol that a type of the author conforms to.
  private func isAdopted(_ type: Int) -> Bool {
    program.types[type].role == .builtInExtension
      && program.types.contains { $0.protocols.contains(type) }
  }

  /// Returns true if an expression is a `Self` whose meaning only the running code knows.
  func isDynamicSelf(_ expression: Expression) -> Bool {
    guard case .identifier("Self") = expression.kind else { return false }
    return hasDynamicSelf
  }

  mutating func compileDynamicSelf(_ range: SourceRange) throws(ScriptError) {
    try compileIdentifier("self", range)
    guard !scope.isStatic else { return }
    let argument = Argument(label: "of", value: Expression(.selfReference, at: range))
    emit(.callBuiltIn(callSite("type", [argument])), range)
  }

  /// Keeps the class for the closures of a method, which name the class without holding the object.
  mutating func declareDynamicSelf(_ range: SourceRange) throws(ScriptError) {
    guard hasDynamicSelf, !scope.isStatic, scope.sharedNames.contains("Self") else { return }
    try compileDynamicSelf(range)
    emit(.storeLocal(scope.declare("Self", isCell: false, isConstant: true)), range)
  }
}
