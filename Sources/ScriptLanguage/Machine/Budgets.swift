import LifecycleEngine

/// The work and the sizes that a script still has left.
struct Budgets {
  var instructionsLeft = Machine.instructionBudget
  fileprivate(set) var copiesLeft = Machine.copyBudget
  fileprivate var statesLeft = Machine.stateBudget
  /// True if the states of the events have used up their budget, which has ended the script.
  var isOutOfStates: Bool { statesLeft == 0 }
  /// The number of controllers and views that were made.
  fileprivate var modeledObjectCount = 0
  /// The number of conditions on unsimulated values that were decided.
  fileprivate var questionCount = 0
  /// The number of events whose states were counted into the budget.
  fileprivate var countedEvents = 0
  /// The nesting depth of the values that are being compared.
  var comparisonDepth = 0
  /// The kind of value that the last instruction made too large, such as "An array".
  var oversized: String?
}

// The limits on the sizes of a script's values. The limits count elements, not bytes of a heap, so
// a script ends at the same instruction natively and in the browser.
extension Machine {
  /// The most bytes of UTF-8 that a string may have.
  static let stringBudget = 1_000_000
  /// The most elements that an array, a set or a dictionary may have.
  static let collectionBudget = 100_000
  /// The most elements that may be copied or compared. Weights convert other work into elements.
  static let copyBudget = 5_000_000
  /// The deepest nesting of values that are compared or shown.
  static let depthBudget = 100

  /// Counts work that grows with the size of a value.
  func spend(_ elements: Int) { budgets.copiesLeft -= min(budgets.copiesLeft, elements) }

  /// The number of bytes of text that weigh as much as one element.
  static let textWeight = 64
  /// The number of searched superclasses that weigh as much as one element.
  static let ancestorWeight = 16
  /// The number of elements moved inside an array or dictionary that weigh as much as one copy.
  static let moveWeight = 16
  /// The number of entries of a searched list that weigh as much as one element.
  static let searchWeight = 4
  /// The weight of a new object beside its elements.
  static let objectWeight = 8
  /// The weight of a new controller or view, which UIKit visits again and again.
  static let modeledObjectWeight = 500

  /// The most that the states kept in events may weigh: 1 for each object at each event, and more
  /// for a controller or view.
  static let stateBudget = 5_000_000
  /// The weight of the state of one controller or view in an event.
  static let stateWeight = 64

  /// The weight of a condition on an unsimulated value. The weight is so large that endless
  /// conditions end like endless code.
  private static let questionWeight = 5_000

  /// Counts a condition on an unsimulated value.
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

  /// Counts a new object and its contents.
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

  /// Ends the script if the last instruction exceeded a budget.
  func checkBudgets() throws(RunError) {
    if world.trace.recordsStates { try checkStates() }
    if let oversized = budgets.oversized { throw tooLarge(oversized) }
    guard budgets.copiesLeft == 0 else { return }
    let (work, help) = mostOfWork
    if let error = endlessCause(.budgetExceeded, work) { throw error }
    throw failed(.budgetExceeded, "This code was stopped after \(work)", [help])
  }

  /// The work that used up most of the budget, and a hint about the cause.
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

  /// Ends the script if the events keep too much state. Each event keeps the state of all objects.
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

  /// The error about a value that grew too large.
  func tooLarge(_ what: String) -> RunError {
    let isText = what == "A string"
    let limit =
      isText ? "\(Machine.stringBudget) bytes" : "\(Machine.collectionBudget) elements"
    return failed(
      .budgetExceeded, "\(what) of more than \(limit) is made here",
      ["a loop that lets a value grow needs an end"])
  }

  /// The error about a result that does not fit into 64 bits.
  func overflow(_ what: String) -> RunError {
    failed(.arithmeticOverflow, "\(what) does not fit into 'Int'", ["an 'Int' has 64 bits"])
  }
}
