import Diagnostics
import LifecycleEngine

/// The runs that came to no end, told apart by what they broke off with and where.
struct BrokenRuns {
  /// What some of them broke off with.
  struct Reason {
    /// What it was, in the example, or at the class where the drive came no further.
    let failure: Diagnostic
    /// How many runs.
    fileprivate(set) var count = 0
    fileprivate(set) var drives: [DriveKind] = []
    /// A way to use the screen that always ends so, whatever the app is like beside the example.
    fileprivate(set) var certain: Way?

    /// Whether the user or the system could not do what the drive wanted.
    var isOfDrive: Bool { failure.reason == .impossibleAction }
  }

  /// A way to use a screen: a drive, and what is called on it.
  struct Way {
    let drive: DriveKind
    let call: String?

    fileprivate init(_ plan: DrivePlan) {
      drive = plan.drive
      call = plan.helpers.first?.title
    }
  }

  private(set) var reasons: [Reason] = []
  /// The drives of which a run came to its end.
  private var endedDrives: [DriveKind] = []
  /// The runs of the way that is being run, and how many of them broke off by the example's own doing.
  private var runs = 0
  private var crashes: [Int] = []

  /// Begins with another way.
  mutating func beginWay() {
    runs = 0
    crashes = []
  }

  /// Counts a run that came to its end.
  mutating func addEnded(_ drive: DriveKind) {
    runs += 1
    if !endedDrives.contains(drive) { endedDrives.append(drive) }
  }

  /// Those that say something of the code. A screen that leaves by itself cannot be swiped away, which is
  /// nobody's fault; only where an author has named a drive, one of its runs is to come to its end.
  func telling(_ areDrivesNamed: Bool = false) -> [Reason] {
    reasons.filter { reason in
      !reason.isOfDrive
        || areDrivesNamed && reason.drives.contains { !endedDrives.contains($0) }
    }
  }

  /// Counts a run that did not.
  /// - Parameters:
  ///   - failure: What it broke off with.
  ///   - isOwn: Whether nothing but the code of the example can be the reason.
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

  /// Judges the way whose runs have all been counted.
  mutating func endWay(_ plan: DrivePlan) {
    guard runs > 0, crashes.count == runs, plan.helpers.count <= 1 else { return }
    for index in crashes where reasons[index].certain == nil { reasons[index].certain = Way(plan) }
  }

  /// Whether a run broke off by what the code of the example does, and would in any app.
  static func isOwn(
    _ failure: Diagnostic, in run: DriveRun, of plan: DrivePlan, _ code: ExampleCode
  ) -> Bool {
    let reliance = run.conduct.reliance
    guard let reason = failure.reason, reason.isCrash, failure.range.source != .drive,
      failure.range.end > 0,
      !reliance.isOnAnswers, !run.conduct.closures.wereGivenAway,
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
    // What is called before it in an app may have changed what it reads.
    if !plan.helpers.isEmpty || !plan.guests.isEmpty { return !reliance.isOnState }
    return reliance.variables.allSatisfy { code.isSetByNobodyElse($0, before: failure.range) }
  }
}

// How it is told.
extension BrokenRuns.Reason {
  /// The drives as the end of a sentence.
  var places: String {
    guard drives.count < DriveKind.usual.count else { return "in all drives" }
    let names = drives.map { "'\($0.rawValue)'" }
    guard let last = names.last, names.count > 1 else { return "in the drive \(names.first ?? "")" }
    return "in the drives \(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A warning that some runs broke off, and where.
  /// - Parameters:
  ///   - total: How many runs there were.
  ///   - subject: The class that was driven; `nil` for any.
  func warning(of total: Int, _ subject: String?) -> Diagnostic {
    let runs = Quantity.text(total, "run", "runs")
    let owner = subject.map { " of '\($0)'" } ?? ""
    return Diagnostic(
      .warning, id: "runs-broke-off",
      "\(Quantity.grouped(count)) of \(runs)\(owner) broke off here: \(failure.summary)",
      at: failure.range,
      notes: failure.notes + ["it happened \(places); what comes behind it was not seen there"],
      help: isOfDrive
        ? ["the drive does not go with what the screen does in these runs, which need not be wrong"]
        : failure.help)
  }

  /// An error of an example that is said to be correct: `nil` where the app may have more than the drive.
  var crash: Diagnostic? {
    guard let certain else { return nil }
    let call = certain.call.map { ", when \($0)" } ?? ""
    return Diagnostic(
      id: "crashing-example", "This correct example crashes: \(failure.summary)",
      at: failure.range,
      notes: failure.notes + [
        "in the drive '\(certain.drive.rawValue)'\(call), each run ends here",
        "\(Quantity.text(count, "run", "runs")) broke off so, \(places)",
      ],
      help: failure.help + [
        "mend it, or say why it is not run: 'not-run=\"…\"'"
      ]
    ).asDisagreement
  }

  /// The same as a sentence, without its place.
  func sentence(_ subject: String) -> String {
    "\(Quantity.text(count, "run", "runs")) of '\(subject)' broke off \(places), where the drive does not go "
      + "with what the screen does: \(failure.summary)"
  }

  /// The same as a note of another diagnostic.
  var note: PlacedNote {
    PlacedNote(
      text: "\(Quantity.text(count, "run", "runs")) broke off",
      detail: ": \(failure.summary), \(places)", offset: failure.range.start)
  }
}
