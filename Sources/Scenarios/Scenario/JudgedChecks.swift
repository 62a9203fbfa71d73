import Diagnostics
import LifecycleEngine
import ScriptMachine

/// A check with its result.
struct JudgedCheck {
  var check: Check
  var failure: Diagnostic?
  /// True if the script had failed before the check. Only the failure is reported.
  var isConsequence: Bool
  /// The problem of a passed check, if the problem still exists at the end.
  var doubt: Diagnostic?
  /// The numbers of the events that the check looked at.
  var events: Range<Int>
}

// Judges checks in order, and collects the result of a run.
extension Runner {
  /// Ends a group of checks. Later events belong to the next group.
  func endGroup() {
    guard isInGroup else { return }
    isInGroup = false
    groupStart = world.trace.events.count
    groupActs = acts
  }

  func judge(_ compiled: CompiledCheck) {
    isInGroup = true
    let failure: Diagnostic?
    switch compiled.check {
    case .expectation(let expectation):
      failure =
        misnamed(expectation.lines) ?? impossibleReceiver(in: expectation)
        ?? judge(expectation, since: groupStart)
        ?? unordered(expectation, since: groupStart) ?? unknown(expectation, since: groupStart)
    case .requirement(let requirement, let range):
      failure =
        impossibleReceiver(in: requirement) ?? unordered(requirement)
        ?? judge(requirement, compiled, range).map { misnamed(requirement.patterns) ?? $0 }
        ?? unknown(requirement, compiled)
    }
    endWatch(of: compiled)
    noteNaming(of: compiled.check)
    checks.append(
      JudgedCheck(
        check: compiled.check, failure: failure ?? idle(compiled.check),
        isConsequence: hasGivenUp,
        doubt: failure == nil ? namelessReceiver(in: compiled.check) : nil,
        events: events(for: compiled.check)))
  }

  /// The numbers of the events that a check looks at if the check is judged now.
  private func events(for check: Check) -> Range<Int> {
    let end = world.trace.events.count
    switch check {
    case .expectation: return min(groupStart, end)..<end
    case .requirement: return min(firstShownEvent ?? 0, end)..<end
    }
  }

  /// True if the run ended before the scenario, but not by a UIKit exception.
  private var hasGivenUp: Bool {
    if case .budget = world.stop { return true }
    return machine.failure != nil
  }

  /// Judges the checks again whose receivers had no name when the checks were judged.
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

  package func result(of scenario: Scenario, _ release: Release) -> ScenarioRun {
    var diagnostics: [Diagnostic] = []
    for judged in checks where !judged.isConsequence {
      if let failure = judged.failure { diagnostics.append(failure) }
    }
    if let stopDiagnostic { diagnostics.append(stopDiagnostic) }
    var hasException = false
    if case .exception = world.stop { hasException = true }
    return ScenarioRun(
      scenario: scenario.attributes.id, title: scenario.attributes.title, release: release,
      device: scenario.attributes.device, trace: world.trace, names: names,
      firstShownEvent: scenario.attributes.showsSetup ? 0 : firstShownEvent ?? 0, steps: steps,
      actions: machine.actions.marks, checks: checks.map { result(of: $0) },
      diagnostics: diagnostics, code: recorder?.finished ?? RecordedCode(),
      namedInChecks: scenario.namedReceivers.compactMap { names.object(named: $0) },
      endedEarly: stopDiagnostic != nil, hasException: hasException,
      hasTooManyStates: machine.budget.statesLeft == 0,
      rests: rests)
  }
}

extension Check {
  /// The first word of the check.
  fileprivate var kind: String {
    switch self {
    case .expectation: "expect"
    case .requirement: "require"
    }
  }
}
