import Diagnostics
import LifecycleEngine

/// A scenario that claims are judged in.
public struct ClaimedScenario: Sendable {
  /// What the whole site knows it by: its id, or the reference of a built-in one.
  public let id: String
  /// What it is called.
  public let title: String
  /// The releases to run it on, oldest first.
  public let releases: [Release]
  let scenario: Scenario
  private let source: String
  private let device: Device

  /// A scenario.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - source: Its script.
  ///   - title: What it is called.
  ///   - releases: The releases that claims are about; `nil` for all that it has.
  public init(_ scenario: Scenario, source: String, title: String, on releases: [Release]?) {
    self.init(scenario, id: scenario.attributes.id, source: source, title: title, on: releases)
  }

  private init(
    _ scenario: Scenario, id: String, source: String, title: String, on releases: [Release]?
  ) {
    self.scenario = scenario
    self.source = source
    self.title = title
    self.id = id
    device = scenario.attributes.device
    self.releases = scenario.attributes.releases.filter { releases?.contains($0) ?? true }
  }

  /// A built-in scenario.
  /// - Parameters:
  ///   - builtIn: The scenario.
  ///   - scenario: The same compiled.
  ///   - releases: The releases that claims are about; `nil` for all that it has.
  public init(_ builtIn: BuiltInScenario, _ scenario: Scenario, on releases: [Release]?) {
    self.init(
      scenario, id: builtIn.reference, source: builtIn.source, title: builtIn.plainTitle,
      on: releases)
  }

  /// How long the script is, in bytes.
  var size: Int { source.utf8.count }

  /// The scenario as a block of a page on one release, with checks behind it.
  func markdown(on release: Release, checks: [String]) -> String {
    // The scenario of a page keeps its id for itself.
    let isBuiltIn = id != scenario.attributes.id
    var info = "scenario \(scenario.attributes.id)\(isBuiltIn ? "" : "-counter-example")"
    info += " ios=\(release.major)"
    if device.idiom == .pad { info += " device=pad" }
    if let orientation = ScenarioAttributes.name(of: device.orientation) {
      info += " orientation=\(orientation)"
    }
    // What it requires itself stands in it already.
    let separator = scenario.checkCount > 0 ? "" : "\n"
    return "```\(info)\n\(source)\(separator)\(checks.map { $0 + "\n" }.joined())```"
  }
}
