import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Reads, writes and calls of library members, where the observer of the run has the first word.
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
    acts += 1
    return try observer.call(name, of: id, arguments, in: self)
  }

  func builtInMember(_ name: String, of base: Value) throws(RunError) -> Value {
    try observer.read(name, ofLibrary: base, in: self)
  }

  func callBuiltInMember(
    of base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    if !base.isOpaque || !arguments.haveNoObject { acts += 1 }
    return try observer.call(name, ofLibrary: base, arguments, in: self)
  }

  func callBuiltIn(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    try refuseCall(of: name)
    try library.willUse(type: name, in: self)
    var arguments = takeArguments(site)
    if BuiltInTypes.base(of: name).isController {
      arguments = try library.withControllers(arguments, in: self)
    }
    let result = try callBuiltIn(name, arguments)
    drop(arguments)
    stack.push(result)
  }

  func callBuiltIn(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    let result = try observer.call(name, arguments, in: self)
    if !result.isOpaque || !arguments.haveNoObject { acts += 1 }
    return result
  }
}

extension RuntimeTypes {
  /// The UIKit class of a view, or the UIKit class that the author's class derives from. `nil` for
  /// classes that the simulator does not know by name.
  func libraryClassName(of id: ObjectID) -> String? {
    let base = world.classRecord(of: id).base
    guard base == .view || base == .textView else { return nil }
    let name = uikitClassName(of: id)
    return CommonViews.superclass(of: name) == nil ? nil : name
  }

  /// The name of the UIKit class of an object, or of the nearest UIKit class above.
  func uikitClassName(of id: ObjectID) -> String {
    let record = world.classRecord(of: id)
    guard record.isDeclaredByAuthor, let type = typeIndex(of: id) else {
      return record.name
    }
    let top = classes(from: type).last { program.types[$0].role == .class }
    return top.flatMap { program.types[$0].inherited.first } ?? ""
  }

  /// Returns true if a view is of a class known by name or of a descendant of that class.
  package func isCommonView(_ id: ObjectID, _ name: String) -> Bool {
    libraryClassName(of: id).map { CommonViews.descends($0, from: name) } ?? false
  }
}
