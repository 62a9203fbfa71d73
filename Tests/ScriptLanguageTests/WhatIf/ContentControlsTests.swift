import Diagnostics
import Foundation
import Scenarios
import Testing

/// `Tests/WhatIf/controls.txt` has the controls of every scenario of `Content`.
@Suite struct ContentControlsTests {
  private static let path = "\(ContentScenario.root)/Tests/WhatIf/controls.txt"

  @Test func everyScenarioHasTheseControls() throws {
    let lines = try ContentScenario.all.map { scenario in
      let whatIf = try WhatIf(scenario.source, attributes: scenario.attributes)
      return "\(scenario.attributes.id) \(WhatIf.code(of: whatIf.controls))\n"
    }
    let controls = lines.joined()
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try controls.write(toFile: Self.path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.path); run again without LIFEGUARD_RECORD")
    }
    let known = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(controls == known, "make record TEST=ContentControlsTests accepts the change")
  }

  /// A build has compiled and run the scenario already.
  @Test func aVerifiedScenarioHasTheSameControls() throws {
    for scenario in ContentScenario.all {
      let verified = try Scenario(scenario.source, attributes: scenario.attributes)
      let run = ScenarioVerdict(verified).run
      let whatIf = try WhatIf(scenario.source, attributes: scenario.attributes)
      #expect(
        whatIf.controls(of: verified, after: run) == whatIf.controls, "\(scenario.attributes.id)")
    }
  }

  @Test func everyOptionOfEveryScenarioCompiles() throws {
    for scenario in ContentScenario.all {
      let whatIf = try WhatIf(scenario.source, attributes: scenario.attributes)
      let controls = whatIf.controls
      let longest = controls.map { $0.values.count }.max() ?? 0
      // Each round has another option of every control, so all options come, and come together.
      for round in 0..<longest {
        let choices = controls.map { control in
          WhatIf.Choice(control.subject, control.values[round % control.values.count])
        }
        let edited = try whatIf.applying(choices)
        #expect(throws: Never.self, "\(scenario.attributes.id), \(choices)") {
          try Scenario(unjudged: edited.source, attributes: edited.attributes)
        }
        let lines = edited.source.split(separator: "\n", omittingEmptySubsequences: false)
        let before = scenario.source.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == before.count)
      }
    }
  }
}
