import ScriptLanguage

/// The claims of a block as they stand on their page: each with the number of its runs, and runs that
/// show it.
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
    var witnesses: [TemplateValue] = []
    if let witness = verdict.inOrder.smallest { witnesses.append(value(of: witness, "in order")) }
    if let witness = verdict.reversed.smallest {
      witnesses.append(value(of: witness, "the other way round"))
    }
    return [
      "quantifier": .text(verdict.claim.quantifier.rawValue),
      "first": .text(verdict.claim.events.first),
      "second": .text(verdict.claim.events.second),
      "isWrong": .flag(!verdict.isMet),
      "count": .text(count(of: verdict)),
      "witnesses": .list(witnesses),
    ]
  }

  /// In how many runs it is so.
  private func count(of verdict: ClaimVerdict) -> String {
    let all = Quantity.text(verdict.runCount, "run", "runs")
    switch verdict.claim.quantifier {
    case .always where verdict.isMet, .never where verdict.isMet: return "all \(all)"
    case .always, .never, .varies:
      return "\(Quantity.grouped(verdict.inOrder.count)) of \(all), and the other way round in "
        + Quantity.grouped(verdict.reversed.count)
    }
  }

  private func value(of witness: Witness, _ what: String) -> TemplateValue {
    [
      "title": .text(witness.title),
      "release": .text("iOS \(witness.release.major)"),
      "shows": .text(what),
      "href": .address(scenario: witness.scenario, release: witness.release.major),
    ]
  }
}
