/// A fact about UIKit that decides if or how something happens. A rule is no step of a transition;
/// the code asks if the rule holds.
public struct Rule: Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// The behaviour, in one sentence.
  public let statement: String
  /// The evidence or assumption behind the rule.
  public let basis: Basis
  /// The releases on which the rule holds.
  public let releases: Releases

  init(_ id: String, _ statement: String, _ basis: Basis, on releases: Releases = .all) {
    self.id = id
    self.statement = statement
    self.basis = basis
    self.releases = releases
  }

  /// Returns true if the rule holds on a release.
  func holds(on release: Release) -> Bool { releases.contains(release) }
}
