import Foundation

/// The claim of a link such as `verify:push-completed?A.viewWillDisappear<B.viewDidAppear`.
package struct LinkClaim: Hashable {
  private static let scheme = "verify:"

  /// The id of the scenario.
  package let scenario: String
  /// The requirement, as after `require`; `nil` for a link that only leads to the scenario.
  package let requirement: String?

  /// Reads the destination of a link.
  /// - Returns: `nil` for a destination with another scheme.
  package init?(_ destination: String) {
    guard destination.lowercased().hasPrefix(LinkClaim.scheme) else { return nil }
    let text = destination.dropFirst(LinkClaim.scheme.count)
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let decoded = parts.map { $0.removingPercentEncoding ?? String($0) }
    scenario = decoded[0]
    requirement = decoded.count > 1 ? decoded[1] : nil
  }
}
