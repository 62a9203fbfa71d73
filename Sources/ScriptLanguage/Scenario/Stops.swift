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
      // Layout runs when the code has ended: what asked for it again tells more.
      let cause = reason == World.endlessLayout ? machine.lastInvalidation : nil
      stopDiagnostic = Diagnostic(
        id: "budget-exceeded", "The scenario was stopped: \(reason)",
        at: cause ?? stopRange ?? machine.currentRange,
        help: ["look for code that causes itself again"])
    case .exception(let text) where !isExceptionNamed:
      stopDiagnostic =
        Diagnostic(
          id: "uncaught-exception", "UIKit raised an exception: \(text)",
          at: stopRange ?? machine.currentRange,
          help: ["if that is the point, write 'require console contains \"…\"'"]
        ).asDisagreement
    default: break
    }
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
