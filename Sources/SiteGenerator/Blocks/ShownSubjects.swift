import LifecycleEngine
import Scenarios

/// The callbacks and steps that a scenario shows. The pages of the callbacks and steps link here.
struct ShownSubjects: Codable, Equatable {
  /// The callbacks in the scenario's table.
  private(set) var callbacks: [UInt8] = []
  /// The places of the choreography steps that the scenario's events come from.
  private(set) var steps: [Int] = []

  /// An empty value.
  init() {}

  /// The callbacks and steps in the table and the diagram of a scenario, on any version.
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - runs: A run for each group of releases with the same behaviour.
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
