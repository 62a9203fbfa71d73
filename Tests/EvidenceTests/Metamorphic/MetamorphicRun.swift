import ScriptLanguage

@testable import LifecycleEngine
@testable import ScriptLanguage

/// What each named object of a scenario hears, with a change to the script and without.
struct MetamorphicRun {
  /// How the run with the change differs, and on which release; nil where it does not.
  private(set) var difference: String?
  /// Whether there was something to change.
  private(set) var isCovered = false

  init(_ scenario: EvidenceScenario, _ change: Metamorphosis) {
    let original = scenario.scenario
    let unchanged = scenario.verdict.run
    guard let script = ScriptTokens(original.text),
      let source = change.change(script, MetamorphicRun.names(in: unchanged, script))
    else { return }
    isCovered = true
    do throws(ScriptError) {
      let run = try Scenario(source, attributes: original.attributes).run(on: unchanged.release)
      let before = MetamorphicRun.sequences(of: unchanged, change.leftOut)
      let after = MetamorphicRun.sequences(of: run, change.leftOut)
      let cause = run.diagnostics.first { !$0.isDisagreement }.map { " (\($0.summary))" } ?? ""
      difference = MetamorphicRun.difference(before, after).map {
        "iOS \(unchanged.release.major): \($0)\(cause)"
      }
    } catch {
      difference = "it cannot be compiled: \(error.diagnostics.map(\.summary))"
    }
  }

  /// What was sent to each object, in order.
  private typealias Sequences = [(receiver: String, events: [String])]

  /// The controllers that have names of their own, and the classes of the script.
  private static func names(in run: ScenarioRun, _ script: ScriptTokens) -> Set<String> {
    var result = script.declaredClasses
    for event in run.trace.events where event.callback.lens == .loading {
      guard case .object(let id) = event.receiver else { continue }
      let name = run.names[id]
      if name.allSatisfy({ $0.isLetter || $0.isNumber }) { result.insert(name) }
    }
    // One of UIKit's classes keeps its name, and so does an instance without a name of its own.
    return result.filter { name in !UIKitClass.allCases.contains { name.hasPrefix($0.name) } }
  }

  private static func sequences(of run: ScenarioRun, _ leftOut: Lens?) -> Sequences {
    var result: Sequences = []
    for event in run.trace.events where event.callback.lens != leftOut {
      guard case .object(let id) = event.receiver else { continue }
      let name = run.names[id]
      let text = EventText.describe(event, run.names)
      if let index = result.firstIndex(where: { $0.receiver == name }) {
        result[index].events.append(text)
      } else {
        result.append((name, [text]))
      }
    }
    return result
  }

  /// Compares what the objects of the unchanged script heard.
  private static func difference(_ before: Sequences, _ after: Sequences) -> String? {
    // What has no name is called by its place among all objects.
    func withOldNames(_ text: String) -> String {
      text.replacing(Metamorphosis.prefix, with: "").replacing(/object[0-9]+/, with: "object")
    }
    let before = before.map { ($0.receiver, $0.events.map(withOldNames)) }
    for (receiver, events) in before {
      let changed =
        after.first { withOldNames($0.receiver) == receiver }?.events.map(withOldNames) ?? []
      guard changed != events else { continue }
      let place = zip(events, changed).prefix { $0 == $1 }.count
      let (old, new) = (
        place < events.count ? events[place] : "nothing",
        place < changed.count ? changed[place] : "nothing"
      )
      return "\(receiver) heard \(old) as number \(place + 1), and hears \(new)"
    }
    return nil
  }
}
