import LifecycleEngine
import ScriptLanguage
import TraceRendering

/// What became of an example, as its page needs it.
struct ExampleOutcome: Codable, Equatable {
  /// Whether it is marked as correct.
  let isCorrect: Bool
  /// Why it is not run; `nil` for one that is.
  let reason: String?
  /// The finding that it is to show.
  let finding: String?
  /// The drive that shows it.
  let drive: String?
  /// What was seen, a sentence each.
  let evidence: [String]
  /// The code as HTML, without its hidden lines; those are marked that show the finding.
  let sourceHTML: String
  /// How many are marked.
  let markedLineCount: Int
  let runCount: Int
  /// How many runs did not come to their end.
  let brokenCount: Int
  /// Whether there are more runs than were tried.
  let isCut: Bool
  /// What happened, by drives.
  let traces: [Trace]
  /// The callbacks that it implements, by their numbers, in the order of the engine.
  private let callbackNumbers: [UInt8]
  /// Where its screens stand.
  let containers: [ExampleContainer]

  /// What happened in a drive.
  struct Trace: Codable, Equatable {
    let drive: String
    /// The class that was driven, and in which of several ways.
    let subject: String
    let way: String
    let steps: [Step]
  }

  /// What happened in a step of a drive.
  struct Step: Codable, Equatable {
    let title: String
    /// The events as lines of an expectation.
    let lines: [String]
    /// Which of them the evidence is about.
    let marked: [Int]
    /// For each line the plain controller of UIKit's that it is about; `nil` for the example's own.
    let plain: [String?]
  }

  init(_ source: String, _ attributes: ExampleAttributes, _ verdict: ExampleVerdict) {
    isCorrect = attributes.mark == .correct
    reason = attributes.notRun?.text
    finding = attributes.finding?.text
    let own = verdict.occurrences.first { $0.finding == attributes.finding?.text }
    drive = own?.drive.rawValue
    evidence = own?.evidence ?? []
    let code = ExampleSource(source)
    let marked = ExampleOutcome.markedLines(of: code, own?.finding, in: verdict.occurrences)
    markedLineCount = marked.count
    sourceHTML = SwiftHighlighter.html(code.shown, marking: marked, label: "to blame: ")
    runCount = verdict.runCount
    brokenCount = verdict.brokenCount
    isCut = verdict.isCut
    callbackNumbers = verdict.callbacks.map(\.rawValue)
    containers = ExampleContainer.allCases.filter {
      $0.isUsed(by: verdict.usedNames) || $0 == own.map { ExampleContainer(of: $0.drive) }
    }
    var traces: [Trace] = []
    for trace in verdict.traces
    where !traces.contains(where: {
      $0.drive == trace.drive.rawValue && $0.subject == trace.subject
        && $0.way == trace.way
    }) {
      // Of an incorrect example only what shows it is told, of a correct one any drive may be.
      if let own, trace.number != own.run { continue }
      traces.append(Trace(trace, own))
    }
    self.traces = traces
  }

  /// The callbacks that it implements.
  var callbacks: [Callback] { callbackNumbers.compactMap(Callback.init(rawValue:)) }

  /// The lines of the shown code that show a finding, each once; a hidden one is none of them.
  private static func markedLines(
    of code: ExampleSource, _ finding: String?, in occurrences: [Occurrence]
  ) -> [Int] {
    let own = occurrences.filter { $0.finding == finding }
    return Set(own.compactMap { code.shownLine(at: $0.range.start) }).sorted()
  }

  /// What happened in a drive, in the same way as in another trace if there is such a run.
  func trace(of drive: String?, like other: Trace? = nil) -> Trace? {
    let fitting = traces.filter { drive == nil || $0.drive == drive }
    guard let other else { return fitting.first }
    return fitting.first { $0.subject == other.subject && $0.way == other.way }
      ?? fitting.first { $0.way == other.way } ?? fitting.first
  }
}

extension ExampleOutcome.Trace {
  /// What is told: everything but layout, unless the finding is about that.
  private static let lenses = [
    Lens.appearance, .loading, .geometry, .containment, .completion, .memory, .console,
  ]

  fileprivate init(_ trace: ExampleTrace, _ occurrence: Occurrence?) {
    drive = trace.drive.rawValue
    subject = trace.subject
    way = trace.way
    let run = trace.run
    var lenses = Self.lenses.map(LensSet.init).reduce(LensSet(.classic)) { $0.union($1) }
    if let lens = occurrence.flatMap({ Finding.named($0.finding)?.lens }) {
      lenses = lenses.union(LensSet(lens))
    }
    var steps: [ExampleOutcome.Step] = []
    for (place, step) in run.steps.enumerated() {
      let end =
        place + 1 < run.steps.count ? run.steps[place + 1].firstEvent : run.trace.events.count
      var lines: [String] = []
      var marked: [Int] = []
      var plain: [String?] = []
      for event in run.trace.events[min(step.firstEvent, end)..<end]
      where lenses.shows(event.callback) && Self.isTold(event, in: run) {
        if event.number == occurrence?.event { marked.append(lines.count) }
        lines.append(EventText.describe(event, run.names, arguments: .telling))
        plain.append(Self.plainController(event, in: run))
      }
      steps.append(
        ExampleOutcome.Step(title: step.title, lines: lines, marked: marked, plain: plain))
    }
    self.steps = steps
  }

  /// Whether an event is of an object of the example's or a plain controller, or a line of the console.
  private static func isTold(_ event: Event, in run: ScenarioRun) -> Bool {
    guard case .object(let id) = event.receiver else { return event.receiver == .console }
    guard run.names.isShownByDefault(event) else { return false }
    let base = plainName(run.names[id])
    return base == nil || base == "UIViewController"
  }

  /// The name of the receiver where it is a controller of no class of the example's.
  private static func plainController(_ event: Event, in run: ScenarioRun) -> String? {
    guard case .object(let id) = event.receiver, plainName(run.names[id]) != nil else { return nil }
    return run.names[id]
  }

  /// The class of UIKit's that an object is named after, with a number if there are several.
  private static func plainName(_ name: String) -> String? {
    let digits = name.utf8.reversed().prefix { $0 >= 48 && $0 <= 57 }.count
    let base = name.dropLast(digits)
    return UIKitClass.allCases.first { $0.name == base }?.name
  }
}

extension ExampleOutcome.Step {
  /// The step without the plain controllers that are not among some.
  func telling(_ names: Set<String>) -> ExampleOutcome.Step {
    let places = lines.indices.filter { place in plain[place].map { names.contains($0) } ?? true }
    return ExampleOutcome.Step(
      title: title, lines: places.map { lines[$0] },
      marked: marked.compactMap { places.firstIndex(of: $0) }, plain: places.map { plain[$0] })
  }
}
