import Foundation

/// The page of the site that answers every claim: `Content/claims.md`.
struct ClaimLedger {
  static let path = "Content/claims.md"
  /// The command that writes the page.
  static let command = "make evidence"

  let register: ClaimRegister

  /// The page.
  var markdown: String {
    ([head] + register.documentKeys.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    func count(_ verdict: ClaimRegister.Claim.Verdict) -> Int {
      register.claims.count { $0.verdict == verdict }
    }
    func numbers(_ verdict: ClaimRegister.Claim.Verdict) -> String {
      register.claims.indices.filter { register.claims[$0].verdict == verdict }
        .map { "\($0 + 1)" }.joined(separator: ", ")
    }
    return """
      ---
      title: Is it true what is said about the life cycle?
      description: \(register.claims.count) claims of five documents, each with a verdict and what the build checks for it.
      ---

      # Is it true what is said about the life cycle?

      **Mostly. Of \(register.claims.count) claims in \(register.documents.count) well-meant documents \(count(.holds)) hold, \
      \(count(.conditional)) hold on some releases or on a condition, \(count(.wrong)) are wrong (\(numbers(.wrong))),
      and of \(count(.open)) nobody has published enough to tell.** Each proof is judged by every build: a line of code
      leads to the scenario of which it is required, a page to an example that is run.

      *Open* means that there is no documentation and no or one observation; the proof then shows what the simulator takes
      to be so. Each claim opens to the answer, its proof and its sources.
      """
  }

  private func section(_ key: String) -> String {
    let items = register.claims.enumerated().filter { $0.element.document == key }
      .map { item(number: $0.offset + 1, $0.element) }
    let document = register.documents[key]
    return """
      ## \(MarkdownText.escaped(document?.title ?? key))

      A \(document?.kind ?? "").

      \(items.joined(separator: "\n"))
      """
  }

  /// An item of a list. The claim and the verdict are visible; a click opens the reasons.
  private func item(number: Int, _ claim: ClaimRegister.Claim) -> String {
    let reasons = [
      claim.answer.map(MarkdownText.escaped),
      "Proof: " + proof(of: claim).joined(separator: ", "),
      "Sources: " + claim.evidence.map { "`\($0)`" }.joined(separator: ", "),
    ]
    let fold = MarkdownText.fold(
      "**\(claim.verdict.mark) \(claim.verdict.rawValue.capitalized):** \(MarkdownText.escaped(claim.claim))",
      reasons.compactMap { $0 }.joined(separator: "\n\n"))
    let mark = "\(number). "
    let indent = String(repeating: " ", count: mark.count)
    return mark + fold.replacing("\n", with: "\n" + indent)
  }

  private func proof(of claim: ClaimRegister.Claim) -> [String] {
    let checks = (claim.checks ?? []).map(ClaimLedger.link)
    let sections = (claim.sections ?? []).map { place in
      let heading = place.split(separator: "#").last.map(String.init) ?? place
      return "[\(heading.replacing("-", with: " "))](\(place))"
    }
    return checks + sections
      + [claim.notSimulated].compactMap { $0 }.map {
        "none, as it is documented and not simulated: " + MarkdownText.escaped($0)
      }
  }

  /// A link that fails the build if the requirement does not hold.
  private static func link(_ check: String) -> String {
    let parts = check.split(separator: "?", maxSplits: 1).map(String.init)
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._?/"))
    // Letters, digits and these marks can always be encoded.
    let target = check.addingPercentEncoding(withAllowedCharacters: allowed) ?? check
    let text = (parts.count > 1 ? parts[1] : parts[0])
    // A long text may break at the sign.
    let shown = text.contains(" <") ? text : text.replacing("<", with: " < ")
    return "[`\(shown)`](verify:\(target))"
  }

  /// The number of the claim at a line of the page; nil before the first claim.
  static func number(atLine line: Int, of page: String) -> Int? {
    page.components(separatedBy: "\n").prefix(line).reversed().lazy
      .compactMap { Int($0.prefix { $0 != "." }) }.first
  }
}
