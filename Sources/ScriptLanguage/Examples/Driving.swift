import LifecycleEngine

/// Runs an example through its drives, and collects what the runs show.
struct Driving {
  private(set) var occurrences: [Occurrence] = []
  /// The run in which each of them was seen, and one of each drive in which nothing was.
  private(set) var traces: [ExampleTrace] = []
  /// What keeps runs from their end, where it is the example's fault.
  private(set) var failures: [Diagnostic] = []
  /// Code that never ends: nothing more is run then.
  private(set) var endless: Diagnostic?
  /// How many runs came to their end.
  private(set) var runCount = 0
  /// How many did not.
  private(set) var brokenCount = 0
  /// Whether some conditions could have come out in more ways than were tried.
  private(set) var isCut = false
  /// What the first of those broke off with.
  private(set) var firstFailure: Diagnostic?
  /// How many runs there were, those that broke off with them.
  private var number = 0
  /// The runs that may show something together with others.
  private var compared: [Int: ExampleTrace] = [:]
  /// Runs in which closures were given to what is not simulated, one of each plan.
  private var givers: [(example: DrivenExample, answers: [Bool])] = []
  /// Controllers without a parent that the last plan took out of one.
  private var orphans: [ObjectID] = []
  private var orders = Orders()
  private var returns = Returns()
  /// Where layout is invalidated without end.
  private var loops: [SourceRange] = []

  /// The most runs of one drive in which conditions come out in different ways.
  private let budget: Int

  init(budget: Int = 48) { self.budget = budget }

  /// Runs an example in all ways.
  /// - Throws: What is wrong with its code.
  mutating func run(_ code: ExampleCode, _ drives: [DriveKind]) throws(ScriptError) {
    try run(code, code.subjects, drives)
  }

  /// Runs some of the classes of an example in all ways.
  /// - Throws: What is wrong with its code.
  mutating func run(
    _ code: ExampleCode, _ subjects: [Subject], _ drives: [DriveKind]
  ) throws(ScriptError) {
    for subject in subjects {
      for drive in drives where drive.drive.takesContainers || !subject.isContainer {
        for plan in DrivePlan.all(of: drive, subject, code) {
          let broken = brokenCount
          try run(code, plan)
          // What ends a run hides what would have been called behind it, and where many methods are called
          // nothing tells whose controllers should have been children.
          guard brokenCount > broken || !orphans.isEmpty, plan.helpers.count > 1 else { continue }
          for helper in plan.helpers { try run(code, plan.with([helper])) }
        }
      }
    }
    // Who is told through what is not simulated reads there.
    if !returns.occurrences.isEmpty {
      var more = returns
      for way in givers { callBack(way.example, way.answers) { more.addReads($0) } }
      returns = more
    }
    for occurrence in orders.occurrences + returns.occurrences {
      occurrences.append(occurrence)
      guard let trace = compared[occurrence.run] else { continue }
      if let place = traces.firstIndex(where: { $0.number == occurrence.run }) {
        traces[place].findings.append(occurrence.finding)
      } else {
        traces.append(trace.showing(occurrence.finding))
      }
    }
  }

  /// Runs one way, with every condition on what is not simulated coming out both ways.
  private mutating func run(_ code: ExampleCode, _ plan: DrivePlan) throws(ScriptError) {
    let example: DrivenExample
    do throws(ScriptError) {
      example = try DrivenExample(code, plan)
    } catch {
      // What is wrong with the code of the drive is none of the example's.
      let own = error.diagnostics.filter { $0.range.end <= code.bytes.count }
      if let error = ScriptError(own) { throw error }
      brokenCount += 1
      for diagnostic in error.diagnostics {
        note(diagnostic, of: plan, end: code.bytes.count)
        firstFailure = firstFailure ?? diagnostic
      }
      return
    }
    let before = self
    orphans = []
    var taken: [Int] = []
    var hasGiven = false
    var pending: [[Bool]] = [[]]
    var count = 0
    while !pending.isEmpty, count < budget, endless == nil {
      let choices = pending.removeFirst()
      let (answers, gives) = run(example, runChoices(choices, of: example)) { run in
        taken += run.others(among: run.orphansTakenOut, code).filter { !taken.contains($0) }
      }
      count += 1
      if gives, !hasGiven { givers.append((example, answers)) }
      hasGiven = hasGiven || gives
      // Those at the end are told apart by other runs.
      let last = min(answers.count, choices.count + budget)
      for index in choices.count..<max(choices.count, last) {
        pending.append(Array(answers[..<index]) + [!answers[index]])
      }
      // What comes behind an endless layout is seen without it.
      let known = loops
      loops = occurrences.filter { $0.finding == Finding.layoutLoop.id }.map { $0.range }
      if loops != known { pending.insert(choices, at: 0) }
    }
    isCut = isCut || !pending.isEmpty && endless == nil
    guard !taken.isEmpty else { return }
    // They should have been children of the screen, so what was seen says nothing.
    self = before
    try run(code, plan.showing(taken))
  }

  /// - Returns: How the conditions came out, and whether closures were given to what is not simulated.
  private mutating func run(
    _ example: DrivenExample, _ choices: RunChoices, _ look: (DriveRun) -> Void
  ) -> (answers: [Bool], gives: Bool) {
    let world = World(release: .newest, device: example.scenario.attributes.device)
    let runner = Runner(example.scenario, world, choices: choices)
    runner.runSteps()
    defer { runner.machine.detach() }
    number += 1
    guard let run = DriveRun(example.plan, runner.machine, number: number) else {
      return ([], false)
    }
    look(run)
    orphans += run.orphansTakenOut
    let answers = run.conduct.decisions.answers
    var found: [Occurrence] = []
    if !run.conduct.isInfeasible {
      for finding in Finding.all {
        for occurrence in finding.check(run) { found.append(occurrence) }
      }
    }
    let failure = failure(of: runner)
    if let failure {
      brokenCount += 1
      firstFailure = firstFailure ?? failure
      // What is judged when nothing goes on any more cannot be judged of a run that broke off.
      found.removeAll { Driving.judgedAtEnd.contains($0.finding) }
      let isKnown = found.contains { $0.finding == Finding.layoutLoop.id }
      if found.isEmpty || !isKnown && Driving.endlessIDs.contains(failure.id) {
        note(failure, of: example.plan, end: example.end)
      }
    } else {
      runCount += 1
      let mayCount = [orders.add(run), returns.add(run)]
      if mayCount.contains(true) {
        compared[number] = trace(of: runner, example, showing: [])
      }
    }
    if run.conduct.closures.wereGivenAway { found = unexcused(found, example, answers) }
    keep(found, runner, example, hasEnded: failure == nil)
    return (answers, run.conduct.closures.wereGivenAway)
  }

  private func runChoices(_ answers: [Bool], of example: DrivenExample) -> RunChoices {
    RunChoices(
      answers: answers, brokenLoops: loops, isFile: example.isFile, shownNames: example.shownNames)
  }

  // MARK: Closures that others may call

  /// What is about something that is not done in time: a closure may do it.
  private static let undone = [
    Finding.missingDidMove, .childWithoutParent, .retainCycle, .notRevertedOnCancel,
    .unbalancedObserver,
  ]

  /// Without what a closure does in time that was given to what is not simulated, if that calls it.
  private func unexcused(
    _ found: [Occurrence], _ example: DrivenExample, _ answers: [Bool]
  ) -> [Occurrence] {
    let doubtful = Driving.undone.filter { finding in
      found.contains { $0.finding == finding.id }
    }
    guard !doubtful.isEmpty else { return found }
    var seen: [Occurrence] = []
    callBack(example, answers) { run in seen = doubtful.flatMap { $0.check(run) } }
    return found.filter { occurrence in
      !doubtful.contains { $0.id == occurrence.finding }
        || seen.contains { $0.finding == occurrence.finding && $0.range == occurrence.range }
    }
  }

  /// Runs an example again with calls of such closures. What this run shows is no fault of the example's:
  /// nothing says that they are called then.
  private func callBack(
    _ example: DrivenExample, _ answers: [Bool], _ look: (DriveRun) -> Void
  ) {
    let world = World(release: .newest, device: example.scenario.attributes.device)
    var choices = runChoices(answers, of: example)
    choices.callsBack = true
    let runner = Runner(example.scenario, world, choices: choices)
    runner.runSteps()
    defer { runner.machine.detach() }
    guard runner.stopDiagnostic == nil,
      let run = DriveRun(example.plan, runner.machine, number: number)
    else { return }
    look(run)
  }

  private mutating func keep(
    _ found: [Occurrence], _ runner: Runner, _ example: DrivenExample, hasEnded: Bool
  ) {
    var isKept = false
    for occurrence in found {
      let known = occurrences.firstIndex { $0.isSame(as: occurrence, in: example.scenario.text) }
      if let known {
        guard occurrence.isClear, !occurrences[known].isClear else { continue }
        occurrences.remove(at: known)
      }
      var occurrence = occurrence
      occurrence.drive = example.plan.drive
      occurrence.subject = example.plan.subject.name
      occurrence.run = number
      occurrences.append(occurrence)
      isKept = true
    }
    let isNewDrive = !traces.contains {
      $0.drive == example.plan.drive && $0.subject == example.plan.subject.name
        && $0.way == example.plan.way && $0.findings.isEmpty
    }
    guard isKept || hasEnded && found.isEmpty && isNewDrive else { return }
    traces.append(trace(of: runner, example, showing: found.map { $0.finding }))
  }

  private func trace(
    of runner: Runner, _ example: DrivenExample, showing findings: [String]
  ) -> ExampleTrace {
    ExampleTrace(
      number: number, drive: example.plan.drive, subject: example.plan.subject.name,
      way: example.plan.way, findings: findings,
      run: runner.result(of: example.scenario, .newest))
  }

  /// What has kept a run from its end.
  private func failure(of runner: Runner) -> Diagnostic? {
    runner.reportStop()
    return runner.stopDiagnostic
  }

  private static let judgedAtEnd = [
    Finding.childWithoutParent.id, Finding.missingDidMove.id, Finding.retainCycle.id,
    Finding.endlessTask.id, Finding.notRevertedOnCancel.id,
  ]

  private static let endlessIDs = [
    "endless-code", "endless-recursion", "nested-too-deep", "budget-exceeded",
  ]

  /// Keeps what is wrong with an example itself: the drive may not go with it, and what an unlikely
  /// answer leads to says nothing.
  private mutating func note(_ failure: Diagnostic, of plan: DrivePlan, end: Int) {
    var failure = failure
    // The code of the drive is nothing that an author could look at.
    if failure.range.end > end {
      failure.range = plan.subject.nameRange
      failure.notes.append("the drive '\(plan.drive.rawValue)' came no further")
    }
    if Driving.endlessIDs.contains(failure.id), endless == nil { endless = failure }
    guard failure.id != "impossible-action",
      !failures.contains(where: { $0.id == failure.id && $0.range == failure.range })
    else { return }
    failures.append(failure)
  }
}

/// What happened in one run of an example.
public struct ExampleTrace: Sendable {
  /// Which run of the example it was.
  public let number: Int
  /// The drive.
  public let drive: DriveKind
  /// The class that was driven.
  public let subject: String
  /// How the other screen was made and which methods were called: what is equal went the same way.
  public let way: String
  /// The findings that were seen.
  public fileprivate(set) var findings: [String]
  /// The events.
  public let run: ScenarioRun

  /// The same with another finding that it shows.
  fileprivate func showing(_ finding: String) -> ExampleTrace {
    var trace = self
    trace.findings.append(finding)
    return trace
  }
}

extension Occurrence {
  /// Whether another one says the same: several parts of one geometry are read in one line.
  fileprivate func isSame(as other: Occurrence, in text: SourceText) -> Bool {
    guard finding == other.finding else { return false }
    guard finding == Finding.earlyGeometry.id else { return range == other.range }
    return text.location(of: range.start).line == text.location(of: other.range.start).line
  }
}
