import LifecycleEngine
import ScriptCompiler

/// The global variables and the static properties of a run, and the names that variables give to
/// objects.
package struct GlobalVariables {
  package private(set) var values: [Value]
  /// The static stored properties that were read already.
  private var statics: [Value?]
  /// The first object of each top-level variable. The object is named after the variable.
  package private(set) var namedObjects: [ObjectID?]
  /// The number of times that an object got a name.
  package private(set) var namings = 0

  init(_ program: Program) {
    values = Array(repeating: .null, count: program.globals.count)
    statics = Array(repeating: nil, count: program.statics.count)
    namedObjects = Array(repeating: nil, count: program.globals.count)
  }

  package subscript(slot: Int) -> Value { values[slot] }

  /// Gives the first variable, which the prelude declares, its window.
  mutating func setWindow(_ window: Value) {
    values[0] = window
    namedObjects[0] = window.objectID
  }

  /// Names an object after the variable that is the first to get the object.
  mutating func nameObject(_ value: Value, _ slot: Int) {
    guard namedObjects[slot] == nil else { return }
    switch value {
    case .object(let id), .weak(let id):
      namedObjects[slot] = id
      namings += 1
    default: break
    }
  }

  /// Sets a variable.
  /// - Returns: The old value, which the caller owns.
  mutating func set(_ value: Value, _ slot: Int) -> Value {
    let old = values[slot]
    // The name may mean another object from now on.
    if old.objectID != value.objectID { namings += 1 }
    values[slot] = value
    return old
  }

  /// Empties a variable whose value is about to change. The caller owns the old value.
  mutating func vacate(_ slot: Int) { values[slot] = .void }

  // MARK: Static properties

  /// The value of a static property, or `nil` if nobody has read the property yet.
  func staticValue(_ slot: Int) -> Value? { statics[slot] }

  mutating func setStatic(_ value: Value, _ slot: Int) { statics[slot] = value }
}
