import LifecycleEngine
import Testing

@testable import ScriptLanguage

@Suite struct BuiltInScenarioTests {
  static let all = BuiltInScenario.all()

  @Test func everyIDIsUniqueAndKebabCase() {
    #expect(Set(Self.all.map(\.id)).count == Self.all.count)
    let marks = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    #expect(Self.all.allSatisfy { $0.id.allSatisfy(marks.contains) })
  }

  @Test func everyOneRunsOnEachOfItsReleases() throws {
    var problems: [String] = []
    for builtIn in Self.all {
      let scenario = try Scenario(builtIn.source, attributes: builtIn.attributes)
      for release in builtIn.releases {
        let run = scenario.run(on: release)
        problems += run.diagnostics.map {
          "\(builtIn.id) on iOS \(release.major): \($0.summary)"
        }
      }
    }
    #expect(problems.prefix(20) == [])
  }

  /// A way that is written down at another transition would be lost with it.
  @Test func everyOneTakesTheStepsItStandsAt() throws {
    var problems: [String] = []
    for builtIn in Self.all {
      let scenario = try Scenario(builtIn.source, attributes: builtIn.attributes)
      for release in builtIn.releases {
        let run = scenario.run(on: release, recordsSteps: true)
        let taken = run.trace.steps.contains { step in
          step.firstEvent >= run.firstShownEvent
            && Choreography.all[Int(step.step.choreography)].id == builtIn.choreography
        }
        if !taken { problems.append("\(builtIn.id) on iOS \(release.major)") }
      }
    }
    #expect(problems.prefix(20) == [])
  }

  /// The one that leaves hears of it, or stays visible below what comes.
  @Test func everyOneMovesTheControllers() throws {
    var problems: [String] = []
    for builtIn in Self.all {
      let scenario = try Scenario(builtIn.source, attributes: builtIn.attributes)
      for release in builtIn.releases {
        let run = scenario.run(on: release)
        let names = Set(run.shownEvents.map { run.names[$0.receiver] })
        if !names.contains("Current") && !names.contains("New") {
          problems.append("\(builtIn.id) on iOS \(release.major)")
        }
      }
    }
    #expect(problems.prefix(20) == [])
  }
}
