import Foundation

@testable import SiteGenerator

/// The pages of the site that answer every claim, such as `Content/claims.md`.
struct ClaimLedger {
  /// The command that writes the pages.
  static let command = "make evidence"

  /// A page and its path in the project.
  struct Page {
    let path: String
    let markdown: String
  }

  let register: ClaimRegister
  /// The claims in the order of the pages. The number of a claim is its place.
  private let claims: [ClaimRegister.Claim]

  init(register: ClaimRegister) {
    self.register = register
    claims = register.inOrderOfPages
  }

  /// The pages. The first page has the overview.
  var pages: [Page] {
    register.pages.enumerated().map { index, page in
      let topics = page.topics.map(section)
      let parts =
        index == 0
        ? [overview(page), wrongClaims] + topics + [documents]
        : [continuation(page)] + topics
      return Page(
        path: "Content/\(page.file)", markdown: parts.joined(separator: "\n\n") + "\n")
    }
  }

  // MARK: Heads

  private func head(_ page: ClaimRegister.Page, _ description: String) -> String {
    """
    ---
    title: \(page.title)
    short-title: \(page.shortTitle)
    description: \(description)
    ---

    # \(page.title)
    """
  }

  private func overview(_ page: ClaimRegister.Page) -> String {
    let others = register.pages.dropFirst().map { "- [\($0.title)](\($0.file))" }
    let description =
      "\(claims.count) claims from \(register.documents.count) tutorials and posts, each with a verdict, "
      + "the answer, and a proof that the build checks."
    return """
      \(head(page, description))

      **Mostly: of \(claims.count) claims in \(register.documents.count) tutorials and posts, \(counts(claims)).** Open means \
      that there is no documentation and at most one observation.

      Open a claim to see the answer, its proof and its sources. The build checks every proof: a line of code links to
      the scenario that has to satisfy it, and a link to a page leads to an example that runs. The proof of an open claim shows our model.

      More claims:

      \(others.joined(separator: "\n"))
      """
  }

  private func continuation(_ page: ClaimRegister.Page) -> String {
    let topics = Set(page.topics.map(\.id))
    let own = claims.filter { topics.contains($0.topic) }
    let overview = register.pages[0]
    let description =
      "\(own.count) claims, each with a verdict, the answer, and a proof that the build checks."
    return """
      \(head(page, description))

      **Of \(own.count) claims on this page, \(counts(own)).** [\(overview.title)](\(overview.file)) explains the
      verdicts and names the tutorials and posts.
      """
  }

  /// The number of claims of each verdict that occurs, in words.
  private func counts(_ claims: [ClaimRegister.Claim]) -> String {
    let texts = ClaimRegister.Claim.Verdict.allCases.compactMap { verdict -> String? in
      let count = claims.count { $0.verdict == verdict }
      guard count > 0 else { return nil }
      return "\(count) \(count == 1 ? verdict.words.one : verdict.words.many)"
    }
    let last = texts.suffix(1).joined()
    return texts.count < 2
      ? last : texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The wrong claims of all pages, with links to their pages.
  private var wrongClaims: String {
    let rows = claims.enumerated().filter { $0.element.verdict == .wrong }.map { index, claim in
      let text = MarkdownText.escaped(claim.claim)
      let page = register.pages.first { $0.topics.contains { $0.id == claim.topic } }
      return "- [Claim \(index + 1)](\(page?.file ?? "")): \(text)"
    }
    return "## The wrong claims\n\n" + rows.joined(separator: "\n")
  }

  private var documents: String {
    let rows = register.documentKeys.compactMap { register.documents[$0] }.map {
      "- *\(MarkdownText.escaped($0.title))*: \($0.kind)"
    }
    return "## The lifecycle tutorials and posts that we checked\n\n" + rows.joined(separator: "\n")
  }

  // MARK: Claims

  private func section(_ topic: ClaimRegister.Topic) -> String {
    let items = claims.enumerated().filter { $0.element.topic == topic.id }
      .map { item(number: $0.offset + 1, $0.element) }
    return "## \(topic.title)\n\n" + items.joined(separator: "\n")
  }

  /// An item of a list. The claim and the verdict are visible; a click opens the reasons.
  private func item(number: Int, _ claim: ClaimRegister.Claim) -> String {
    let document = register.documents[claim.document]?.name ?? claim.document
    let reasons = [
      claim.answer.map(MarkdownText.escaped),
      "Proof: " + proof(of: claim).joined(separator: ", "),
      "From \(document). Sources: "
        + claim.evidence.map { "`\($0)`" }.joined(separator: ", "),
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
      "[\(MarkdownText.escaped(ClaimLedger.heading(at: place) ?? place))](\(place))"
    }
    return checks + sections
      + [claim.notSimulated].compactMap { $0 }.map {
        "none, because the simulator doesn't cover this. " + MarkdownText.escaped($0)
      }
  }

  /// The heading of a section as its page spells it. A section is `page.md#anchor`.
  private static func heading(at place: String) -> String? {
    let parts = place.split(separator: "#").map(String.init)
    guard parts.count == 2 else { return nil }
    let path = "Content/\(parts[0])"
    guard
      let bytes = try? FileTree.bytes(of: "\(EvidenceSuite.root)/\(path)")
    else { return nil }
    let page = SiteGenerator.Page(path: parts[0], file: path, bytes: bytes)
    return page.document?.headings.first { $0.id == parts[1] }?.text
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

extension ClaimRegister.Claim.Verdict {
  /// The words for one claim and for several.
  fileprivate var words: (one: String, many: String) {
    switch self {
    case .holds: ("holds", "hold")
    case .conditional: ("holds with a condition", "hold with a condition")
    case .wrong: ("is wrong", "are wrong")
    case .open: ("is open", "are open")
    }
  }
}
