import LifecycleEngine

@testable import SiteGenerator

/// The pages of the site about the evidence: `Content/reference/evidence.md` counts it.
struct EvidenceReport {
  /// The command that writes the pages.
  static let command = "make evidence"

  /// A page and its path in the project.
  struct Page {
    let path: String
    let markdown: String
  }

  let suite: EvidenceSuite
  private let encoded: Set<String>

  init(_ suite: EvidenceSuite) {
    self.suite = suite
    encoded = suite.encodedIDs
  }

  /// Both pages.
  var pages: [Page] {
    [
      Page(path: "Content/reference/evidence.md", markdown: overview),
      Page(path: "Content/reference/evidence-in-part.md", markdown: observationsInPart),
    ]
  }

  /// The page with the counts, and with what is refuted or missing.
  var overview: String {
    let observed = EvidenceTopic.allCases.map(observationCounts)
    return EvidenceReport.text([
      EvidenceReport.head(EvidenceReport.sums(observed)), observations(observed), assumptions,
      confidences, refuted, exceptions, missing, unchecked, citedInCode,
    ])
  }

  /// The page with the observations that a scenario only partly reproduces.
  var observationsInPart: String { EvidenceReport.text([EvidenceReport.headInPart, narrower]) }

  private static func text(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// - Parameter sums: The numbers of all observations, the agreeing ones second.
  private static func head(_ sums: [Int]) -> String {
    """
    ---
    title: Evidence behind the simulator
    description: How many observations of UIKit the simulator reproduces, which ones it doesn't, and how many steps are assumed.
    sources: true
    ---

    # Evidence behind the simulator

    **The simulator reproduces \(sums[1]) of \(sums[0]) observations of UIKit.** These are logs, tests on devices and
    simulators, and answers and posts with measurements, all published by other people. Each encoded observation is a
    scenario that runs with the tests. Scenarios also check general documentation where possible. This page is generated
    from these scenarios. The id of a source links to its details.

    `make mutants` puts faults into the simulator's steps and counts those that a scenario with a source notices.
    Faults that only a recorded trace catches are counted separately, because a trace isn't evidence.
    """
  }

  private static let headInPart = """
    ---
    title: Observations that the simulator only partly reproduces
    description: Logs and documents that the scenarios cover only partly, each with the reason.
    sources: true
    ---

    # Observations that the simulator only partly reproduces

    **A scenario reproduces each of these observations, but covers less than the source says.** The table gives the reason.
    [The evidence report](evidence.md) counts all observations.
    """

  // MARK: Counts

  private func observations(_ counts: [[Int]]) -> String {
    """
    ## Observations

    - *Agree*: the simulator agrees on every iOS version that the observation applies to.
    - *Refuted*: better sources contradict the observation, and the scenario follows those sources.
    - *In part*: the scenario [covers less than the source](evidence-in-part.md). Such an observation can agree, too.
    - *Missing*: no scenario.

    \(EvidenceReport.table(["all", "agree", "refuted", "in part", "missing"], counts))
    """
  }

  private var assumptions: String {
    let counts = EvidenceTopic.allCases.map(generalCounts)
    let steps = StepPlace.all.count(where: \.isAssumed)
    let rules = Rule.all.count { EvidenceGrade($0.basis) == .assumed }
    return """
      ## General sources and assumptions

      - *General* sources (documentation, measurements, console output, code) don't describe one sequence of events.
      - *Checked*: a scenario checks the source.
      - *Assumed*: steps of the topic's transitions without a source.

      \(EvidenceReport.table(["general", "checked", "assumed"], counts))

      Of the simulator's \(StepPlace.all.count) steps, \(steps) have no source; [the limits](../limits/index.md#assumed-steps)
      list them with the reasons. A check that rests on an assumed step says so on its page. Rules decide whether
      and how a transition begins. Of \(Rule.all.count) rules, \(rules) have no source;
      [the sources](../sources/index.md#rules) list all of them.
      """
  }

  /// A row for each topic, and a row with the sums.
  private static func table(_ columns: [String], _ counts: [[Int]]) -> String {
    let titles = EvidenceTopic.allCases.map(\.title) + ["all topics"]
    let rows = zip(titles, counts + [sums(counts)]).map { [$0] + $1.map(String.init) }
    return MarkdownText.table(["topic"] + columns, rows)
  }

  /// The sums of each column.
  private static func sums(_ counts: [[Int]]) -> [Int] {
    counts.reduce([]) { sums, numbers in
      sums.isEmpty ? numbers : zip(sums, numbers).map(+)
    }
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
    return section("Partly encoded", ["observation", "why"], rows)
  }

  private var refuted: String {
    let rows = suite.entries.compactMap { entry in
      entry.refuted.map { ["`\(entry.id)`", MarkdownText.escaped($0)] }
    }
    return section("Refuted", ["observation", "why"], rows)
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

      Some of the simulator's decisions are outside its steps and aren't declared as rules yet. Of the
      \(CodeCitations.ids.count) sources that comments in its code cite, \(rows.count) support no step and no rule, so no
      check counts them.

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
