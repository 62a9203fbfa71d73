import LifecycleEngine

/// A scenario judged on every release it is for.
public struct ScenarioVerdict: Sendable {
  /// The run that is shown: the one on the newest release.
  public var run: ScenarioRun
  /// How many runs there were.
  public var runCount: Int
  /// The number of its checks.
  public var checkCount: Int
  /// What is wrong on the first release that disagrees; empty when every one agrees.
  public var diagnostics: [Diagnostic]

  /// Runs a scenario on all its releases.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - recordsStates: Whether the shown run keeps the states of its events.
  public init(_ scenario: Scenario, recordsStates: Bool = false) {
    let releases = scenario.attributes.releases
    checkCount = scenario.checkCount
    diagnostics = []
    runCount = 0
    // Older releases first, so that the first one that disagrees is the one that is named.
    for release in releases.dropLast() {
      runCount += 1
      let run = scenario.run(on: release)
      guard diagnostics.isEmpty, !run.diagnostics.isEmpty else { continue }
      diagnostics = ScenarioVerdict.named(run.diagnostics, release, releases)
    }
    run = scenario.run(on: releases.last ?? .newest, recordsStates: recordsStates)
    runCount += 1
    if diagnostics.isEmpty, !run.diagnostics.isEmpty {
      diagnostics = ScenarioVerdict.named(run.diagnostics, run.release, releases)
    }
  }

  private static func named(
    _ diagnostics: [Diagnostic], _ release: Release, _ releases: [Release]
  ) -> [Diagnostic] {
    guard releases.count > 1, let first = releases.first, let last = releases.last else {
      return diagnostics
    }
    let agreeing = releases.prefix { $0 < release }.last
    return diagnostics.map { diagnostic in
      var result = diagnostic
      let before = agreeing.map { "; it agrees up to iOS \($0.major)" } ?? ""
      result.notes.append(
        "of iOS \(first.major) to \(last.major), iOS \(release.major) is the first that disagrees"
          + before)
      return result
    }
  }
}
