/// How much of some pages was verified, and what came out.
public struct VerificationCounts: Encodable, Equatable, Sendable {
  /// Scenarios with checks that were run.
  public var scenarios = 0
  /// The checks of these.
  public var checks = 0
  /// Scenarios without a check: they are shown and say nothing about whether they are right.
  public var unverifiedScenarios = 0
  /// Swift that is shown and that nothing looks at.
  public var uncheckedSwiftBlocks = 0
  /// Where the engine disagrees with a page.
  public var disagreements = 0
  /// What could not be understood.
  public var errors = 0

  init(_ pages: [VerifiedPage], _ problems: [Problem]) {
    for page in pages {
      for scenario in page.scenariosInOrder {
        guard scenario.scenario.checkCount > 0 else {
          unverifiedScenarios += 1
          continue
        }
        scenarios += 1
        checks += scenario.verdict.checkCount
      }
      uncheckedSwiftBlocks += page.swiftBlocks.count
    }
    for problem in problems where problem.isError {
      if problem.kind == .disagreement { disagreements += 1 } else { errors += 1 }
    }
  }

  /// The counts as one line.
  var summary: String {
    var line = "verified: \(grouped(scenarios)) scenarios, \(grouped(checks)) checks, "
    line += "0 claims (0 runs), 0 examples; \(grouped(disagreements)) disagreements"
    if errors > 0 { line += ", \(grouped(errors)) errors" }
    if unverifiedScenarios > 0 {
      line += ", \(grouped(unverifiedScenarios)) scenarios without checks"
    }
    if uncheckedSwiftBlocks > 0 {
      line += ", \(grouped(uncheckedSwiftBlocks)) unchecked Swift blocks"
    }
    return line
  }

  /// A number with commas between its thousands.
  private func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
