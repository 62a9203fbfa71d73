/// A fact about UIKit that decides whether something happens at all, or in which way, and so is no step
/// of a transition: the code asks whether it holds.
public struct Rule: Sendable {
  /// A permanent kebab-case id.
  public let id: String
  /// What UIKit does, in one sentence.
  public let statement: String
  /// What it rests on.
  public let basis: Basis
  /// The releases on which UIKit does it.
  public let releases: Releases

  init(_ id: String, _ statement: String, _ basis: Basis, on releases: Releases = .all) {
    self.id = id
    self.statement = statement
    self.basis = basis
    self.releases = releases
  }

  /// Returns true if UIKit does it on a release.
  func holds(on release: Release) -> Bool { releases.contains(release) }
}
