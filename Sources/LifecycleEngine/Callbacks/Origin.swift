/// The cause of something: the place in the trace's table of causes of the step that began it.
public struct Origin: Sendable {
  fileprivate let place: Int32

  /// Nothing that UIKit did: the author's code at the top level, the user or the system began it.
  public static let none = Origin(place: -1)
}

extension Origin: Equatable {
  /// Nothing that happens depends on where it comes from, so it is no part of the state of a world.
  public static func == (a: Origin, b: Origin) -> Bool { true }
}

/// The steps that led to others, each with what had led to the step.
struct CauseTable: Sendable {
  private struct Cause: Sendable {
    let step: StepReference
    let origin: Origin
  }

  private var causes: [Cause] = []

  /// The steps that led to something, the nearest first.
  func steps(leadingTo origin: Origin) -> [StepReference] {
    var steps: [StepReference] = []
    var next = Int(origin.place)
    while causes.indices.contains(next) {
      steps.append(causes[next].step)
      next = Int(causes[next].origin.place)
    }
    return steps
  }

  /// Notes that a step leads to something.
  /// - Parameters:
  ///   - step: The step.
  ///   - origin: What led to the step.
  mutating func origin(of step: StepReference, _ origin: Origin) -> Origin {
    // A step often begins several things, one after the other.
    if let last = causes.last, last.step == step, last.origin.place == origin.place {
      return Origin(place: Int32(causes.count - 1))
    }
    causes.append(Cause(step: step, origin: origin))
    return Origin(place: Int32(causes.count - 1))
  }
}
