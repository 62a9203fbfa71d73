import LifecycleEngine
import ScriptCompiler

// `map` and `flatMap` of an optional. The machine has no optional around the value, so the closure
// is called with the value, and nil stays nil.
extension ValueTypes {
  /// True if the value shows that a call maps an optional. Values with elements may be mapped
  /// themselves.
  func mapsOptional(_ name: String, _ receiver: Value, _ site: CallSite) -> Bool {
    guard name == "map" || name == "flatMap", site.argumentCount == 1 else { return false }
    switch receiver {
    case .null, .boolean, .integer, .double, .symbol, .notificationName, .detentIdentifier,
      .enumCase, .rect, .size, .point, .insets, .indexPath, .traits, .traitOverrides:
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
