import Diagnostics
import LifecycleEngine

/// What the author's code has begun since the turn of a statement or step began: transitions, and
/// work for later. Where the run loop finds no end, what was begun most often tells why.
struct Causes {
  /// A place in the code that has begun something.
  struct Place {
    let range: SourceRange
    let function: Int
    fileprivate(set) var count: Int
  }

  private var places: [Place] = []
  /// The index of the entry that begins at a place. The table is only asked, never listed.
  private var indices: [SourcePlace: Int] = [:]

  /// The least times a place must have begun something to be the reason for what does not end.
  private static let least = 20

  fileprivate mutating func note(_ range: SourceRange, in function: Int) {
    if let index = indices[range.place] {
      places[index].count += 1
    } else {
      indices[range.place] = places.count
      places.append(Place(range: range, function: function, count: 1))
    }
  }

  /// The place that has begun something most often, the last one of several.
  var mostFrequent: Place? {
    var result: Place?
    for place in places where place.count >= result?.count ?? Causes.least { result = place }
    return result
  }
}

extension Machine {
  /// The members of UIKit that begin what goes on in later turns.
  private static let beginnings = [
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "transition",
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "viewControllers", "selectedIndex", "selectedViewController",
    "rootViewController", "setViewController", "preferredDisplayMode", "hide",
  ]

  /// Notes that the author's code uses a member of UIKit.
  func noteUse(of name: String) {
    if Machine.beginnings.contains(name) { noteCause() }
  }

  /// Notes that what runs begins something that goes on in later turns.
  func noteCause() {
    guard judgement == nil, let frame = frames.last(where: { $0.position > 0 }) else { return }
    causes.note(currentRange, in: frame.function)
  }

  /// Notes that the run loop calls a function of the author's.
  func noteCause(function: Int) {
    guard let range = program.functions[function].ranges.first else { return }
    causes.note(range, in: function)
  }

  /// What has run so often that nothing came to an end, as the second half of a summary.
  func text(of cause: Causes.Place) -> String {
    let name = program.functions[cause.function].name
    let owner = name == "top level" || name == "step" || name == "closure" ? "" : " in '\(name)'"
    return "this ran \(cause.count) times\(owner)"
  }

  /// What is wrong with code that is called again and again and uses up a budget together.
  /// - Returns: Nil where the code of a statement or step uses it up by itself.
  func endlessCause(_ reason: RunReason, _ work: String) -> RunError? {
    guard !acceptsActions, let cause = causes.mostFrequent else { return nil }
    return .failed(
      Diagnostic(
        reason, "\(whatRuns) was stopped after \(work): \(text(of: cause))", at: cause.range,
        help: [Machine.endlessHelp]))
  }

  /// The subject of a sentence about the code that is run.
  var whatRuns: String { observer.subject }

  static let endlessHelp =
    "what has itself run again and again needs a condition under which it does not"
}
