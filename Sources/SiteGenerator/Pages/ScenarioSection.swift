import Diagnostics
import LifecycleEngine
import Scenarios
import TraceRendering

/// A scenario as the page shows the scenario: source, diagram and table. The runs recorded all.
struct ScenarioSection {
  let verified: VerifiedScenario

  /// The values of the template `scenario`, except for the level of the heading.
  var values: [String: TemplateValue] {
    let attributes = verified.scenario.attributes
    var run = verified.verdict.run
    run.title = title
    let lenses = verified.scenario.shownLenses
    let named = verified.scenario.namedContainers(in: run)
    let eventCount = run.shownEvents(through: lenses, naming: named).count
    let svg = SequenceDiagram.svg(run, lenses: lenses, naming: named, embedded: true)
    var values: [String: TemplateValue] = [
      "id": .text(ScenarioAnchor.id(of: attributes.id)),
      "title": .text(title),
      "releases": .text(ReleaseGroups.label(of: releases)),
      "oldestRelease": .number(releases[0].major),
      "newestRelease": .number(releases[releases.count - 1].major),
      "device": .text(ScenarioSection.describe(attributes.device)),
      "isUsualDevice": .flag(attributes.device == ScenarioAttributes().device),
      "isWrong": .flag(isWrong),
      "isVerified": .flag(verified.scenario.checkCount > 0 && !isWrong),
      "checkCount": .text(Quantity.text(verified.scenario.checkCount, "check", "checks")),
      "eventCount": .text(Quantity.text(eventCount, "event", "events")),
      "sourceHTML": .text(
        SwiftHighlighter.html(verified.source, dialect: .scenario)),
      "tableHTML": .text(SequenceTable.html(run, lenses: lenses, naming: named)),
      "svg": .text(svg),
      "isTall": .flag(ScenarioSection.isTall(svg)),
      "hasCallByCode": .flag(SequenceDiagram.hasCallByCode(run, lenses: lenses, naming: named)),
    ]
    values.merge(groupValues) { _, new in new }
    if !isWrong, let whatIf = try? WhatIf(verified.source, attributes: attributes) {
      let controls = whatIf.controls(of: verified.scenario, after: verified.verdict.run)
      values["controls"] = .text(WhatIf.code(of: controls))
    }
    let grades = CheckGrades(
      verified.scenario, verified.verdict.run, source: verified.source)
    if let kind = grades.kind {
      values["badge"] = .text(kind.badge)
      values["isObserved"] = .flag(kind == .observed)
      values["isDocumented"] = .flag(kind == .documented)
      values["isAssumed"] = .flag(grades.weakest == .assumed)
      values["grades"] = .list(grades.values)
    }
    if !attributes.evidence.isEmpty {
      values["evidence"] = .text(attributes.evidence.joined(separator: ", "))
    }
    return values
  }

  /// The steps as JSON; nil for a scenario that does not hold.
  var steps: String? {
    guard !isWrong else { return nil }
    var steps = ScenarioSteps()
    for (index, group) in verified.verdict.releaseGroups.groups.reversed().enumerated() {
      guard var run = self.run(of: group) else { continue }
      if !run.trace.recordsStates {
        // A run without states had too many steps. A run with states is shown until its early end.
        run = verified.scenario.counted(on: run.release, recordsStates: true)
      }
      run.title = title
      steps.add(
        run, for: group, lenses: verified.scenario.shownLenses,
        naming: verified.scenario.namedContainers(in: run), isOnPage: index == 0)
    }
    return steps.text
  }

  /// The run that represents a group of releases: the run on the newest release.
  private func run(of group: [Release]) -> ScenarioRun? {
    verified.verdict.groupRuns.first { $0.release == group.last }
  }

  /// The groups of versions, the newest first; empty for a single group.
  private var groupValues: [String: TemplateValue] {
    let groups = verified.verdict.releaseGroups.groups
    guard !isWrong, groups.count > 1, let shown = groups.last else { return [:] }
    return [
      "shownReleases": .text(ReleaseGroups.label(of: shown)),
      "shownRelease": .number(shown[shown.count - 1].major),
      "otherGroups": .list(
        groups.dropLast().reversed().compactMap { group in
          run(of: group).map { run in
            [
              "label": .text(ReleaseGroups.label(of: group)),
              "release": .number(run.release.major), "tableHTML": .text(table(of: run)),
            ]
          }
        }),
    ]
  }

  /// The table of a version that is not shown, for readers without scripts. The rows have the
  /// addresses of the stepper.
  private func table(of run: ScenarioRun) -> String {
    let scenario = verified.scenario
    var run = run
    run.title = title
    return SequenceTable.html(
      run, lenses: scenario.shownLenses, naming: scenario.namedContainers(in: run),
      address: "\(scenario.attributes.id)@ios-\(run.release.major)")
  }

  private var isWrong: Bool { verified.isWrong }

  private var title: String { verified.scenario.attributes.shownTitle }

  /// The versions of the scenario's runs, the oldest first; never empty.
  private var releases: [Release] {
    let releases = verified.scenario.attributes.releases
    return releases.isEmpty ? [.newest] : releases
  }

  /// The most pixels of a diagram that a phone shows whole.
  private static let phoneHeight = 360

  /// True if a diagram is higher than a phone shows.
  static func isTall(_ svg: String) -> Bool {
    guard let start = svg.firstRange(of: " height=\"")?.upperBound else { return false }
    return Int(svg[start...].prefix { $0 != "\"" }).map { $0 > phoneHeight } ?? false
  }

  private static func describe(_ device: Device) -> String {
    let name = device.idiom == .phone ? "iPhone" : "iPad"
    switch device.orientation {
    case .portrait: return name
    case .portraitUpsideDown: return name + ", upside down"
    case .landscapeLeft, .landscapeRight: return name + ", landscape"
    }
  }
}
