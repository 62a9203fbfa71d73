import LifecycleEngine

/// The work and the sizes that a script still has left.
///
/// The limits count elements, not bytes of memory, so a script ends at the same instruction natively
/// and in the browser.
package final class Budget {
  package private(set) var instructionsLeft = Budget.instructions
  package private(set) var copiesLeft = Budget.copyBudget
  /// The weight that the states of further events may have. Zero has ended the script.
  package private(set) var statesLeft = Budget.stateBudget
  /// The number of controllers and views that were made.
  private(set) var modeledObjectCount = 0
  /// The number of conditions on unsimulated values that were decided.
  private(set) var questionCount = 0
  /// The number of events whose states were counted into the budget.
  private(set) var countedEvents = 0
  /// The number of times that the machine was entered and not left yet. Callbacks enter the machine
  /// from within itself.
  private(set) var entryDepth = 0
  /// The nesting depth of the values that are being compared.
  var comparisonDepth = 0
  /// The kind of value that the last instruction made too large, such as "An array".
  var oversized: String?

  /// The most instructions that a scenario may execute.
  static let instructions = 2_000_000
  /// The most script functions that may be active at once.
  static let frames = 2_000
  /// The most times that the machine may be entered from itself.
  static let entries = 90

  /// Counts an entry into the machine, if another entry is allowed.
  func enter() -> Bool {
    guard entryDepth < Budget.entries else { return false }
    entryDepth += 1
    return true
  }

  func leave() { entryDepth -= 1 }

  /// Counts an instruction.
  /// - Returns: False if no instruction is left.
  func spendInstruction() -> Bool {
    instructionsLeft -= 1
    return instructionsLeft > 0
  }

  /// The most bytes of UTF-8 that a string may have.
  package static let stringBudget = 1_000_000
  /// The most elements that an array, a set or a dictionary may have.
  static let collectionBudget = 100_000
  /// The most elements that may be copied or compared. Weights convert other work into elements.
  static let copyBudget = 5_000_000
  /// The deepest nesting of values that are compared or shown.
  package static let depthBudget = 100

  /// Counts work that grows with the size of a value.
  package func spend(_ elements: Int) { copiesLeft -= min(copiesLeft, elements) }

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
  static let questionWeight = 5_000

  /// Counts a condition on an unsimulated value.
  func weighQuestion() {
    questionCount += 1
    spend(Budget.questionWeight)
  }

  /// Counts a controller or view that is made.
  func weighModeledObject() {
    modeledObjectCount += 1
    spend(Budget.modeledObjectWeight)
  }

  /// Counts a new object and its contents.
  func weigh(_ object: ForeignObject) {
    let size: Int
    switch object {
    case .array(let elements):
      size = elements.count
      if size > Budget.collectionBudget { oversized = "An array" }
    case .set(let elements):
      size = elements.count
      if size > Budget.collectionBudget { oversized = "A set" }
    case .iterator(let elements, _): size = elements.count
    case .dictionary(let keys, _):
      size = keys.count
      if size > Budget.collectionBudget { oversized = "A dictionary" }
    case .structure(_, let fields): size = fields.count
    default: size = 0
    }
    spend(size + Budget.objectWeight)
  }

  /// Counts the states that new events keep. Each event keeps the state of all objects.
  func weighStates(ofEvents count: Int, _ objectCount: Int) {
    let events = count - countedEvents
    guard events > 0 else { return }
    countedEvents += events
    let objects = objectCount + modeledObjectCount * Budget.stateWeight
    let (weight, isTooLarge) = objects.multipliedReportingOverflow(by: events)
    statesLeft -= isTooLarge ? statesLeft : min(statesLeft, weight)
  }
}
