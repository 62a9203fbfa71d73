import LifecycleEngine

/// A step of a choreography by its place.
struct StepPlace: Hashable, Comparable {
  /// The place in `Choreography.all`.
  let choreography: Int
  /// The index among the steps. The steps of the cancellation follow.
  let index: Int

  init(_ choreography: Int, _ index: Int) {
    self.choreography = choreography
    self.index = index
  }

  /// The step that sent an event; nil for a call of the author's code.
  init?(_ reference: StepReference) {
    guard reference.choreography >= 0, reference.step >= 0 else { return nil }
    self.init(Int(reference.choreography), Int(reference.step))
    guard step != nil else { return nil }
  }

  static func < (a: StepPlace, b: StepPlace) -> Bool {
    (a.choreography, a.index) < (b.choreography, b.index)
  }

  /// The step at the place.
  var step: Step? {
    guard Choreography.all.indices.contains(choreography) else { return nil }
    return Choreography.all[choreography].step(at: index)
  }

  /// The choreography of the step.
  var owner: Choreography { Choreography.all[choreography] }

  /// The step's id: `navigation-push/new-will-appear`.
  var id: String { "\(owner.id)/\(step?.name ?? "")" }

  /// True if the step is performed only after a cancellation.
  var isOfCancellation: Bool { index >= owner.steps.count }

  /// Every step of every choreography.
  static let all: [StepPlace] = Choreography.all.enumerated().flatMap { place, choreography in
    (0..<(choreography.steps.count + choreography.cancellation.count)).map { StepPlace(place, $0) }
  }
}
