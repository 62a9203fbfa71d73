import Diagnostics
import ExampleRuns
import LifecycleEngine

/// The pages about the sources: a page for each topic with an anchor for each source, and a page
/// with links to the topics.
struct SourcesPages {
  let material: ReferenceMaterial

  /// The pages, the page with links to the others first.
  var all: [Page] { [index] + EvidenceTopic.allCases.map(page) }

  /// The page at a path; nil for other paths.
  func page(at path: String) -> Page? {
    if path == SourcesPages.path(of: "index") { return index }
    return EvidenceTopic.allCases.first { SourcesPages.path(of: $0.rawValue) == path }.map(page)
  }

  private static func path(of name: String) -> String { "\(SourceLinks.folder)/\(name).md" }

  private static func sources(of topic: EvidenceTopic) -> [EvidenceSource] {
    EvidenceRegister.shared.sources.filter { $0.topic == topic }
  }

  // MARK: All topics

  private var index: Page {
    let sources = EvidenceRegister.shared.sources
    var lines = [
      "# \(ReferencePart.sources.title)", "",
      "The simulator rests on \(sources.count) published sources about UIKit: logs, tests, answers, "
        + "measurements and pages of documentation.", "",
    ]
    let report = material.link(to: .evidence, "The evidence report")
    if let report {
      lines += [
        "\(report) says which sources the simulator is tested with, and which sources are missing.",
        "",
      ]
    }
    lines += ReferenceText.table(
      ["about", "sources", "with high confidence"],
      EvidenceTopic.allCases.map { topic in
        let own = SourcesPages.sources(of: topic)
        return [
          "[\(topic.title)](\(topic.rawValue).html)", "\(own.count)",
          "\(own.count { $0.confidence == .high })",
        ]
      })
    lines += ["## Rules", ""] + rules
    return ReferencePages.page(SourcesPages.path(of: "index"), lines)
  }

  /// The rules, which decide if a transition begins, so rules belong to no transition.
  private var rules: [String] {
    let intro = "A rule decides whether a transition begins, and how. A rule isn't a step."
    return [intro, ""]
      + EvidenceGrade.allCases.flatMap { grade -> [String] in
        let own = Rule.all.filter { EvidenceGrade($0.basis) == grade }
        guard !own.isEmpty else { return [] }
        return ReferenceText.fold(
          "**\(grade.words):** \(Quantity.text(own.count, "rule", "rules"))",
          own.map { rule in
            var text = "- `\(rule.id)`, \(rule.releases.inWords): \(rule.statement)"
            if let reason = rule.basis.assumption { text += " *Why:* \(reason)" }
            let ids = rule.basis.citedIDs
            return text + (ids.isEmpty ? "" : " (\(ids))")
          })
      }
  }

  // MARK: One topic

  private func page(of topic: EvidenceTopic) -> Page {
    let own = SourcesPages.sources(of: topic)
    var lines = [
      "# Sources: \(topic.title)", "",
      "\(Quantity.text(own.count, "source", "sources")), by kind. Each entry lists the parts of the "
        + "simulator that rest on the source, and the scenarios that name it.", "",
    ]
    for kind in EvidenceSource.Kind.allCases {
      let sources = own.filter { $0.kind == kind }
      guard !sources.isEmpty else { continue }
      lines += ["## \(kind.title)", ""]
      lines += ReferenceText.fold(
        "**\(Quantity.text(sources.count, "source", "sources"))**", sources.flatMap(self.lines))
    }
    return ReferencePages.page(SourcesPages.path(of: topic.rawValue), lines)
  }

  private func lines(of source: EvidenceSource) -> [String] {
    let others = EvidenceRegister.shared.conflicts(of: source.id).map { "`\($0.id)`" }
    let shown = material.authored.scenarios(citing: source.id).map(\.text)
    var lines = ["### `\(source.id)`", "", "\(source.linkedTitle) (\(source.facts))", ""]
    if let use = SourceUse.byID[source.id] {
      lines.append("- Rests on this source: \(use.texts.joined(separator: "; "))")
    }
    if !others.isEmpty { lines.append("- Contradicted by \(others.joined(separator: ", "))") }
    if !shown.isEmpty { lines.append("- Scenarios: \(shown.joined(separator: "; "))") }
    return lines + [""]
  }
}

/// The parts of the simulator that rest on a source.
private struct SourceUse {
  /// Each thing once, with links.
  private(set) var texts: [String] = []

  /// By the ids of the sources.
  static let byID: [String: SourceUse] = {
    var uses: [String: SourceUse] = [:]
    func add(_ ids: [String], _ text: String) {
      for id in ids where uses[id]?.texts.contains(text) != true {
        uses[id, default: SourceUse()].texts.append(text)
      }
    }
    for (place, choreography) in Choreography.all.enumerated() {
      let own = StepPlace.all.filter { $0.choreography == place }
      let named = own.flatMap { $0.step?.basis.sourceIDs ?? [] }
      let ids = (named + choreography.animatedEvidence).unique()
      for id in ids {
        let steps = own.filter { $0.step?.basis.sourceIDs.contains(id) == true }
          .compactMap { $0.step.map { "`\($0.name)`" } }
        let names = steps.isEmpty ? "`animated`" : steps.joined(separator: ", ")
        add([id], "\(ReferenceText.choreography(choreography)): \(names)")
      }
    }
    for rule in Rule.all { add(rule.basis.sourceIDs, "the [rule](index.html#rules) `\(rule.id)`") }
    for finding in Finding.all {
      add(finding.sources, "the finding [`\(finding.id)`](../findings/\(finding.id).html)")
    }
    for id in CodeCitations.ids {
      let files = CodeCitations.files(citing: id).map { "`\($0)`" }
      add([id], "code in \(files.joined(separator: ", "))")
    }
    return uses
  }()
}
