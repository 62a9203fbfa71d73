import LifecycleEngine
import ScriptLanguage

/// An example as its page shows the example.
struct ExampleOutcome: Codable, Equatable {
  /// True if it is marked as correct.
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
  /// True if there are more runs than were tried.
  let isCut: Bool
  /// What happened, by drives.
  let traces: [Trace]
  /// The callbacks that it implements, by their numbers, in the order of the engine.
  let callbackNumbers: [UInt8]
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

  /// The callbacks that it implements.
  var callbacks: [Callback] { callbackNumbers.compactMap(Callback.init(rawValue:)) }

  /// What happened in a drive, in the same way as in another trace if there is such a run.
  func trace(of drive: String?, like other: Trace? = nil) -> Trace? {
    let fitting = traces.filter { drive == nil || $0.drive == drive }
    guard let other else { return fitting.first }
    return fitting.first { $0.subject == other.subject && $0.way == other.way }
      ?? fitting.first { $0.way == other.way } ?? fitting.first
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
