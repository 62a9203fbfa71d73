import Diagnostics
import LifecycleEngine

/// The runs that broke off, grouped by the failure and its place.
struct BrokenRuns {
  /// A failure that some of the runs broke off with.
  struct Reason {
    /// The failure, placed in the example, or at the class if the drive came no further.
    let failure: Diagnostic
    /// The number of runs.
    fileprivate(set) var count = 0
    fileprivate(set) var drives: [DriveKind] = []
    /// A way to use the screen that always ends with the failure, whatever the rest of the app is.
    fileprivate(set) var certain: Way?

    /// True if the user or the system could not do the drive's action.
    var isOfDrive: Bool { failure.reason == .impossibleAction }
  }

  /// A way to use a screen: a drive, and the method that is called on the screen.
  struct Way {
    let drive: DriveKind
    let call: String?

    fileprivate init(_ plan: DrivePlan) {
      drive = plan.drive
      call = plan.helpers.first?.title
    }
  }

  private(set) var reasons: [Reason] = []
  /// The drives of which a run ran to the end.
  private var endedDrives: [DriveKind] = []
  /// The runs of the current way, and the reasons of the runs that the example itself broke off.
  private var runs = 0
  private var crashes: [Int] = []

  /// Begins another way.
  mutating func beginWay() {
    runs = 0
    crashes = []
  }

  /// Counts a run that is a way of its own.
  mutating func addOnly(_ failure: Diagnostic, of plan: DrivePlan, isOwn: Bool) {
    beginWay()
    add(failure, of: plan, isOwn: isOwn)
    endWay(plan)
  }

  /// Counts a run that ran to the end.
  mutating func addEnded(_ drive: DriveKind) {
    runs += 1
    if !endedDrives.contains(drive) { endedDrives.append(drive) }
  }

  /// The reasons that tell about the code. A screen that leaves by itself cannot be swiped away,
  /// which is no fault. But if the author names a drive, one run of the drive has to end.
  func telling(_ areDrivesNamed: Bool = false) -> [Reason] {
    reasons.filter { reason in
      !reason.isOfDrive
        || areDrivesNamed && reason.drives.contains { !endedDrives.contains($0) }
    }
  }

  /// Counts a run that broke off.
  /// - Parameters:
  ///   - failure: The failure that the run broke off with.
  ///   - isOwn: True if only the code of the example can be the reason.
  mutating func add(_ failure: Diagnostic, of plan: DrivePlan, isOwn: Bool) {
    runs += 1
    var failure = failure
    let isInExample = failure.range.source != .drive
    if !isInExample { failure.range = plan.subject.nameRange }
    var index = reasons.firstIndex {
      $0.failure.id == failure.id && $0.failure.range == failure.range
        && (isInExample || $0.failure.summary == failure.summary)
    }
    if index == nil {
      index = reasons.count
      reasons.append(Reason(failure: failure))
    }
    guard let index else { return }
    reasons[index].count += 1
    if !reasons[index].drives.contains(plan.drive) { reasons[index].drives.append(plan.drive) }
    if isOwn { crashes.append(index) }
  }

  /// Judges the way after all its runs are counted.
  mutating func endWay(_ plan: DrivePlan) {
    guard runs > 0, crashes.count == runs, plan.helpers.count <= 1 else { return }
    for index in crashes where reasons[index].certain == nil { reasons[index].certain = Way(plan) }
  }

  /// True if a run broke off because of the example's code, and would break off in any app.
  static func isOwn(
    _ failure: Diagnostic, in run: DriveRun, of plan: DrivePlan, _ code: ExampleCode
  ) -> Bool {
    let reliance = run.conduct.reliance
    guard let reason = failure.reason, reason.isCrash, failure.range.source != .drive,
      failure.range.end > 0
    else { return false }
    if reason == .foundNil, run.conduct.nils.explains(failure.range) {
      return !run.conduct.closures.wereGivenAway
    }
    guard !reliance.isOnAnswers, !run.conduct.closures.wereGivenAway,
      !plan.subject.takesValues, !plan.helpers.contains(where: { $0.takesValues }),
      !code.mayBeAnsweredBySubclasses(plan.subject.entry)
    else { return false }
    switch reason {
    case .castFailed where reliance.isOnClasses: return false
    case .uncaughtException:
      let isGiven = plan.helpers.contains { !$0.children.isEmpty || !$0.others.isEmpty }
      guard !isGiven, !plan.drive.drive.isOnPad else { return false }
    default: break
    }
    // In an app, earlier calls may have changed the variables that the method reads.
    if !plan.helpers.isEmpty || !plan.guests.isEmpty { return !reliance.isOnState }
    return reliance.variables.allSatisfy { code.isSetByNobodyElse($0, before: failure.range) }
  }
}

// The texts about a reason.
extension BrokenRuns.Reason {
  /// The drives, worded as the end of a sentence.
  var places: String {
    guard drives.count < DriveKind.usual.count else { return "in all drives" }
    let names = drives.map { "'\($0.rawValue)'" }
    guard let last = names.last, names.count > 1 else { return "in the drive \(names.first ?? "")" }
    return "in the drives \(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A warning that some runs broke off, at the place of the failure.
  /// - Parameters:
  ///   - total: The number of runs.
  ///   - subject: The class that was driven; `nil` if the warning names no class.
  func warning(of total: Int, _ subject: String?) -> Diagnostic {
    let runs = Quantity.text(total, "run", "runs")
    let owner = subject.map { " of '\($0)'" } ?? ""
    return Diagnostic(
      .warning, id: "runs-broke-off",
      "\(Quantity.grouped(count)) of \(runs)\(owner) stopped here: \(failure.summary)",
      at: failure.range,
      notes: failure.notes + ["it happened \(places); the code after it did not run there"],
      help: isOfDrive
        ? ["the drive does not suit what the screen does in these runs, which need not be wrong"]
        : failure.help)
  }

  /// The error for a correct example; `nil` if code outside the example may prevent the failure.
  var crash: Diagnostic? {
    guard let certain else { return nil }
    let call = certain.call.map { ", when \($0)" } ?? ""
    return Diagnostic(
      id: "crashing-example", "This correct example crashes: \(failure.summary)",
      at: failure.range,
      notes: failure.notes + [
        "in the drive '\(certain.drive.rawValue)'\(call), each run ends here",
        "\(Quantity.text(count, "run", "runs")) stopped this way, \(places)",
      ],
      help: failure.help + [
        "fix it, or say why it is not run: 'not-run=\"…\"'"
      ]
    ).asDisagreement
  }

  /// The reason as a sentence, without a place.
  func sentence(_ subject: String) -> String {
    "\(Quantity.text(count, "run", "runs")) of '\(subject)' stopped early \(places), where the "
      + "drive does not suit what the screen does: \(failure.summary)"
  }

  /// The reason as a note of another diagnostic.
  var note: PlacedNote {
    PlacedNote(
      text: "\(Quantity.text(count, "run", "runs")) stopped early",
      detail: ": \(failure.summary), \(places)", offset: failure.range.start)
  }
}
