// Closures that other code may call.
extension Driving {
  /// The occurrences, without those that disappear when opaque code calls its closures.
  func unexcused(
    _ found: [Occurrence], _ example: DrivenExample, _ answers: [Bool]
  ) -> [Occurrence] {
    // A run calls each closure once, so nothing tells what the closures of a second call do.
    if example.plan.isRepeated {
      return found.filter { Finding.named($0.finding)?.isOmission != true }
    }
    let left = shown(found, by: .later, example, answers) { $0.isOmission }
    return shown(left, by: .atOnce, example, answers) { $0.isOmission || $0.isExcusedAtOnce }
  }

  /// The occurrences that a run with another way for closures shows as well, and those that no closure
  /// excuses. A run that breaks off because it calls closures at once says nothing.
  private func shown(
    _ found: [Occurrence], by way: ClosureWay, _ example: DrivenExample, _ answers: [Bool],
    _ isExcusable: (Finding) -> Bool
  ) -> [Occurrence] {
    let doubtful = Finding.all.filter { finding in
      isExcusable(finding) && found.contains { $0.finding == finding.id }
    }
    guard !doubtful.isEmpty else { return found }
    var seen: [Occurrence]?
    callBack(example, answers, way) { run in seen = doubtful.flatMap { $0.check(run) } }
    if seen == nil, way == .atOnce { return found }
    return found.filter { occurrence in
      !doubtful.contains { $0.id == occurrence.finding }
        || seen?.contains { $0.finding == occurrence.finding && $0.range == occurrence.range }
          == true
    }
  }

  /// Repeats a run, calls the closures that were given away, and keeps what is a mistake at any time.
  mutating func callBack(_ example: DrivenExample, _ cast: Cast, _ answers: [Bool]) {
    var choices = runChoices(answers, of: example)
    choices.closures = .later
    number += 1
    let (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    guard runner.stopDiagnostic == nil, !run.conduct.isInfeasible else { return }
    let found = Finding.all.filter { $0.isTimeless }.flatMap { $0.check(run) }
    // The code after the call may do what the closure leaves to it.
    let left = shown(found, by: .atOnce, example, answers) { $0.isOmission }
    keep(left, runner, example, cast.code, hasEnded: false)
  }

  /// Repeats a run and calls the closures that opaque code was given. Other findings of the
  /// repeated run do not count, because nothing says that the closures are called then.
  func callBack(
    _ example: DrivenExample, _ answers: [Bool], _ closures: ClosureWay, _ look: (DriveRun) -> Void
  ) {
    var choices = runChoices(answers, of: example)
    choices.closures = closures
    let (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    if runner.stopDiagnostic == nil { look(run) }
  }
}
