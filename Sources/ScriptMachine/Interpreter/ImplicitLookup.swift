import LifecycleEngine
import ScriptCompiler
import UIKitNames

extension ValueTypes {
  /// `.main` where a type of the library is expected.
  func implicitMember(_ name: String, ofLibrary type: String) throws(RunError) -> Value {
    if name == "none" { return .null }
    if let added = machine.types.extensionType(of: type),
      let value = try addedStatic(name, of: added)
    {
      return value
    }
    // A member of a type that is only extended stays a name.
    guard ImplicitMembers.has(type) else { return .symbol(name) }
    return try machine.builtInMember(name, of: library(type))
  }

  /// The result of `.scheduledTimer(…)` or `.init(…)` where a type of the library is expected;
  /// `nil` where the value stays unchanged.
  func implicitCall(_ record: PayloadRecord, ofLibrary type: String) throws(RunError) -> Value? {
    // A finished detent has no call site.
    guard let site = record.site else { return nil }
    if let value = try callAdded(record, site, ofLibrary: type) { return value }
    guard ImplicitMembers.has(type) else { return nil }
    let arguments = Arguments(values: record.values, labels: program.labels[site.labels])
    guard record.name == "init" else {
      return try machine.callBuiltInMember(of: library(type), record.name, arguments)
    }
    guard BuiltInTypes.base(of: type).isController else {
      return try machine.callBuiltIn(type, arguments)
    }
    let made = try machine.library.withControllers(
      Arguments(values: heap.copied(arguments.values), labels: arguments.labels), in: machine)
    defer { machine.drop(made) }
    return try machine.callBuiltIn(type, made)
  }

  /// The result of a static method or initialiser of an extension, if the call means either.
  private func callAdded(
    _ record: PayloadRecord, _ site: CallSite, ofLibrary type: String
  ) throws(RunError) -> Value? {
    guard let added = machine.types.extensionType(of: type) else { return nil }
    let labels = program.labels[site.labels]
    let depth = stack.frames.count
    if record.name == "init" {
      guard machine.types.fittingInitializer(of: added, labels) != nil else { return nil }
      stack.push(library(type))
      for value in record.values { stack.push(heap.copied(value)) }
      guard try constructByExtension(site, isOnStack: true) else { return nil }
    } else {
      let call = GivenArguments(labels: labels)
      guard let method = machine.types.staticMethod(record.name, of: added, call) else {
        return nil
      }
      stack.push(library(type))
      for value in record.values { stack.push(heap.copied(value)) }
      try machine.enterMethod(method.function, site)
    }
    try machine.run(downTo: depth)
    return stack.pop()
  }

  private func library(_ type: String) -> Value {
    BuiltInTypes.isKnown(type) ? .builtInType(type) : machine.unknowns.makeOpaque(type)
  }
}
