import Diagnostics
import LifecycleEngine
import Scenarios

/// The built-in scenarios. Each scenario is compiled on first use, and run once on each release.
final class BuiltIns {
  /// Makes the outcome of a block of a scenario's page.
  ///
  /// The arguments are the compiled scenario, the run that the block shows, the attributes of the
  /// block, and the script.
  typealias Outcome = (Scenario, ScenarioRun, ScenarioAttributes, String) -> BlockOutcome

  let scenarios = BuiltInScenario.all()
  private lazy var byReference = Dictionary(
    uniqueKeysWithValues: scenarios.map { ($0.reference, $0) })
  private var compiled: [String: Result<Scenario, ScriptError>] = [:]
  private var places: [String: BuiltInPlace] = [:]
  private let cache: BlockCache?
  private let outcome: Outcome?
  /// The outcomes of the blocks of the scenarios' pages. A page takes the outcomes from here.
  let outcomes: BlockCache
  /// The runs that claims and pages have asked for.
  var runs = KeptRuns { $0.counted(on: $1) }

  /// - Parameters:
  ///   - cache: The cache that keeps the groups of versions, the counts and the outcomes.
  ///   - outcome: Makes the outcomes of the pages' blocks from the runs for groups and claims, in a
  ///     build of all pages; nil if each block waits until its page is made.
  init(cache: BlockCache? = nil, outcome: Outcome? = nil) {
    self.cache = cache
    self.outcome = outcome
    outcomes = cache ?? BlockCache()
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

  /// The place of a scenario in the site, with the groups of releases.
  func place(_ reference: String) -> BuiltInPlace? {
    if let known = places[reference] { return known }
    guard let scenario = byReference[reference] else { return nil }
    let place = place(of: scenario)
    places[reference] = place
    return place
  }

  /// Runs a scenario on all its releases for the scenario's page, unless the page is made later.
  func runAhead(_ scenario: BuiltInScenario) {
    if outcome != nil { _ = place(scenario.reference) }
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
    let recorded = outcome == nil ? [] : recordedGroups(of: scenario)
    let variants = TransitionVariants(
      of: scenario, scenario.releases.compactMap { shown(scenario, on: $0) })
    cache?.keep(value: variants, for: key)
    let place = BuiltInPlace(scenario, variants)
    for (group, run) in zip(place.releaseGroups, recorded) { keep(run, for: group, of: place) }
    return place
  }

  /// Runs a scenario on all its releases.
  /// - Returns: The newest run of each group of releases that show the same, the oldest group first.
  private func recordedGroups(of scenario: BuiltInScenario) -> [ScenarioRun] {
    guard let compiled = try? compiled(scenario) else { return [] }
    var groups = ReleaseGroups()
    var newest: [ScenarioRun] = []
    var last: ShownEvents?
    for release in scenario.releases {
      let run = compiled.recorded(on: release)
      runs.keep(run, of: scenario.reference)
      guard let shown = shown(scenario, on: release) else { continue }
      if groups.add(shown, after: last) { newest.removeLast() }
      newest.append(run)
      last = shown
    }
    return newest
  }

  private func keep(_ run: ScenarioRun, for group: [Release], of place: BuiltInPlace) {
    guard let outcome, let compiled = try? compiled(place.scenario) else { return }
    let source = place.scenario.source
    outcomes.keep(
      outcome(compiled, run, place.attributes(of: group), source),
      for: BlockKey(texts: [place.info(of: group), source]))
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

  /// The info string of the block for a group of releases.
  func info(of group: [Release]) -> String {
    let (first, last) = (group[0].major, group[group.count - 1].major)
    let span = first == last ? "\(first)" : "\(first)...\(last)"
    let device = scenario.device.idiom == .pad ? " device=pad" : ""
    return "scenario \(BuiltInPlace.blockID(scenario.id, group[0])) ios=\(span)\(device) lens=all "
      + "title=\"\(scenario.plainTitle)\""
  }

  /// The meaning of the info string of the block for a group of releases.
  func attributes(of group: [Release]) -> ScenarioAttributes {
    var attributes = scenario.attributes
    attributes.id = BuiltInPlace.blockID(scenario.id, group[0])
    attributes.releases = group
    attributes.lenses = .all
    return attributes
  }

  /// The releases at which the behaviour changes.
  var changes: [Release] { releaseGroups.dropFirst().map { $0[0] } }

  /// The first of the releases that a run stands for on the page.
  func firstRelease(like release: Release) -> Release {
    releaseGroups.first { $0.contains(release) }?.first ?? release
  }
}
