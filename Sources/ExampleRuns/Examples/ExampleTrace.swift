import LifecycleEngine
import Scenarios

/// The events and findings of one run of an example.
package struct ExampleTrace: Sendable {
  /// The number of the run.
  package let number: Int
  /// The drive.
  package let drive: DriveKind
  /// The class that was driven.
  package let subject: String
  /// The way of the run: the other screen's construction and the methods that were called.
  package let way: String
  /// The findings that were seen.
  package internal(set) var findings: [String]
  /// The events.
  package let run: ScenarioRun

  /// True for a run of a plan.
  func isOf(_ plan: DrivePlan) -> Bool {
    drive == plan.drive && subject == plan.subject.name && way == plan.way
  }

  /// The trace with another finding.
  func showing(_ finding: String) -> ExampleTrace {
    var trace = self
    trace.findings.append(finding)
    return trace
  }
}

extension Driving {
  /// The trace of the last run.
  func trace(
    of runner: Runner, _ example: DrivenExample, showing findings: [String]
  ) -> ExampleTrace {
    ExampleTrace(
      number: number, drive: example.plan.drive, subject: example.plan.subject.name,
      way: example.plan.way, findings: findings,
      run: runner.result(of: example.scenario, release))
  }
}
