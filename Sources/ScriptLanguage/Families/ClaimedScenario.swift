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
  /// - Throws: Its ways and surroundings do not compile, which no author can help.
  public init(_ builtIn: BuiltInScenario, on releases: [Release]?) throws(ScriptError) {
    self.init(
      try Scenario(builtIn.source, attributes: builtIn.attributes), id: builtIn.reference,
      source: builtIn.source, title: builtIn.plainTitle, on: releases)
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

/// What claims look at of a run.
struct ClaimRun: Sendable {
  private let events: [Event]
  private let names: ObjectNames
  /// Whether something ended it before its script did.
  let endedEarly: Bool

  init(_ run: ScenarioRun) {
    // Whether the set-up is shown does not change what is claimed.
    let first = run.steps.first?.firstEvent ?? 0
    events = Array(run.trace.events.dropFirst(first))
    names = run.names
    endedEarly = run.endedEarly
  }

  /// The place of the first event that a pattern describes.
  func place(of pattern: EventPattern) -> Int? {
    events.firstIndex { pattern.matches($0, names) }
  }

  /// The names of all that got something.
  var receivers: Set<String> { Set(events.map { names[$0.receiver] }) }
}

/// The runs of the scenarios that claims are about, each made once.
public final class ClaimRuns {
  private struct Key: Hashable {
    let id: String
    let release: Release
  }

  private var runs: [Key: ClaimRun] = [:]

  /// Creates runs, of which none is made yet.
  public init() {}

  func run(_ scenario: ClaimedScenario, on release: Release) -> ClaimRun {
    let key = Key(id: scenario.id, release: release)
    if let run = runs[key] { return run }
    let run = ClaimRun(scenario.scenario.run(on: release))
    runs[key] = run
    return run
  }
}
