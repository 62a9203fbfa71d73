import Diagnostics
import Scenarios

/// The claims of a block as the page shows the claims: each with the number of its runs, and runs
/// that show the claim.
struct ClaimsSection {
  let verdict: ClaimsVerdict

  /// The values of the template `claims`.
  var values: [String: TemplateValue] {
    [
      "runCount": .text(Quantity.text(verdict.runCount, "run", "runs")),
      "claims": .list(verdict.claims.map(value)),
    ]
  }

  private func value(of verdict: ClaimVerdict) -> TemplateValue {
    [
      "quantifier": .text(verdict.claim.quantifier.rawValue),
      "first": .text(verdict.claim.events.first),
      "second": .text(verdict.claim.events.second),
      "isWrong": .flag(!verdict.isMet),
      "outcomes": .list(outcomes(of: verdict)),
    ]
  }

  /// The number of runs in either order, each with a run that shows the order.
  private func outcomes(of verdict: ClaimVerdict) -> [TemplateValue] {
    let all = Quantity.text(verdict.runCount, "run", "runs")
    let inOrder = Quantity.grouped(verdict.inOrder.count)
    let reversed = Quantity.grouped(verdict.reversed.count)
    var outcomes: [TemplateValue] = []
    if let witness = verdict.inOrder.smallest {
      let isAlways = verdict.reversed.count == 0
      outcomes.append(value(of: witness, isAlways ? "In all \(all)" : "In \(inOrder) of \(all)"))
    }
    if let witness = verdict.reversed.smallest {
      let isNever = verdict.inOrder.count == 0
      outcomes.append(
        value(
          of: witness,
          isNever ? "In all \(all) it is the other way round" : "The other way round in \(reversed)"
        ))
    }
    return outcomes
  }

  private func value(of witness: Witness, _ count: String) -> TemplateValue {
    [
      "count": .text(count),
      "title": .text(witness.title),
      "release": .text("iOS \(witness.release.major)"),
      "href": .address(scenario: witness.scenario),
    ]
  }
}
