import LifecycleEngine

// Scenarios that end early.
extension Runner {
  /// A scenario whose app died or whose script failed is wrong, unless it says so itself.
  func reportStop() {
    if let failure = machine.failure {
      diagnostics.append(failure)
      return
    }
    switch world.stop {
    case .budget(let reason):
      diagnostics.append(
        Diagnostic(
          id: "budget-exceeded", "The scenario was stopped: \(reason)",
          at: stopRange ?? machine.currentRange,
          help: ["look for code that causes itself again"]))
    case .exception(let text) where !isExceptionNamed(text):
      diagnostics.append(
        Diagnostic(
          id: "uncaught-exception", "UIKit raised an exception: \(text)",
          at: stopRange ?? machine.currentRange,
          help: ["if that is the point, write 'require console contains \"…\"'"]
        ).asDisagreement)
    default: break
    }
  }

  /// Whether a check is about the exception. If it is not as the check says, the check fails.
  private func isExceptionNamed(_ text: String) -> Bool {
    let names = names
    let exception = world.trace.events.last { $0.callback == .consoleException }
    for case .check(let compiled) in planItems {
      switch compiled.check {
      case .requirement(.consoleContains(let part), _):
        if part.isPart(of: text) { return true }
      case .requirement(let requirement, _):
        guard let exception else { continue }
        if requirement.patterns.contains(where: { $0.matches(exception, names) }) { return true }
      case .expectation(let expectation):
        // One with another text fails, and shows both.
        if expectation.lines.contains(where: { $0.callback == "exception" }) { return true }
      }
    }
    return false
  }
}
