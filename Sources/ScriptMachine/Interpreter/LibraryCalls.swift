import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Reads, writes and calls of what the libraries declare. The observer of the run has the first word.
extension Machine {
  /// The value of a modeled property; the caller owns the value.
  package func modeledMember(_ name: String, of id: ObjectID) throws(RunError) -> Value {
    try observer.read(name, of: id, in: self)
  }

  func setModeledMember(_ name: String, of id: ObjectID, to value: Value) throws(RunError) {
    try observer.set(name, of: id, to: value, in: self)
  }

  /// The result of a modeled method; the caller owns the result.
  func callModeledMember(
    of id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    try observer.call(name, of: id, arguments, in: self)
  }

  func builtInMember(_ name: String, of base: Value) throws(RunError) -> Value {
    try observer.read(name, ofLibrary: base, in: self)
  }

  func callBuiltInMember(
    of base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    try observer.call(name, ofLibrary: base, arguments, in: self)
  }

  func callBuiltIn(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    try refuseCall(of: name)
    var arguments = takeArguments(site)
    if BuiltInTypes.base(of: name).isController {
      arguments = try library.withControllers(arguments, in: self)
    }
    let result = try callBuiltIn(name, arguments)
    drop(arguments)
    stack.push(result)
  }

  func callBuiltIn(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    try observer.call(name, arguments, in: self)
  }
}
