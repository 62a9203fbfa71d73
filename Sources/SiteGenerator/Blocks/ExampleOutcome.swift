import LifecycleEngine
import Scenarios

/// An example as its page shows the example.
struct ExampleOutcome: Codable, Equatable {
  /// True if the example is marked as correct.
  let isCorrect: Bool
  /// The reason why the example is not run; `nil` for an example that is run.
  let reason: String?
  /// The info string of the example, for the editor.
  let info: String
  /// The whole code of an example with hidden lines; `nil` if the page shows all lines.
  let hiddenSource: String?
  /// The finding that the example shows.
  let finding: String?
  /// The drive that shows the finding.
  let drive: String?
  /// The observations, a sentence each.
  let evidence: [String]
  /// The code as HTML, without hidden lines. The lines that show the finding are marked.
  let sourceHTML: String
  /// The number of marked lines.
  let markedLineCount: Int
  let runCount: Int
  /// The number of runs that broke off.
  let brokenCount: Int
  /// True if there are more runs than the check tried.
  let isCut: Bool
  /// The calls of a correct example that no run followed, as HTML with the lines of the shown code.
  let unfollowedHTML: String?
  /// The traces of the drives.
  let traces: [Trace]
  /// The numbers of the callbacks that the example implements, in the order of the engine.
  let callbackNumbers: [UInt8]
  /// The containers of the example's screens.
  let containers: [ExampleContainer]

  /// The trace of a drive.
  struct Trace: Codable, Equatable {
    let drive: String
    /// The driven class, and the way of the drive if there are several.
    let subject: String
    let way: String
    let steps: [Step]
  }

  /// The trace of a step of a drive.
  struct Step: Codable, Equatable {
    let title: String
    /// The events as lines of an expectation.
    let lines: [String]
    /// The indices of the lines that the evidence is about.
    let marked: [Int]
    /// For each line the plain UIKit controller that the line is about, if any.
    let plain: [String?]
  }

  /// The callbacks that the example implements.
  var callbacks: [Callback] { callbackNumbers.compactMap(Callback.init(rawValue:)) }

  /// The trace of a drive. A trace with the subject and the way of another trace is preferred.
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
