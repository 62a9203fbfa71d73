import Diagnostics

@testable import LifecycleEngine
@testable import Scenarios

/// The events of each named object of a scenario, with and without a change to the script.
struct MetamorphicRun {
  /// The difference on the first release with a difference; nil without a difference.
  private(set) var difference: String?
  /// The number of releases with something to change.
  private(set) var runCount = 0
  /// The script after the last change, which is the same for most releases.
  private var changed: (source: String, scenario: Scenario)?

  init(_ scenario: EvidenceScenario, _ change: Metamorphosis, on releases: [Release]) {
    guard let script = ScriptTokens(scenario.scenario.text) else { return }
    for release in releases {
      let unchanged = scenario.scenario.run(on: release)
      guard let source = change.change(script, MetamorphicRun.names(in: unchanged, script))
      else { continue }
      runCount += 1
      do throws(ScriptError) {
        let run = try changed(to: source, unchanged, scenario.scenario.attributes)
        difference =
          difference ?? MetamorphicRun.difference(unchanged, run, leavingOut: change.leftOut)
      } catch {
        difference = "it cannot be compiled: \(error.diagnostics.map(\.summary))"
      }
    }
  }

  private mutating func changed(
    to source: String, _ unchanged: ScenarioRun, _ attributes: ScenarioAttributes
  ) throws(ScriptError) -> ScenarioRun {
    if let changed, changed.source == source { return changed.scenario.run(on: unchanged.release) }
    let scenario = try Scenario(source, attributes: attributes)
    changed = (source, scenario)
    return scenario.run(on: unchanged.release)
  }

  private static func difference(
    _ unchanged: ScenarioRun, _ run: ScenarioRun, leavingOut leftOut: Lens?
  ) -> String? {
    let before = sequences(of: unchanged, leftOut)
    let after = sequences(of: run, leftOut)
    let cause = run.diagnostics.first { !$0.isDisagreement }.map { " (\($0.summary))" } ?? ""
    return difference(before, after).map { "iOS \(unchanged.release.major): \($0)\(cause)" }
  }

  /// The events of each object, in order.
  private typealias Sequences = [(receiver: String, events: [String])]

  /// The controllers with names of their own, and the classes of the script.
  private static func names(in run: ScenarioRun, _ script: ScriptTokens) -> Set<String> {
    var result = script.declaredClasses
    for event in run.trace.events where event.callback.lens == .loading {
      guard case .object(let id) = event.receiver else { continue }
      let name = run.names[id]
      if name.allSatisfy({ $0.isLetter || $0.isNumber }) { result.insert(name) }
    }
    // A UIKit class keeps its name, and so does an instance without a name of its own.
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

  /// A text with the names of the unchanged script. An object without a name is called by its place
  /// among all objects.
  private static func withOldNames(_ text: String) -> String {
    let (prefix, unnamed) = (Array(Metamorphosis.prefix.utf8), Array("object".utf8))
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: prefix) {
        rest = rest.dropFirst(prefix.count)
      } else if byte >= 48, byte <= 57, result.suffix(unnamed.count).elementsEqual(unnamed) {
        rest = rest.drop { $0 >= 48 && $0 <= 57 }
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Compares the events of the unchanged script's objects.
  private static func difference(_ before: Sequences, _ after: Sequences) -> String? {
    for (receiver, events) in before {
      let changed = after.first { withOldNames($0.receiver) == receiver }?.events ?? []
      let place = zip(events, changed).prefix {
        $0 == $1 || withOldNames($0) == withOldNames($1)
      }.count
      guard place < max(events.count, changed.count) else { continue }
      let (old, new) = (
        place < events.count ? events[place] : "nothing",
        place < changed.count ? changed[place] : "nothing"
      )
      return "\(receiver) heard \(old) as number \(place + 1), and hears \(new)"
    }
    return nil
  }
}
