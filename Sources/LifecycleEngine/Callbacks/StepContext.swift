/// What is being done, and because of what.
struct StepContext: Equatable {
  /// The step that is being taken; `author` while the author's code runs.
  var step = StepReference.author
  /// The step that began the transition that is being performed, if one did.
  var cause: StepReference?
  /// The cause of the step, or of the author's code that runs.
  var origin = Origin.none
  /// The container of the transition that is being performed.
  var container: ObjectID?

  /// The step that is being taken; `nil` while the author's code runs.
  var stepInProgress: StepReference? { step == .author ? nil : step }
}
