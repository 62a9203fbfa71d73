import Foundation
import ScriptLanguage

/// What a link with the scheme `verify:` claims: `verify:push-completed?A.viewWillDisappear<B.viewDidAppear`.
struct LinkClaim: Hashable {
  static let scheme = "verify:"

  /// The id of the scenario.
  let scenario: String
  /// What is required of it, as after `require`; `nil` for a link that only leads to it.
  let requirement: String?

  /// Reads the destination of a link.
  init?(_ destination: String) {
    guard destination.hasPrefix(LinkClaim.scheme) else { return nil }
    let text = destination.dropFirst(LinkClaim.scheme.count)
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let decoded = parts.map { $0.removingPercentEncoding ?? String($0) }
    scenario = decoded[0]
    requirement = decoded.count > 1 ? decoded[1] : nil
  }
}

extension ScenarioCatalog {
  /// What is wrong with what a link claims.
  enum LinkFailure: Error {
    case input(id: String, message: String, help: [String])
    case disagreement(Diagnostic)
  }

  /// Judges what a link claims, on every release of the scenario.
  func judge(_ claim: LinkClaim) throws(LinkFailure) {
    guard let block = block(named: claim.scenario) else {
      throw .input(
        id: "unknown-scenario", message: "There is no scenario '\(claim.scenario)'",
        help: [
          suggestion(for: claim.scenario)
            ?? "write 'verify:' with the id of a scenario: 'verify:push-completed'"
        ])
    }
    guard let requirement = claim.requirement else { return }
    guard !requirement.isEmpty else {
      throw .input(
        id: "bad-requirement", message: "This link requires nothing behind its '?'",
        help: ["write what stands behind 'require', as in 'A.viewWillAppear<B.viewDidAppear'"])
    }
    let source = block.source + (block.source.hasSuffix("\n") ? "" : "\n")
    let start = source.utf8.count
    let diagnostics: [Diagnostic]
    do throws(ScriptError) {
      let scenario = try Scenario(
        source + "require " + requirement + "\n", attributes: block.attributes)
      diagnostics = ScenarioVerdict(scenario).diagnostics
    } catch {
      diagnostics = error.diagnostics
    }
    // What is wrong with the scenario itself is said where it stands.
    guard let own = diagnostics.first(where: { $0.range.start >= start }) else { return }
    guard own.isDisagreement else {
      throw .input(id: own.id, message: own.summary, help: own.help)
    }
    throw .disagreement(own)
  }
}
