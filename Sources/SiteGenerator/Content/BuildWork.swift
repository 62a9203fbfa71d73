import Diagnostics
import LifecycleEngine
import Scenarios

/// Work that takes time and that a build does once. A test counts the work.
///
/// Nothing is recorded unless the current task has a log.
enum BuildWork: Sendable {
  /// The info string of a block is read.
  case info
  /// A script is parsed and compiled.
  case compile
  /// A script is run on a release.
  case run

  @TaskLocal static var log: AsyncStream<BuildWork>.Continuation?

  /// Records work in the log of the task.
  static func note(_ work: BuildWork, times: Int = 1) {
    guard let log else { return }
    for _ in 0..<times { log.yield(work) }
  }
}

// All scripts of the target are compiled and run here, so the count of the work is complete.

extension Scenario {
  /// Parses and compiles a script.
  static func compiled(
    _ source: String, _ attributes: ScenarioAttributes
  ) throws(ScriptError) -> Scenario {
    BuildWork.note(.compile)
    return try Scenario(source, attributes: attributes)
  }

  /// Runs the script on one release.
  func counted(
    on release: Release, recordsStates: Bool = false, recordsSteps: Bool = false
  ) -> ScenarioRun {
    BuildWork.note(.run)
    return run(on: release, recordsStates: recordsStates, recordsSteps: recordsSteps)
  }

  /// Runs the script on all its releases, and judges the runs.
  func judged(
    recording: ScenarioVerdict.Recording = .nothing, from start: Int = 0,
    seeing: (ScenarioRun) -> Void = { _ in }
  ) -> ScenarioVerdict {
    let verdict = ScenarioVerdict(
      self, recording: recording, from: start, seeing: seeing)
    BuildWork.note(.run, times: verdict.runCount)
    return verdict
  }
}
