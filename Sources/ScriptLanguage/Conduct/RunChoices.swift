import Diagnostics

/// The choices that are laid down for a run of an example.
struct RunChoices {
  /// The answers to the first conditions that are not simulated.
  var answers: [Bool] = []
  var brokenLoops: [SourceRange] = []
  /// What early reads of geometry give.
  var finals: [FinalValue] = []
  /// True if the example is a file of an app.
  var isFile = false
  /// The names of the objects in variables of the drive, as the example calls them.
  var shownNames: [String: String] = [:]
  /// True if closures that were given to what is not simulated are called.
  var callsBack = false
}
