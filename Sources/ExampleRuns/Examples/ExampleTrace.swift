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

  /// The trace with another finding.
  func showing(_ finding: String) -> ExampleTrace {
    var trace = self
    trace.findings.append(finding)
    return trace
  }
}
