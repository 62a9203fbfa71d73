import LifecycleEngine
import ScriptCompiler

/// A function that is running.
package struct Frame {
  /// The use of a function's result.
  package enum Ending {
    /// The result is left on the stack.
    case result
    /// The result, then `.void`, because the receiver is unchanged.
    case resultAndNothing
    /// The result, then `self`, which the function may have changed.
    case resultAndSelf
    /// The end of a class initialiser. The new object is on the stack already.
    case object
    /// The end of an initialiser of a structure or enumeration. `self` is the result.
    case value
  }

  package var function: Int
  package var position = 0
  /// The place on the stack where the locals begin.
  package var base: Int
  /// The running closure, which the frame keeps alive.
  var closure: ObjectID?
  package var ending = Ending.result
  /// The coercion of the result to the result type with which the closure was passed.
  var result: Coercion?
}

/// A handler of thrown errors.
struct Handler {
  /// The index of the handler's frame.
  var frame: Int
  var target: Int
  /// The height of the stack when the handler was set up.
  var height: Int
}
