/// One instruction of the machine. Values are taken from and put on the stack of the frame.
enum Instruction {
  case pushNull, pushVoid, pushTrue, pushFalse
  case pushInteger(Int)
  case pushDouble(Double)
  case pushString(Int)
  case pushSymbol(Int)
  case pushType(Int)
  case pushClass(Int)
  case pushFunction(Int)
  case pushActor(ActionMark.Actor)
  case pushOpaque(Int)
  case loadLocal(Int), storeLocal(Int)
  /// A local slot that holds a cell.
  case loadCell(Int), storeCell(Int)
  case makeCell(Int)
  case loadCapture(Int)
  case loadCapturedCell(Int), storeCapturedCell(Int)
  case loadGlobal(Int), storeGlobal(Int)
  /// Turns the strong reference on top into a weak one.
  case weaken
  /// Turns an integer on top into a double.
  case widen
  case pop, duplicate
  /// Lets go of local slots at the end of their scope.
  case clear(Int, Int)
  case getMember(Int)
  case setMember(Int)
  case getElement
  /// Stack: collection variable's value, index, new value → changed collection.
  case setElement
  case callMember(CallSite)
  case callSuper(CallSite, class: Int)
  case callValue(CallSite)
  case callFunction(Int, CallSite)
  case construct(Int, CallSite)
  case callBuiltIn(CallSite)
  /// Calls a member that may change its receiver; leaves the result, then the changed receiver, or
  /// nothing in its place if the receiver is not a value.
  case callMutating(CallSite)
  case makeClosure(Int, captures: Int)
  case makeArray(Int)
  case makeRange(isClosed: Bool)
  case jump(Int), jumpIfFalse(Int), jumpIfTrue(Int)
  /// Jumps if the value is nil and leaves nil; else leaves the value.
  case jumpIfNull(Int)
  /// Like `jumpIfNull`, but takes nil off the stack before jumping.
  case popJumpIfNull(Int)
  case jumpIfNotNull(Int)
  /// Jumps and drops the value on top if a mutating call has changed nothing.
  case jumpIfUnchanged(Int)
  case swap
  case binary(BinaryOperator), not, negate
  case forceUnwrap
  case cast(Int, CastKind)
  case concatenate(Int)
  /// A local slot with a sequence, followed by one with a position: jumps when the sequence is at
  /// its end, else pushes the element and moves on.
  case nextElement(Int, Int)
  case isDeallocated(Int)
  case checkRelease(Int)
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
}

/// The infix operators that work on two values.
enum BinaryOperator {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, identical, notIdentical
  case less, lessOrEqual, greater, greaterOrEqual
}
