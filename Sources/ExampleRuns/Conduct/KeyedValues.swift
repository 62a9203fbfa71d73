import LifecycleEngine
import ScriptMachine

// Values under keys, as in `UserDefaults`: what a run stores, the same run finds again.
extension ExampleObserver {
  private static let getters = [
    "bool", "string", "integer", "double", "float", "object", "array", "dictionary", "data", "url",
    "stringArray", "value",
  ]

  /// The value under the key that a call names; `nil` if unknown. The caller owns the value.
  func keyedValue(_ name: String, of base: Value, _ arguments: Arguments) -> Value? {
    guard case .opaque(_, let number) = base,
      let key = arguments.labeled("forKey").map({ "key \(identity(of: $0))" })
    else { return nil }
    let place = AssignedProperty(number: number, name: key)
    if name == "removeObject" {
      opaque.assign(.null, to: place)
    } else if name == "set" || name == "setValue", let value = arguments.first {
      opaque.assign(value, to: place)
    } else if Self.getters.contains(name), let known = opaque.value(of: place) {
      switch known {
      case .weak(let id) where world.isDeallocated(id): return nil
      case .null: return name == "bool" ? .boolean(false) : .null
      default: return copied(known)
      }
    }
    return nil
  }
}
