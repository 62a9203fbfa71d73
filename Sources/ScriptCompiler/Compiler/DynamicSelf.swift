import Diagnostics
import LifecycleEngine
import SwiftSubset

// `Self`: the class of the object, or the class that a static method is called on. Both may be
// subclasses of the class around the code.
extension ExpressionCompiler {
  func compileDynamicSelf(_ range: SourceRange) throws(ScriptError) {
    try compileIdentifier("self", range)
    guard !scopes.top.isStatic else { return }
    let argument = Argument(label: "of", value: Expression(.selfReference, at: range))
    code.emit(.callBuiltIn(callSite("type", [argument])), range)
  }
}
