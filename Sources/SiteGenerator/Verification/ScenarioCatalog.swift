import ScriptLanguage

/// The scenarios that a block can be about by their names: those of all pages, and the built-in ones.
final class ScenarioCatalog {
  private let pages: [Page]
  /// Runs for claims, each made once for the whole verification.
  let runs = ClaimRuns()
  private lazy var places = ScenarioCatalog.places(in: pages)
  private lazy var builtIn = BuiltInScenario.all()
  private var compiled: [String: Scenario] = [:]
  /// The permanent pages of the built-in scenarios, by their ids.
  private(set) lazy var transitionPages = ScenarioCatalog.pages(of: builtIn)

  init(_ pages: [Page]) { self.pages = pages }

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
    named word: ClaimsAttributes.Over, on attributes: ClaimsAttributes
  ) throws(ScriptError) -> [ClaimedScenario] {
    var found: [ClaimedScenario] = []
    if let family = Family(rawValue: word.text) {
      for scenario in builtIn where family.contains(scenario) {
        found.append(try ClaimedScenario(scenario, on: attributes.releases))
      }
    } else if let place = places[word.text] {
      found.append(try scenario(word, at: place, on: attributes))
    } else if let scenario = builtIn.first(where: { $0.id == word.text }) {
      found.append(try ClaimedScenario(scenario, on: attributes.releases))
    } else {
      throw unknown(word)
    }
    guard found.contains(where: { !$0.releases.isEmpty }) else {
      throw ScriptError(
        .inInfo(
          "no-runs", "'\(word.text)' does not run on any of these versions", word.range,
          help: ["leave out 'ios=', or name versions that the scenario is for"]))
    }
    return found
  }

  private func scenario(
    _ word: ClaimsAttributes.Over, at place: BlockPlace, on attributes: ClaimsAttributes
  ) throws(ScriptError) -> ClaimedScenario {
    do throws(ScriptError) {
      guard case .scenario(let own) = try LiveBlock(info: place.block.info) else {
        throw unknown(word)
      }
      if compiled[word.text] == nil {
        compiled[word.text] = try Scenario(place.block.literal, attributes: own)
      }
      guard let scenario = compiled[word.text] else { throw unknown(word) }
      return ClaimedScenario(
        scenario, source: place.block.literal, title: own.shownTitle, on: attributes.releases)
    } catch {
      throw ScriptError(
        .inInfo(
          "broken-scenario", "The scenario '\(word.text)' cannot be run", word.range,
          help: ["mend it first, at \(place.page.file):\(place.block.fenceLine)"]))
    }
  }

  // MARK: By name

  /// A scenario's script, with what its info string says; `nil` for one that is not there or whose
  /// info string is refused where it stands.
  func block(named id: String) -> (source: String, attributes: ScenarioAttributes)? {
    if let place = places[id] {
      guard case .scenario(let attributes)? = try? LiveBlock(info: place.block.info) else {
        return nil
      }
      return (place.block.literal, attributes)
    }
    return builtIn.first { $0.id == id }.map { ($0.source, $0.attributes) }
  }

  /// What a name that no scenario has was most likely meant to be, as a sentence.
  func suggestion(for id: String) -> String? {
    let near =
      EditDistance.nearest(to: id, in: places.keys.sorted())
      ?? EditDistance.nearest(to: id, in: builtIn.map(\.id))
    return near.map { "did you mean '\($0)'?" }
  }

  // MARK: Places in the site

  /// Where a run stands in the site: the path of its page, and the anchor on it.
  func place(of witness: Witness) -> (path: String, anchor: String) {
    if let place = places[witness.scenario] {
      return (place.page.outputPath, ScenarioAnchor.id(of: witness.scenario))
    }
    let first = transitionPages[witness.scenario]?.firstRelease(like: witness.release)
    let block = TransitionPage.blockID(witness.scenario, first ?? witness.release)
    return (TransitionPage.outputPath(of: witness.scenario), ScenarioAnchor.id(of: block))
  }

  private func unknown(_ word: ClaimsAttributes.Over) -> ScriptError {
    let families = Family.allCases.map(\.rawValue)
    let near =
      EditDistance.nearest(to: word.text, in: families + places.keys.sorted())
      ?? EditDistance.nearest(to: word.text, in: builtIn.map(\.id))
    return ScriptError(
      .inInfo(
        "unknown-scenario",
        "'\(word.text)' is neither a family nor the id of a scenario"
          + (near.map { "; did you mean '\($0)'?" } ?? ""), word.range,
        help: ["the families are \(families.map { "'\($0)'" }.joined(separator: ", "))"]))
  }

  /// The same in the order of the registry of choreographies.
  var transitionPagesInOrder: [TransitionPage] { builtIn.compactMap { transitionPages[$0.id] } }

  private static func pages(of scenarios: [BuiltInScenario]) -> [String: TransitionPage] {
    var pages: [String: TransitionPage] = [:]
    for scenario in scenarios {
      do throws(ScriptError) {
        pages[scenario.id] = try TransitionPage(scenario)
      } catch {
        preconditionFailure("'\(scenario.id)' does not compile: \(error.diagnostic.summary)")
      }
    }
    return pages
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

extension ScenarioAttributes {
  /// The title, or else the id in words.
  var shownTitle: String {
    guard title.isEmpty else { return title }
    let words = id.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
