import Diagnostics
import Scenarios

/// The error of a link's claim.
struct LinkFailure: Error {
  let diagnostic: Diagnostic
  /// True if the claim is wrong, false if the claim could not be judged.
  var isDisagreement: Bool { diagnostic.isDisagreement }

  init(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.range = SourceRange(0, 0)
    self.diagnostic = diagnostic
  }

  init(_ id: String, _ summary: String, help: String) {
    diagnostic = Diagnostic(id: id, summary, at: SourceRange(0, 0), help: [help])
  }

  static let image = LinkFailure(
    "unsupported-link", "A claim about a scenario is not an image",
    help: "write the link without the exclamation mark")
}

extension ScenarioCatalog {
  /// Judges the claim of a link on every release of the scenario.
  func judge(_ claim: LinkClaim) throws(LinkFailure) {
    if let known = judged[claim] {
      if let known { throw known }
      return
    }
    do throws(LinkFailure) {
      try judgeAnew(claim)
      judged[claim] = .some(nil)
    } catch {
      judged[claim] = error
      throw error
    }
  }

  private func judgeAnew(_ claim: LinkClaim) throws(LinkFailure) {
    if claim.requirement?.split(separator: " ").first == "require" {
      throw LinkFailure(
        "bad-requirement", "The part after the '?' of a link is already required",
        help: "remove the word 'require'")
    }
    let named: NamedScenario
    do throws(Absence) {
      named = try scenario(named: claim.scenario)
    } catch {
      switch error {
      case .broken(let place):
        throw LinkFailure(
          "broken-scenario", "The scenario '\(claim.scenario)' cannot be run",
          help: "fix it first, at \(place)")
      case .unknown(let suggestion):
        throw LinkFailure(
          "unknown-scenario", "There is no scenario '\(claim.scenario)'\(suggestion ?? "")",
          help: "write 'verify:' with the id of a scenario: 'verify:push-completed'")
      }
    }
    guard let requirement = claim.requirement else { return }
    guard !requirement.isEmpty else {
      throw LinkFailure(
        "bad-requirement", "This link requires nothing after its '?'",
        help: "write what would follow 'require': 'A.viewWillAppear<B.viewDidAppear'")
    }
    guard !requirement.hasComment else {
      throw LinkFailure(
        "bad-requirement",
        "This link has a comment in what it requires, and nothing judges a comment",
        help: "remove the part that begins with '//' or '/*'")
    }
    let source = named.source + (named.source.hasSuffix("\n") ? "" : "\n")
    let verdict: ScenarioVerdict
    do throws(ScriptError) {
      let scenario = try Scenario.compiled(
        source + "require " + requirement + "\n", named.scenario.attributes)
      // The error of a scenario is reported at the scenario's place.
      verdict = scenario.judged(from: source.utf8.count)
    } catch {
      throw LinkFailure(error.diagnostics.last ?? error.diagnostic)
    }
    if let own = verdict.diagnostics.first { throw LinkFailure(own) }
    if let release = verdict.firstEarlyEnd {
      throw LinkFailure(
        "broken-scenario",
        "The scenario '\(claim.scenario)' does not run to its end on iOS \(release.major)",
        help: "fix that scenario first")
    }
  }
}

extension String {
  /// True if a comment begins outside of a text in quotes.
  fileprivate var hasComment: Bool {
    var isQuoted = false
    var last: Character = " "
    for character in self {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, last == "/", character == "/" || character == "*" { return true }
      last = character
    }
    return false
  }
}
