import Diagnostics
import LifecycleEngine
import UIKitNames

/// The page about the changes in each version of iOS.
struct VersionsPage {
  static let folder = "versions"

  private let material: ReferenceMaterial
  /// The pages of the built-in transitions by ways, that without a nesting first.
  private let ways: [[BuiltInPlace]]

  init(material: ReferenceMaterial) {
    self.material = material
    var ways: [[BuiltInPlace]] = []
    for page in material.builtIns.allPlaces {
      if let first = ways.last?.first, first.scenario.isSameWay(as: page.scenario) {
        let place = page.scenario.surroundings.isEmpty ? 0 : ways[ways.count - 1].count
        ways[ways.count - 1].insert(page, at: place)
      } else {
        ways.append([page])
      }
    }
    self.ways = ways
  }

  /// A kind of change with the changes of the kind.
  private struct Change {
    let title: String
    /// The count and the noun, for the table of all versions.
    let summary: String
    /// The lines that list the changes.
    let lines: [String]
    let count: Int
    /// The number of changes that stand open.
    private let openLimit: Int
    /// Names of the changes, for the line of a folded list.
    private let names: [String]

    typealias Entry = (name: String, text: String)

    init(_ title: String, _ one: String, _ many: String, _ entries: [Entry]) {
      self.init(
        title, one, many, entries.map(\.text), names: entries.map(\.name), count: entries.count,
        openLimit: 2)
    }

    /// Makes a change with many pages, in groups.
    init(
      _ title: String, _ one: String, _ many: String,
      pages: [(choreography: Choreography, link: String)]
    ) {
      let groups = pages.grouped(by: \.choreography.id)
      let entries = groups.map { _, own in
        let group = own.first.map { ReferenceText.choreography($0.choreography) } ?? ""
        return "\(group): \(own.map(\.link).joined(separator: "; "))"
      }
      self.init(
        title, one, many, entries, names: groups.map(\.key), count: pages.count, openLimit: 0)
    }

    private init(
      _ title: String, _ one: String, _ many: String, _ entries: [String], names: [String],
      count: Int, openLimit: Int
    ) {
      (self.title, self.count, self.openLimit, self.names) = (title, count, openLimit, names)
      summary = Quantity.text(count, one, many)
      lines = entries.map { "- " + $0 }
    }

    /// Few entries stand open. The line above a folded list names the first entries.
    var section: [String] {
      guard count > openLimit else { return ["**\(title)**", ""] + lines + [""] }
      let first = names.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let rest = names.count > 3 ? " …" : ""
      return ReferenceText.fold("**\(title):** \(count) (\(first)\(rest))", lines)
    }
  }

  /// The page, newest version first.
  var page: Page {
    let releases = Release.all(from: .oldest, through: .newest)
    var lines = [
      "# \(ReferencePart.versions.title)", "",
      "The changes that each iOS version brings to view controllers in the simulator, newest first. "
        + "Behavior that is the same from iOS \(Release.oldest.major) to \(Release.newest.major) "
        + "is not listed. Each change names its sources and links to scenarios that show it.",
      "",
    ]
    let versions = releases.indices.dropFirst().reversed().map { place in
      (releases[place].major, changes(at: releases[place], after: releases[place - 1]))
    }
    lines += ReferenceText.table(
      ["version", "what changed"],
      versions.map { major, changes in
        let summary = changes.map(\.summary).joined(separator: ", ")
        return ["[iOS \(major)](#ios-\(major))", summary.isEmpty ? "nothing" : summary]
      })
    for (major, changes) in versions {
      lines += ["## iOS \(major)", ""]
      lines +=
        changes.isEmpty
        ? ["Nothing in the simulator changes with this version.", ""] : changes.flatMap(\.section)
    }
    return ReferencePages.page("\(VersionsPage.folder)/index.md", lines)
  }

  private func changes(at release: Release, after previous: Release) -> [Change] {
    let all: [Change] = [
      Change(
        "New callbacks", "new callback", "new callbacks",
        callbacks { $0.releases.first == release }),
      Change(
        "Callbacks that UIKit no longer calls", "callback gone", "callbacks gone",
        callbacks { $0.sentReleases.last == previous }),
      Change(
        "New rules", "new rule", "new rules", rules { $0.first == release }),
      Change(
        "Rules that end", "rule gone", "rules gone", rules { $0.last == previous }),
      Change(
        "New steps", "new step", "new steps", steps { $0.first == release }),
      Change(
        "Steps that end", "step gone", "steps gone", steps { $0.last == previous }),
      Change(
        "New transitions", "new transition", "new transitions",
        pages: links(
          ways.compactMap(\.first).filter { $0.scenario.releases.first == release })),
      Change(
        "Changed transitions", "transition changed",
        "transitions changed",
        pages: links(
          ways.compactMap { way in way.first { $0.changes.contains(release) } })),
      Change("API", "type with new API", "types with new API", api(of: release)),
    ]
    return all.filter { $0.count > 0 }
  }

  private func callbacks(_ isMeant: (Callback) -> Bool) -> [Change.Entry] {
    Callback.allCases.filter(isMeant).map { ($0.signature, ReferenceText.callback($0)) }
  }

  private func rules(_ isMeant: (Releases) -> Bool) -> [Change.Entry] {
    Rule.all.filter { isMeant($0.releases) }.map { rule in
      let text =
        "\(rule.statement) (`\(rule.id)`; \(EvidenceGrade(rule.basis).words)"
        + ReferenceText.citations(rule.basis) + ")"
      return (rule.id, text)
    }
  }

  private func steps(_ isMeant: (Releases) -> Bool) -> [Change.Entry] {
    StepPlace.all.compactMap { place in
      guard let step = place.step, isMeant(step.releases) else { return nil }
      let shown = material.authored.scenarios(from: place).prefix(2).map(\.text)
      let text =
        "\(ReferenceText.choreography(place.owner)): `\(step.name)`"
        + "\(ReferenceText.sent(by: place)) "
        + "(\(EvidenceGrade(step).words)\(ReferenceText.citations(step.basis)))"
        + (shown.isEmpty ? "" : "; shown by " + shown.joined(separator: " and "))
      return (step.name, text)
    }
  }

  /// The built-in transitions as links, by choreographies.
  private func links(_ pages: [BuiltInPlace]) -> [(choreography: Choreography, link: String)] {
    pages.compactMap { page in
      guard let own = page.scenario.ownChoreography else { return nil }
      let address = "../\(page.combination.outputPath)#\(page.combination.fragment)"
      let link = "[\(page.scenario.title)](\(address))"
      return (own, link)
    }
  }

  private func api(of release: Release) -> [Change.Entry] {
    SimulatedAPI.members.filter { $0.major == release.major }.map { members in
      let names = members.names.map { "`\($0)`" }.joined(separator: ", ")
      return ("\(members.owner)", "`\(members.owner)`: \(names)")
    }
  }
}
