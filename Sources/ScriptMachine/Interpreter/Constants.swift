import LifecycleEngine
import ScriptCompiler

// Checks of variables without a value, and of constants, which get a value once.
extension Machine {
  func demandSet(_ name: String) throws(RunError) {
    if stack.last?.isUnset == true { throw notInitialized(name) }
  }

  func demandUnset(_ name: String) throws(RunError) {
    let value = stack.pop()
    guard !value.isUnset else { return }
    heap.release(value)
    throw failed(
      .notAssignable, "'\(name)' is a constant that has a value already",
      ["declare it with 'var'"])
  }

  func notInitialized(_ name: String) -> RunError {
    failed(.notInitialized, "'\(name)' is used before it has a value", ["give it one first"])
  }

  func constantIsSet(_ name: String) -> RunError {
    failed(
      .notAssignable, "'\(name)' is a constant and cannot be changed",
      ["declare it with 'var'"])
  }

  /// Checks that a stored property may be set. Releases the new value if not.
  func checkMayBeSet(
    _ field: FieldCode, holding old: Value, _ value: Value
  ) throws(RunError) {
    guard field.isConstant, !old.isUnset else { return }
    heap.release(value)
    throw constantIsSet(field.name)
  }

  func checkIsSet(_ field: FieldCode, _ value: Value) throws(RunError) {
    if field.isConstant, value.isUnset { throw notInitialized(field.name) }
  }
}
