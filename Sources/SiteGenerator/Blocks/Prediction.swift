import LifecycleEngine
import Scenarios

/// A scenario as a task for a reader: which of these callbacks happen, and in which order?
struct Prediction: Codable, Equatable {
  /// The number of events in the table, and of objects that get the events.
  let eventCount: Int
  let receiverCount: Int
  /// Callbacks that a reader may expect, and that do not happen: `Below.viewDidAppear`.
  let decoys: [String]

  /// True if the callbacks are few enough to be put in order on a phone.
  var isShort: Bool { (3...12).contains(eventCount) && receiverCount <= 3 }

  /// True if there is an order at all.
  var hasOrder: Bool { eventCount >= 2 }

  private static let decoyLimit = 2

  init(of scenario: Scenario, _ run: ScenarioRun) {
    let events = run.shownEvents(
      through: scenario.shownLenses, naming: scenario.namedContainers(in: run))
    eventCount = events.count
    var receivers: [String] = []
    var happened: Set<String> = []
    for event in events {
      let receiver = run.names[event.receiver]
      if !receivers.contains(receiver) { receivers.append(receiver) }
      happened.insert(receiver + "." + event.callback.baseName)
    }
    receiverCount = receivers.count
    var decoys: [String] = []
    for name in scenario.ruledOutCallbacks(in: run) + Prediction.unfinished(receivers, happened) {
      if !happened.contains(name), !decoys.contains(name) { decoys.append(name) }
    }
    self.decoys = Array(decoys.prefix(Prediction.decoyLimit))
  }

  /// The did-callbacks whose will-callback happened alone, as in a cancelled transition.
  private static func unfinished(_ receivers: [String], _ happened: Set<String>) -> [String] {
    receivers.flatMap { receiver in
      [("viewWillAppear", "viewDidAppear"), ("viewWillDisappear", "viewDidDisappear")]
        .filter { will, _ in happened.contains("\(receiver).\(will)") }
        .map { _, did in "\(receiver).\(did)" }
    }
  }
}
