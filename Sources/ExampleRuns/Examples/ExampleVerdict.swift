import Diagnostics
import LifecycleEngine

/// An example that was run through its drives, with the findings and problems of the runs.
package struct ExampleVerdict: Sendable {
  /// The findings of the runs, each finding once at each place.
  package private(set) var occurrences: [Occurrence] = []
  /// The runs in which something was found, and one run without findings of each way.
  package private(set) var traces: [ExampleTrace] = []
  /// The number of runs that ran to the end.
  package private(set) var runCount = 0
  /// The number of runs that broke off. Nothing after the break was seen.
  package private(set) var brokenCount = 0
  /// True if not all runs were tried: conditions had more outcomes, or there were more ways to run.
  package private(set) var isCut = false
  /// The calls that the runs did not follow, in the order of the text.
  package private(set) var unfollowed: [UnfollowedCall] = []
  /// The callbacks that the example implements, in the order of the engine.
  package private(set) var callbacks: [Callback] = []
  /// The names that the example uses, each name once, in order of use.
  package private(set) var usedNames: [String] = []
  /// The problems: the author's mark is wrong, or the example could not be run.
  package private(set) var diagnostics: [Diagnostic] = []

  /// The ids of the findings that were seen, in the order of the list of findings.
  package var findings: [String] {
    Finding.all.map { $0.id }.filter { id in occurrences.contains { $0.finding == id } }
  }

  /// Runs an example and judges it.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: The attributes of the info string. An example with `not-run` is only parsed.
  /// - Throws: The errors in the syntax or the names.
  package init(_ source: String, attributes: ExampleAttributes) throws(ScriptError) {
    try self.init(source, attributes: attributes, limit: Driving.runLimit)
  }

  /// Runs an example without a judgement of the author's mark. The diagnostics only say why the
  /// example could not be run.
  /// - Throws: The errors in the syntax or the names.
  package init(unjudged source: String, _ attributes: ExampleAttributes) throws(ScriptError) {
    _ = try run(ExampleSource(source), attributes, Driving.runLimit)
  }

  /// - Parameter limit: The most runs.
  init(_ source: String, attributes: ExampleAttributes, limit: Int) throws(ScriptError) {
    let text = ExampleSource(source)
    guard let code = try run(text, attributes, limit) else { return }
    switch attributes.mark {
    case .correct: judgeCorrect(attributes)
    case .incorrect: judgeIncorrect(attributes, code, limit)
    }
    guard diagnostics.isEmpty else { return }
    if let problem = Self.hiddenReason(text, code, attributes, self, limit) {
      diagnostics.append(problem)
    }
  }

  /// Runs an example.
  /// - Returns: The code; nil if there are no runs to judge.
  private mutating func run(
    _ text: ExampleSource, _ attributes: ExampleAttributes, _ limit: Int
  ) throws(ScriptError) -> ExampleCode? {
    if let error = ScriptError(text.problems) { throw error }
    let code = try ExampleCode(text.code)
    callbacks = code.implementedCallbacks
    usedNames = code.words.names { !$0.isDeclared }
    guard attributes.notRun == nil else { return nil }
    if let error = ScriptError(code.nameSlips) { throw error }
    try run(code, attributes.drives ?? DriveKind.usual, limit)
    if let endless {
      diagnostics.append(endless)
      return nil
    }
    guard runCount > 0 || !occurrences.isEmpty else {
      diagnostics += unrun(code)
      return nil
    }
    return code
  }

  /// The verdict on other code with the same attributes, without a judgement of the author's mark.
  func judged(
    _ code: ExampleCode, _ attributes: ExampleAttributes, _ limit: Int
  ) throws(ScriptError) -> ExampleVerdict {
    var verdict = self
    try verdict.run(code, attributes.drives ?? DriveKind.usual, limit)
    return verdict
  }

  private mutating func run(
    _ code: ExampleCode, _ drives: [DriveKind], _ limit: Int
  ) throws(ScriptError) {
    var driving = Driving(limit: limit)
    try driving.run(code, drives)
    occurrences = driving.occurrences
    traces = driving.traces
    runCount = driving.runCount
    brokenCount = driving.brokenCount
    isCut = driving.isCut
    // A closure that the drive passes is none of the example's calls.
    unfollowed = driving.unfollowed.calls.filter { ExampleCode.isMadeUp($0.name) }
    broken = driving.broken
    failures = driving.failures
    faults = driving.faults
    endless = driving.endless
    guard !code.isFile, endless == nil else { return }
    for major in driving.askedReleases.sorted() {
      try runBefore(major, code, drives, limit)
    }
  }

  /// Runs an example on the last release before one that the example asks for. The newest release
  /// never takes the other branch of `if #available`.
  private mutating func runBefore(
    _ major: Int, _ code: ExampleCode, _ drives: [DriveKind], _ limit: Int
  ) throws(ScriptError) {
    let last = Release.all(from: .oldest, through: Release(major - 1)).last
    guard let last, last.major >= Self.oldestRelease else { return }
    var driving = Driving(limit: limit, release: last, number: traces.map { $0.number }.max() ?? 0)
    try driving.run(code, drives)
    let known = occurrences
    for occurrence in driving.occurrences
    where !known.contains(where: {
      $0.finding == occurrence.finding && $0.range == occurrence.range
    }) {
      occurrences.append(occurrence.seen(on: last))
    }
    traces += driving.traces.filter { !$0.findings.isEmpty }
    for (fault, drive) in driving.faults
    where !faults.contains(where: { $0.fault.id == fault.id && $0.fault.range == fault.range }) {
      faults.append((fault, drive))
    }
  }

  /// The drives use what every release from this one on has.
  private static let oldestRelease = 15

  /// The reasons why runs broke off.
  private(set) var broken = BrokenRuns()
  private var faults: [(fault: Fault, drive: DriveKind)] = []
  private var failures: [Diagnostic] = []
  private var endless: Diagnostic?

  // MARK: Judging

  private mutating func judgeCorrect(_ attributes: ExampleAttributes) {
    for id in findings {
      guard let first = occurrences.first(where: { $0.finding == id }) else { continue }
      var diagnostic = Diagnostic(
        id: "harmful-example", "This correct example shows '\(id)'", at: first.range,
        notes: first.sentences,
        help: [
          "fix it, or mark it with 'swift incorrect finding=\(id)'; 'lifeguard "
            + "explain \(id)' says what it means"
        ]
      ).asDisagreement
      diagnostic.placedNotes = first.placedNotes
      diagnostics.append(diagnostic)
    }
    for (fault, drive) in faults
    where !occurrences.contains(where: { $0.range == fault.range }) {
      diagnostics.append(fault.diagnostic(drive))
    }
    for reason in broken.telling(attributes.drives != nil)
    where !faults.contains(where: { $0.fault.range == reason.failure.range }) {
      diagnostics.append(reason.crash ?? reason.warning(of: runCount + brokenCount, nil))
    }
  }

  private mutating func judgeIncorrect(
    _ attributes: ExampleAttributes, _ code: ExampleCode, _ limit: Int
  ) {
    guard let finding = attributes.finding, !findings.contains(finding.text) else { return }
    let harmless = HarmlessExample(
      verdict: self, code: code, attributes: attributes, finding: finding, limit: limit)
    diagnostics.append(harmless.diagnostic)
  }

  /// The errors about an example of which no run ran to the end.
  private func unrun(_ code: ExampleCode) -> [Diagnostic] {
    if !failures.isEmpty {
      return failures.map { failure in
        var result = failure
        result.notes.append("no run of this example finished, so nothing is known about it")
        return result
      }
    }
    let place = SourceRange(0, 0)
    if code.subjects.isEmpty {
      return [
        Diagnostic(
          id: "nothing-to-run", "This example has no view controller that can be run", at: place,
          help: [
            "show a member, statements or a view controller class, or say why it is not run: "
              + "'not-run=\"…\"'"
          ])
      ]
    }
    return [
      Diagnostic(
        id: "nothing-to-run", "None of the drives suits this example", at: place,
        help: ["name a drive that does with 'drive=', or say why it is not run: 'not-run=\"…\"'"])
    ]
  }
}

extension Occurrence {
  /// The drive and the evidence, a sentence each.
  package var sentences: [String] {
    ["in the drive '\(drive.rawValue)': \(evidence.first ?? "")"] + evidence.dropFirst()
  }
}
