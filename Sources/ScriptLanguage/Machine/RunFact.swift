import Diagnostics
import LifecycleEngine

/// Something that the machine has done, or is about to do, for the author's code.
enum RunFact {
  // MARK: Variables

  /// A stored property was read, with what it holds.
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
  /// Something that is not simulated was called.
  /// - Parameters:
  ///   - result: The number of the opaque result.
  ///   - text: The call in words that are the same for equal calls.
  case calledUnknown(String, on: Value?, Arguments, result: Int32, text: String)
  /// A free name that nobody declares was called, which may be an initializer.
  case calledUndeclared(String, Arguments, result: Int32)
  /// A controller was made with the name of its nib.
  case namedNib(ObjectID)
  /// A view is put into another one.
  case addedView(ObjectID, to: ObjectID)
  /// An observer was registered with the notification center.
  case registered(number: Int, Observation.Receiver)
  /// A closure was given to a queue.
  case scheduled(closure: ObjectID)

  // MARK: Tasks and animations

  case beganTask(ObjectID)
  case cancelledTask(ObjectID)
  /// A task waits for something that is not simulated.
  case awaited(String, number: Int32)
  case beganAnimation
  case endedAnimation
  /// The closure that is called next is no more than a part of the code around it.
  case callsThrough

  // MARK: What is not simulated

  /// A property of an opaque value got a value.
  case assigned(Value, name: String, number: Int32)
  /// A member of an opaque value is used.
  case usedMember(String, number: Int32)
  /// Nothing holds an opaque value any more.
  case dropped(number: Int32)
  /// Something was looked for by what is not simulated, and not found, or was left to chance.
  case guessed

  // MARK: The run

  /// A turn that a step began is over, with everything that came of it.
  case endedTurn
  /// The code came to a place that the compiler has found is never to be reached.
  case reachedFailure(Diagnostic)
}
