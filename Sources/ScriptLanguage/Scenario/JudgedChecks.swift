import Diagnostics
import LifecycleEngine

/// A check with what came of it.
struct JudgedCheck {
  var check: Check
  var failure: Diagnostic?
  /// True if the script had failed before: that is reported, its consequences are not.
  var isConsequence: Bool
  /// What is wrong with it although it is met, if that is still so at the end.
  var doubt: Diagnostic?
  /// The numbers of the events among which it looked.
  var events: Range<Int>
}

// Checks in their turn, and what a run says of them.
extension Runner {
  /// What happens next belongs to the next group of checks.
  func endGroup() {
    guard isInGroup else { return }
    isInGroup = false
    groupStart = world.trace.events.count
  }

  func judge(_ compiled: CompiledCheck) {
    isInGroup = true
    let failure: Diagnostic?
    switch compiled.check {
    case .expectation(let expectation):
      failure = impossibleReceiver(in: expectation) ?? judge(expectation, since: groupStart)
    case .requirement(let requirement, let range):
      failure = impossibleReceiver(in: requirement) ?? judge(requirement, compiled, range)
    }
    endWatch(of: compiled)
    noteNaming(of: compiled.check)
    checks.append(
      JudgedCheck(
        check: compiled.check, failure: failure, isConsequence: hasGivenUp,
        doubt: failure == nil ? namelessReceiver(in: compiled.check) : nil,
        events: events(for: compiled.check)))
  }

  /// The numbers of the events among which a check looks that is judged now.
  private func events(for check: Check) -> Range<Int> {
    let end = world.trace.events.count
    switch check {
    case .expectation: return min(groupStart, end)..<end
    case .requirement: return min(firstShownEvent ?? 0, end)..<end
    }
  }

  /// True if the run ended before the scenario did, other than by an exception of UIKit.
  private var hasGivenUp: Bool {
    if case .budget = world.stop { return true }
    return machine.failure != nil
  }

  /// Looks again at the checks of what had no name when they were judged.
  func settleDoubts() {
    for index in checks.indices where checks[index].doubt != nil && !checks[index].isConsequence {
      checks[index].failure = namelessReceiver(in: checks[index].check)
    }
  }

  private func result(of judged: JudgedCheck) -> CheckResult {
    let message =
      judged.isConsequence
      ? "not judged, because the script could not go on" : judged.failure?.summary ?? ""
    return CheckResult(
      line: text.location(of: judged.check.range.start).line, kind: judged.check.kind,
      isMet: message.isEmpty, isJudged: !judged.isConsequence, message: message,
      events: judged.events)
  }

  func result(of scenario: Scenario, _ release: Release) -> ScenarioRun {
    var diagnostics: [Diagnostic] = []
    for judged in checks where !judged.isConsequence {
      if let failure = judged.failure { diagnostics.append(failure) }
    }
    if let stopDiagnostic { diagnostics.append(stopDiagnostic) }
    return ScenarioRun(
      scenario: scenario.attributes.id, title: scenario.attributes.title, release: release,
      device: scenario.attributes.device, trace: world.trace, names: names,
      firstShownEvent: scenario.attributes.showsSetup ? 0 : firstShownEvent ?? 0, steps: steps,
      actions: machine.actions, checks: checks.map { result(of: $0) }, diagnostics: diagnostics,
      endedEarly: stopDiagnostic != nil, hasTooManyStates: machine.budgets.isOutOfStates)
  }
}

extension Check {
  /// The word it begins with.
  fileprivate var kind: String {
    switch self {
    case .expectation: "expect"
    case .requirement: "require"
    }
  }
}
