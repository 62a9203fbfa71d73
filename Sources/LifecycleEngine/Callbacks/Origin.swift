/// The cause of an event: the place of the step that began the event, in the trace's cause table.
public struct Origin: Sendable {
  fileprivate let place: Int32
  /// The place in the author's code that began the event, as the owner of the world numbers places;
  /// -1 for none.
  public var code: Int32 = -1

  /// No cause in UIKit: the author's code at the top level, the user or the system began the event.
  public static let none = Origin(place: -1)
}

extension Origin: Equatable {
  /// Nothing depends on an origin, so an origin is no part of the state of a world.
  public static func == (a: Origin, b: Origin) -> Bool { true }
}

/// The steps that led to other steps, each with its own origin.
struct CauseTable: Sendable {
  private struct Cause: Sendable {
    let step: StepReference
    let origin: Origin
  }

  private var causes: [Cause] = []

  /// The steps that led to an origin, the nearest first.
  func steps(leadingTo origin: Origin) -> [StepReference] {
    var steps: [StepReference] = []
    var next = Int(origin.place)
    while causes.indices.contains(next) {
      steps.append(causes[next].step)
      next = Int(causes[next].origin.place)
    }
    return steps
  }

  /// Notes a step as a cause.
  /// - Parameters:
  ///   - step: The step.
  ///   - origin: The cause of the step.
  mutating func origin(of step: StepReference, _ origin: Origin) -> Origin {
    // A step often begins several things in succession.
    let isKnown = causes.last.map { $0.step == step && $0.origin.place == origin.place } ?? false
    if !isKnown { causes.append(Cause(step: step, origin: origin)) }
    return Origin(place: Int32(causes.count - 1), code: origin.code)
  }
}
