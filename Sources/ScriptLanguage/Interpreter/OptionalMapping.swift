import LifecycleEngine
import SwiftSubset

// `map` and `flatMap` of an optional. The machine has no optional around the value, so the closure
// is called with the value, and nil stays nil.
extension ValueTypes {
  /// The suffix of a called name if the compiler knows that an optional is mapped.
  static let optionalMark = "?"

  /// Splits the mark of an optional from the name of a called method.
  /// - Returns: The name, and true if the call certainly maps an optional.
  static func mappingName(_ name: String) -> (name: String, isOptional: Bool) {
    guard name.utf8.last == UInt8(ascii: "?") else { return (name, false) }
    return (String(name.dropLast()), true)
  }

  /// True if the value shows that a call maps an optional. Values with elements may be mapped
  /// themselves.
  func mapsOptional(_ name: String, _ receiver: Value, _ site: CallSite) -> Bool {
    guard name == "map" || name == "flatMap", site.argumentCount == 1 else { return false }
    switch receiver {
    case .null, .boolean, .integer, .double, .symbol, .notificationName, .detentIdentifier,
      .enumCase, .rect, .size, .point, .insets, .traits, .traitOverrides:
      return true
    case .object(let id):
      // An undeclared superclass may have a method of this name.
      if let type = machine.types.typeIndex(of: id), machine.types.isOpen(type) { return false }
      switch heap.foreignObject(id) {
      case .array, .dictionary, .notifications, .set, .iterator, .interval, .lazy:
        return false
      case .structure(let type, _) where machine.types.conforms(type, to: "Sequence"): return false
      // The type of `.success(3)` may have a method of this name.
      case .payload(let record): return record.type != nil
      default: return true
      }
    default: return false
    }
  }

  /// Calls the closure on top of the stack with the value below. A nil value stays nil.
  func mapOptional(_ name: String, _ site: CallSite) throws(RunError) {
    let arguments = machine.takeArguments(site)
    let value = stack.pop()
    defer { machine.drop(arguments) }
    if value.isNull { return stack.push(.null) }
    guard let closure = arguments.values.last?.objectID else {
      heap.release(value)
      throw failed(.wrongArgument, "'\(name)' of an optional needs a closure")
    }
    stack.push(try machine.call(closure: closure, [value]))
  }
}

extension Compiler {
  /// UIKit properties that are optional strings. A call maps the optional, not the characters.
  private static let optionalTexts = ["title", "text", "prompt", "placeholder", "message"]

  /// True if the declarations show that a call maps an optional.
  mutating func mapsOptional(
    _ base: Expression, _ name: String, _ arguments: [Argument]
  ) -> Bool {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil
    else { return false }
    // In `a?.b.map { … }` the call maps `b`, which may be optional or not.
    if let type = linkType(of: base) {
      if case .optional = type { return true }
      return false
    }
    guard let property = base.readName else { return false }
    return Compiler.optionalTexts.contains(property) && tables.members[property] == nil
  }
}

extension Expression {
  /// The name of the variable or property that the expression reads.
  fileprivate var readName: String? {
    if case .member(_, let name) = kind { return name }
    if case .identifier(let name) = kind { return name }
    return nil
  }
}
