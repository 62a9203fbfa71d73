import LifecycleEngine

/// Stands beside a machine while it runs, and is told what the author's code does.
///
/// A machine has exactly one observer. This class is that of a scenario: it wants to know nothing,
/// each member is what the simulator says it is, and a condition on something that is not simulated
/// cannot be decided. A subclass may note facts, answer differently, and go on where a scenario fails.
class RunObserver {
  /// What a run allows beyond what a scenario may do.
  let rules: RunRules

  init(rules: RunRules = RunRules()) { self.rules = rules }

  /// Called for each fact if `rules.reportsFacts`.
  func observe(_ fact: RunFact) {}

  // MARK: Members

  /// The value of a property of UIKit's; the caller owns it.
  func read(
    _ name: String, of id: ObjectID, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.simulatedMember(name, of: id)
  }

  /// The value of a member of something that is no object of the world; the caller owns it.
  func read(
    _ name: String, ofLibrary base: Value, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.libraryMember(name, of: base)
  }

  /// Assigns to a property of UIKit's.
  func set(
    _ name: String, of id: ObjectID, to value: Value, in machine: Machine
  ) throws(RunError) {
    try machine.setSimulatedMember(name, of: id, to: value)
  }

  // MARK: Calls

  /// The result of a method of UIKit's; the caller owns it.
  func call(
    _ name: String, of id: ObjectID, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.callSimulatedMember(of: id, name, arguments)
  }

  /// The result of a method of something that is no object of the world; the caller owns it.
  func call(
    _ name: String, ofLibrary base: Value, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.callLibraryMember(of: base, name, arguments)
  }

  /// The result of a function or an initializer of the library's; the caller owns it.
  func call(
    _ name: String, _ arguments: Arguments, in machine: Machine
  ) throws(RunError) -> Value {
    try machine.callLibrary(name, arguments)
  }

  /// The result of a function that nobody declares, if that is known; the caller owns it.
  func callUndeclared(_ name: String, _ arguments: Arguments) throws(RunError) -> Value? { nil }

  // MARK: Code that UIKit calls

  /// Runs code of the author's that UIKit, the system or another actor calls.
  func during(
    _ entry: RunEntry, _ body: () throws(RunError) -> Reply
  ) throws(RunError) -> Reply {
    try body()
  }

  /// The result of the author's implementation of a callback; the caller owns it.
  func run(
    _ callback: Callback, on receiver: ObjectID, _ function: Int, _ arguments: [Value],
    in machine: Machine
  ) throws(RunError) -> Value {
    try machine.call(function, arguments)
  }

  /// Returns true if `loadView` of a controller needs the view that it has not assigned yet.
  func needsViewTooEarly(_ id: ObjectID) -> Bool { false }

  // MARK: What is not simulated

  /// Decides a condition on something that is not simulated.
  /// - Parameter question: The question in words that are the same whenever the same is asked.
  func decide(_ question: String) -> Bool { true }

  // MARK: Words

  /// The subject of a sentence about the code that is run.
  var subject: String { "The scenario" }

  /// What helps a reader whose run ended in an exception of UIKit's.
  var helpWithExceptions: [String] {
    ["if that is the point, write 'require console contains \"…\"'"]
  }

  /// The name under which the object in a variable is shown; `nil` if the variable has none of its own.
  func shownName(ofVariable name: String) -> String? { nil }
}

/// What a run allows beyond what a scenario may do. These are stored, since hot paths ask for them.
struct RunRules {
  /// True if the observer is told of facts.
  var reportsFacts = false
  /// True if code may use what neither it nor the simulator declares.
  var allowsUndeclared = false
  /// True if code may compute with values that are not simulated, and decide by them.
  var allowsUnknownValues = false
  /// True if operators that types declare themselves take part, and with them the order of cases.
  var usesOwnOperators = false
  /// True if a lazy sequence may be gone through at once where the simulator has no lazy method.
  var goesThroughLazySequences = false
  /// True if an object that is the only one of its class is called by the class alone.
  var omitsSingleNumbers = false
}

/// How UIKit or the system enters the author's code.
enum RunEntry {
  case callback(Callback, ObjectID)
  case closure(ObjectID)
  /// A method by its selector, a task, a timer or a notification.
  case other
}
