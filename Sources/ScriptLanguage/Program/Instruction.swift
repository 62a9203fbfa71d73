import LifecycleEngine
import SwiftSubset

/// One instruction of the machine. Values are taken from and put on the stack of the frame.
enum Instruction {
  case pushNull, pushVoid, pushTrue, pushFalse
  case pushInteger(Int64)
  case pushDouble(Double)
  /// A quotient of integer literals, as the number below it on the stack has it.
  case pushQuotient(Int)
  case pushString(Int)
  case pushSymbol(Int)
  case pushBuiltInType(Int)
  case pushType(Int)
  case pushActor(ActionMark.Actor)
  case pushOpaque(Int)
  /// The object that a check calls by its class and number, such as `Detail1`.
  case pushNumbered(Int)
  /// The objects that are kept alive only by each other.
  case pushLeaks
  /// The closure that is running: a local function that names itself.
  case pushCurrentClosure
  case loadLocal(Int), storeLocal(Int)
  /// A local slot that holds a cell.
  case loadCell(Int), storeCell(Int)
  case makeCell(Int)
  /// Before a use: fails if the value on top is that of a variable of this name that has none yet.
  case demandSet(Int)
  /// Before an assignment: takes the value of a constant of this name, and fails if it has one.
  case demandUnset(Int)
  /// Before a delegate is set: fails if the value on top does not conform to the protocol that the
  /// property's declaration names.
  case demandConformance(Int)
  /// Before a change of the collection below so many values: the variable that holds it lets go of
  /// it, so that it can be changed in place.
  case vacate(Place, below: Int)
  case loadCapture(Int)
  case loadCapturedCell(Int), storeCapturedCell(Int)
  case loadGlobal(Int), storeGlobal(Int)
  /// Turns the strong reference on top into a weak one.
  case weaken
  /// Turns the value on top into what its declared type makes of it.
  case coerce(Int)
  case pop, duplicate
  /// Lets go of local slots at the end of their scope.
  case clear(Int, Int)
  case getMember(Int)
  /// The same through `super`, in a method of a class.
  case getSuperMember(Int, class: Int)
  /// Stack: value, base → the changed base if it is a value, else nothing in its place.
  case setMember(Int)
  /// The same through `super`, in a method of a class.
  case setSuperMember(Int, class: Int)
  /// The same without the observers of a stored property.
  case setMemberDirectly(Int)
  /// Stack: base, indices.
  case getElement(labels: Int, count: Int)
  /// Stack: value, base, indices → the changed base if it is a value.
  case setElement(labels: Int, count: Int)
  case callMember(CallSite)
  case callSuper(CallSite, class: Int)
  case callValue(CallSite)
  case callFunction(Int, CallSite)
  /// Calls one of several functions of a name: the one that the arguments suit best.
  case callOverloaded(Int, CallSite)
  case construct(Int, CallSite)
  case callBuiltIn(CallSite)
  /// `.failure(error)`: a case with a payload, of a type that the place it is used in decides.
  case makeCase(CallSite)
  /// Calls a member that may change its receiver; leaves the result, then the changed receiver, or
  /// nothing in its place if the receiver is not a value.
  case callMutating(CallSite)
  case makeClosure(Int, captures: Int)
  case makeArray(Int)
  /// Keys and values in turn.
  case makeDictionary(Int)
  case makeTuple(labels: Int, count: Int)
  case tupleElement(Int)
  case makeRange(isClosed: Bool)
  /// A range without lower or upper end.
  case makePartialRange(hasLow: Bool, isClosed: Bool)
  case jump(Int), jumpIfFalse(Int), jumpIfTrue(Int)
  /// Jumps if the value is nil and leaves nil; else leaves the value.
  case jumpIfNull(Int)
  /// Like `jumpIfNull`, but takes nil off the stack before jumping.
  case popJumpIfNull(Int)
  case jumpIfNotNull(Int)
  /// Jumps and drops the value on top if a change has made no new value.
  case jumpIfUnchanged(Int)
  case swap
  case binary(BinaryOperator), not, negate
  /// Stack: subject, value of a pattern → whether they match.
  case match
  /// Stack: subject → the payload of the case, then whether it is that case, of a type that is named
  /// or of any, -1.
  case matchCase(Int, payload: Int, type: Int)
  case forceUnwrap
  /// Waits for the value on top, and leaves it.
  case awaitValue
  /// Waits for the elements of the sequence on top, and leaves those there are.
  case awaitElements
  case cast(Int, CastKind)
  /// Turns the value on top into its text, as its type says.
  case describe(Int)
  case concatenate(Int)
  /// A local slot with a sequence, followed by one with a position: jumps when the sequence is at
  /// its end, else pushes the element and moves on.
  case nextElement(Int, Int)
  case isDeallocated(Int)
  /// Keeps the value on top as that of an operand of the condition that is computed.
  case noteOperand(Int)
  case checkRelease(Int)
  /// Where a thrown error goes until `popHandler`; the error is on the stack there.
  case pushHandler(Int)
  case popHandler
  case `throw`
  /// Runs the body of a `defer`, which begins there, and comes back.
  case callDeferred(Int)
  /// The end of such a body.
  case endDeferred
  case `return`
  case fail(Int)
}

/// A call: what it is called, and its labels.
struct CallSite {
  /// An index into the program's names.
  var name: Int
  /// An index into the program's label lists.
  var labels: Int
  var argumentCount: Int
  /// The callback of UIKit that a call with this name and these labels reaches, if any.
  var callback: Callback?

  /// The label that marks an unlabelled trailing closure.
  static let trailing = "{}"
}

/// A variable.
enum Place {
  case local(Int), cell(Int), capturedCell(Int), global(Int)
  /// A property by its name; its owner is on top of the stack.
  case member(Int)
}

/// The infix operators that work on two values.
enum BinaryOperator {
  case add, subtract, multiply, divide, remainder
  case addWrapping, subtractWrapping, multiplyWrapping
  case equal, notEqual, identical, notIdentical
  case less, lessOrEqual, greater, greaterOrEqual
  case shiftLeft, shiftRight, bitAnd, bitOr, bitXor
}
