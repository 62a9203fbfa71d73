import Diagnostics
import LifecycleEngine
import UIKitNames

extension Machine {
  /// Notes that the author's code uses a member of UIKit, if the member begins work in later turns.
  func noteUse(of name: String) {
    let marks = UIKitNames.marks(of: name)
    if marks.contains(.schedules) { noteCause() }
    if marks.contains(.unsettles), !rules.allowsUndeclared { world.note(.unknownSizes) }
  }

  /// Notes that the running code begins work in later turns.
  func noteCause() {
    guard judgement == nil, let frame = stack.frames.last(where: { $0.position > 0 }) else {
      return
    }
    causes.note(currentRange, in: frame.function)
  }

  /// Notes that the run loop calls a function of the author's.
  func noteCause(function: Int) {
    guard let range = program.functions[function].ranges.first else { return }
    causes.note(range, in: function)
  }

  /// Says how often the cause ran, as the second half of a summary.
  package func text(of cause: Causes.Place) -> String {
    let name = program.functions[cause.function].name
    let owner = name == "top level" || name == "step" || name == "closure" ? "" : " in '\(name)'"
    return "this ran \(cause.count) times\(owner)"
  }

  /// Makes the error about code that is called again and again until a budget is used up.
  /// - Returns: Nil if the code of a single statement or step uses up the budget alone.
  func endlessCause(_ reason: RunReason, _ work: String) -> RunError? {
    guard !actions.areAccepted, let cause = causes.mostFrequent else { return nil }
    return .failed(
      Diagnostic(
        reason, "\(whatRuns) was stopped after \(work): \(text(of: cause))", at: cause.range,
        help: [Machine.endlessHelp]))
  }

  /// The subject of a sentence about the running code.
  package var whatRuns: String { observer.subject }

  package static let endlessHelp =
    "code that starts itself again needs a condition under which it stops"
}
