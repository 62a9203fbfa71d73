import Diagnostics
import LifecycleEngine
import ScriptMachine

/// The fixed choices for a run of an example.
struct RunChoices {
  /// The answers to the first questions about opaque values.
  var answers: [Bool] = []
  var brokenLoops: [SourceRange] = []
  /// The final values for early reads of geometry.
  var finals: [FinalValue] = []
  /// True if the example is a file of an app.
  var isFile = false
  /// The names in the example for the objects in the drive's variables.
  var shownNames: [String: String] = [:]
  /// The simulated release.
  var release = Release.newest
  /// The questions on which sources disagree and the run takes the other side.
  var otherWays: [Disagreement] = []
  /// True if closures that opaque code was given are called.
  var callsBack = false
  /// Collects the instructions that run; `nil` if nobody asks.
  var ran: RanCode?
}

/// A final value that replaces the value of an early read.
struct FinalValue {
  /// The number of the read in its run.
  let number: Int
  let value: Value
}
