import LifecycleEngine
import Scenarios
import ScriptMachine

/// The events of the built-in scenarios, once for each group of versions with the same behaviour.
/// The pages about callbacks and choreographies count the events.
struct TransitionObservations {
  /// An event with the readiness that the callback found.
  struct Event {
    let callback: Callback
    /// `New.viewWillAppear(animated: true)`.
    let text: String
    let receiver: Receiver
    /// The readiness of the receiver's view just before the body of the callback.
    let readiness: ViewReadiness
  }

  /// The controller that receives a callback.
  enum Receiver: Int { case other, current, new }

  /// A callback on one of the receivers.
  struct Call: Hashable {
    private let number: Int

    init(_ callback: Callback, _ receiver: Receiver) {
      number = Int(callback.rawValue) * 4 + receiver.rawValue
    }
  }

  /// A run of a built-in scenario. A class, because many lists have the same runs.
  final class Run {
    let combination: Combination
    var scenario: BuiltInScenario { combination.scenario }
    /// The versions that the run stands for.
    let releases: [Release]
    let events: [Event]
    /// The number of calls of each callback on each receiver.
    let counts: [Call: Int]

    init(combination: Combination, releases: [Release], events: [Event]) {
      self.combination = combination
      self.releases = releases
      self.events = events
      counts = Dictionary(events.map { (Call($0.callback, $0.receiver), 1) }) { $0 + $1 }
    }

    /// The calls on `Current` and `New`, without those about layout.
    var received: [String] {
      events.filter { $0.receiver != .other && $0.callback.lens != .layout }.map(\.text)
    }

    /// The number of calls of a callback on a receiver.
    func count(_ callback: Callback, _ receiver: Receiver) -> Int {
      counts[Call(callback, receiver)] ?? 0
    }
  }

  /// The runs on the newest version with each scenario, in the order of the built-in scenarios.
  let runs: [Run]
  /// The runs on older versions with other behaviour, newest first for each scenario.
  let older: [[Run]]

  /// The runs of each scenario, the newest first.
  var byScenario: [[Run]] { zip(runs, older).map { [$0] + $1 } }

  /// - Parameters:
  ///   - pages: The pages of the built-in scenarios.
  ///   - cache: The cache that keeps the numbers.
  ///   - shown: The events that a scenario shows on a release; nil if the scenario does not
  ///     compile, which a test finds.
  init(
    _ pages: [BuiltInPlace], _ cache: BlockCache?,
    _ shown: (BuiltInScenario, Release) -> ShownEvents?
  ) {
    let key = BlockKey(texts: ["observations"] + pages.map(\.scenario.id))
    let known = cache?.value(Record.self, for: key)
    let record = known.flatMap { $0.isOf(pages) ? $0 : nil } ?? Record(pages, shown)
    if known?.isOf(pages) != true { cache?.keep(value: record, for: key) }
    let all = record.runs(of: pages)
    runs = all.compactMap(\.first)
    older = all.map { Array($0.dropFirst()) }
  }
}

/// The events of all runs as numbers, in the form that the cache keeps.
private struct Record: Codable {
  /// The different texts of events.
  private(set) var texts: [String] = []
  /// The events of each scenario's runs, newest first. A number holds the place of the text, the
  /// callback, the receiver and the readiness.
  private(set) var runs: [[[Int]]] = []

  init(_ pages: [BuiltInPlace], _ shown: (BuiltInScenario, Release) -> ShownEvents?) {
    var places: [String: Int] = [:]
    for page in pages {
      runs.append(
        page.releaseGroups.reversed().map { group in
          // A scenario that does not compile has runs without events.
          guard let release = group.last, let shown = shown(page.scenario, release) else {
            return []
          }
          return numbers(of: shown, &places)
        })
    }
  }

  private mutating func numbers(
    of shown: ShownEvents, _ places: inout [String: Int]
  ) -> [Int] {
    zip(shown.events, shown.lines()).map { event, text in
      let place = places[text] ?? texts.count
      if place == texts.count {
        places[text] = place
        texts.append(text)
      }
      let receiver = Record.receiver(of: event, shown.names).rawValue
      let readiness = Int(event.readiness.rawValue)
      return ((place * 256 + Int(event.callback.rawValue)) * 4 + receiver) * 16 + readiness
    }
  }

  /// True if the record fits the pages. The counts of runs are compared, not the events.
  func isOf(_ pages: [BuiltInPlace]) -> Bool {
    runs.count == pages.count
      && zip(runs, pages).allSatisfy { $0.count == $1.releaseGroups.count }
  }

  private static func receiver(
    of event: Event, _ names: ObjectNames
  ) -> TransitionObservations.Receiver {
    switch names[event.receiver] {
    case "Current": .current
    case "New": .new
    default: .other
    }
  }

  /// The runs with events, newest first. Numbers without a meaning are left out.
  func runs(of pages: [BuiltInPlace]) -> [[TransitionObservations.Run]] {
    zip(pages, runs).map { page, runs in
      zip(page.releaseGroups.reversed(), runs).map { run(of: page.combination, on: $0, $1) }
    }
  }

  private func run(
    of combination: Combination, on releases: [Release], _ numbers: [Int]
  ) -> TransitionObservations.Run {
    TransitionObservations.Run(
      combination: combination, releases: releases,
      events: numbers.compactMap { number in
        guard number >= 0, let callback = Callback(rawValue: UInt8(number / 64 % 256)),
          let receiver = TransitionObservations.Receiver(rawValue: number / 16 % 4),
          texts.indices.contains(number / 16_384)
        else { return nil }
        return TransitionObservations.Event(
          callback: callback, text: texts[number / 16_384], receiver: receiver,
          readiness: ViewReadiness(rawValue: UInt8(number % 16)))
      })
  }
}
