/// The current step, and the cause of the step.
struct StepContext: Equatable {
  /// The current step; `author` while the author's code runs.
  var step = StepReference.author
  /// The step that began the current transition, if a step did.
  var cause: StepReference?
  /// The cause of the step, or of the author's code that runs.
  var origin = Origin.none
  /// The container of the current transition.
  var container: ObjectID?

  /// The current step; `nil` while the author's code runs.
  var stepInProgress: StepReference? { step == .author ? nil : step }
}
