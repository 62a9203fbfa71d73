import Diagnostics
import LifecycleEngine

/// A run in which a claim was judged.
package struct Witness: Sendable {
  /// The id of the scenario.
  package let scenario: String
  /// The title of the scenario.
  package let title: String
  /// The release of the run.
  package let release: Release
}

/// The result of judging a claim.
package struct ClaimVerdict: Sendable {
  /// The claim.
  package let claim: Claim
  /// The runs with the first event before the second event.
  package fileprivate(set) var inOrder = Tally()
  /// The runs with the second event before the first event.
  package fileprivate(set) var reversed = Tally()

  /// The first run in which no source tells the order, and why.
  fileprivate(set) var unknown: (witness: Witness, reason: String)?

  /// The number of runs in which one event is the first match of both patterns.
  fileprivate(set) var sameCount = 0

  /// A group of runs.
  package struct Tally: Sendable {
    /// The number of runs.
    package fileprivate(set) var count = 0
    /// The run with the shortest script, on the newest release.
    package fileprivate(set) var smallest: Witness?
    fileprivate var size = 0

    fileprivate mutating func add(_ scenario: ClaimedScenario, _ release: Release) {
      count += 1
      if let smallest, size < scenario.size || size == scenario.size && smallest.release >= release
      {
        return
      }
      smallest = Witness(scenario: scenario.id, title: scenario.title, release: release)
      size = scenario.size
    }
  }

  init(_ claim: Claim) { self.claim = claim }

  /// The number of runs in which both events come.
  package var runCount: Int { inOrder.count + reversed.count }

  /// True if the simulator agrees with the claim.
  package var isMet: Bool {
    switch claim.quantifier {
    case .always: reversed.count == 0 && inOrder.count > 0
    case .never: inOrder.count == 0 && reversed.count > 0
    case .varies: inOrder.count > 0 && reversed.count > 0
    }
  }
}

/// The claims of a block, judged in all their scenarios.
package struct ClaimsVerdict: Sendable {
  /// The attributes of the block.
  package let attributes: ClaimsAttributes
  /// The verdicts in the order of the claims.
  package private(set) var claims: [ClaimVerdict]
  /// The number of runs.
  package private(set) var runCount = 0
  /// The diagnostics, in the order of the claims.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Judges claims.
  /// - Parameters:
  ///   - claims: The claims.
  ///   - scenarios: The scenarios of the claims.
  ///   - runs: Earlier runs, which are used again.
  package init(_ claims: Claims, in scenarios: [ClaimedScenario], runs: KeptRuns) {
    attributes = claims.attributes
    self.claims = claims.claims.map { ClaimVerdict($0) }
    var receivers: Set<String> = []
    var broken: ClaimedScenario?
    for scenario in scenarios {
      for release in scenario.releases {
        let run = runs.run(scenario.scenario, scenario.id, on: release)
        runCount += 1
        if run.endedEarly, broken?.id != scenario.id {
          broken = scenario
          diagnostics.append(ClaimsVerdict.endsEarly(scenario, release, claims.attributes))
        }
        judge(run, scenario, release)
        receivers.formUnion(run.receivers)
      }
    }
    // Events that a broken run lacks would count against the claims.
    if broken != nil { return }
    let known = receivers.sorted()
    for verdict in self.claims where !verdict.isMet || verdict.unknown != nil {
      diagnostics.append(
        verdict.notModelled ?? verdict.claim.unknownReceiver(among: known)
          ?? verdict.disagreement(runCount) { id in scenarios.first { $0.id == id } })
    }
  }

  private static func endsEarly(
    _ scenario: ClaimedScenario, _ release: Release, _ attributes: ClaimsAttributes
  ) -> Diagnostic {
    let word = attributes.over.first { $0.text == scenario.id }
    return .inInfo(
      "broken-scenario",
      "The scenario '\(scenario.id)' does not run to its end on iOS \(release.major)",
      word?.range ?? SourceRange(0, 0), help: ["fix that scenario first"])
  }

  private mutating func judge(_ run: KeptRun, _ scenario: ClaimedScenario, _ release: Release) {
    for index in claims.indices {
      let claim = claims[index].claim
      guard let first = run.place(of: claim.first), let second = run.place(of: claim.second)
      else { continue }
      if let reason = run.doubt(about: claim, at: first, second) {
        // A built-in scenario is one of many, so a run without an answer is left out.
        guard !scenario.isBuiltIn else { continue }
        let witness = Witness(scenario: scenario.id, title: scenario.title, release: release)
        claims[index].unknown = claims[index].unknown ?? (witness, reason)
      } else if first == second {
        claims[index].sameCount += 1
      } else if first < second {
        claims[index].inOrder.add(scenario, release)
      } else {
        claims[index].reversed.add(scenario, release)
      }
    }
  }
}

extension Claim {
  /// The error about a receiver that no run has.
  fileprivate func unknownReceiver(among known: [String]) -> Diagnostic? {
    for pattern in [first, second] where !known.contains(pattern.receiver) {
      let near = EditDistance.nearest(to: pattern.receiver, in: known)
      return Diagnostic(
        id: "unknown-object",
        "Nothing is called '\(pattern.receiver)' in these scenarios"
          + (near.map { "; did you mean '\($0)'?" } ?? ""), at: pattern.receiverRange,
        help: ["their controllers are \(known.map { "'\($0)'" }.joined(separator: ", "))"])
    }
    return nil
  }
}

extension ClaimVerdict {
  /// The diagnostic about a claim that does not hold.
  fileprivate func disagreement(
    _ runCount: Int, _ scenario: (String) -> ClaimedScenario?
  ) -> Diagnostic {
    guard self.runCount > 0 else { return untold(runCount) }
    let (first, second) = claim.events
    var diagnostic: Diagnostic
    switch claim.quantifier {
    case .always:
      diagnostic = failed(
        "'\(first)' does not always come before '\(second)': it comes after it in "
          + "\(Quantity.grouped(reversed.count)) of \(Quantity.grouped(self.runCount)) runs")
    case .never:
      diagnostic = failed(
        "'\(first)' does come before '\(second)': in \(Quantity.grouped(inOrder.count)) of "
          + "\(Quantity.grouped(self.runCount)) runs")
    case .varies:
      diagnostic = failed(
        "The order of '\(first)' and '\(second)' does not vary: '\(first)' comes "
          + "\(reversed.count == 0 ? "first" : "last") in all \(Quantity.grouped(self.runCount)) runs"
      )
    }
    // The smallest run with the order that contradicts the claim is shown.
    let isInOrder = claim.quantifier == .never || claim.quantifier == .varies && reversed.count == 0
    let counter = isInOrder ? inOrder : reversed
    if let witness = counter.smallest, let found = scenario(witness.scenario) {
      let order = isInOrder ? (first, second) : (second, first)
      diagnostic.notes.append(
        "the smallest run that shows it is '\(witness.scenario)' on iOS \(witness.release.major):\n"
          + found.markdown(on: witness.release, checks: ["require \(order.0) < \(order.1)"]))
    }
    if claim.quantifier == .varies {
      diagnostic.help = ["write '\(isInOrder ? "always" : "never")'"]
    } else if inOrder.count > 0, reversed.count > 0 {
      diagnostic.help = ["write 'varies' if that is what you mean"]
    } else {
      diagnostic.help = ["write '\(claim.quantifier == .always ? "never" : "always")'"]
    }
    return diagnostic
  }

  /// The diagnostic about an order that no source tells.
  fileprivate var notModelled: Diagnostic? {
    guard let (witness, reason) = unknown else { return nil }
    let (first, second) = claim.events
    return Diagnostic(
      id: "not-modelled", "The engine does not know the order of '\(first)' and '\(second)'",
      at: claim.range,
      notes: [
        reason,
        "seen in the scenario '\(witness.scenario)' on iOS \(witness.release.major)",
      ],
      help: ["remove the claim, or name other scenarios after 'over='"]
    ).asDisagreement
  }

  private func failed(_ summary: String) -> Diagnostic {
    Diagnostic(id: "claim-failed", summary, at: claim.range).asDisagreement
  }

  private func untold(_ runCount: Int) -> Diagnostic {
    let (first, second) = claim.events
    if sameCount > 0 {
      return Diagnostic(
        id: "claim-untold",
        "'\(first)' and '\(second)' are the same event in \(Quantity.grouped(sameCount)) runs",
        at: claim.range, help: ["a claim is about two events"])
    }
    return Diagnostic(
      id: "claim-untold",
      "None of the \(Quantity.grouped(runCount)) runs has both '\(first)' and '\(second)'",
      at: claim.range,
      help: ["a claim about what never comes could not fail"])
  }
}
