import LifecycleEngine
import ScriptCompiler

/// Observes a running machine, which reports facts about the author's code.
///
/// A machine has exactly one observer. The implementations that the protocol provides are those of
/// scenarios: facts are ignored, each member is taken from the simulator, and no condition on an
/// unsimulated value is decided. Another observer may note facts, answer differently, and continue
/// where a scenario fails.
package protocol RunObserver: AnyObject {
  /// The rules of the run beyond the limits of a scenario.
  var rules: RunRules { get }

  /// Called for each fact if `rules.reportsFacts`.
  func observe(_ fact: RunFact)

  // MARK: Members

  /// The value of a UIKit property. The caller owns the value.
  func read(_ name: String, of id: ObjectID, in machine: Machine) throws(RunError) -> Value

  /// The value of a member of a base that is no object of the world. The caller owns the value.
  func read(
    _ name: String, ofLibrary base: Value, in machine: Machine
  ) throws(RunError) -> Value

  /// Assigns to a UIKit property.
  func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError)

  // MARK: Calls

  /// The result of a UIKit method. The caller owns the result.
  func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value

  /// The result of a method of a base that is no object of the world. The caller owns the result.
  func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value

  /// The result of a library function or initialiser. The caller owns the result.
  func call(_ name: String, _ arguments: Arguments, in machine: Machine) throws(RunError) -> Value

  /// The result of an undeclared function, if the result is known. The caller owns the result.
  func callUndeclared(_ name: String, _ arguments: Arguments) throws(RunError) -> Value?

  // MARK: Code that UIKit calls

  /// Runs the author's code that UIKit, the system or another actor calls.
  func during(
    _ entry: RunEntry, _ body: () throws(RunError) -> Reply
  ) throws(RunError) -> Reply

  /// Runs the author's implementation of a callback. The caller owns the result.
  func run(
    _ callback: Callback, on receiver: ObjectID, _ function: Int, _ arguments: [Value],
    in machine: Machine
  ) throws(RunError) -> Value

  /// Returns true if `loadView` of a controller needs the view before the method assigned a view.
  func needsViewTooEarly(_ id: ObjectID) -> Bool

  /// Returns true if nothing can have set a property that other code sets before a screen is used.
  func isCertainlyNil(_ field: FieldCode, _ value: Value, of id: ObjectID) -> Bool

  // MARK: Conditions on unsimulated values

  /// Decides a condition on an unsimulated value.
  /// - Parameter question: The question in words that are the same for equal questions.
  func decide(_ question: String) -> Bool

  /// Returns true if a run goes on with an unknown result where an instruction failed.
  func goesOn(after error: RunError) -> Bool

  // MARK: Words

  /// The subject of a sentence about the running code.
  var subject: String { get }

  /// Help for a reader whose run ended in a UIKit exception.
  var helpWithExceptions: [String] { get }

  /// The shown name of the object in a variable, or `nil` if the variable has no name of its own.
  func shownName(ofVariable name: String) -> String?
}

/// The observer of a scenario.
final class ScenarioObserver: RunObserver {}

extension RunObserver {
  var rules: RunRules { RunRules() }

  func observe(_ fact: RunFact) {}

  func read(_ name: String, of id: ObjectID, in machine: Machine) throws(RunError) -> Value {
    try machine.library.read(name, of: id, in: machine)
  }

  func read(
    _ name: String, ofLibrary base: Value, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.library.read(name, ofLibrary: base, in: machine)
  }

  func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError) {
    try machine.library.set(name, of: id, to: value, in: machine)
  }

  func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.library.call(name, of: id, arguments, in: machine)
  }

  func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.library.call(name, ofLibrary: base, arguments, in: machine)
  }

  func call(_ name: String, _ arguments: Arguments, in machine: Machine) throws(RunError) -> Value {
    try machine.library.call(name, arguments, in: machine)
  }

  func callUndeclared(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? { nil }

  func during(
    _ entry: RunEntry, _ body: () throws(RunError) -> Reply
  ) throws(RunError) -> Reply {
    try body()
  }

  func run(
    _ callback: Callback, on receiver: ObjectID, _ function: Int, _ arguments: [Value],
    in machine: Machine
  ) throws(RunError) -> Value {
    try machine.call(function, arguments)
  }

  func needsViewTooEarly(_ id: ObjectID) -> Bool { false }

  func isCertainlyNil(_ field: FieldCode, _ value: Value, of id: ObjectID) -> Bool { true }

  func decide(_ question: String) -> Bool { true }

  func goesOn(after error: RunError) -> Bool { false }

  var subject: String { "The scenario" }

  var helpWithExceptions: [String] {
    ["if that is the point, write 'require console contains \"…\"'"]
  }

  func shownName(ofVariable name: String) -> String? { nil }
}
