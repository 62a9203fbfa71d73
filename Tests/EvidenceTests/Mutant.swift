@testable import LifecycleEngine

/// A choreography with one fault.
struct Mutant: Hashable, Sendable {
  /// What is wrong with it.
  enum Fault: String, CaseIterable, Sendable {
    /// A step is missing.
    case delete
    /// A step comes after the one that follows it.
    case swap
    /// A step is taken twice.
    case double
  }

  let fault: Fault
  /// The place in `Choreography.all`.
  let choreography: Int
  let isInCancellation: Bool
  /// The place in the steps, or in those of the cancellation.
  let index: Int

  /// Every fault of every step; the last step has no neighbour to be swapped with.
  static let all: [Mutant] = Choreography.all.enumerated().flatMap { place, choreography in
    [(false, choreography.steps.count), (true, choreography.cancellation.count)]
      .flatMap { isInCancellation, count in
        (0..<count).flatMap { index in
          Fault.allCases.filter { $0 != .swap || index + 1 < count }.map {
            Mutant(
              fault: $0, choreography: place, isInCancellation: isInCancellation, index: index)
          }
        }
      }
  }

  private func list(of choreography: Choreography) -> [Step] {
    isInCancellation ? choreography.cancellation : choreography.steps
  }

  /// The step with the fault.
  var step: Step { list(of: Choreography.all[choreography])[index] }

  /// What it is called in `Tests/mutants.txt`: `delete navigation-push/new-will-appear`.
  var name: String {
    let course = isInCancellation ? "cancelled/" : ""
    return "\(fault.rawValue) \(Choreography.all[choreography].id)/\(course)\(step.name)"
  }

  /// All choreographies, this one with its fault.
  var choreographies: [Choreography] {
    var all = Choreography.all
    let whole = all[choreography]
    var list = list(of: whole)
    switch fault {
    case .delete: list.remove(at: index)
    case .swap: list.swapAt(index, index + 1)
    case .double: list.insert(list[index], at: index)
    }
    all[choreography] = Choreography(
      id: whole.id, statement: whole.statement, duration: whole.duration,
      spanTitle: whole.spanTitle, animatedArgument: whole.animatedArgument,
      steps: isInCancellation ? whole.steps : list,
      cancellation: isInCancellation ? list : whole.cancellation)
    return all
  }
}
