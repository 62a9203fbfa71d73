import LifecycleEngine
import Testing

@testable import Scenarios

@Suite struct BuiltInScenarioTests {
  static let all = BuiltInScenario.all()

  @Test func everyIDIsUniqueAndKebabCase() {
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
    let marks = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(Self.all.allSatisfy { $0.id.allSatisfy(marks.contains) })
  }

  @Test func everyOneRunsOnEachOfItsReleases() throws {
    #expect(try Self.observed.get().flatMap(\.problems).prefix(20) == [])
  }

  /// A way declared at the wrong transition would get lost together with the transition.
  @Test func everyOneTakesTheStepsItStandsAt() throws {
    let others = try Self.observed.get().filter { !$0.takesItsSteps }
    #expect(others.map(\.name).prefix(20) == [])
  }

  /// The arriving controller gets a callback, or the leaving controller does.
  @Test func everyOneTellsSomebody() throws {
    let silent = try Self.observed.get().filter { !$0.tellsSomebody }
    #expect(silent.map(\.name).prefix(20) == [])
  }

  private static let observed = Result { try all.flatMap(Observed.all) }
}

/// The observations of a built-in scenario on a release.
private struct Observed: Sendable {
  let name: String
  /// The problems of the run. `Current` has to be in the window before the step. `New` has to be in
  /// the window after the step unless the user cancels the step.
  let problems: [String]
  let takesItsSteps: Bool
  let tellsSomebody: Bool

  static func all(of builtIn: BuiltInScenario) throws -> [Observed] {
    let parts = builtIn.source.split(separator: "\nwhen ", omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(builtIn.id)")
    let shown = builtIn.isCancelled ? "Current" : "New"
    let source = """
      \(parts[0])
      require Current.view.window != nil
      when \(parts[1])
      require \(shown).view.window != nil
      """
    let scenario = try Scenario(source, attributes: builtIn.attributes)
    return builtIn.releases.map { release in
      let name = "\(builtIn.id) on iOS \(release.major)"
      let run = scenario.run(on: release, recordsSteps: true)
      let events = run.shownEvents
      func isTold(_ controller: String, _ callback: Callback) -> Bool {
        events.contains { run.names[$0.receiver] == controller && $0.callback == callback }
      }
      return Observed(
        name: name, problems: run.diagnostics.map { "\(name): \($0.summary)" },
        takesItsSteps: run.trace.steps.contains { step in
          step.firstEvent >= run.firstShownEvent
            && Choreography.all[Int(step.step.choreography)].id == builtIn.choreography
        },
        tellsSomebody: isTold(shown, .viewDidAppear) || isTold("Current", .viewDidDisappear))
    }
  }
}
