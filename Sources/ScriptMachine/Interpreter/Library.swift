import LifecycleEngine
import ScriptCompiler
import SwiftSubset

/// The libraries as the language sees them: all that a program uses and does not declare.
///
/// The interpreter reaches the libraries only through this class, so the code of the libraries may
/// use the interpreter. This class knows no library: every name is refused. A subclass joins the
/// libraries that the program may use.
package class Library {
  init() {}

  // MARK: Members

  /// The value of a property of an object. The caller owns the value.
  func read(_ name: String, of id: ObjectID, in machine: Machine) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// The value of a member of a base that is no object of the world. The caller owns the value.
  func read(_ name: String, ofLibrary base: Value, in machine: Machine) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// Assigns to a property of an object.
  func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError) {
    throw machine.notSimulated(name)
  }

  /// Assigns to a member of a base that is no object of the world. Takes the value over.
  /// - Returns: The changed base, `.void` if the base stays the same value, and `nil` if the base
  ///   has no members.
  func set(
    _ name: String, of base: Value, to value: Value, in machine: Machine
  ) throws(RunError) -> Value? { nil }

  /// Returns true if a value stands in for one of a type, `nil` for a value that stands in for none.
  func isStandIn(
    _ value: Value, of type: TypeSyntax, in machine: Machine
  ) throws(RunError) -> Bool? { nil }

  // MARK: Calls

  /// The result of a method of an object. The caller owns the result.
  func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// The result of a method of a base that is no object of the world. The caller owns the result.
  func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// The result of a function or initialiser. The caller owns the result.
  func call(_ name: String, _ arguments: Arguments, in machine: Machine) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// The result of a call of a free name that neither the author nor a library declares.
  func callUndeclared(
    _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    throw machine.notSimulated(name)
  }

  /// Calls a method that may change the collection or text below the arguments. Leaves the result
  /// on the stack, then the changed collection or `.void`.
  func callMutating(_ site: CallSite, in machine: Machine) throws(RunError) {
    throw machine.notSimulated(machine.program.names[site.name])
  }

  /// The result of a method that every sequence has, for a sequence of the author's; `nil` for other
  /// methods and values.
  func callSequence(
    _ receiver: Value, _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value? { nil }

  /// Asks the user or the system to act.
  func request(
    _ name: String, _ actor: ActionMark.Actor, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) {
    throw machine.notSimulated(name)
  }

  // MARK: Implicit initialisers

  /// The arguments of a method, with instances in place of calls of `.init`.
  func withInstances(
    _ arguments: Arguments, of name: String, on id: ObjectID, in machine: Machine
  ) throws(RunError) -> Arguments { arguments }

  /// The arguments of an initialiser of a container, all of which are controllers.
  func withControllers(
    _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Arguments { arguments }

  /// The value that is assigned to a property, with an instance in place of a call of `.init`.
  func instance(
    _ value: Value, forProperty name: String, in machine: Machine
  ) throws(RunError) -> Value { value }

  // MARK: Objects

  /// Makes an object of an author's class.
  func makeObject(
    of class: ClassID, _ base: UIKitClass, in machine: Machine
  ) throws(RunError) -> ObjectID {
    machine.heap.makeForeign(.instance, of: `class`)
  }

  /// Makes an instance of a library type, which an initialiser then fills.
  func allocate(named name: String, in machine: Machine) throws(RunError) -> Value {
    machine.unknowns.makeOpaque(ofType: name)
  }

  /// Runs the initialiser of a library class.
  func initialize(
    _ id: ObjectID, as base: UIKitClass, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) {}

  /// The value of a library type that the author extends, such as a name of a notification; `nil`
  /// for a type without such values.
  func value(
    ofType name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value? { nil }

  /// Called when an object of an author's class is made.
  func didMake(ofType type: Int, in machine: Machine) {}

  /// Called when a function begins, in a program with code that runs on other threads.
  func didEnter(_ function: Int, in machine: Machine) {}

  func willUse(type name: String, in machine: Machine) throws(RunError) {}

  /// Called when something unsimulated gets the arguments of a call.
  func handOver(
    _ arguments: Arguments, to name: String, of base: Value?, making result: Value,
    in machine: Machine
  ) {}

  // MARK: Values

  /// Executes an instruction on values of the standard library, or one that waits.
  func execute(_ instruction: Instruction, in machine: Machine) throws(RunError) {}

  /// Returns true if two values are equal by `==`.
  func areEqual(_ left: Value, _ right: Value, in machine: Machine) throws(RunError) -> Bool {
    left.objectID == right.objectID
  }

  /// The text of a value, without code of the author's.
  func describe(_ value: Value, in machine: Machine) -> String {
    machine.describeKind(value)
  }

  /// The set that an array stands for where a set is expected.
  func asSet(
    _ value: Value, _ element: Coercion?, in machine: Machine
  ) throws(RunError) -> Value { value }

  // MARK: The world

  /// Called before code of the author's runs that no other code has called.
  func willRunCode(in machine: Machine) {}

  /// Answers a request of the world, which enters the author's code.
  func answer(_ request: Request, in machine: Machine) -> Reply { .none }
}
