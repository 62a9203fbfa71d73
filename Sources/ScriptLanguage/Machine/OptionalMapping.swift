import LifecycleEngine
import SwiftSubset

// `map` and `flatMap` of an optional, which is its value here: the closure is called with the value,
// and nil stays nil.
extension Machine {
  /// What the name of a call ends with of which the compiler knows that an optional is mapped, and not
  /// what is in it.
  static let optionalMark = "?"

  /// The name of the method that a call means.
  /// - Returns: Whether it is certainly that of an optional, too.
  static func mappingName(_ name: String) -> (name: String, isOptional: Bool) {
    guard name.utf8.last == UInt8(ascii: "?") else { return (name, false) }
    return (String(name.dropLast()), true)
  }

  /// Whether a call maps an optional, as far as its value tells: what has elements may be mapped
  /// itself.
  func mapsOptional(_ name: String, _ receiver: Value, _ site: CallSite) -> Bool {
    guard name == "map" || name == "flatMap", site.argumentCount == 1 else { return false }
    switch receiver {
    case .null, .boolean, .integer, .double, .symbol, .notificationName, .detentIdentifier,
      .enumCase, .rect, .size, .point, .insets, .traits, .traitOverrides:
      return true
    case .object(let id):
      // What is inherited from a class that nobody declares may have such a method.
      if let type = typeIndex(of: id), isOpen(type) { return false }
      switch foreignObject(id) {
      case .array, .dictionary, .notifications, .set, .iterator, .interval, .lazy:
        return false
      case .structure(let type, _) where conforms(type, to: "Sequence"): return false
      // `.success(3)` may be of a type that has such a method.
      case .payload(let record): return record.type != nil
      default: return true
      }
    default: return false
    }
  }

  /// Calls the closure on top of the stack with the value below it, unless that is nil.
  func mapOptional(_ name: String, _ site: CallSite) throws(RunError) {
    let arguments = takeArguments(site)
    let value = pop()
    defer { drop(arguments) }
    if value.isNull { return push(.null) }
    guard let closure = arguments.values.last?.objectID else {
      release(value)
      throw failed(.wrongArgument, "'\(name)' of an optional needs a closure")
    }
    push(try call(closure: closure, [value]))
  }
}

extension Compiler {
  /// Properties of UIKit's that are optional texts: their characters are not what is mapped.
  private static let optionalTexts = ["title", "text", "prompt", "placeholder", "message"]

  /// Whether a call maps an optional, as far as declarations tell.
  mutating func mapsOptional(
    _ base: Expression, _ name: String, _ arguments: [Argument]
  ) -> Bool {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil
    else { return false }
    // In `a?.b.map { … }` it is `b` that is mapped, which may be optional or not.
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
