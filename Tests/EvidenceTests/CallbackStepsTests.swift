import Foundation
import Testing

@testable import LifecycleEngine
@testable import Scenarios
@testable import SiteGenerator

/// `lifeguard explain` says about a callback what the runs of the suite show.
@Suite struct CallbackStepsTests {
  private static let table = GeneratedTable(
    path: "Sources/SiteGenerator/Evidence/Register/CallbackStepsTable.swift", name: "callbackSteps",
    comment: "The steps that send each callback or begin a choreography.")

  /// The steps that sent each callback, and the steps that began each choreography, on the first
  /// and last release of every scenario.
  private static var found: [String: Set<StepPlace>] {
    var found: [String: Set<StepPlace>] = [:]
    let scripts = EvidenceSuite.shared.scenarios + RecordedTraces.shared.pages.flatMap(\.scripts)
    for scenario in scripts.map(\.scenario) {
      let releases = scenario.attributes.releases
      for release in Set([releases.first, releases.last].compactMap { $0 }) {
        let (events, questions) = run(scenario, on: release)
        for (callback, step) in questions {
          guard let place = StepPlace(step) else { continue }
          found[CallbackSteps.key(of: callback), default: []].insert(place)
        }
        for event in events {
          guard let place = StepPlace(event.step) else { continue }
          found[CallbackSteps.key(of: event.callback), default: []].insert(place)
          guard let cause = event.cause.flatMap({ StepPlace($0) }),
            cause.choreography != place.choreography
          else { continue }
          let begun = Choreography.all[place.choreography]
          found[CallbackSteps.key(of: begun), default: []].insert(cause)
        }
      }
    }
    return found
  }

  /// The events of a run, and the questions to the author's code with their steps.
  private static func run(
    _ scenario: Scenario, on release: Release
  ) -> (events: [Event], questions: [(Callback, StepReference)]) {
    let world = World(release: release, device: scenario.attributes.device)
    let runner = Runner(scenario, world)
    let userCode = world.userCode
    var questions: [(Callback, StepReference)] = []
    world.userCode = { world, request in
      if case .callback(_, let callback, _, _) = request, callback.lens == .none,
        let step = world.deliveries.last?.step
      {
        questions.append((callback, step))
      }
      return userCode?(world, request) ?? .none
    }
    runner.runAll()
    return (world.trace.events, questions)
  }

  @Test func theTableIsWhatTheRunsShow() throws {
    try Self.table.check(CallbackSteps.table(of: Self.found))
  }

  @Test func everyCallbackThatIsAnEventHasASentence() {
    report(
      Set(Callback.allCases.filter { $0.lens != .none }.map(\.baseName)).sorted()
        .filter { Callback.purpose(of: $0) == nil }
        .map { "'\($0)' has no purpose in its row" })
  }
}
