import Diagnostics
import LifecycleEngine
import ScriptMachine

/// A reason other than a finding why a run does not show a correct example.
struct Fault {
  /// The id of the diagnostic.
  let id: String
  let summary: String
  let range: SourceRange
  var notes: [String] = []
  let help: String

  /// The faults that a run shows.
  static func all(in run: DriveRun) -> [Fault] {
    usesOffMain(in: run) + warnings(in: run) + refusals(in: run) + earlyReads(in: run)
      + leftBehind(in: run) + repeatedMoves(in: run)
      + gone(in: run.machine.program) { run.machine.program.range(ofFunction: $0) }
  }

  /// The faults of a run. Where methods are called again, only children that stay count.
  static func all(in run: DriveRun, isRepeated: Bool, hasEnded: Bool) -> [Fault] {
    if isRepeated {
      return hasEnded ? unfinishedRemovals(in: run) + strandedChildren(in: run) : []
    }
    return all(in: run) + (hasEnded ? atEnd(of: run) : [])
  }

  /// The faults that show only at the end of a run.
  static func atEnd(of run: DriveRun) -> [Fault] {
    keptClosures(in: run) + unfinishedRemovals(in: run) + strandedChildren(in: run)
      + unforwarded(in: run)
  }

  /// The closures of which nothing tells who keeps them, in a run that came to its end.
  static func keptClosures(in run: DriveRun) -> [Fault] {
    run.conduct.keptClosures.entries.compactMap { kept in
      guard run.world.isDeallocated(kept.controller) else { return nil }
      let name = run.name(of: kept.controller)
      return Fault(
        id: "unknown-holder",
        summary: "It isn't clear whether '\(kept.name)' keeps this closure, and with it \(name)",
        range: kept.range,
        notes: [
          "the closure captures \(name) strongly, and the object that gets the closure is not declared here",
          "if the object keeps the closure, \(name) may stay in memory forever",
        ],
        help: "capture '[weak self]', or declare the type of the object, in hidden lines if need be"
      )
    }
  }

  /// Uses of UIKit on another thread than the main thread.
  static func usesOffMain(in run: DriveRun) -> [Fault] {
    run.deeds.compactMap { deed in
      guard case .usedOffMain(let summary) = deed.kind else { return nil }
      return Fault(
        id: "off-main-thread", summary: summary, range: deed.range,
        notes: [
          "UIKit's classes are for the main thread only, unless their documentation says otherwise"
        ],
        help: "put the line into 'DispatchQueue.main.async', or await the work in a 'Task'")
    }
  }

  /// Reads of geometry that no run can compare with a final value, and uses of a missing window.
  private static func earlyReads(in run: DriveRun) -> [Fault] {
    let views = run.conduct.unknownReads.remaining.map { read in
      Fault(
        id: "early-read",
        summary: "'\(read.property)' of '\(read.name)' is read before the first layout",
        range: read.range,
        notes: [
          "the example does not show '\(read.name)', so it isn't clear whether the value is final here"
        ],
        help: "read the value in 'viewDidLayoutSubviews', or declare '\(read.name)' with its frame")
    }
    let windows = run.deeds.compactMap { deed -> Fault? in
      guard case .usedNoWindow = deed.kind else { return nil }
      return Fault(
        id: "early-read", summary: "'window' is always nil here", range: deed.range,
        notes: ["the view enters its window after 'viewWillAppear'"],
        help: "use the window in 'viewIsAppearing' or later")
    }
    let old = run.deeds.compactMap { deed -> Fault? in
      guard case .usedOldSize(let property) = deed.kind else { return nil }
      return Fault(
        id: "early-read", summary: "'\(property)' of the view still has the old size here",
        range: deed.range,
        notes: ["the view gets its new size and traits after 'viewWillTransition(to:with:)'"],
        help: "use the size that is passed, or read the value in the closure of the coordinator")
    }
    return views + windows + old
  }

  /// Calls that do nothing.
  private static func refusals(in run: DriveRun) -> [Fault] {
    run.deeds.compactMap { deed in
      guard case .refused(let refusal) = deed.kind else { return nil }
      return Fault(
        id: "refused-call", summary: refusal.summary, range: deed.range, notes: [refusal.note],
        help: refusal.help)
    }
  }

  private static func warnings(in run: DriveRun) -> [Fault] {
    run.deeds.compactMap { deed in
      if case .madeNoView = deed.kind {
        return Fault(
          id: "empty-load-view", summary: "'loadView' creates no view", range: deed.range,
          notes: ["the screen has no view, and the first use of the view crashes the app"],
          help: "assign a view to 'view', or remove the override")
      }
      guard case .warned(let text) = deed.kind else { return nil }
      return Fault(
        id: "uikit-warning", summary: "UIKit objects to this call in a correct example",
        range: deed.range, notes: ["the console shows: \(text)"],
        help: "fix the example, or say why it is not run: 'not-run=\"…\"'")
    }
  }

  /// The error for a correct example.
  /// - Parameter drive: The drive of the run.
  func diagnostic(_ drive: DriveKind) -> Diagnostic {
    Diagnostic(
      id: id, summary, at: range, notes: notes + ["seen in the drive '\(drive.rawValue)'"],
      help: [help]
    ).asDisagreement
  }
}
