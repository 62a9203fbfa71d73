import Diagnostics
import LifecycleEngine

/// A scenario in which claims are judged.
package struct ClaimedScenario: Sendable {
  /// The id that is unique in the site: the scenario's id, or the reference of a built-in scenario.
  package let id: String
  /// The title of the scenario.
  package let title: String
  /// The releases of the runs, oldest first.
  package let releases: [Release]
  let scenario: Scenario
  private let source: String
  private let device: Device

  /// Creates a claimed scenario from a compiled scenario.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - source: The script.
  ///   - title: The title of the scenario.
  ///   - releases: The releases of the claims; `nil` for all releases of the scenario.
  package init(_ scenario: Scenario, source: String, title: String, on releases: [Release]?) {
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

  /// Creates a claimed scenario from a built-in scenario.
  /// - Parameters:
  ///   - builtIn: The scenario.
  ///   - scenario: The compiled scenario.
  ///   - releases: The releases of the claims; `nil` for all releases of the scenario.
  package init(_ builtIn: BuiltInScenario, _ scenario: Scenario, on releases: [Release]?) {
    self.init(
      scenario, id: builtIn.reference, source: builtIn.source, title: builtIn.plainTitle,
      on: releases)
  }

  /// True if no author wrote the scenario.
  var isBuiltIn: Bool { id != scenario.attributes.id }

  /// The length of the script in bytes.
  var size: Int { source.utf8.count }

  /// The scenario as a block of a page on one release, followed by checks.
  func markdown(on release: Release, checks: [String]) -> String {
    // A block with a page scenario's own id would clash with the scenario.
    var info = "scenario \(scenario.attributes.id)\(isBuiltIn ? "" : "-counter-example")"
    info += " ios=\(release.major)"
    if device.idiom == .pad { info += " device=pad" }
    if let orientation = ScenarioAttributes.name(of: device.orientation) {
      info += " orientation=\(orientation)"
    }
    // The scenario's own checks already stand at the end, so no blank line is added.
    let separator = scenario.checkCount > 0 ? "" : "\n"
    return "```\(info)\n\(source)\(separator)\(checks.map { $0 + "\n" }.joined())```"
  }
}
