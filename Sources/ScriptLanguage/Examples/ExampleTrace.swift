import LifecycleEngine

/// What happened in one run of an example.
public struct ExampleTrace: Sendable {
  /// Which run of the example it was.
  public let number: Int
  /// The drive.
  public let drive: DriveKind
  /// The class that was driven.
  public let subject: String
  /// How the other screen was made and which methods were called: what is equal went the same way.
  public let way: String
  /// The findings that were seen.
  public internal(set) var findings: [String]
  /// The events.
  public let run: ScenarioRun

  /// The same with another finding that it shows.
  func showing(_ finding: String) -> ExampleTrace {
    var trace = self
    trace.findings.append(finding)
    return trace
  }
}
