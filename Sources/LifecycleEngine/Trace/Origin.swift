/// What led to something: the place in the trace's table of causes of the step that began it.
public struct Origin: Sendable {
  fileprivate let place: Int32

  /// Nothing that UIKit did: the author's code at the top level, the user or the system began it.
  public static let none = Origin(place: -1)
}

extension Origin: Equatable {
  /// Nothing that happens depends on where it comes from, so it is no part of the state of a world.
  public static func == (a: Origin, b: Origin) -> Bool { true }
}

/// A step that led to something, and what had led to the step.
struct Cause: Sendable {
  let step: StepReference
  let origin: Origin
}

extension Trace {
  /// The steps that led to something, the nearest first: the one that began the transition it comes
  /// from, or sent the callback whose body asked for it, then the one that began that, and so on.
  public func steps(leadingTo origin: Origin) -> [StepReference] {
    var steps: [StepReference] = []
    var next = Int(origin.place)
    while causes.indices.contains(next) {
      steps.append(causes[next].step)
      next = Int(causes[next].origin.place)
    }
    return steps
  }

  /// Notes that a step leads to something.
  fileprivate mutating func origin(of step: StepReference, _ origin: Origin) -> Origin {
    // A step often begins several things, one after the other.
    if let last = causes.last, last.step == step, last.origin.place == origin.place {
      return Origin(place: Int32(causes.count - 1))
    }
    causes.append(Cause(step: step, origin: origin))
    return Origin(place: Int32(causes.count - 1))
  }
}

extension World {
  /// What leads to whatever begins now: the step that is being taken and what led to that, or what led
  /// to the author's code that runs.
  func originOfWhatBegins() -> Origin {
    guard currentStep != .author else { return currentOrigin }
    return trace.origin(of: currentStep, currentOrigin)
  }
}
