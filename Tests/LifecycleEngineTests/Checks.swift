import Testing

@testable import LifecycleEngine

extension CallbackSet {
  static var all: CallbackSet {
    var set = CallbackSet()
    // A class that overrides UIKit's pushes and pops would have to push and pop.
    for callback in Callback.allCases
    where !callback.isCalledByAuthors || callback == .sizeForChildContainer {
      set.insert(callback)
    }
    return set
  }
}

/// The receivers whose callbacks are looked at unless a check names others.
let authors = "A B C D E P"

/// Compares the classic callbacks since the mark with lines, exactly and in order.
func check(
  _ stage: Stage, _ lines: String, location: SourceLocation = #_sourceLocation
) {
  check(stage, [.classic], of: authors, lines, location: location)
}

/// Compares all callbacks of some receivers.
func check(
  _ stage: Stage, of receivers: String, _ lines: String,
  location: SourceLocation = #_sourceLocation
) {
  check(stage, [.classic], of: receivers, lines, location: location)
}

/// The same through another lens.
func check(
  _ stage: Stage, _ lens: Lens, _ lines: String, location: SourceLocation = #_sourceLocation
) {
  check(stage, [lens], of: authors, lines, location: location)
}

/// Compares the callbacks since the mark with lines, exactly and in order.
/// - Parameters:
///   - stage: The stage of the callbacks.
///   - lenses: The lenses to look through.
///   - receivers: The receivers to look at, apart from the console.
///   - lines: `A.viewWillAppear`, or with arguments `A.willMove(toParent: nil)`.
func check(
  _ stage: Stage, _ lenses: [Lens], of receivers: String = authors, _ lines: String,
  location: SourceLocation = #_sourceLocation
) {
  let shown = receivers.split(separator: " ")
  let actual = stage.events.filter { event in
    guard lenses.contains(where: { LensSet($0).shows(event.callback) }) else { return false }
    guard case .object(let id) = event.receiver else { return true }
    return shown.contains { $0 == stage.name(id) }
  }
  let expected = lines.split(separator: "\n").map { line in
    String(line.drop { $0 == " " })
  }
  let agrees =
    actual.count == expected.count
    && zip(expected, actual).allSatisfy { stage.matches($0, $1) }
  if !agrees {
    let happened = actual.map { stage.text($0) }.joined(separator: "\n")
    Issue.record(
      "expected:\n\(expected.joined(separator: "\n"))\n\nhappened:\n\(happened)",
      sourceLocation: location)
  }
  #expect(stage.callbacksOfTheDead == [], sourceLocation: location)
}

/// The events of a trace in full, for comparing two runs.
func transcript(_ stage: Stage) -> [String] {
  stage.world.trace.events.map {
    "\($0.number) \($0.time.microseconds) \($0.turn) \($0.transaction) \($0.depth) "
      + "\($0.step.choreography).\($0.step.step) \(stage.text($0))"
  }
}
