import LifecycleEngine

@testable import SiteGenerator

/// The page of the site that counts the evidence: `Content/reference/evidence.md`.
struct EvidenceReport {
  static let path = "Content/reference/evidence.md"
  /// The command that writes the page.
  static let command = "make evidence"

  let suite: EvidenceSuite
  private let encoded: Set<String>
  private let excepted: Set<String>

  init(_ suite: EvidenceSuite) {
    self.suite = suite
    encoded = suite.encodedIDs
    excepted = suite.exceptionIDs
  }

  /// The page.
  var markdown: String {
    [
      EvidenceReport.head, counts, confidences, refuted, narrower, exceptions, missing, unchecked,
      assumptions, decisions, citedInCode,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let head = """
    ---
    title: What the simulator rests on
    description: Observations of UIKit that the simulator repeats, those it does not, and its assumptions.
    sources: true
    ---

    # What the simulator rests on

    The simulator is held to what others have seen UIKit do: logs, tests that run on devices and
    simulators, answers and posts of people who measured. An observation is encoded as a scenario that
    runs with the tests, and so is what the documentation says in general, if a scenario can check
    it. This page is generated from them, and says what is missing. The id of a source leads to what is said of it.

    How much these scenarios hold in place is found out by faults that are put into the simulator's
    steps: `make mutants` counts those that a scenario with a source notices, and apart from them those
    that only a recorded trace of the simulator itself does, which is no evidence.
    """

  // MARK: Counts

  private var counts: String {
    """
    ## Observations

    With those that *agree* the simulator agrees on every version they allow. Those *refuted* better sources
    contradict, so that the scenario follows these; of those *in part* the scenario covers less than the source, which
    can be true of one that agrees, too. Those *missing* have no scenario.

    \(table(["all", "agree", "refuted", "in part", "missing"], observationCounts))

    ## General sources and assumptions

    *General* are the sources that speak of no single course of events: documentation, measurements, console
    texts, code; *checked* those of them that a scenario checks. *Assumed* are the steps of the topic's
    transitions that have no source.

    \(table(["general", "checked", "assumed"], generalCounts))
    """
  }

  /// A row for each topic, and a row with the sums.
  private func table(_ columns: [String], _ counts: (EvidenceTopic) -> [Int]) -> String {
    let numbers = EvidenceTopic.allCases.map(counts)
    let sums = columns.indices.map { column in numbers.reduce(0) { $0 + $1[column] } }
    let titles = EvidenceTopic.allCases.map(\.title) + ["all topics"]
    let rows = zip(titles, numbers + [sums]).map { [$0] + $1.map(String.init) }
    return MarkdownText.table(["topic"] + columns, rows)
  }

  /// The numbers of observations: all, agreeing, refuted and in part, without a scenario.
  private func observationCounts(_ topic: EvidenceTopic) -> [Int] {
    let all = EvidenceRegister.shared.sources.filter {
      $0.topic == topic && $0.kind.isObservation
    }
    let done = all.filter { encoded.contains($0.id) }
    let refuted = Set(suite.entries.filter { $0.refuted != nil }.map(\.id))
    let agreeing = done.filter {
      !refuted.contains($0.id) && suite.scenarios(citing: $0.id).allSatisfy(\.isPassing)
    }
    let narrower = Set(suite.entries.filter { $0.narrower != nil }.map(\.id))
    return [
      all.count, agreeing.count, done.count { refuted.contains($0.id) },
      done.count { narrower.contains($0.id) }, all.count - done.count,
    ]
  }

  /// The numbers of general sources: all, those checked by a scenario, and the assumed steps.
  private func generalCounts(_ topic: EvidenceTopic) -> [Int] {
    let all = EvidenceRegister.shared.sources.filter {
      $0.topic == topic && !$0.kind.isObservation
    }
    return [
      all.count, all.count { encoded.contains($0.id) }, StepPlace.assumedCount(topic),
    ]
  }

  private var confidences: String {
    let rows = EvidenceSource.Confidence.allCases.reversed().map { confidence in
      let all = EvidenceRegister.shared.sources.filter {
        $0.kind.isObservation && $0.confidence == confidence
      }
      let left = all.filter { !encoded.contains($0.id) }
      let share = all.isEmpty ? 0 : Double(left.count) * 1000 / Double(all.count)
      let tenths = Int(share.rounded())
      let percent = "\(tenths / 10).\(tenths % 10)\u{A0}%"
      return [confidence.rawValue, "\(all.count)", "\(left.count)", percent]
    }
    return """
      ## By confidence

      \(MarkdownText.table(["confidence", "observations", "not encoded", "share"], rows))
      """
  }

  // MARK: Lists

  private var narrower: String {
    let rows = suite.entries.compactMap { entry in
      entry.narrower.map { ["`\(entry.id)`", MarkdownText.escaped($0)] }
    }
    return section("Encoded in part", ["observation", "why"], rows)
  }

  private var refuted: String {
    let rows = suite.entries.compactMap { entry in
      entry.refuted.map { ["`\(entry.id)`", MarkdownText.escaped($0)] }
    }
    return section("Refuted", ["observation", "by what"], rows)
  }

  private var exceptions: String {
    section(
      "Not encoded", ["observation", "confidence", "why"],
      exceptionRows { $0.kind.isObservation })
  }

  private var unchecked: String {
    section(
      "General sources without a scenario", ["source", "confidence", "why"],
      exceptionRows { !$0.kind.isObservation })
  }

  /// The exceptions among some of the sources.
  private func exceptionRows(_ isMeant: (EvidenceSource) -> Bool) -> [[String]] {
    suite.exceptions.filter { EvidenceRegister.source($0.id).map(isMeant) ?? false }.map {
      ["`\($0.id)`", $0.confidence, MarkdownText.escaped($0.reason)]
    }
  }

  private var missing: String {
    let rows = suite.missing.map { ["`\($0.id)`", $0.topic.rawValue, $0.confidence.rawValue] }
    return section("Still to be encoded", ["observation", "topic", "confidence"], rows)
  }

  private var assumptions: String {
    let rows = EvidenceTopic.allCases.flatMap { topic in
      StepPlace.all.compactMap { place -> (String, [String])? in
        guard case .assumed(let reason) = place.step?.basis,
          Choreography.all[place.choreography].topic == topic
        else { return nil }
        return (topic.title, ["`\(place.id)`", MarkdownText.escaped(reason)])
      }
    }
    let count = StepPlace.all.count
    return """
      ## Assumed steps

      Of the \(count) steps of which the simulator's transitions consist, \(rows.count) have no source. A
      check that rests on one of them says so on its page.

      \(MarkdownText.foldedTable(["step", "why it was assumed"], rows))
      """
  }

  private var decisions: String {
    let rules = Rule.all.sorted { EvidenceGrade($0.basis) < EvidenceGrade($1.basis) }
    let rows = rules.map { rule in
      let reason =
        switch rule.basis {
        case .assumed(let reason): MarkdownText.escaped(reason)
        case .evidence(let ids): ids.map { "`\($0)`" }.joined(separator: ", ")
        }
      let cells = [
        "`\(rule.id)`", MarkdownText.escaped(rule.statement), rule.releases.inWords,
        reason,
      ]
      return (EvidenceGrade(rule.basis).words, cells)
    }
    let assumed = Rule.all.count { EvidenceGrade($0.basis) == .assumed }
    return """
      ## Rules beside the steps

      What decides whether a transition begins, or in which way, is no step of one. Of the
      \(rows.count) rules by which the simulator decides, \(assumed) have no source.

      \(MarkdownText.foldedTable(
        ["rule", "what UIKit does", "where", "by what, or why assumed"], rows))
      """
  }

  private var citedInCode: String {
    let weighed = Set(
      Citations.all(in: Choreography.all).map(\.id)
        + Rule.all.flatMap { rule in
          guard case .evidence(let ids) = rule.basis else { return [String]() }
          return ids
        })
    let rows = CodeCitations.ids.subtracting(weighed).sorted().map { id in
      ["`\(id)`", CodeCitations.files(citing: id).map { "`\($0)`" }.joined(separator: ", ")]
    }
    return """
      ## Cited in code only

      Some of what the simulator decides beside its steps is not declared as a rule yet. Of the
      \(CodeCitations.ids.count) sources that comments of its code cite, \(rows.count) support no step and
      no rule, and so no check is weighed by them.

      \(EvidenceReport.table(["source", "code"], rows))
      """
  }

  private func section(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    return "## \(title)\n\n" + EvidenceReport.table(head, rows)
  }

  /// A table whose rows begin with the ids of sources, by topics.
  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let sorted = rows.sorted { $0[0] < $1[0] }
    let told = EvidenceTopic.allCases.flatMap { topic in
      sorted.filter { EvidenceRegister.source($0[0].filter { $0 != "`" })?.topic == topic }
        .map { (topic.title, $0) }
    }
    return MarkdownText.foldedTable(head, told)
  }
}
