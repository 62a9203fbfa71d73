import Diagnostics
import LifecycleEngine
import ScriptLanguage
import TraceRendering

/// The file with the steps of a scenario, which its page loads when somebody steps through it.
struct StepFile {
  /// The folder of these files.
  static let folder = "steps"

  let place: BlockPlace
  /// The id of the scenario.
  let id: String

  /// - Parameter place: The block of a scenario; `nil` for any other block.
  init?(_ place: BlockPlace) {
    guard let id = place.scenarioID else { return nil }
    self.place = place
    self.id = id
  }

  /// Its path in the site. An id is unique among the pages of authors, and so it is in the folder of
  /// any generated pages; two that are cut alike are told apart by what they were.
  var path: String {
    var name = FilePath.cut(id)
    if name != id {
      var hash = FastHash()
      hash.add(id.utf8)
      name += "-" + String(hash.value, radix: 36)
    }
    let folder = FilePath.parent(of: place.page.outputPath)
    return FilePath.join(StepFile.folder, FilePath.join(folder, name + ".js"))
  }

  /// The script.
  /// - Parameter starts: The versions with which groups begin on which the same happens; none for a
  ///   scenario that does not hold, which has no steps.
  /// - Returns: The text; of a scenario that cannot be run, one without groups.
  func text(starts: [Int]) -> String {
    var script = StepScript(address: ScenarioAnchor.id(of: id))
    guard !starts.isEmpty, let scenario else { return script.text }
    let given = scenario.attributes.releases
    let groups = ReleaseGroups(given.isEmpty ? [.newest] : given, starts: starts).groups
    for (index, group) in groups.reversed().enumerated() {
      var run = scenario.run(on: group[group.count - 1], recordsStates: true)
      run.title = scenario.attributes.shownTitle
      script.add(
        run, for: group, lenses: scenario.shownLenses,
        naming: scenario.namedContainers(in: run), isOnPage: index == 0)
    }
    return script.text
  }

  private var scenario: Scenario? {
    do throws(ScriptError) {
      guard case .scenario(let attributes) = try LiveBlock(info: place.block.info) else {
        return nil
      }
      return try Scenario(place.block.literal, attributes: attributes)
    } catch {
      // What is wrong with it is said where it stands.
      return nil
    }
  }
}

extension RenderedSite {
  /// The files with the steps of all scenarios, in the order of the pages.
  var stepFiles: [MadeFile] {
    pages.flatMap { page in
      (page.document?.fencedCodeBlocks ?? []).compactMap { block in
        guard let file = StepFile(BlockPlace(block, in: page)) else { return nil }
        return MadeFile(file.path, "the steps of the scenario '\(file.id)'") {
          [UInt8](file.text(starts: self.releaseStarts(of: file)).utf8)
        }
      }
    }
  }
}

extension VerifiedPage {
  /// The files with the steps of its scenarios, each with what became of the scenario.
  var stepFiles: [(file: StepFile, outcome: BlockOutcome)] {
    judgedBlocks.compactMap { place in
      guard let file = StepFile(place), let outcome = outcomes[place.block.fenceLine] else {
        return nil
      }
      return (file, outcome)
    }
  }
}
