import LifecycleEngine
import Scenarios
import ScriptMachine

/// The events of the built-in scenarios, once for each group of versions with the same behaviour.
/// The pages about callbacks and choreographies count the events.
struct TransitionObservations {
  /// An event with the state that the callback found.
  struct Event {
    let callback: Callback
    /// `New.viewWillAppear(animated: true)`.
    let text: String
    let receiver: Receiver
    /// The state just before the body of the callback.
    let state: State
  }

  /// The controller that receives a callback.
  enum Receiver: Int { case other, current, new }

  /// The state of a controller at a moment.
  struct State: OptionSet {
    let rawValue: Int
    static let isLoaded = State(rawValue: 1)
    static let isInWindow = State(rawValue: 2)
    static let hasFinalGeometry = State(rawValue: 4)
    static let hasFinalTraits = State(rawValue: 8)
  }

  /// A run of a built-in scenario.
  struct Run {
    let scenario: BuiltInScenario
    /// The versions that the run stands for.
    let releases: [Release]
    let events: [Event]

    /// The number of calls of a callback on a receiver.
    func count(_ callback: Callback, _ receiver: Receiver) -> Int {
      events.count { $0.callback == callback && $0.receiver == receiver }
    }
  }

  /// The runs on the newest version with each scenario, in the order of the built-in scenarios.
  let runs: [Run]
  /// The runs on older versions with other behaviour, newest first for each scenario.
  let older: [[Run]]

  /// - Parameters:
  ///   - pages: The pages of the built-in scenarios.
  ///   - cache: The cache that keeps the numbers.
  ///   - compiled: Compiles a scenario; nil if the scenario does not compile, which a test finds.
  init(
    _ pages: [BuiltInPlace], _ cache: BlockCache?, _ compiled: (BuiltInScenario) -> Scenario?
  ) {
    let key = BlockKey(texts: ["observations"] + pages.map(\.scenario.id))
    let known = cache?.value(Record.self, for: key)
    let record = known.flatMap { $0.isOf(pages) ? $0 : nil } ?? Record(pages, compiled)
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
  /// callback, the receiver and the state.
  private(set) var runs: [[[Int]]] = []

  init(_ pages: [BuiltInPlace], _ compiled: (BuiltInScenario) -> Scenario?) {
    var places: [String: Int] = [:]
    for page in pages {
      // A scenario that does not compile has runs without events.
      let scenario = compiled(page.scenario)
      runs.append(
        page.releaseGroups.reversed().map { group in
          guard let release = group.last, let scenario else { return [] }
          return numbers(of: scenario.counted(on: release, recordsStates: true), &places)
        })
    }
  }

  private mutating func numbers(of run: ScenarioRun, _ places: inout [String: Int]) -> [Int] {
    run.shownEvents.filter(run.names.isShownByDefault).map { event in
      let text = EventText.describe(event, run.names)
      let place = places[text] ?? texts.count
      if place == texts.count {
        places[text] = place
        texts.append(text)
      }
      let receiver = Record.receiver(of: event, run.names).rawValue
      let state = Record.state(of: event).rawValue
      return ((place * 256 + Int(event.callback.rawValue)) * 4 + receiver) * 16 + state
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

  /// The runs with events, newest first. Numbers without a meaning are left out.
  func runs(of pages: [BuiltInPlace]) -> [[TransitionObservations.Run]] {
    zip(pages, runs).map { page, runs in
      zip(page.releaseGroups.reversed(), runs).map { run(of: page.scenario, on: $0, $1) }
    }
  }

  private func run(
    of scenario: BuiltInScenario, on releases: [Release], _ numbers: [Int]
  ) -> TransitionObservations.Run {
    TransitionObservations.Run(
      scenario: scenario, releases: releases,
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
