import Diagnostics
import LifecycleEngine
import Scenarios

/// The built-in scenarios. Each scenario is compiled and run on first use.
final class BuiltIns {
  let scenarios = BuiltInScenario.all()
  private lazy var byReference = Dictionary(
    uniqueKeysWithValues: scenarios.map { ($0.reference, $0) })
  private var compiled: [String: Result<Scenario, ScriptError>] = [:]
  private var places: [String: BuiltInPlace] = [:]
  private let cache: BlockCache?
  /// The runs that claims and pages have asked for.
  var runs = KeptRuns { $0.counted(on: $1) }

  /// - Parameter cache: The cache that keeps the groups of versions and the counts.
  init(cache: BlockCache? = nil) { self.cache = cache }

  /// The scenario with a reference such as `transitions/push-animated`.
  func scenario(_ reference: String) -> BuiltInScenario? { byReference[reference] }

  /// The compiled scenario. A scenario is compiled on first use.
  /// - Throws: An error if the ways and surroundings do not compile, which no author can fix.
  func compiled(_ scenario: BuiltInScenario) throws(ScriptError) -> Scenario {
    if let known = compiled[scenario.id] { return try known.get() }
    let result = Result { () throws(ScriptError) in
      try Scenario.compiled(scenario.source, scenario.attributes)
    }
    compiled[scenario.id] = result
    return try result.get()
  }

  /// The place of a scenario in the site, with the groups of releases.
  func place(_ reference: String) -> BuiltInPlace? {
    if let known = places[reference] { return known }
    guard let scenario = byReference[reference] else { return nil }
    let place = place(of: scenario)
    places[reference] = place
    return place
  }

  /// The events that a scenario shows on a release; nil if the scenario does not compile.
  func shown(_ scenario: BuiltInScenario, on release: Release) -> ShownEvents? {
    guard let compiled = try? compiled(scenario) else { return nil }
    return runs.run(compiled, scenario.reference, on: release).shown(through: .all)
  }

  private func place(of scenario: BuiltInScenario) -> BuiltInPlace {
    let key = BlockKey(texts: ["variants", scenario.id, scenario.source])
    if let known = cache?.value(TransitionVariants.self, for: key) {
      return BuiltInPlace(scenario, known)
    }
    let variants = TransitionVariants(
      of: scenario, scenario.releases.compactMap { shown(scenario, on: $0) })
    cache?.keep(value: variants, for: key)
    return BuiltInPlace(scenario, variants)
  }

  /// All places in the order of the registry of choreographies.
  var allPlaces: [BuiltInPlace] { scenarios.compactMap { place($0.reference) } }

  /// The counts of all events in the scenarios, made when a page first asks.
  private(set) lazy var observations = TransitionObservations(allPlaces, cache) {
    self.shown($0, on: $1)
  }
}

/// The place of a built-in scenario in the site: a page with a block for each group of releases
/// with the same behaviour.
struct BuiltInPlace {
  /// The folder of the pages of built-in scenarios.
  static let folder = "transitions"

  let scenario: BuiltInScenario
  /// The groups of releases with the same behaviour, oldest first.
  let releaseGroups: [[Release]]
  let variants: TransitionVariants

  init(_ scenario: BuiltInScenario, _ variants: TransitionVariants) {
    self.scenario = scenario
    self.variants = variants
    releaseGroups = ReleaseGroups(scenario.releases, starts: variants.starts).groups
  }

  /// The path of the page in the site.
  var outputPath: String { "\(BuiltInPlace.folder)/\(scenario.id).html" }

  /// The id of the block for a group of releases, made of the first release of the group.
  static func blockID(_ id: String, _ first: Release) -> String { "\(id)-ios-\(first.major)" }

  /// The releases at which the behaviour changes.
  var changes: [Release] { releaseGroups.dropFirst().map { $0[0] } }

  /// The first of the releases that a run stands for on the page.
  func firstRelease(like release: Release) -> Release {
    releaseGroups.first { $0.contains(release) }?.first ?? release
  }
}
