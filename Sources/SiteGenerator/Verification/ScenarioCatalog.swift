import Diagnostics
import LifecycleEngine
import Scenarios

/// The scenarios that a block can name: those of all pages, and the built-in scenarios.
final class ScenarioCatalog {
  /// The pages with the scenarios, in the order of the paths.
  let pages: [Page]
  /// The recording of the runs of the pages' scenarios.
  private let recording: ScenarioVerdict.Recording
  /// Runs of scenarios that blocks are about, each made once for the whole verification.
  let runs = KeptRuns { $0.counted(on: $1) }
  private lazy var places = ScenarioCatalog.places(in: pages)
  /// The scenarios that another block or a link is about.
  private lazy var subjects = ScenarioCatalog.subjects(of: pages)
  private var known: [String: NamedScenario] = [:]
  /// Scenarios that were run for other blocks. The scenarios' own blocks take the runs.
  private var awaited: [String: PlacedScenario] = [:]
  /// The judged claims of links; the value is nil for a claim that holds.
  var judged: [LinkClaim: LinkFailure?] = [:]
  let builtIns: BuiltIns

  /// - Parameters:
  ///   - pages: The pages with the scenarios.
  ///   - builtIns: The built-in scenarios.
  ///   - recording: The recording of the runs of the pages' scenarios.
  init(
    _ pages: [Page], builtIns: BuiltIns = BuiltIns(),
    recording: ScenarioVerdict.Recording = .nothing
  ) {
    self.pages = pages
    self.builtIns = builtIns
    self.recording = recording
    builtIns.runs = runs
  }

  var inputs: Inputs {
    Inputs(
      texts: places.mapValues { [$0.block.info, $0.block.literal] },
      places: places.mapValues { $0.page.path + ($0.page.isDraft ? "?draft" : "") })
  }

  /// The scenarios that claims are about.
  /// - Throws: An error if a word names no scenario, or no scenario with a run on the releases.
  func scenarios(of attributes: ClaimsAttributes) throws(ScriptError) -> [ClaimedScenario] {
    var result: [ClaimedScenario] = []
    var problems: [Diagnostic] = []
    for word in attributes.over {
      do throws(ScriptError) {
        let found = try scenarios(named: word, on: attributes)
        let known = Set(result.map(\.id))
        result += found.filter { !known.contains($0.id) }
      } catch {
        problems += error.diagnostics
      }
    }
    if let error = ScriptError(problems) { throw error }
    return result
  }

  private func scenarios(
    named word: InfoString.Word, on attributes: ClaimsAttributes
  ) throws(ScriptError) -> [ClaimedScenario] {
    var found: [ClaimedScenario] = []
    if let family = ScenarioFamily(rawValue: word.text) {
      if let place = places[word.text] {
        throw ScriptError(
          .inInfo(
            "ambiguous-id", "'\(word.text)' is a family and the id of a scenario", word.range,
            help: ["give the scenario at \(place.page.file):\(place.block.fenceLine) another id"]))
      }
      for scenario in builtIns.scenarios where family.contains(scenario) {
        found.append(try claimed(scenario, on: attributes.releases))
      }
    } else if isBuiltIn(word.text), let scenario = builtIns.scenario(word.text) {
      found.append(try claimed(scenario, on: attributes.releases))
    } else {
      let named = try scenario(named: word, orFamily: true, .info)
      runAhead(word.text)
      found.append(
        ClaimedScenario(
          named.scenario, source: named.source, title: named.scenario.attributes.shownTitle,
          on: attributes.releases))
    }
    guard found.contains(where: { !$0.releases.isEmpty }) else {
      throw ScriptError(
        .inInfo(
          "no-runs", "'\(word.text)' does not run on any of these versions", word.range,
          help: ["remove 'ios=', or name versions that the scenario is for"]))
    }
    return found
  }

  private func claimed(
    _ scenario: BuiltInScenario, on releases: [Release]?
  ) throws(ScriptError) -> ClaimedScenario {
    ClaimedScenario(scenario, try builtIns.compiled(scenario), on: releases)
  }

  // MARK: By name

  /// The reason why a name leads to no scenario.
  enum Absence: Error {
    /// No scenario has the name. The suggestion is the end of a message.
    case unknown(suggestion: String?)
    /// The scenario has an error, which is reported at the scenario's place.
    case broken(place: String)
  }

  /// A scenario with its script, by its id.
  func scenario(named id: String) throws(Absence) -> NamedScenario {
    if let known = known[id] { return known }
    let found: NamedScenario
    if let place = places[id] {
      guard let attributes = place.read.scenario,
        let scenario = try? Scenario.compiled(place.block.literal, attributes)
      else { throw .broken(place: "\(place.page.file):\(place.block.fenceLine)") }
      found = NamedScenario(scenario: scenario, source: place.block.literal)
    } else if let scenario = builtIns.scenario(id) {
      guard let compiled = try? builtIns.compiled(scenario) else { throw .broken(place: id) }
      found = NamedScenario(scenario: compiled, source: scenario.source)
    } else {
      let near =
        EditDistance.nearest(to: id, in: places.keys.sorted())
        ?? EditDistance.nearest(to: id, in: builtIns.scenarios.map(\.reference))
      throw .unknown(suggestion: near.map { "; did you mean '\($0)'?" })
    }
    known[id] = found
    return found
  }

  // MARK: Runs

  /// The scenario of a block with its runs.
  /// - Parameters:
  ///   - id: The id of the scenario.
  ///   - place: The block.
  /// - Throws: The errors of the script.
  func verified(_ id: String, at place: BlockPlace) throws(ScriptError) -> VerifiedScenario {
    if let known = awaited[id], known.place.isSame(as: place) {
      awaited[id] = nil
      return known.scenario
    }
    guard let attributes = place.read.scenario else { throw .noScenario }
    let isSubject = subjects.contains(id) && places[id]?.isSame(as: place) == true
    let scenario: Scenario
    if isSubject, let named = known[id] {
      scenario = named.scenario
    } else {
      scenario = try Scenario.compiled(place.block.literal, attributes)
    }
    if isSubject { known[id] = NamedScenario(scenario: scenario, source: place.block.literal) }
    return run(scenario, place.block.literal, isSubject: isSubject)
  }

  private func run(
    _ scenario: Scenario, _ source: String, isSubject: Bool
  ) -> VerifiedScenario {
    let id = scenario.attributes.id
    let verdict = scenario.judged(recording: recording) { run in
      if isSubject { runs.keep(run, of: id) }
    }
    return VerifiedScenario(scenario, verdict, source: source)
  }

  /// Runs a scenario for another block. The scenario's own block then takes the runs.
  func runAhead(_ id: String) {
    guard let place = places[id], let named = known[id],
      let release = named.scenario.attributes.releases.last,
      runs.known(id, on: release) == nil
    else { return }
    awaited[id] = PlacedScenario(
      scenario: run(named.scenario, named.source, isSubject: true), place: place)
  }

  /// The ids of the scenarios that blocks and links of some pages are about.
  private static func subjects(of pages: [Page]) -> Set<String> {
    var subjects: Set<String> = []
    for page in pages {
      for place in page.places {
        subjects.formUnion(place.read.live?.subjects(in: place.block.literal) ?? [])
      }
      for link in page.document?.links ?? [] {
        if let claim = LinkClaim(link.destination) { subjects.insert(claim.scenario) }
      }
    }
    return subjects
  }

  /// The info string and the body of a scenario. A built-in scenario has only its id, because the
  /// program contains the text.
  func texts(of id: String) -> [String]? {
    if let place = places[id] { return [place.block.info, place.block.literal] }
    return isBuiltIn(id) ? [id] : nil
  }

  /// True if an id is that of a built-in scenario, and of none of a page.
  func isBuiltIn(_ id: String) -> Bool {
    places[id] == nil && builtIns.scenario(id) != nil
  }

  /// True if an id is that of a scenario on one of some pages, or of no scenario at all.
  func isLost(_ id: String, orOn selection: Set<String>) -> Bool {
    if let place = places[id] { return selection.contains(place.page.path) }
    return ScenarioFamily(rawValue: id) == nil && builtIns.scenario(id) == nil
  }

  // MARK: Places in the site

  /// The draft with a scenario, if a page of the site refers to the scenario.
  /// - Parameters:
  ///   - id: The id of the scenario.
  ///   - page: The page that refers to the scenario.
  func draft(with id: String, for page: Page) -> Page? {
    guard let place = places[id], place.page.isDraft, !page.isDraft else { return nil }
    return place.page
  }

  /// The place of a scenario in the site: the path of the page, and the anchor on the page.
  /// - Parameter id: The scenario's id.
  func place(of id: String) -> (path: String, anchor: String)? {
    if let place = places[id] { return (place.page.outputPath, ScenarioAnchor.id(of: id)) }
    return builtIns.combination(id).map { ($0.outputPath, $0.fragment) }
  }

  /// A scenario by a word of a block.
  /// - Parameters:
  ///   - orFamily: True if the word could also name a family of scenarios.
  ///   - origin: The part of the block with the word.
  func scenario(
    named word: InfoString.Word, orFamily: Bool = false, _ origin: Diagnostic.Origin
  ) throws(ScriptError) -> NamedScenario {
    var problem: Diagnostic
    do throws(Absence) {
      return try scenario(named: word.text)
    } catch {
      switch error {
      case .broken(let place):
        problem = Diagnostic(
          id: "broken-scenario", "The scenario '\(word.text)' cannot be run", at: word.range,
          help: ["fix it first, at \(place)"])
      case .unknown(var suggestion):
        let families = ScenarioFamily.allCases.map(\.rawValue)
        if orFamily, let near = EditDistance.nearest(to: word.text, in: families) {
          suggestion = "; did you mean '\(near)'?"
        }
        let full = BuiltInScenario.prefix + word.text
        if isBuiltIn(full) { suggestion = "; did you mean '\(full)'?" }
        problem = Diagnostic(
          id: "unknown-scenario",
          "'\(word.text)' is \(orFamily ? "neither a family nor" : "not") the id of a scenario"
            + (suggestion ?? ""), at: word.range,
          help: [
            orFamily
              ? "the families are \(families.map { "'\($0)'" }.joined(separator: ", "))"
              : "a scenario's id follows the word 'scenario' of its block"
          ])
      }
    }
    problem.origin = origin
    throw ScriptError(problem)
  }

  private static func places(in pages: [Page]) -> [String: BlockPlace] {
    var places: [String: BlockPlace] = [:]
    for page in pages.sorted(by: { $0.file < $1.file }) {
      for place in page.places {
        if let id = place.scenarioID, places[id] == nil { places[id] = place }
      }
    }
    return places
  }
}

extension ScriptError {
  /// A block that is expected to be a scenario is none.
  fileprivate static var noScenario: ScriptError {
    ScriptError(Diagnostic(id: "no-scenario", "No scenario", at: SourceRange(0, 0)))
  }
}

extension BlockPlace {
  /// Returns true for a place of the same block.
  fileprivate func isSame(as other: BlockPlace) -> Bool {
    page.path == other.page.path && block.fenceLine == other.block.fenceLine
  }
}

extension ScenarioCatalog {
  /// The scenarios of all pages by their ids.
  struct Inputs: Equatable {
    /// The info strings and bodies of the scenarios.
    let texts: [String: [String]]
    /// The pages of the scenarios, with a mark for drafts.
    let places: [String: String]

    /// The ids of scenarios that have come, gone or changed.
    func changes(since old: Self?) -> Set<String> {
      guard let old else { return Set(texts.keys) }
      return Set(texts.keys).union(old.texts.keys).filter { id in
        texts[id] != old.texts[id] || places[id] != old.places[id]
      }
    }
  }
}

/// A scenario with its source, for a block or a link about the scenario.
struct NamedScenario {
  let scenario: Scenario
  let source: String
}
