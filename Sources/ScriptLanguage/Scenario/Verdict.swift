import Diagnostics
import LifecycleEngine

/// A scenario judged on every release it is for.
public struct ScenarioVerdict: Sendable {
  /// The run that is shown: the one on the newest release or, where something is wrong, on the
  /// first release on which it is. A check of it is met if it is met on every release.
  public var run: ScenarioRun
  /// How many runs there were.
  public var runCount: Int
  /// The number of its checks.
  public var checkCount: Int
  /// What is wrong on any release, each as the first of them says it; empty when every one agrees.
  public var diagnostics: [Diagnostic]

  /// The releases in groups on which the events that a page shows are the same.
  public let releaseGroups: ReleaseGroups

  /// The run on the newest release of each of these groups.
  public let groupRuns: [ScenarioRun]

  /// The first release on which something ended the run before its script did; `nil` for none.
  public let firstEarlyEnd: Release?

  /// How much the runs of a verdict keep beside their events.
  public enum Recording: Sendable {
    /// Nothing: enough to judge a scenario.
    case nothing
    /// The shown run keeps the states of its events.
    case shownStates
    /// Each run keeps the steps that were taken, and the states of its events unless these are too many: all that a
    /// page shows. Of releases on which the same happens only the last keeps its states.
    case everything
  }

  /// True if the simulator ran the scenario, and something else happened than it says. Else, if there
  /// are diagnostics, it could not be run as it is written.
  public var isDisagreement: Bool { diagnostics.contains { $0.isDisagreement } }

  /// Runs a scenario on all its releases.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - recording: How much the runs keep beside their events.
  ///   - start: Where what is to be judged begins: what is wrong before it is passed over.
  ///   - areAlike: True if it is known that the same happens on all of them, so that the newest is
  ///     enough.
  ///   - seeing: Told of each run, the oldest release first.
  public init(
    _ scenario: Scenario, recording: Recording = .nothing, from start: Int = 0,
    areAlike: Bool = false, seeing: (ScenarioRun) -> Void = { _ in }
  ) {
    let given = scenario.attributes.releases
    let releases = given.isEmpty ? [.newest] : given
    checkCount = scenario.checkCount
    let lenses = scenario.shownLenses
    var groups = ReleaseGroups()
    var runs: [ScenarioRun] = []
    var last: ShownEvents?
    // Older releases first, so that the first one that disagrees is the one that is named.
    for release in areAlike ? Array(releases.suffix(1)) : releases {
      var run = scenario.run(on: release, recording, isNewest: release == releases.last)
      run.diagnostics.removeAll { $0.range.start < start }
      seeing(run)
      let shown = ShownEvents(
        run.shownEvents(through: lenses, naming: scenario.namedContainers(in: run)), run.names,
        on: release)
      // Only the last run of a group is shown, or the first with something wrong.
      if groups.add(shown, after: last), runs[runs.count - 1].diagnostics.isEmpty {
        runs[runs.count - 1].forgetStates()
      }
      last = shown
      runs.append(run)
    }
    firstEarlyEnd = runs.first { $0.endedEarly }?.release
    runCount = runs.count
    releaseGroups = areAlike ? ReleaseGroups(releases, starts: []) : groups
    let lasts = releaseGroups.groups.compactMap { $0.last }
    groupRuns = runs.filter { lasts.contains($0.release) }
    diagnostics = ScenarioVerdict.diagnostics(of: runs.map { ($0.release, $0.diagnostics) })
    let wrong = runs.firstIndex { !$0.diagnostics.isEmpty }
    run = runs[wrong ?? runs.count - 1]
    if recording == .shownStates, let wrong, wrong < runs.count - 1 {
      run = scenario.run(on: run.release, recordsStates: true)
    }
    run.checks = ScenarioVerdict.checks(of: run, in: runs)
  }

  /// The results of a run's checks, where a check that fails on another release is not met either.
  private static func checks(of run: ScenarioRun, in runs: [ScenarioRun]) -> [CheckResult] {
    var results = run.checks
    for other in runs where other.release != run.release {
      for (index, result) in other.checks.enumerated() where index < results.count {
        guard results[index].isMet, !result.isMet else { continue }
        results[index].isMet = false
        results[index].message = "on iOS \(other.release.major): \(result.message)"
      }
    }
    return results
  }

  /// What is wrong on any release, each as the first of them says it, with the releases it concerns.
  private static func diagnostics(
    of runs: [(release: Release, diagnostics: [Diagnostic])]
  ) -> [Diagnostic] {
    guard runs.count > 1 else { return runs.flatMap { $0.diagnostics } }
    let range = "of iOS \(runs[0].release.major) to \(runs[runs.count - 1].release.major)"
    var found: [Diagnostic] = []
    for (place, run) in runs.enumerated() {
      let before = place > 0 ? "; it agrees up to iOS \(runs[place - 1].release.major)" : ""
      for diagnostic in run.diagnostics
      where !runs[..<place].contains(where: { $0.diagnostics.contains { $0.isLike(diagnostic) } }) {
        var result = diagnostic
        if diagnostic.isDisagreement {
          result.notes.append(
            "\(range), iOS \(run.release.major) is the first that disagrees\(before)")
        } else if !runs.allSatisfy({ $0.diagnostics.contains { $0.isSame(as: diagnostic) } }) {
          // What every release says alike has nothing to do with any of them.
          result.notes.append(
            "\(range), iOS \(run.release.major) is the first on which this is so\(before)")
        }
        found.append(result)
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate func isSame(as other: Diagnostic) -> Bool {
    id == other.id && summary == other.summary && range == other.range
  }

  /// True if it is about the same check: of an expectation, another line may be the first that is
  /// wrong on another release.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    if difference != nil, other.difference != nil { return check == other.check }
    return id == other.id && range == other.range
  }
}

extension Scenario {
  /// A run for a verdict.
  fileprivate func run(
    on release: Release, _ recording: ScenarioVerdict.Recording, isNewest: Bool
  ) -> ScenarioRun {
    switch recording {
    case .nothing: return run(on: release)
    case .shownStates: return run(on: release, recordsStates: isNewest)
    case .everything:
      let recorded = run(on: release, recordsStates: true, recordsSteps: true)
      // Checks keep no states: what there are too many states for can still be judged.
      return recorded.hasTooManyStates ? run(on: release, recordsSteps: true) : recorded
    }
  }
}
