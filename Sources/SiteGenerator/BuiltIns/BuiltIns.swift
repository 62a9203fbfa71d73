import Diagnostics
import LifecycleEngine
import Scenarios

/// The built-in scenarios. Each scenario is compiled on first use, and run once on each release.
final class BuiltIns {
  let scenarios = BuiltInScenario.all()
  private lazy var byReference = Dictionary(
    uniqueKeysWithValues: scenarios.map { ($0.reference, $0) })
  private lazy var combinations = Combination.all(of: scenarios)
  private var compiled: [String: Result<Scenario, ScriptError>] = [:]
  private var places: [String: BuiltInPlace] = [:]
  private let cache: BlockCache?
  /// The runs that claims and pages have asked for.
  var runs = KeptRuns { $0.counted(on: $1) }

  /// - Parameter cache: The cache that keeps the groups of versions and the counts.
  init(cache: BlockCache? = nil) {
    self.cache = cache
  }

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

  /// The combination of a scenario on the page of its transition.
  func combination(_ reference: String) -> Combination? {
    byReference[reference].flatMap { combinations[$0.id] }
  }

  /// A scenario with its groups of releases.
  func place(_ reference: String) -> BuiltInPlace? {
    if let known = places[reference] { return known }
    guard let scenario = byReference[reference], let combination = combinations[scenario.id] else {
      return nil
    }
    let place = BuiltInPlace(combination, starts: starts(of: scenario))
    places[reference] = place
    return place
  }

  /// The events that a scenario shows on a release; nil if the scenario does not compile.
  func shown(_ scenario: BuiltInScenario, on release: Release) -> ShownEvents? {
    guard let compiled = try? compiled(scenario) else { return nil }
    return runs.run(compiled, scenario.reference, on: release).shown(through: .all)
  }

  /// The major versions at which the behaviour changes, and the first version, oldest first. A
  /// scenario that does not compile, which a test finds, has one.
  private func starts(of scenario: BuiltInScenario) -> [Int] {
    let key = BlockKey(texts: ["variants", scenario.id, scenario.source])
    if let known = cache?.value([Int].self, for: key) { return known }
    let shown = scenario.releases.compactMap { self.shown(scenario, on: $0) }
    let starts =
      shown.isEmpty
      ? scenario.releases.prefix(1).map(\.major) : ReleaseGroups(of: shown).starts
    cache?.keep(value: starts, for: key)
    return starts
  }

  /// All places in the order of the registry of choreographies.
  var allPlaces: [BuiltInPlace] { scenarios.compactMap { place($0.reference) } }

  /// The counts of all events in the scenarios, made when a page first asks.
  private(set) lazy var observations = observations(of: allPlaces)

  /// The counts of the events in some scenarios.
  func observations(of places: [BuiltInPlace]) -> TransitionObservations {
    TransitionObservations(places, cache) { self.shown($0, on: $1) }
  }
}

/// A built-in scenario with the groups of releases on which the same happens.
struct BuiltInPlace {
  /// The place of the scenario in the site.
  let combination: Combination
  var scenario: BuiltInScenario { combination.scenario }
  /// The groups of releases with the same behaviour, oldest first.
  let releaseGroups: [[Release]]

  /// - Parameters:
  ///   - combination: The combination that the scenario is.
  ///   - starts: The major versions with which the groups begin, oldest first.
  init(_ combination: Combination, starts: [Int]) {
    self.combination = combination
    releaseGroups = ReleaseGroups(combination.scenario.releases, starts: starts).groups
  }

  /// The releases at which the behaviour changes.
  var changes: [Release] { releaseGroups.dropFirst().map { $0[0] } }
}
