import LifecycleEngine
import ScriptLanguage

/// The page about what is different from each version of iOS on.
struct VersionsPage {
  static let folder = "versions"

  let material: ReferenceMaterial

  /// The page, newest version first.
  var page: Page {
    let releases = Release.all(from: .oldest, through: .newest)
    var lines = [
      "# Versions", "",
      "What the simulator does otherwise from each version of iOS on, newest first: every rule, step and "
        + "callback that is not of all versions from iOS \(Release.oldest.major) to "
        + "\(Release.newest.major). Where a difference is known from a source, the source is named; where "
        + "a scenario of this site shows it, there is a link.", "",
    ]
    for place in releases.indices.dropFirst().reversed() {
      let sections = changes(at: releases[place], after: releases[place - 1])
      lines += ["## iOS \(releases[place].major)", ""]
      lines += sections.isEmpty ? ["Nothing that is simulated changed with it.", ""] : sections
    }
    return ReferencePages.page("\(VersionsPage.folder)/index.md", lines)
  }

  private func changes(at release: Release, after previous: Release) -> [String] {
    section("New callbacks", callbacks { $0.first == release })
      + section("Callbacks that are gone", callbacks { $0.last == previous })
      + section("What is so from here on", rules { $0.first == release })
      + section("What is so no longer", rules { $0.last == previous })
      + section("Steps that come", steps { $0.first == release })
      + section("Steps that are gone", steps { $0.last == previous })
      + section("Transitions", transitions(at: release))
      + section("API", api(of: release))
  }

  private func section(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : ["**\(title)**", ""] + entries.map { "- " + $0 } + [""]
  }

  private func callbacks(_ isMeant: (Releases) -> Bool) -> [String] {
    Callback.allCases.filter { isMeant($0.releases) }.map { ReferenceText.callback($0) }
  }

  private func rules(_ isMeant: (Releases) -> Bool) -> [String] {
    Rule.all.filter { isMeant($0.releases) }.map { rule in
      "\(rule.statement) (`\(rule.id)`; \(EvidenceGrade(rule.basis).words)"
        + ReferenceText.citations(rule.basis) + ")"
    }
  }

  private func steps(_ isMeant: (Releases) -> Bool) -> [String] {
    StepPlace.all.compactMap { place in
      guard let step = place.step, isMeant(step.releases) else { return nil }
      let choreography = Choreography.all[place.choreography]
      let sent = CallbackSteps.callbacks(of: place).map { ReferenceText.callback($0) }
      let what = sent.isEmpty ? "" : " sends \(sent.joined(separator: ", "))"
      let shown = material.authored.scenarios(from: place).prefix(2)
      return "\(ReferenceText.choreography(choreography)): `\(step.name)`\(what) "
        + "(\(EvidenceGrade(step).words)\(ReferenceText.citations(step.basis)))"
        + (shown.isEmpty ? "" : "; shown by " + shown.joined(separator: " and "))
    }
  }

  /// The built-in transitions that come with a version, and those that go another way from then on.
  private func transitions(at release: Release) -> [String] {
    let plain = material.transitions.all.filter { $0.scenario.surroundings.isEmpty }
    let new = plain.filter { $0.scenario.releases.first == release }
    let other = plain.filter { $0.changes.contains(release) }
    func links(_ pages: [TransitionPage]) -> String {
      pages.map { page in
        let block = TransitionPage.blockID(page.scenario.id, release)
        let anchor = ScenarioAnchor.id(of: block)
        return "[\(page.scenario.title)](../\(page.outputPath)#\(anchor))"
      }.joined(separator: "; ")
    }
    return (new.isEmpty ? [] : ["New here: \(links(new))"])
      + (other.isEmpty ? [] : ["Going another way than on the version before: \(links(other))"])
  }

  private func api(of release: Release) -> [String] {
    SimulatedAPI.members.filter { $0.major == release.major }.map { members in
      "`\(members.owner)`: " + members.names.map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
