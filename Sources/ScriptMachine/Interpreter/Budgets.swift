import LifecycleEngine

// The ends of a script that exceeds a budget.
extension Machine {
  /// Ends the script if the last instruction exceeded a budget.
  func checkBudgets() throws(RunError) {
    if world.trace.recordsStates { try checkStates() }
    if let oversized = budget.oversized { throw tooLarge(oversized) }
    guard budget.copiesLeft == 0 else { return }
    let (work, help) = mostOfWork
    if let error = endlessCause(.budgetExceeded, work) { throw error }
    throw failed(.budgetExceeded, "This code was stopped after \(work)", [help])
  }

  /// The work that used up most of the budget, and a hint about the cause.
  private var mostOfWork: (work: String, help: String) {
    let half = Budget.copyBudget / 2
    if budget.questionCount * Budget.questionWeight > half {
      return (
        "deciding \(budget.questionCount) conditions on what is not simulated",
        "a loop on such a condition needs another way to end"
      )
    }
    if budget.modeledObjectCount * Budget.modeledObjectWeight > half {
      return (
        "making \(budget.modeledObjectCount) controllers and views",
        "look for a loop that makes them"
      )
    }
    return (
      "copying \(Budget.copyBudget) elements",
      "look for a loop that makes, copies or compares large values"
    )
  }

  /// Ends the script if the events keep too much state. Each event keeps the state of all objects.
  private func checkStates() throws(RunError) {
    let counted = budget.countedEvents
    budget.weighStates(ofEvents: world.trace.events.count, world.objectCount)
    guard budget.countedEvents > counted, budget.statesLeft == 0 else { return }
    throw failed(
      .budgetExceeded,
      "The states of more than \(budget.countedEvents) events are too much to keep and show",
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
      isText ? "\(Budget.stringBudget) bytes" : "\(Budget.collectionBudget) elements"
    return failed(
      .budgetExceeded, "\(what) of more than \(limit) is made here",
      ["a loop that lets a value grow needs an end"])
  }

  /// The error about a result that does not fit into 64 bits.
  func overflow(_ what: String) -> RunError {
    failed(
      .arithmeticOverflow, "\(what) does not fit into 'Int'",
      ["an 'Int' has 64 bits: write smaller numbers, or use 'Double'"])
  }
}
