import Diagnostics
import ScriptLanguage

/// How much of some pages was verified, and what came out.
public struct VerificationCounts: Encodable, Equatable, Sendable {
  /// Scenarios with checks that were run.
  public var scenarios = 0
  /// The checks of these.
  public var checks = 0
  /// Claims over families of scenarios, or over some.
  public var claims = 0
  /// The runs in which these were judged.
  public var claimRuns = 0
  /// Scenarios without a check: they are shown and say nothing about whether they are right.
  public var unverifiedScenarios = 0
  /// Examples that were run and judged.
  public var examples = 0
  /// Examples that are shown and not run, as they say.
  public var examplesNotRun = 0
  /// Blocks of plain Swift that the compiler's parser has looked at.
  public var parsedSwiftBlocks = 0
  /// Those that nothing has looked at, as there is no compiler.
  public var uncheckedSwiftBlocks = 0
  /// Live blocks of all kinds, those that could not be understood among them.
  public var blocksFound = 0
  /// Those of them that were run, or are plain Swift.
  public var blocksRun = 0
  /// Those that another part of the verification runs.
  public var blocksSkipped = 0
  /// Where the engine disagrees with a page.
  public var disagreements = 0
  /// What could not be understood.
  public var errors = 0

  init(_ folders: [VerifiedFolder], _ problems: [Problem]) {
    for folder in folders {
      let swift = folder.pages.reduce(0) { $0 + $1.swiftBlocks.count }
      if folder.isSwiftParsed { parsedSwiftBlocks += swift } else { uncheckedSwiftBlocks += swift }
    }
    for page in folders.flatMap(\.pages) {
      for outcome in page.outcomes.values { add(outcome) }
      blocksFound += page.outcomes.count + page.refusedBlocks + page.skippedLines.count
      blocksRun += page.outcomes.count
      blocksSkipped += page.skippedLines.count
      checks += page.linkClaims.count { $0.requirement != nil }
    }
    for problem in problems where problem.isError {
      if problem.kind == .disagreement { disagreements += 1 } else { errors += 1 }
    }
  }

  private mutating func add(_ outcome: BlockOutcome) {
    if outcome.isUnverified {
      unverifiedScenarios += 1
    } else if outcome.kind == .scenario {
      scenarios += 1
    }
    checks += outcome.checks
    if outcome.isExample {
      if outcome.reasonNotRun == nil { examples += 1 } else { examplesNotRun += 1 }
    }
    claims += outcome.claims
    claimRuns += outcome.claimRuns
  }

  /// What became of the live blocks, as one line: none is left out without a word.
  var blockSummary: String {
    "blocks: \(Quantity.grouped(blocksFound)) found, \(Quantity.grouped(blocksRun)) run, "
      + "\(Quantity.grouped(blocksFound - blocksRun)) not run"
  }

  /// The counts as one line.
  var summary: String {
    var line =
      "verified: \(Quantity.grouped(scenarios)) scenarios, \(Quantity.grouped(checks)) checks, "
    line +=
      "\(Quantity.grouped(claims)) claims (\(Quantity.grouped(claimRuns)) runs), "
    line +=
      "\(Quantity.grouped(examples)) examples; \(Quantity.grouped(disagreements)) disagreements"
    if errors > 0 { line += ", \(Quantity.grouped(errors)) errors" }
    if unverifiedScenarios > 0 {
      line += ", \(Quantity.grouped(unverifiedScenarios)) scenarios without checks"
    }
    if examplesNotRun > 0 {
      line += ", \(Quantity.grouped(examplesNotRun)) examples not run"
    }
    if uncheckedSwiftBlocks > 0 {
      line += ", \(Quantity.grouped(uncheckedSwiftBlocks)) unchecked Swift blocks"
    }
    let notRun = blocksFound - blocksRun
    if notRun > 0 {
      line +=
        ", \(Quantity.grouped(notRun)) of \(Quantity.text(blocksFound, "block", "blocks")) not run"
    }
    return line
  }
}
