import LifecycleEngine

/// What a script may still do.
struct Budgets {
  var instructionsLeft = Machine.instructionBudget
  fileprivate(set) var copiesLeft = Machine.copyBudget
  fileprivate var statesLeft = Machine.stateBudget
  /// True if the states of the events were too many to be kept, which has ended the script.
  var isOutOfStates: Bool { statesLeft == 0 }
  /// How many controllers and views were made.
  fileprivate var modeledObjectCount = 0
  /// How many conditions on what is not simulated were decided.
  fileprivate var questionCount = 0
  /// The number of events whose states were counted into the budget.
  fileprivate var countedEvents = 0
  /// How deep the values that are being compared are nested.
  var comparisonDepth = 0
  /// What the last instruction made too large.
  var oversized: String?
}

// How large the values of a script may become. The limits count elements, not the bytes of a heap,
// so that a script ends at the same instruction natively and in the browser.
extension Machine {
  /// The most bytes of UTF-8 that a string may have.
  static let stringBudget = 1_000_000
  /// The most elements that an array or a dictionary may have.
  static let collectionBudget = 100_000
  /// The most elements that may be copied or compared; what they weigh is said at `spend`.
  static let copyBudget = 5_000_000
  /// How deep values may be nested where they are compared or shown.
  static let depthBudget = 100

  /// Counts work that grows with the size of a value.
  func spend(_ elements: Int) { budgets.copiesLeft -= min(budgets.copiesLeft, elements) }

  /// How many bytes of text weigh as much as one element.
  static let textWeight = 64
  /// How many superclasses that are searched for a member weigh as much as one element.
  static let ancestorWeight = 16
  /// How many elements that move up or down in an array or dictionary weigh as much as one that is
  /// copied.
  static let moveWeight = 16
  /// How many entries of a list that is searched weigh as much as one element.
  static let searchWeight = 4
  /// What a new object weighs beside its elements.
  static let objectWeight = 8
  /// What a new controller or view weighs: UIKit looks at all of them again and again.
  static let modeledObjectWeight = 500

  /// The most that the states which the events keep may weigh: one for each object at each event, and
  /// more for a controller or view.
  static let stateBudget = 5_000_000
  /// What the state of a controller or view weighs in an event.
  static let stateWeight = 64

  /// What a condition on what is not simulated weighs: as much as a new object, so that endless ones end
  /// like endless code.
  private static let questionWeight = 5_000

  /// Counts a condition on what is not simulated.
  func weighQuestion() {
    budgets.questionCount += 1
    spend(Machine.questionWeight)
  }

  /// Counts a controller or view that is made.
  func weighModeledObject() {
    budgets.modeledObjectCount += 1
    spend(Machine.modeledObjectWeight)
  }

  func makeText(_ text: String) -> Value {
    let size = text.utf8.count
    spend(size / Machine.textWeight)
    if size > Machine.stringBudget { budgets.oversized = "A string" }
    return .string(text)
  }

  /// Counts an object that is made, with what it holds.
  func weigh(_ object: ForeignObject) {
    let size: Int
    switch object {
    case .array(let elements):
      size = elements.count
      if size > Machine.collectionBudget { budgets.oversized = "An array" }
    case .set(let elements):
      size = elements.count
      if size > Machine.collectionBudget { budgets.oversized = "A set" }
    case .iterator(let elements, _): size = elements.count
    case .dictionary(let keys, _):
      size = keys.count
      if size > Machine.collectionBudget { budgets.oversized = "A dictionary" }
    case .structure(_, let fields): size = fields.count
    default: size = 0
    }
    spend(size + Machine.objectWeight)
  }

  /// Ends the script when its last instruction made too much.
  func checkBudgets() throws(RunError) {
    if world.trace.recordsStates { try checkStates() }
    if let oversized = budgets.oversized { throw tooLarge(oversized) }
    guard budgets.copiesLeft == 0 else { return }
    let (work, help) = mostOfWork
    if let error = endlessCause(.budgetExceeded, work) { throw error }
    throw failed(.budgetExceeded, "This code was stopped after \(work)", [help])
  }

  /// What has used up the budget, for the most part, with what to look for.
  private var mostOfWork: (work: String, help: String) {
    let half = Machine.copyBudget / 2
    if budgets.questionCount * Machine.questionWeight > half {
      return (
        "deciding \(budgets.questionCount) conditions on what is not simulated",
        "a loop on such a condition needs another end beside it"
      )
    }
    if budgets.modeledObjectCount * Machine.modeledObjectWeight > half {
      return (
        "making \(budgets.modeledObjectCount) controllers and views",
        "look for a loop that makes them"
      )
    }
    return (
      "copying \(Machine.copyBudget) elements",
      "look for a loop that makes, copies or compares large values"
    )
  }

  /// Ends the script when its events keep too much: each one the state of all objects.
  private func checkStates() throws(RunError) {
    let events = world.trace.events.count - budgets.countedEvents
    guard events > 0 else { return }
    budgets.countedEvents += events
    let objects = world.objectCount + budgets.modeledObjectCount * Machine.stateWeight
    let (weight, isTooLarge) = objects.multipliedReportingOverflow(by: events)
    budgets.statesLeft -= isTooLarge ? budgets.statesLeft : min(budgets.statesLeft, weight)
    guard budgets.statesLeft == 0 else { return }
    throw failed(
      .budgetExceeded,
      "The states of more than \(budgets.countedEvents) events are too much to be kept and shown",
      [
        "each event keeps the state of all objects, \(world.objectCount) by now; to show this "
          + "scenario, use fewer of them or fewer steps",
        "it can be checked as it is: checks keep no states",
      ])
  }

  /// What is wrong with a value that grew too large.
  func tooLarge(_ what: String) -> RunError {
    let isText = what == "A string"
    let limit =
      isText ? "\(Machine.stringBudget) bytes" : "\(Machine.collectionBudget) elements"
    return failed(
      .budgetExceeded, "\(what) of more than \(limit) is made here",
      ["a loop that lets a value grow needs an end"])
  }

  /// The result of a calculation that 64 bits cannot hold.
  func overflow(_ what: String) -> RunError {
    failed(.arithmeticOverflow, "\(what) does not fit into 'Int'", ["an 'Int' has 64 bits"])
  }
}
