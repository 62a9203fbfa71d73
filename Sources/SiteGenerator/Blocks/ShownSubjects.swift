import LifecycleEngine
import ScriptLanguage

/// What a scenario of a page shows, so that the page about it can lead there.
struct ShownSubjects: Codable, Equatable {
  /// The callbacks that its table has.
  private(set) var callbacks: [UInt8] = []
  /// The places of the steps of choreographies that its events come from.
  private(set) var steps: [Int] = []

  /// Nothing.
  init() {}

  /// What the table and the diagram of a scenario show, on any of its versions.
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - runs: A run for each group of releases on which the same happens.
  init(of scenario: Scenario, _ runs: [ScenarioRun]) {
    var callbacks: Set<UInt8> = []
    var steps: Set<Int> = []
    for run in runs {
      let shown = run.shownEvents(
        through: scenario.shownLenses, naming: scenario.namedContainers(in: run))
      for event in shown {
        callbacks.insert(event.callback.rawValue)
        if let place = StepPlace(event.step) { steps.insert(ShownSubjects.number(of: place)) }
      }
    }
    self.callbacks = callbacks.sorted()
    self.steps = steps.sorted()
  }

  func shows(_ callback: Callback) -> Bool { callbacks.contains(callback.rawValue) }
  func shows(_ place: StepPlace) -> Bool { steps.contains(ShownSubjects.number(of: place)) }

  private static func number(of place: StepPlace) -> Int { place.choreography << 16 | place.index }
}
