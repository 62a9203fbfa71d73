import LifecycleEngine
import Scenarios

/// The simulator's knowledge of a callback, a choreography, a step, a source or a rule.
package struct Explanation {
  private let subjects: [ExplanationSubject]
  private let scenarios: [PlacedScenario]

  /// Finds the subjects of an id.
  /// - Parameters:
  ///   - id: The name of a callback, or the id of a choreography, a step, a source, a rule, a
  ///     finding, a drive or a diagnostic; `rules`, `findings` or `drives` for all of a kind. All
  ///     subjects of the id are explained.
  ///   - content: The content folder whose scenarios are listed; nil for none.
  /// - Throws: An error if the id is unknown, or the folder cannot be used.
  package init(of id: String, content: String?) throws(InputError) {
    let subjects = ExplanationSubject.named(id)
    guard !subjects.isEmpty else {
      throw InputError("Nothing is called '\(id)'", help: ExplanationSubject.help(for: id))
    }
    let folders = try content.map { content throws(InputError) in
      try VerifiedFolder(try ContentFolder(content))
    }
    self.init(subjects, folders?.pages.flatMap(\.scenarios) ?? [])
  }

  init(_ subjects: [ExplanationSubject], _ scenarios: [PlacedScenario]) {
    self.subjects = subjects
    self.scenarios = scenarios
  }

  /// The explanation as text for a terminal.
  package var text: String {
    let parts = subjects.map { subject in
      var lines = head(of: subject)
      if subjects.count > 1 { lines[0] += ", a \(subject.kind)" }
      return lines + body(of: subject) + scenarioLines(of: subject)
    }
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func head(of subject: ExplanationSubject) -> [String] {
    switch subject {
    case .callback(let name, let callbacks): callbackHead(name, callbacks)
    case .choreography(let index):
      [Choreography.all[index].id, "  " + Choreography.all[index].statement, ""]
    case .step(let places):
      [places[0].id, "  a step of: " + Choreography.all[places[0].choreography].statement, ""]
    case .source(let source): [source.id, "  " + source.title, ""]
    case .rule(let rule): [rule.id, ""]
    case .finding(let finding): [finding.id, "  " + finding.statement, ""]
    case .drive(let drive): [drive.rawValue, "  " + drive.statement, ""]
    case .diagnostic(let diagnostic): [diagnostic.id, "  " + diagnostic.statement, ""]
    case .rules:
      ["Rules", "  Questions that the simulator asks before a transition, or beside one", ""]
    case .findings:
      ["Findings", "  Mistakes that the runs of an example or of an app's code can show", ""]
    case .drives: ["Drives", "  The ways of using a screen that code is put through", ""]
    }
  }

  private func callbackHead(_ name: String, _ callbacks: [Callback]) -> [String] {
    var lines = [name] + (Callback.purpose(of: name).map { ["  " + $0] } ?? []) + [""]
    for callback in callbacks {
      let labels = callback.argumentLabels.map { $0 + ":" }.joined(separator: ", ")
      let call = labels.isEmpty ? name : "\(name)(\(labels))"
      let lens = callback.lens == .none ? "not an event in a trace" : "lens .\(callback.lens.name)"
      lines.append("\(call): \(callback.releases.inWords), \(lens)")
    }
    return lines + [""]
  }

  private func body(of subject: ExplanationSubject) -> [String] {
    switch subject {
    case .callback(_, let callbacks):
      let places = Set(callbacks.flatMap(CallbackSteps.places)).sorted()
      if callbacks.allSatisfy({ $0.lens == .none }) {
        let lines = ["UIKit reads it or calls it if a subclass has it."]
        return places.isEmpty
          ? lines : lines + ["", "Steps that do"] + places.flatMap(stepLines)
      }
      guard !places.isEmpty else { return ["Only your own code makes it happen."] }
      return ["Steps that send it"] + places.flatMap(stepLines)
    case .choreography(let index): return choreographyLines(index)
    case .step(let places): return stepLines(places)
    case .source(let source): return sourceLines(source)
    case .rule(let rule): return ruleLines(rule)
    case .rules: return Rule.all.flatMap(ruleLines)
    case .diagnostic:
      return ["A message from 'verify', 'build', 'run' or 'check'; it says where, and what to do."]
    case .findings: return Explanation.findingLines
    case .drives: return Explanation.driveLines
    case .finding(let finding): return Explanation.lines(of: finding)
    case .drive(let drive): return Explanation.lines(of: drive)
    }
  }

  private func choreographyLines(_ index: Int) -> [String] {
    let choreography = Choreography.all[index]
    var lines: [String] = []
    if case .trueWithinViewDidAppear(let releases, _) = choreography.animatedArgument {
      lines.append(
        "'animated' is true in it where a 'viewDidAppear' asks for it; \(releases.inWords)"
      )
      lines += choreography.animatedEvidence.map { "    " + Explanation.citation($0) }
    }
    let causes = CallbackSteps.causes(of: choreography)
    if !causes.isEmpty {
      lines.append("Begun by")
      lines += causes.map { cause in
        "  \(cause.id)" + (cause.step.map { ": \(EvidenceGrade($0).words)" } ?? "")
      }
    }
    lines.append("Steps")
    for step in choreography.steps.indices { lines += stepLines(StepPlace(index, step)) }
    if !choreography.cancellation.isEmpty { lines.append("Steps after a cancellation") }
    for step in choreography.cancellation.indices {
      lines += stepLines(StepPlace(index, choreography.steps.count + step))
    }
    return lines
  }

  private func stepLines(_ place: StepPlace) -> [String] {
    place.step.map { basisLines(place.id, $0.basis, $0.releases) } ?? []
  }

  /// The text of a step at each place. Equal texts are shown once.
  private func stepLines(_ places: [StepPlace]) -> [String] {
    var told: [[String]] = []
    for place in places {
      let isAlsoElsewhere = places.contains { !$0.isOfCancellation }
      let title = place.isOfCancellation && isAlsoElsewhere ? ["After a cancellation"] : []
      let lines = title + stepLines(place)
      if !told.contains(lines) { told.append(lines) }
    }
    return told.flatMap(\.self)
  }

  private func ruleLines(_ rule: Rule) -> [String] {
    var lines = basisLines(rule.id, rule.basis, rule.releases)
    lines.insert("    " + rule.statement, at: 1)
    return lines
  }

  /// The grade of a basis, and the sources or the reason.
  private func basisLines(_ id: String, _ basis: Basis, _ releases: Releases) -> [String] {
    var line = "  \(id): \(EvidenceGrade(basis).words)"
    if let known = KnownReleases(basis, releases) { line += ", \(known.words)" }
    if releases.first > .oldest || releases.last < .newest {
      line += "; \(releases.inWords)"
    }
    switch basis {
    case .assumed(let reason): return [line, "    " + reason]
    case .evidence(let ids): return [line] + ids.map { "    " + Explanation.citation($0) }
    }
  }

  private func sourceLines(_ source: EvidenceSource) -> [String] {
    var lines = [
      "kind: \(source.kind.rawValue)", "confidence: \(source.confidence.rawValue)",
      "releases: \(source.releases)", "topic: \(source.topic.rawValue)",
    ]
    lines += source.urls.map { "at: \($0)" }
    if source.urls.isEmpty { lines.append("at: no address is known") }
    for other in EvidenceRegister.shared.conflicts(of: source.id) {
      lines.append("contradicts: \(other.id), confidence \(other.confidence.rawValue)")
    }
    let citations = [
      ("Steps that cite it", StepPlace.all.filter { $0.step?.cites(source.id) == true }.map(\.id)),
      ("Rules that cite it", Rule.all.filter { $0.basis.cites(source.id) }.map(\.id)),
      ("Code that cites it", CodeCitations.files(citing: source.id)),
    ].filter { !$0.1.isEmpty }
    guard !citations.isEmpty else { return lines + ["No step, no rule and no code cites it."] }
    for (title, places) in citations {
      lines.append(title)
      lines += places.map { "  \($0)" }
    }
    return lines
  }

  static func citation(_ id: String) -> String {
    guard let source = EvidenceRegister.source(id) else { return id }
    let place = source.urls.first ?? source.title
    return "\(id) (\(source.kind.rawValue), \(source.confidence.rawValue)): \(place)"
  }
}

extension Explanation {
  /// The scenarios of the pages that show the subject.
  fileprivate func scenarioLines(of subject: ExplanationSubject) -> [String] {
    let shown = scenarios.filter { shows(subject, $0.scenario) }
    guard !shown.isEmpty else { return [] }
    return ["", "Scenarios"]
      + shown.map { "  \($0.scenario.id) (\($0.place.page.file):\($0.place.block.fenceLine))" }
  }

  private func shows(_ subject: ExplanationSubject, _ scenario: VerifiedScenario) -> Bool {
    let events = scenario.verdict.run.shownEvents
    switch subject {
    case .callback(_, let callbacks): return events.contains { callbacks.contains($0.callback) }
    case .choreography(let index):
      return events.contains { StepPlace($0.step)?.choreography == index }
    case .step(let places):
      return events.contains { StepPlace($0.step).map(places.contains) ?? false }
    case .source(let source):
      return scenario.scenario.attributes.evidence.contains(source.id)
        || events.contains { StepPlace($0.step)?.step?.cites(source.id) == true }
    // A decision before a transition leaves no mark on the events of the transition.
    case .rule, .rules, .finding, .findings, .drive, .drives, .diagnostic: return false
    }
  }
}

extension Step {
  /// True if the step rests on a source.
  func cites(_ id: String) -> Bool { basis.cites(id) }
}

extension Basis {
  /// True if the basis cites a source.
  fileprivate func cites(_ id: String) -> Bool {
    guard case .evidence(let ids) = self else { return false }
    return ids.contains(id)
  }
}
