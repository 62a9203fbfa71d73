@testable import LifecycleEngine

/// A place in the steps of a choreography, or in the steps of its cancellation.
struct FaultPlace: Hashable, Sendable {
  /// The place of the choreography in `Choreography.all`.
  let choreography: Int
  let isInCancellation: Bool
  let index: Int

  /// Every place with a step.
  static let all: [FaultPlace] = Choreography.all.enumerated().flatMap { number, choreography in
    [(false, choreography.steps.count), (true, choreography.cancellation.count)]
      .flatMap { isInCancellation, count in
        (0..<count).map {
          FaultPlace(choreography: number, isInCancellation: isInCancellation, index: $0)
        }
      }
  }

  /// The steps of the place's list.
  var list: [Step] {
    let whole = Choreography.all[choreography]
    return isInCancellation ? whole.cancellation : whole.steps
  }

  var step: Step { list[index] }

  /// The next place; nil at the last step.
  var next: FaultPlace? {
    guard index + 1 < list.count else { return nil }
    return FaultPlace(
      choreography: choreography, isInCancellation: isInCancellation, index: index + 1)
  }

  /// `navigation-push/new-will-appear`, or with `cancelled/` before the step.
  var name: String {
    let course = isInCancellation ? "cancelled/" : ""
    return "\(Choreography.all[choreography].id)/\(course)\(step.name)"
  }
}
