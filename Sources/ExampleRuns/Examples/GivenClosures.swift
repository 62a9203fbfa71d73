import Diagnostics

// Closures that other code may call.
extension Driving {
  /// The most runs of a plan in which code without a simulation throws, beside the plan's other runs.
  static let errorBudget = 6
  /// The most runs of a plan for code that no other plan has reached, and of the plan in a further drive.
  static let explorationBudget = 8
  static let furtherBudget = 3
  /// The drives for the plans that reach such code, beside the first drive.
  static let furtherDrives: [DriveKind] = [.push, .swipeCancel, .rotate]

  /// The occurrences, without omissions that disappear when opaque code calls its closures.
  func unexcused(
    _ found: [Occurrence], _ example: DrivenExample, _ answers: [Bool]
  ) -> [Occurrence] {
    let doubtful = Finding.all.filter { finding in
      finding.isOmission && found.contains { $0.finding == finding.id }
    }
    guard !doubtful.isEmpty else { return found }
    var seen: [Occurrence] = []
    // A run calls each closure once, so nothing tells what the closures of a second call do.
    if !example.plan.isRepeated {
      callBack(example, answers) { run in seen = doubtful.flatMap { $0.check(run) } }
    }
    return found.filter { occurrence in
      !doubtful.contains { $0.id == occurrence.finding }
        || seen.contains { $0.finding == occurrence.finding && $0.range == occurrence.range }
    }
  }

  /// The most runs that call closures back, which differ in how the conditions in the closures come out.
  private static let budgetOfClosures = 6

  /// Repeats a run, calls the closures that were given away, and keeps what is a mistake at any time. In a
  /// file, the conditions in the closures come out both ways.
  mutating func callBack(_ example: DrivenExample, _ cast: Cast, _ answers: [Bool]) {
    var outcomes = Outcomes(
      cast.code.isFile ? Driving.budgetOfClosures : 1, width: budget,
      errors: Driving.errorBudget)
    var isFirst = true
    while let outcome = outcomes.next() {
      var choices = runChoices(isFirst ? answers : outcome, of: example)
      isFirst = false
      choices.callsBack = true
      number += 1
      let (runner, run) = example.run(choices, number: number)
      defer { runner.machine.detach() }
      calledBack.formUnion(run.conduct.closures.given)
      outcomes.add(run.conduct.decisions, behind: choices.answers, &triedErrors)
      guard runner.stopDiagnostic == nil, !run.conduct.isInfeasible else { continue }
      let found = Finding.all.filter { $0.isTimeless }.flatMap { $0.check(run) }
      keep(found, runner, example, cast.code, hasEnded: false)
    }
  }

  /// Repeats a run and calls the closures that opaque code was given. Other findings of the
  /// repeated run do not count, because nothing says that the closures are called then.
  func callBack(
    _ example: DrivenExample, _ answers: [Bool], _ look: (DriveRun) -> Void
  ) {
    var choices = runChoices(answers, of: example)
    choices.callsBack = true
    let (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    if runner.stopDiagnostic == nil { look(run) }
  }
}
