import LifecycleEngine

/// The events and findings of one run of an example.
public struct ExampleTrace: Sendable {
  /// The number of the run.
  public let number: Int
  /// The drive.
  public let drive: DriveKind
  /// The class that was driven.
  public let subject: String
  /// The way of the run: the other screen's construction and the methods that were called.
  public let way: String
  /// The findings that were seen.
  public internal(set) var findings: [String]
  /// The events.
  public let run: ScenarioRun

  /// The trace with another finding.
  func showing(_ finding: String) -> ExampleTrace {
    var trace = self
    trace.findings.append(finding)
    return trace
  }
}
