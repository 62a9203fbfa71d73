import LifecycleEngine
import SwiftSubset

/// One instruction of the machine, which takes values from the stack and puts values there.
package enum Instruction {
  case pushNull, pushVoid, pushTrue, pushFalse
  case pushInteger(Int64)
  case pushDouble(Double)
  /// A quotient of integer literals, in the type of the number on top of the stack.
  case pushQuotient(Int)
  case pushString(Int)
  case pushSymbol(Int)
  case pushBuiltInType(Int)
  case pushType(Int)
  case pushActor(ActionMark.Actor)
  case pushOpaque(Int)
  /// The object that a check names by class and number, such as `Detail1`.
  case pushNumbered(Int)
  /// The objects that only each other keeps alive.
  case pushLeaks
  /// The running closure, for a local function that names itself.
  case pushCurrentClosure
  case loadLocal(Int), storeLocal(Int)
  /// A local slot that holds a cell.
  case loadCell(Int), storeCell(Int)
  case makeCell(Int)
  /// Before a use: fails if the variable of this name has no value yet. The value is on top.
  case demandSet(Int)
  /// Before an assignment: takes the value of a constant off the stack and fails if the value is
  /// set.
  case demandUnset(Int)
  /// Before a delegate is set: fails if the value on top does not conform to the protocol of the
  /// property.
  case demandConformance(Int)
  /// Before a change of the collection below `below` values: the variable releases the collection,
  /// so that the change can happen in place.
  case vacate(Place, below: Int)
  case loadCapture(Int)
  case loadCapturedCell(Int), storeCapturedCell(Int)
  case loadGlobal(Int), storeGlobal(Int)
  /// Turns the strong reference on top into a weak one.
  case weaken
  /// Coerces the value on top to its declared type.
  case coerce(Int)
  case pop, duplicate
  /// Releases local slots at the end of their scope.
  case clear(Int, Int)
  case getMember(Int)
  /// Reads a member through `super` in a method of a class.
  case getSuperMember(Int, class: Int)
  /// Stack: value, base → the changed base if the base is a value, else `.void`.
  case setMember(Int)
  /// Sets a member through `super` in a method of a class.
  case setSuperMember(Int, class: Int)
  /// Sets a member without calling the observers of a stored property.
  case setMemberDirectly(Int, class: Int)
  /// Stack: base, indices → element.
  case getElement(labels: Int, count: Int)
  /// Stack: value, base, indices → the changed base if the base is a value.
  case setElement(labels: Int, count: Int)
  case callMember(CallSite)
  case callSuper(CallSite, class: Int)
  case callValue(CallSite)
  case callFunction(Int, CallSite)
  /// Calls one of several functions of a name. The function that the arguments suit best is called.
  case callOverloaded(Int, CallSite)
  case construct(Int, CallSite)
  case callBuiltIn(CallSite)
  /// Makes a case with a payload, such as `.failure(error)`. The place of use decides the type.
  case makeCase(CallSite)
  /// Calls a member that may change its receiver. Leaves the result, then the changed receiver, or
  /// `.void` if the receiver is not a value.
  case callMutating(CallSite)
  case makeClosure(Int, captures: Int)
  case makeArray(Int)
  /// Keys and values alternate on the stack.
  case makeDictionary(Int)
  case makeTuple(labels: Int, count: Int)
  case tupleElement(Int)
  case makeRange(isClosed: Bool)
  /// A range without lower or upper end.
  case makePartialRange(hasLow: Bool, isClosed: Bool)
  case jump(Int), jumpIfFalse(Int), jumpIfTrue(Int)
  /// Jumps if the value is nil. The value stays on the stack.
  case jumpIfNull(Int)
  /// Like `jumpIfNull`, but takes nil off the stack before the jump.
  case popJumpIfNull(Int)
  case jumpIfNotNull(Int)
  /// Jumps and drops the value on top if a change made no new value.
  case jumpIfUnchanged(Int)
  case swap
  case binary(BinaryOperator), not, negate
  /// Stack: subject, value of a pattern → true if the pattern matches.
  case match
  /// Stack: subject → the payload of the case, then true if the subject is the case. The type -1
  /// stands for any type.
  case matchCase(Int, payload: Int, type: Int)
  case forceUnwrap
  /// Waits for the value on top and leaves the value.
  case awaitValue
  /// Waits for the elements of the sequence on top and leaves a sequence.
  case awaitElements
  case cast(Int, CastKind)
  /// Replaces the value on top with its text, according to its declared type.
  case describe(Int)
  case concatenate(Int)
  /// A local slot holds a sequence and the next slot a position. Jumps at the end of the sequence,
  /// else pushes the next element.
  case nextElement(Int, Int)
  case isDeallocated(Int)
  /// Keeps the value on top as an operand of the condition that is computed.
  case noteOperand(Int)
  case checkRelease(Int)
  /// Sets the target of thrown errors until `popHandler`. The error is on the stack at the target.
  case pushHandler(Int)
  case popHandler
  /// The value on top is the result of code that the author marked with `try`.
  case noteTry
  case `throw`
  /// Runs the body of a `defer` at the target and returns.
  case callDeferred(Int)
  /// The end of the body of a `defer`.
  case endDeferred
  case `return`
  case fail(Int)
}

/// A call: the name, the labels and the number of arguments.
package struct CallSite {
  /// An index into the program's names.
  package var name: Int
  /// An index into the program's label lists.
  package var labels: Int
  package var argumentCount: Int
  /// The UIKit callback that a call with this name and these labels reaches, if any.
  package var callback: Callback?
  /// True for a call behind `await`.
  package var isAwaited = false
  /// The parameter types that Swift chooses among overloads: one more than an index into the
  /// program's label lists, or 0 where the values decide.
  package var chosen: UInt32 = 0

  package init(name: Int, labels: Int, argumentCount: Int, callback: Callback? = nil) {
    self.name = name
    self.labels = labels
    self.argumentCount = argumentCount
    self.callback = callback
  }
}

/// A variable.
package enum Place {
  case local(Int), cell(Int), capturedCell(Int), global(Int)
  /// A property by name. The owner is on top of the stack.
  case member(Int)
}

/// The infix operators that work on two values.
package enum BinaryOperator {
  case add, subtract, multiply, divide, remainder
  case addWrapping, subtractWrapping, multiplyWrapping
  case equal, notEqual, identical, notIdentical
  case less, lessOrEqual, greater, greaterOrEqual
  case shiftLeft, shiftRight, bitAnd, bitOr, bitXor

  /// True for `==` and `<` and their relatives.
  package var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

extension BinaryOperator {
  package init?(_ symbol: String) {
    switch symbol {
    case "+": self = .add
    case "-": self = .subtract
    case "&+": self = .addWrapping
    case "&-": self = .subtractWrapping
    case "&*": self = .multiplyWrapping
    case "*": self = .multiply
    case "/": self = .divide
    case "%": self = .remainder
    case "==": self = .equal
    case "!=": self = .notEqual
    case "===": self = .identical
    case "!==": self = .notIdentical
    case "<": self = .less
    case "<=": self = .lessOrEqual
    case ">": self = .greater
    case ">=": self = .greaterOrEqual
    case "<<": self = .shiftLeft
    case ">>": self = .shiftRight
    case "&": self = .bitAnd
    case "|": self = .bitOr
    case "^": self = .bitXor
    default: return nil
    }
  }
}
