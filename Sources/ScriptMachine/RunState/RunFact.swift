import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// A fact about the author's code that the machine reports to its observer.
package enum RunFact {
  // MARK: Variables

  /// A stored property was read. The value is the content.
  case readField(FieldCode, ObjectID, Value)
  /// A stored property got a value.
  case wroteField(FieldCode, ObjectID, Value)
  /// A global variable is read.
  case readGlobal(slot: Int)
  /// A global variable gets a value.
  case wroteGlobal(slot: Int, Value)
  /// A static property is read, which may run its initializer.
  case readStatic(slot: Int)
  /// A static property gets a value.
  case wroteStatic(slot: Int)
  /// A variable had a value that other code may have changed.
  /// - Parameter owner: The type that declares the variable; `nil` for a global one.
  case foundContent(Value, name: String, owner: Int?)

  // MARK: Calls

  /// The author's code calls a callback itself, with the arguments on the stack.
  case calledCallback(Callback, ObjectID, CallSite)
  /// `super` of a callback was called.
  /// - Parameter entered: The author's function that was reached; `nil` for UIKit's own.
  case calledSuper(Callback, ObjectID?, entered: Int?)
  /// Unsimulated code was called.
  /// - Parameters:
  ///   - result: The number of the opaque result.
  ///   - text: The call in words that are the same for equal calls.
  case calledUnknown(String, on: Value?, Arguments, result: Int32, text: String)
  /// An undeclared free name was called, which may be an initialiser.
  case calledUndeclared(String, Arguments, result: Int32)
  /// An object of a class in the program was made.
  case madeObject(ObjectID, type: Int)
  /// A controller was made with a nib name.
  case namedNib(ObjectID)
  /// A view is added to another view.
  case addedView(ObjectID, to: ObjectID)
  /// An observer was registered with the notification center.
  case registered(number: Int, Observation.Receiver)
  /// A closure was passed to a queue.
  case scheduled(closure: ObjectID)
  /// A call for later, once, was asked of the run loop.
  case deferred

  // MARK: Tasks and animations

  case beganTask(ObjectID)
  case cancelledTask(ObjectID)
  /// A timer that repeats was given to the run loop.
  case beganTimer(ObjectID)
  case endedTimer(ObjectID)
  /// A task waits for an unsimulated value.
  case awaited(String, number: Int32)
  case beganAnimation
  case endedAnimation
  /// The closure that is called next is only a part of the surrounding code.
  case callsThrough

  // MARK: What is not simulated

  /// A property of an opaque value got a value.
  case assigned(Value, name: String, number: Int32)
  /// A member of an opaque value is used.
  case usedMember(String, number: Int32)
  /// An opaque value is cast by force to a type.
  case cast(number: Int32, to: String)
  /// UIKit raises an exception for a use.
  /// - Parameter subject: The object whose state decides; `nil` if nothing else decides.
  case raises(String, exception: String, help: String, subject: ObjectID?)
  /// Nothing holds an opaque value any more.
  case dropped(number: Int32)
  /// The machine answered a question about an unsimulated value without knowing the answer.
  case guessed

  // MARK: The run

  /// A turn that a step began is over, with all its consequences.
  case endedTurn
  /// The code reached a place that must never be reached, as the compiler found.
  case reachedFailure(Diagnostic)
}
