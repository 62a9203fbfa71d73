import LifecycleEngine
import ScriptLanguage

/// What happens in the built-in scenarios, each on the newest version that has it: the numbers that
/// the pages about callbacks and choreographies count.
struct TransitionObservations {
  /// What a callback found when it came.
  struct Event {
    let callback: Callback
    /// `New.viewWillAppear(animated: true)`.
    let text: String
    let receiver: Receiver
    /// What was so just before the body of the callback.
    let state: State
  }

  /// Who got it.
  enum Receiver: Int { case other, current, new }

  /// What is so of a controller at a moment.
  struct State: OptionSet {
    let rawValue: Int
    static let isLoaded = State(rawValue: 1)
    static let isInWindow = State(rawValue: 2)
    static let hasFinalGeometry = State(rawValue: 4)
    static let hasFinalTraits = State(rawValue: 8)
  }

  /// One run of a built-in scenario.
  struct Run {
    let scenario: BuiltInScenario
    let events: [Event]

    /// How often a callback came to somebody.
    func count(_ callback: Callback, _ receiver: Receiver) -> Int {
      events.count { $0.callback == callback && $0.receiver == receiver }
    }
  }

  /// The runs in the order of the built-in scenarios.
  let runs: [Run]

  /// - Parameters:
  ///   - scenarios: The built-in scenarios.
  ///   - cache: Where the numbers are kept.
  init(_ scenarios: [BuiltInScenario], _ cache: BlockCache?) {
    let key = BlockKey(texts: ["observations"] + scenarios.map(\.id))
    if let known = cache?.value(Record.self, for: key), known.runs.count == scenarios.count {
      runs = known.runs(of: scenarios)
      return
    }
    let record = Record(scenarios)
    cache?.keep(value: record, for: key)
    runs = record.runs(of: scenarios)
  }
}

/// The events of all runs as numbers, as they are kept.
private struct Record: Codable {
  /// The different texts of events.
  private(set) var texts: [String] = []
  /// The events of each run: place of the text, callback, receiver and state in one number each.
  private(set) var runs: [[Int]] = []

  init(_ scenarios: [BuiltInScenario]) {
    var places: [String: Int] = [:]
    for scenario in scenarios {
      var events: [Int] = []
      if let release = scenario.releases.last,
        let compiled = try? Scenario(scenario.source, attributes: scenario.attributes)
      {
        let run = compiled.run(on: release, recordsStates: true)
        for event in run.shownEvents where run.names.isShownByDefault(event) {
          let text = EventText.describe(event, run.names)
          let place = places[text] ?? texts.count
          if place == texts.count {
            places[text] = place
            texts.append(text)
          }
          let receiver = Record.receiver(of: event, run.names).rawValue
          let state = Record.state(of: event).rawValue
          events.append(((place * 256 + Int(event.callback.rawValue)) * 4 + receiver) * 16 + state)
        }
      }
      runs.append(events)
    }
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

  private static func state(of event: Event) -> TransitionObservations.State {
    guard case .object(let id) = event.receiver, let state = event.state,
      let view = state.view(of: id)
    else { return [] }
    var result: TransitionObservations.State = .isLoaded
    if state.window(of: view) != nil { result.insert(.isInWindow) }
    if state.isGeometryFinal(of: id) { result.insert(.hasFinalGeometry) }
    if state.areTraitsFinal(of: id) { result.insert(.hasFinalTraits) }
    return result
  }

  /// The runs with their events; a number that means nothing is left out.
  func runs(of scenarios: [BuiltInScenario]) -> [TransitionObservations.Run] {
    zip(scenarios, runs).map { scenario, numbers in
      TransitionObservations.Run(
        scenario: scenario,
        events: numbers.compactMap { number in
          guard number >= 0, let callback = Callback(rawValue: UInt8(number / 64 % 256)),
            let receiver = TransitionObservations.Receiver(rawValue: number / 16 % 4),
            texts.indices.contains(number / 16_384)
          else { return nil }
          return TransitionObservations.Event(
            callback: callback, text: texts[number / 16_384], receiver: receiver,
            state: TransitionObservations.State(rawValue: number % 16))
        })
    }
  }
}
