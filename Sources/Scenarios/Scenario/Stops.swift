import Diagnostics
import LifecycleEngine
import ScriptMachine

// Scenarios that end early.
extension Runner {
  /// Reports a crash of the app or a failure of the script, unless a check names the exception.
  package func reportStop() {
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

  /// Reports code of a scenario behind the end of the app.
  func refuseAfterTermination(_ function: Int) {
    guard world.stop == .terminated else { return }
    let place = machine.program.functions[function].ranges.first ?? SourceRange(0, 0)
    machine.note(.failed(Diagnostic(afterTerminationAt: place)))
  }

  /// Reports a method of a delegate that the SDK of the scenario does not have.
  func checkSDK() {
    guard let sdk = namedSDK else { return }
    for type in machine.program.types {
      for callback in Callback.allCases
      where type.implements.contains(callback) && callback.firstSDK > sdk {
        let function = type.callbacks[Int(callback.rawValue)]
        guard function >= 0 else { continue }
        machine.note(
          machine.unavailable(
            "'\(callback.baseName)' in '\(type.name)' is not in the SDK of iOS \(sdk.major)",
            at: machine.program.functions[function].ranges.first, since: callback.firstSDK))
      }
    }
  }

  /// The diagnostic about a scenario that finds no end. The code is over by then or belongs to a
  /// callback, so the most frequent cause tells more.
  private func diagnostic(ofBudget reason: String) -> Diagnostic {
    var summary = "\(machine.whatRuns) was stopped: \(reason)"
    if reason == World.endlessLayout {
      return Diagnostic(
        .budgetExceeded, summary,
        at: machine.lastInvalidation ?? stopRange ?? machine.currentRange,
        help: ["look for code that triggers itself again"])
    }
    var help = "look for code that triggers itself again, or for an endless loop"
    if reason == World.endlessTurns, let wait = stoppedWait {
      let time = machine.operators.describe(.double(world.now.seconds))
      summary =
        "'system.\(wait)' was stopped at \(time) s: the run loop took "
        + "more than \(World.turnBudget) turns"
      help = "wait for a shorter time, or let less happen in that time"
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

  /// Notes that a check names the exception that ended the app and looks at its event. A check
  /// before the exception does not look at the event, and a check after the first `when` does not
  /// look at the set-up. A check that names another exception fails.
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
      // An expectation of an exception with another text fails and shows both texts.
      if expectation.lines.contains(where: { $0.callback == "exception" }) {
        isExceptionNamed = true
      }
    }
  }
}
