import Diagnostics
import LifecycleEngine

/// The results of a scenario on all its releases.
package struct ScenarioVerdict: Sendable {
  /// The shown run: the run on the first release with a problem, or on the newest release. Each
  /// check counts as met only if every release meets the check.
  package var run: ScenarioRun
  /// The number of runs.
  package var runCount: Int
  /// The number of checks.
  package var checkCount: Int
  /// The problems on all releases, each in the words of the first release. Empty if all agree.
  package var diagnostics: [Diagnostic]

  /// The releases in groups with the same shown events.
  package let releaseGroups: ReleaseGroups

  /// The run on the newest release of each group.
  package let groupRuns: [ScenarioRun]

  /// The first release on which the run ended before its script, or `nil`.
  package let firstEarlyEnd: Release?

  /// The data that the runs of a verdict keep beside their events.
  package enum Recording: Sendable {
    /// No data, which is enough to judge a scenario.
    case nothing
    /// The states of the events of the shown run.
    case shownStates
    /// The performed steps of each run, and the states of its events within the budget: all that a
    /// page shows. Of releases with the same events only the last keeps its states.
    case everything
  }

  /// True if the simulator ran the scenario and the events differ. Other diagnostics mean that the
  /// scenario cannot run as written.
  package var isDisagreement: Bool { diagnostics.contains { $0.isDisagreement } }

  /// Runs a scenario on all its releases.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - recording: The data that the runs keep beside their events.
  ///   - start: The first judged offset. Problems before the offset are ignored.
  ///   - seeing: Called with each run, the oldest release first.
  package init(
    _ scenario: Scenario, recording: Recording = .nothing, from start: Int = 0,
    seeing: (ScenarioRun) -> Void = { _ in }
  ) {
    let given = scenario.attributes.releases
    let releases = given.isEmpty ? [.newest] : given
    checkCount = scenario.checkCount
    let lenses = scenario.shownLenses
    var groups = ReleaseGroups()
    var runs: [ScenarioRun] = []
    var last: ShownEvents?
    // Older releases run first, so that the first release that disagrees is named.
    for release in releases {
      var run = scenario.run(on: release, recording, isNewest: release == releases.last)
      run.diagnostics.removeAll { $0.range.start < start }
      seeing(run)
      let shown = ShownEvents(
        run.shownEvents(through: lenses, naming: scenario.namedContainers(in: run)), run.names,
        on: release)
      // Only the last run of a group is shown, or the first run with a problem.
      if groups.add(shown, after: last), runs[runs.count - 1].diagnostics.isEmpty {
        runs[runs.count - 1].forgetStates()
      }
      last = shown
      runs.append(run)
    }
    firstEarlyEnd = runs.first { $0.endedEarly }?.release
    runCount = runs.count
    releaseGroups = groups
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

  /// The results of a run's checks. A check that fails on another release is not met either.
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

  /// The problems on all releases, each in the words of the first release, with the releases.
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
          // A problem that every release reports alike has nothing to do with releases.
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

  /// True if both diagnostics are about the same check. On another release, another line of an
  /// expectation may be the first wrong one.
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
    case .everything: return recordedRun(on: release)
    }
  }

  /// A run with everything that a page shows.
  fileprivate func recordedRun(on release: Release) -> ScenarioRun {
    let recorded = run(on: release, recordsStates: true, recordsSteps: true)
    // Checks keep no states, so a run with too many states can still be judged.
    return recorded.hasTooManyStates ? run(on: release, recordsSteps: true) : recorded
  }
}
