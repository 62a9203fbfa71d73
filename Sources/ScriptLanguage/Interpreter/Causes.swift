import Diagnostics
import LifecycleEngine

/// The transitions and later work that the author's code has begun since the turn of a statement or
/// step began. If the run loop finds no end, the most frequent cause tells why.
struct Causes {
  /// A place in the code that began a transition or work for later.
  struct Place {
    let range: SourceRange
    let function: Int
    fileprivate(set) var count: Int
  }

  private var places: [Place] = []
  /// The index in `places` for each source place. The table is only looked up, never listed.
  private var indices: [SourcePlace: Int] = [:]

  /// The least count at which a place is blamed for an endless run.
  private static let least = 20

  fileprivate mutating func note(_ range: SourceRange, in function: Int) {
    if let index = indices[range.place] {
      places[index].count += 1
    } else {
      indices[range.place] = places.count
      places.append(Place(range: range, function: function, count: 1))
    }
  }

  /// The place that began something most often. Of several such places, the last.
  var mostFrequent: Place? {
    var result: Place?
    for place in places where place.count >= result?.count ?? Causes.least { result = place }
    return result
  }
}

extension Machine {
  /// Notes that the author's code uses a member of UIKit, if the member begins work in later turns.
  func noteUse(of name: String) {
    if UIKitNames.marks(of: name).contains(.schedules) { noteCause() }
  }

  /// Notes that the running code begins work in later turns.
  func noteCause() {
    guard judgement == nil, let frame = stack.frames.last(where: { $0.position > 0 }) else {
      return
    }
    causes.note(currentRange, in: frame.function)
  }

  /// Notes that the run loop calls a function of the author's.
  func noteCause(function: Int) {
    guard let range = program.functions[function].ranges.first else { return }
    causes.note(range, in: function)
  }

  /// Says how often the cause ran, as the second half of a summary.
  func text(of cause: Causes.Place) -> String {
    let name = program.functions[cause.function].name
    let owner = name == "top level" || name == "step" || name == "closure" ? "" : " in '\(name)'"
    return "this ran \(cause.count) times\(owner)"
  }

  /// Makes the error about code that is called again and again until a budget is used up.
  /// - Returns: Nil if the code of a single statement or step uses up the budget alone.
  func endlessCause(_ reason: RunReason, _ work: String) -> RunError? {
    guard !actions.areAccepted, let cause = causes.mostFrequent else { return nil }
    return .failed(
      Diagnostic(
        reason, "\(whatRuns) was stopped after \(work): \(text(of: cause))", at: cause.range,
        help: [Machine.endlessHelp]))
  }

  /// The subject of a sentence about the running code.
  var whatRuns: String { observer.subject }

  static let endlessHelp =
    "what has itself run again and again needs a condition under which it does not"
}
