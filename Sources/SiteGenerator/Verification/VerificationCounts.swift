import Diagnostics
import Scenarios

/// The counts of the verification of some pages.
package struct VerificationCounts: Encodable, Equatable, Sendable {
  /// Scenarios with checks that were run.
  package var scenarios = 0
  /// The checks of the scenarios.
  package var checks = 0
  /// Claims over families of scenarios, or over single scenarios.
  package var claims = 0
  /// The runs in which the claims were judged.
  package var claimRuns = 0
  /// Scenarios without a check. The site shows such scenarios without a judgement.
  package var unverifiedScenarios = 0
  /// Examples that were run and judged.
  package var examples = 0
  /// Examples that are shown and not run, as the examples' attributes state.
  package var examplesNotRun = 0
  /// Blocks of plain Swift that the compiler's parser has checked.
  package var parsedSwiftBlocks = 0
  /// Blocks of plain Swift that no compiler has checked.
  package var uncheckedSwiftBlocks = 0
  /// Blocks of Swift that are only shown, because the fence has the word `fragment`.
  package var swiftFragments = 0
  /// Blocks of Swift that are only shown, by the reason that the fence gives.
  package var ignoredSwiftBlocks: [String: Int] = [:]
  /// True if there is no compiler for the blocks of plain Swift.
  package var lacksSwiftCompiler = false
  /// Live blocks of all kinds, including the blocks that could not be understood.
  package var blocksFound = 0
  /// Live blocks that were run, or are plain Swift.
  package var blocksRun = 0
  /// Live blocks that another shard of the verification runs.
  package var blocksSkipped = 0
  /// Disagreements of the engine with a page.
  package var disagreements = 0
  /// Errors in input that could not be understood.
  package var errors = 0
  /// Disagreements and errors that the baseline has.
  package var known = 0

  init(_ folders: [VerifiedFolder], _ problems: [Problem]) {
    for folder in folders {
      let swift = folder.pages.reduce(0) { $0 + $1.swiftBlocks.count }
      uncheckedSwiftBlocks += folder.swift.uncheckedCount
      parsedSwiftBlocks += swift - folder.swift.uncheckedCount
      if !folder.swift.hasCompiler { lacksSwiftCompiler = true }
    }
    for page in folders.flatMap(\.pages) {
      for outcome in page.outcomes.values { add(outcome) }
      for reason in page.shownSwift {
        if let reason { ignoredSwiftBlocks[reason, default: 0] += 1 } else { swiftFragments += 1 }
      }
      blocksFound += page.outcomes.count + page.refusedBlocks + page.skippedLines.count
      blocksRun += page.outcomes.count
      blocksSkipped += page.skippedLines.count
      checks += page.linkClaims.count { $0.requirement != nil }
    }
    known = problems.count { $0.isKnown }
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

  /// The outcomes of the live blocks as one line. Every block is counted.
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
    if known > 0 { line += ", \(Quantity.grouped(known)) known by the baseline" }
    if unverifiedScenarios > 0 {
      line += ", \(Quantity.grouped(unverifiedScenarios)) scenarios without checks"
    }
    if examplesNotRun > 0 {
      line += ", \(Quantity.grouped(examplesNotRun)) examples not run"
    }
    if uncheckedSwiftBlocks > 0 {
      line += ", \(Quantity.grouped(uncheckedSwiftBlocks)) unchecked Swift blocks"
      if lacksSwiftCompiler { line += " (there is no Swift compiler)" }
    }
    line += ignoredText
    let notRun = blocksFound - blocksRun
    if notRun > 0 {
      line +=
        ", \(Quantity.grouped(notRun)) of \(Quantity.text(blocksFound, "block", "blocks")) not run"
    }
    return line
  }

  /// The blocks of Swift that are only shown, with the reasons, the most frequent first; empty without
  /// such a block.
  private var ignoredText: String {
    let reasons = ignoredSwiftBlocks.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let count = reasons.reduce(swiftFragments) { $0 + $1.value }
    guard count > 0 else { return "" }
    var parts = swiftFragments > 0 ? [Quantity.text(swiftFragments, "fragment", "fragments")] : []
    for (reason, count) in reasons.prefix(3) {
      parts.append("\(Quantity.grouped(count)) because \"\(reason)\"")
    }
    if reasons.count > 3 {
      parts.append(Quantity.text(reasons.count - 3, "other reason", "other reasons"))
    }
    return ", \(Quantity.text(count, "Swift block", "Swift blocks")) only shown ("
      + parts.joined(separator: ", ") + ")"
  }
}
