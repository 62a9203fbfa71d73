import Diagnostics
import LifecycleEngine
import ScriptLanguage

/// The scenarios that a block can be about by their names: those of all pages, and the built-in ones.
final class ScenarioCatalog {
  private let pages: [Page]
  /// Runs for claims, each made once for the whole verification.
  let runs = ClaimRuns()
  private lazy var places = ScenarioCatalog.places(in: pages)
  private var known: [String: NamedScenario] = [:]
  /// What links claim, with what is wrong with it.
  var judged: [LinkClaim: LinkFailure?] = [:]
  /// The permanent pages of the built-in scenarios.
  let transitions: TransitionPages

  init(_ pages: [Page], transitions: TransitionPages = TransitionPages()) {
    self.pages = pages
    self.transitions = transitions
  }

  var inputs: Inputs {
    Inputs(
      texts: places.mapValues { [$0.block.info, $0.block.literal] },
      places: places.mapValues { $0.page.path })
  }

  /// The scenarios that claims are about.
  /// - Throws: A word that names none, or only scenarios without a run on these releases.
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
    if let family = Family(rawValue: word.text) {
      if let place = places[word.text] {
        throw ScriptError(
          .inInfo(
            "ambiguous-id", "'\(word.text)' is a family and the id of a scenario", word.range,
            help: ["give the scenario at \(place.page.file):\(place.block.fenceLine) another id"]))
      }
      for scenario in transitions.scenarios where family.contains(scenario) {
        found.append(try ClaimedScenario(scenario, on: attributes.releases))
      }
    } else {
      let named = try scenario(named: word, orFamily: true, .info)
      found.append(
        ClaimedScenario(
          named.scenario, source: named.source, title: named.scenario.attributes.shownTitle,
          on: attributes.releases))
    }
    guard found.contains(where: { !$0.releases.isEmpty }) else {
      throw ScriptError(
        .inInfo(
          "no-runs", "'\(word.text)' does not run on any of these versions", word.range,
          help: ["leave out 'ios=', or name versions that the scenario is for"]))
    }
    return found
  }

  // MARK: By name

  /// Why a scenario cannot be had by its name.
  enum Absence: Error {
    /// No scenario is called so; the sentence says what it was most likely meant to be.
    case unknown(suggestion: String?)
    /// It is wrong itself, which is said where it stands.
    case broken(place: String)
  }

  /// A scenario with its script, by its id.
  func scenario(named id: String) throws(Absence) -> NamedScenario {
    if let known = known[id] { return known }
    let found: NamedScenario
    if let place = places[id] {
      do throws(ScriptError) {
        guard case .scenario(let attributes) = try LiveBlock(info: place.block.info) else {
          throw ScriptError(Diagnostic(id: "no-scenario", "No scenario", at: SourceRange(0, 0)))
        }
        found = NamedScenario(
          scenario: try Scenario(place.block.literal, attributes: attributes),
          source: place.block.literal)
      } catch {
        throw .broken(place: "\(place.page.file):\(place.block.fenceLine)")
      }
    } else if let scenario = transitions.scenario(id) {
      do throws(ScriptError) {
        found = NamedScenario(
          scenario: try Scenario(scenario.source, attributes: scenario.attributes),
          source: scenario.source)
      } catch {
        throw .broken(place: id)
      }
    } else {
      let near =
        EditDistance.nearest(to: id, in: places.keys.sorted())
        ?? EditDistance.nearest(to: id, in: transitions.scenarios.map(\.reference))
      throw .unknown(suggestion: near.map { "; did you mean '\($0)'?" })
    }
    known[id] = found
    return found
  }

  /// The info string and the body of a scenario; only its id for a built-in one, which the program has
  /// within it.
  func texts(of id: String) -> [String]? {
    if let place = places[id] { return [place.block.info, place.block.literal] }
    return isBuiltIn(id) ? [id] : nil
  }

  /// Whether an id is that of a built-in scenario, and of none of a page.
  func isBuiltIn(_ id: String) -> Bool {
    places[id] == nil && transitions.scenario(id) != nil
  }

  // MARK: Places in the site

  /// Where a scenario stands in the site: the path of its page, and the anchor on it.
  /// - Parameters:
  ///   - id: The scenario's id.
  ///   - release: The release on which it is looked at; `nil` for the newest.
  func place(of id: String, on release: Release? = nil) -> (path: String, anchor: String)? {
    if let place = places[id] { return (place.page.outputPath, ScenarioAnchor.id(of: id)) }
    guard let page = transitions.page(id), let newest = page.scenario.releases.last else {
      return nil
    }
    let first = page.firstRelease(like: release ?? newest)
    let block = TransitionPage.blockID(page.scenario.id, first)
    return (page.outputPath, ScenarioAnchor.id(of: block))
  }

  /// A scenario by a word of a block.
  /// - Parameters:
  ///   - orFamily: Whether a family of scenarios could stand there too.
  ///   - origin: Where in the block the word stands.
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
          help: ["mend it first, at \(place)"])
      case .unknown(var suggestion):
        let families = Family.allCases.map(\.rawValue)
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
              : "a scenario's id stands behind the word 'scenario' of its block"
          ])
      }
    }
    problem.origin = origin
    throw ScriptError(problem)
  }

  private static func places(in pages: [Page]) -> [String: BlockPlace] {
    var places: [String: BlockPlace] = [:]
    for page in pages.sorted(by: { $0.file < $1.file }) {
      for block in page.document?.fencedCodeBlocks ?? [] {
        let place = BlockPlace(block, in: page)
        if let id = place.scenarioID, places[id] == nil { places[id] = place }
      }
    }
    return places
  }
}

/// A scenario that something on a page is about.
struct NamedScenario {
  let scenario: Scenario
  let source: String
}

extension ScenarioAttributes {
  /// The title, or else the id in words.
  var shownTitle: String {
    guard title.isEmpty else { return title }
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
