import Diagnostics
import LifecycleEngine
import Scenarios

/// Runs an example through its drives, and collects the findings of the runs.
struct Driving {
  private(set) var occurrences: [Occurrence] = []
  /// The faults of the runs, each fault once at each place.
  private(set) var faults: [(fault: Fault, drive: DriveKind)] = []
  /// The run of each occurrence, and one run without occurrences of each plan.
  private(set) var traces: [ExampleTrace] = []
  /// True to keep a run of each plan, also if all its runs show only what is known.
  var keepsEveryPlan = false
  /// The failures that the example itself causes.
  private(set) var failures: [Diagnostic] = []
  /// The failure of code that never ends. After such a failure nothing more is run.
  private(set) var endless: Diagnostic?
  /// The number of runs that ran to the end.
  private(set) var runCount = 0
  /// The number of runs that broke off.
  private(set) var brokenCount = 0
  /// True if not all runs were tried: conditions had more outcomes, or there were more ways to run.
  private(set) var isCut = false
  /// The reasons why runs broke off.
  private(set) var broken = BrokenRuns()
  /// The calls that the runs did not follow.
  private(set) var unfollowed = UnfollowedCalls()
  /// The number of all runs, including runs that broke off.
  private(set) var number = 0
  /// The runs that may show a finding together with other runs.
  private var compared: [Int: ExampleTrace] = [:]
  /// A run of each plan in which code that is not simulated was given closures.
  private var givers: [(example: DrivenExample, answers: [Bool])] = []
  /// The controllers without a parent that the code of the last plan removed from a parent.
  private var orphans: [ObjectID] = []
  /// The comparisons of runs, for findings that no single run shows.
  private var comparisons: [(finding: Finding, seen: RunComparison)] = []
  /// The ranges of code that made earlier runs break off.
  private var loops: [SourceRange] = []
  /// The finding whose near misses are collected.
  var sought: Finding?
  /// The near misses of the finding, one for each place.
  private(set) var nearMisses: [Occurrence] = []
  /// The loops that only yield.
  private var spinning = SpinningLoops()
  /// The early reads whose effect autoresizing masks correct.
  private var followed = FollowedReads()
  /// The drive that was compiled last.
  private var compiled: CompiledDrive?
  /// The end of the time for the runs.
  var deadline = Deadline.none
  /// The most runs of one plan. The runs differ in how conditions come out.
  private let budget: Int
  /// The most runs in total.
  private let limit: Int

  /// The most runs of a block or a file. A class that needs more than its share loses some plans
  /// and some outcomes of conditions, but keeps at least one run. Repeated runs that call closures
  /// back do not count. At most one such run is added for each run.
  static let runLimit = 4_000

  /// The simulated release.
  let release: Release
  /// The releases that the code asks for in conditions.
  private(set) var askedReleases: Set<Int> = []

  /// - Parameter number: The number of runs of the example so far.
  init(
    budget: Int = 48, limit: Int = Driving.runLimit, release: Release = .newest, number: Int = 0
  ) {
    self.release = release
    self.number = number
    self.budget = budget
    self.limit = limit
    for finding in Finding.all {
      if let comparison = finding.comparison { comparisons.append((finding, comparison)) }
    }
  }

  /// Runs an example in all ways.
  /// - Throws: The errors in the code.
  mutating func run(_ code: ExampleCode, _ drives: [DriveKind]) throws(ScriptError) {
    let cast = Cast(code)
    try run(cast, cast.subjects, drives)
  }

  /// Runs some classes of an example in all ways.
  /// - Throws: The errors in the code.
  mutating func run(
    _ cast: Cast, _ subjects: [Subject], _ drives: [DriveKind]
  ) throws(ScriptError) {
    for (index, subject) in subjects.enumerated() {
      let share = Driving.share(of: limit - number, among: subjects.count - index)
      try run(cast, subject, drives, most: share)
    }
    compareRuns()
    // A finding at the same place already reports that the task keeps an object.
    for spin in spinning.endless
    where !occurrences.contains(where: { $0.range == spin.failure.range }) {
      note(spin.failure, of: spin.plan)
    }
  }

  /// The number of the remaining runs that one of the classes may use.
  static func share(of runs: Int, among classes: Int) -> Int {
    max(1, runs / max(1, classes))
  }

  private mutating func run(
    _ cast: Cast, _ subject: Subject, _ drives: [DriveKind], most: Int
  ) throws(ScriptError) {
    let plans = cast.plans(of: subject, drives, most: most)
    isCut = isCut || plans.isCut
    let end = number + most
    for (index, plan) in plans.plans.enumerated() where !deadline.isOver() {
      // Each of the plans that follow needs at least one run.
      let last = end - (plans.plans.count - index - 1)
      let broken = brokenCount
      try run(cast, plan, most: last - number)
      // The end of a run hides the calls that would follow. If many methods are called, nothing
      // tells which method's controllers should have been children. So each method runs alone.
      guard brokenCount > broken || !orphans.isEmpty, plan.helpers.count > 1, !plan.isRepeated
      else { continue }
      for helper in plan.helpers {
        guard number < last else {
          isCut = true
          break
        }
        try run(cast, plan.with([helper]), most: last - number)
      }
    }
    guard endless == nil, let crash = cast.crash(ofAsking: subject, on: release),
      !occurrences.contains(where: { $0.range == crash.range })
    else { return }
    brokenCount += 1
    let plan = DrivePlan(drive: drives.first ?? .launch, subject: subject)
    broken.addOnly(crash, of: plan, isOwn: cast.code.fillsItself(subject.entry))
  }

  /// Runs a plan. Each condition on opaque values comes out both ways.
  private mutating func run(
    _ cast: Cast, _ plan: DrivePlan, most: Int
  ) throws(ScriptError) {
    let code = cast.code
    let example: DrivenExample
    do throws(ScriptError) {
      example = try DrivenExample(cast, plan, compiledDrive(cast, plan))
    } catch {
      // The example is not to blame for errors in the code of the drive.
      let own = error.diagnostics.filter { $0.range.source != .drive }
      if let error = ScriptError(own) { throw error }
      brokenCount += 1
      for diagnostic in error.diagnostics { note(diagnostic, of: plan) }
      broken.add(error.diagnostic, of: plan, isOwn: false)
      return
    }
    if askedReleases.isEmpty { askedReleases = example.scenario.program.askedReleases }
    let before = self
    orphans = []
    var taken: [Int] = []
    let budget = min(budget, max(1, most))
    var hasGiven = false
    broken.beginWay()
    var pending: [[Bool]] = [[]]
    var count = 0
    while !pending.isEmpty, count < budget, endless == nil, !deadline.isOver() {
      let choices = pending.removeFirst()
      let (answers, gives) = run(example, cast, runChoices(choices, of: example)) { run in
        let others = run.others(among: run.orphansTakenOut, plan, code)
        taken += others.filter { !taken.contains($0) }
      }
      count += 1
      if gives, !hasGiven, !plan.isRepeated {
        givers.append((example, answers))
        if !code.isFile { callBack(example, cast, answers) }
      }
      hasGiven = hasGiven || gives
      // Other runs cover different outcomes of the last conditions.
      let last = min(answers.count, choices.count + self.budget)
      for index in choices.count..<max(choices.count, last) {
        pending.append(Array(answers[..<index]) + [!answers[index]])
      }
      // The run is repeated without the endless layout, to see the code behind it.
      let known = loops
      loops = occurrences.filter { $0.breaksRuns }.map { $0.range }
      if loops != known { pending.insert(choices, at: 0) }
    }
    isCut = isCut || !pending.isEmpty && endless == nil
    if pending.isEmpty { broken.endWay(plan) }
    guard !taken.isEmpty else { return }
    // The controllers should have been children of the screen, so the findings so far are dropped.
    let used = number
    self = before
    number = used
    try run(cast, plan.showing(taken), most: max(1, most - (used - before.number)))
  }

  /// The compiled code of the plan's drive. Plans of the same class and drive share the code.
  private mutating func compiledDrive(_ cast: Cast, _ plan: DrivePlan) -> CompiledDrive {
    if let compiled, compiled.drive == plan.drive,
      compiled.construction == plan.subject.construction
    {
      return compiled
    }
    let result = CompiledDrive(cast, plan)
    compiled = result
    return result
  }

  /// - Returns: The outcomes of the conditions. `gives` is true if opaque code was given closures.
  private mutating func run(
    _ example: DrivenExample, _ cast: Cast, _ choices: RunChoices,
    _ look: (DriveRun) -> Void
  ) -> (answers: [Bool], gives: Bool) {
    number += 1
    var (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    run.followed = followed.numbers(in: run) { example.layouts(choices, $0) }
    look(run)
    orphans += run.orphansTakenOut
    let answers = run.conduct.decisions.answers
    runner.reportStop()
    let failure = runner.stopDiagnostic
    noteNearMisses(run, example)
    unfollowed.add(run.conduct.unfollowed)
    var found: [Occurrence] = []
    if !run.conduct.isInfeasible {
      // A finding that is judged at the end cannot be judged in a run that broke off.
      for finding in Finding.all
      where example.plan.counts(finding) && (failure == nil || !finding.isJudgedAtEnd) {
        found += finding.check(run)
      }
    }
    let isRepeated = example.plan.isRepeated
    if !run.conduct.isInfeasible {
      keep(Fault.all(in: run, isRepeated: isRepeated, hasEnded: failure == nil), example)
    }
    if run.conduct.closures.wereGivenOffMain {
      callBack(example, answers) { keep(Fault.usesOffMain(in: $0), example) }
    }
    if let failure, !isRepeated {
      brokenCount += 1
      if !run.conduct.isInfeasible {
        let isOwn = BrokenRuns.isOwn(failure, in: run, of: example.plan, cast.code)
        broken.add(failure, of: example.plan, isOwn: isOwn)
        keep([Fault(ofDeinit: failure)].compactMap { $0 }, example)
      }
      let isKnown = found.contains { $0.breaksRuns }
      if found.isEmpty || !isKnown && failure.reason?.isEndless == true {
        note(failure, of: example.plan)
      }
    } else if !isRepeated {
      runCount += 1
      spinning.add(runner.machine, of: example)
      broken.addEnded(example.plan.drive)
      compare(run, runner, example)
    }
    found = example.certain(
      found, choices, besides: runner.machine.world.trace.disagreements, number: number)
    if run.conduct.closures.wereGivenAway { found = unexcused(found, example, answers) }
    keep(found, runner, example, cast.code, hasEnded: failure == nil && !isRepeated)
    let closures = run.conduct.closures
    return (answers, closures.wereGivenAway || closures.wereKept)
  }

  private mutating func noteNearMisses(_ run: DriveRun, _ example: DrivenExample) {
    for var miss in sought?.nearMisses?(run) ?? [] {
      guard !nearMisses.contains(where: { $0.range == miss.range }) else { continue }
      miss.drive = example.plan.drive
      nearMisses.append(miss)
    }
  }

  private func runChoices(_ answers: [Bool], of example: DrivenExample) -> RunChoices {
    RunChoices(
      answers: answers, brokenLoops: loops, isFile: example.isFile,
      shownNames: example.shownNames, release: release)
  }

  private mutating func keep(_ found: [Fault], _ example: DrivenExample) {
    for fault in found
    where !faults.contains(where: { $0.fault.id == fault.id && $0.fault.range == fault.range }) {
      faults.append((fault, example.plan.drive))
    }
  }

  private mutating func keep(
    _ found: [Occurrence], _ runner: Runner, _ example: DrivenExample, _ code: ExampleCode,
    hasEnded: Bool
  ) {
    var isKept = false
    for occurrence in found {
      let known = occurrences.firstIndex { $0.isSame(as: occurrence, in: code) }
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
    let same = traces.filter { $0.isOf(example.plan) }
    let isNew = found.isEmpty ? !same.contains { $0.findings.isEmpty } : same.isEmpty
    guard isKept || hasEnded && isNew && (found.isEmpty || keepsEveryPlan) else { return }
    traces.append(trace(of: runner, example, showing: found.map { $0.finding }))
  }

  /// Keeps a failure of the example itself. An impossible action is skipped, because the drive may
  /// not go with the screen.
  private mutating func note(_ failure: Diagnostic, of plan: DrivePlan) {
    var failure = failure
    // The author cannot see the code of the drive.
    if failure.range.source == .drive {
      failure.range = plan.subject.nameRange
      failure.notes.append("the drive '\(plan.drive.rawValue)' got no further")
    }
    if failure.reason?.isEndless == true, endless == nil { endless = failure }
    guard failure.reason != .impossibleAction,
      !failures.contains(where: { $0.id == failure.id && $0.range == failure.range })
    else { return }
    failures.append(failure)
  }
}

// Findings that several runs show together.
extension Driving {
  private mutating func compare(_ run: DriveRun, _ runner: Runner, _ example: DrivenExample) {
    var mayCount = false
    for index in comparisons.indices where comparisons[index].seen.add(run) { mayCount = true }
    if mayCount { compared[number] = trace(of: runner, example, showing: []) }
  }

  private mutating func compareRuns() {
    for (finding, seen) in comparisons {
      var seen = seen
      if finding.isOmission, !seen.occurrences(of: finding).isEmpty {
        for way in givers { callBack(way.example, way.answers) { seen.addExcuses($0) } }
      }
      for occurrence in seen.occurrences(of: finding) {
        occurrences.append(occurrence)
        guard let trace = compared[occurrence.run] else { continue }
        if let place = traces.firstIndex(where: { $0.number == occurrence.run }) {
          traces[place].findings.append(occurrence.finding)
        } else {
          traces.append(trace.showing(occurrence.finding))
        }
      }
    }
  }
}

// Closures that other code may call.
extension Driving {
  /// The occurrences, without omissions that disappear when opaque code calls its closures.
  private func unexcused(
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

  /// Repeats a run, calls the closures that were given away, and keeps what is a mistake at any time.
  private mutating func callBack(_ example: DrivenExample, _ cast: Cast, _ answers: [Bool]) {
    var choices = runChoices(answers, of: example)
    choices.callsBack = true
    number += 1
    let (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    guard runner.stopDiagnostic == nil, !run.conduct.isInfeasible else { return }
    let found = Finding.all.filter { $0.isTimeless }.flatMap { $0.check(run) }
    keep(found, runner, example, cast.code, hasEnded: false)
  }

  /// Repeats a run and calls the closures that opaque code was given. Other findings of the
  /// repeated run do not count, because nothing says that the closures are called then.
  private func callBack(
    _ example: DrivenExample, _ answers: [Bool], _ look: (DriveRun) -> Void
  ) {
    var choices = runChoices(answers, of: example)
    choices.callsBack = true
    let (runner, run) = example.run(choices, number: number)
    defer { runner.machine.detach() }
    if runner.stopDiagnostic == nil { look(run) }
  }
}
