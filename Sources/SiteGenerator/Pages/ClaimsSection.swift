import ScriptLanguage
import TraceRendering

/// The claims of a block as they stand on their page: each with the number of its runs, and runs that
/// show it.
struct ClaimsSection {
  let verified: VerifiedClaims
  let catalog: ScenarioCatalog
  /// The page that the block stands on.
  let page: Page

  /// The values of the template `claims`.
  var values: [String: Any] {
    let verdict = verified.verdict
    return [
      "runCount": Quantity.text(verdict.runCount, "run", "runs"),
      "claims": verdict.claims.map(values),
    ]
  }

  private func values(of verdict: ClaimVerdict) -> [String: Any] {
    var witnesses: [[String: Any]] = []
    if let witness = verdict.inOrder.smallest { witnesses.append(values(of: witness, "in order")) }
    if let witness = verdict.reversed.smallest {
      witnesses.append(values(of: witness, "the other way round"))
    }
    return [
      "quantifier": verdict.claim.quantifier.rawValue,
      "first": verdict.claim.events.first,
      "second": verdict.claim.events.second,
      "count": count(of: verdict),
      "witnesses": witnesses,
    ]
  }

  /// In how many runs it is so.
  private func count(of verdict: ClaimVerdict) -> String {
    let all = Quantity.text(verdict.runCount, "run", "runs")
    switch verdict.claim.quantifier {
    case .always, .never: return "all \(all)"
    case .varies:
      return "\(Quantity.grouped(verdict.inOrder.count)) of \(all), and the other way round in "
        + Quantity.grouped(verdict.reversed.count)
    }
  }

  private func values(of witness: Witness, _ what: String) -> [String: Any] {
    [
      "title": witness.title,
      "release": "iOS \(witness.release.major)",
      "shows": what,
      "href": catalog.address(of: witness.scenario, on: witness.release, from: page) ?? "",
    ]
  }
}
