import Diagnostics
import LifecycleEngine

/// An example that was run through its drives, and what came of it.
public struct ExampleVerdict: Sendable {
  /// What the runs showed, each finding at each place once.
  public private(set) var occurrences: [Occurrence] = []
  /// Runs in which something was seen, and one of each drive in which nothing was.
  public private(set) var traces: [ExampleTrace] = []
  /// How many runs came to their end.
  public private(set) var runCount = 0
  /// How many did not: nothing that comes later in them was seen.
  public private(set) var brokenCount = 0
  /// Whether there are more runs than were tried: conditions could have come out in other ways, or there
  /// are more ways to run the example.
  public private(set) var isCut = false
  /// The callbacks that it implements, in the order of the engine.
  public private(set) var callbacks: [Callback] = []
  /// The names that it uses, each once, in their order.
  public private(set) var usedNames: [String] = []
  /// What is wrong: the example is not what its author says, or could not be run.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The ids of the findings that were seen, in the order in which they are listed.
  public var findings: [String] {
    Finding.all.map { $0.id }.filter { id in occurrences.contains { $0.finding == id } }
  }

  /// Runs an example and judges it.
  /// - Parameters:
  ///   - source: The body of the block.
  ///   - attributes: What its info string says; one that is not to be run is only parsed.
  /// - Throws: What is wrong with its syntax or names.
  public init(_ source: String, attributes: ExampleAttributes) throws(ScriptError) {
    try self.init(source, attributes: attributes, limit: Driving.runLimit)
  }

  /// - Parameter limit: The most runs.
  init(_ source: String, attributes: ExampleAttributes, limit: Int) throws(ScriptError) {
    let text = ExampleSource(source)
    if let error = ScriptError(text.problems) { throw error }
    let code = try ExampleCode(text.code)
    callbacks = code.implementedCallbacks
    usedNames = code.words.names { !$0.isDeclared }
    guard attributes.notRun == nil else { return }
    if let error = ScriptError(code.nameSlips) { throw error }
    try run(code, attributes.drives ?? DriveKind.usual, limit)
    if let endless {
      diagnostics.append(endless)
      return
    }
    guard runCount > 0 || !occurrences.isEmpty else {
      diagnostics += unrun(code)
      return
    }
    switch attributes.mark {
    case .correct: judgeCorrect(attributes)
    case .incorrect: judgeIncorrect(attributes, code, limit)
    }
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
    broken = driving.broken
    failures = driving.failures
    endless = driving.endless
  }

  /// The runs that broke off, by reason.
  private(set) var broken = BrokenRuns()
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
          "mend it, or mark it with 'swift incorrect finding=\(id)'; "
            + "'lifeguard explain \(id)' says what it means"
        ]
      ).asDisagreement
      diagnostic.placedNotes = first.placedNotes
      diagnostics.append(diagnostic)
    }
    for reason in broken.telling(attributes.drives != nil) {
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

  /// What is said of an example of which no run came to its end.
  private func unrun(_ code: ExampleCode) -> [Diagnostic] {
    if !failures.isEmpty {
      return failures.map { failure in
        var result = failure
        result.notes.append("no run of this example came to its end, so nothing is known of it")
        return result
      }
    }
    let place = SourceRange(0, 0)
    if code.subjects.isEmpty {
      return [
        Diagnostic(
          id: "nothing-to-run", "This example has no view controller that can be run", at: place,
          help: [
            "show a member, statements or a class of a view controller, or say why it is not run: "
              + "'not-run=\"…\"'"
          ])
      ]
    }
    return [
      Diagnostic(
        id: "nothing-to-run", "None of the drives goes with this example", at: place,
        help: ["name one that does with 'drive=', or say why it is not run: 'not-run=\"…\"'"])
    ]
  }
}

extension Occurrence {
  /// The evidence with where it comes from, a sentence each.
  public var sentences: [String] {
    ["in the drive '\(drive.rawValue)': \(evidence.first ?? "")"] + evidence.dropFirst()
  }
}
