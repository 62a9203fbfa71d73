import Diagnostics
import LifecycleEngine

// Scenarios that end early.
extension Runner {
  /// A scenario whose app died or whose script failed is wrong, unless it says so itself.
  func reportStop() {
    if let failure = machine.failure {
      stopDiagnostic = failure
      return
    }
    switch world.stop {
    case .budget(let reason):
      stopDiagnostic = diagnostic(ofBudget: reason)
    case .exception(let text) where !isExceptionNamed:
      stopDiagnostic =
        Diagnostic(
          .uncaughtException, "UIKit raised an exception: \(text)",
          at: stopRange ?? machine.currentRange,
          help: machine.observer.helpWithExceptions
        ).asDisagreement
    default: break
    }
  }

  /// What is wrong with a scenario that finds no end. The code is over by then, or is some callback's:
  /// what has begun something again and again tells more.
  private func diagnostic(ofBudget reason: String) -> Diagnostic {
    var summary = "\(machine.whatRuns) was stopped: \(reason)"
    if reason == World.endlessLayout {
      return Diagnostic(
        .budgetExceeded, summary,
        at: machine.lastInvalidation ?? stopRange ?? machine.currentRange,
        help: ["look for code that causes itself again"])
    }
    var help = "look for code that causes itself again"
    if reason == World.endlessTurns, let wait = stoppedWait {
      let time = machine.describe(.double(world.now.seconds))
      summary =
        "'system.\(wait)' was stopped at \(time) s: the run loop took "
        + "more than \(World.turnBudget) turns"
      help = "wait for a shorter time, or let less happen in it"
    }
    let cause = machine.causes.mostFrequent
    if let cause {
      summary += "; \(machine.text(of: cause))"
      if stoppedWait == nil { help = Machine.endlessHelp }
    }
    return Diagnostic(
      .budgetExceeded, summary, at: cause?.range ?? stopRange ?? machine.currentRange,
      help: [help])
  }

  /// Notes that the app died of an exception which a check is about, and looks at: one above it is
  /// not about it, and one behind the first `when` does not look at the set-up. If the exception is
  /// not as the check says, the check fails.
  func noteNaming(of check: Check) {
    guard case .exception(let text) = world.stop,
      let exception = world.trace.events.last(where: { $0.callback == .consoleException })
    else { return }
    let names = names
    switch check {
    case .requirement(let requirement, _):
      guard exception.number >= firstShownEvent ?? 0 else { return }
      if case .consoleContains(let part) = requirement, part.isPart(of: text) {
        isExceptionNamed = true
      }
      if requirement.patterns.contains(where: { $0.matches(exception, names) }) {
        isExceptionNamed = true
      }
    case .expectation(let expectation):
      guard exception.number >= groupStart else { return }
      // One with another text fails, and shows both.
      if expectation.lines.contains(where: { $0.callback == "exception" }) {
        isExceptionNamed = true
      }
    }
  }
}
