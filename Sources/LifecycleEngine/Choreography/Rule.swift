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
  /// True if the app also has to be built with the SDK of one of the releases.
  public let dependsOnSDK: Bool

  init(
    _ id: String, _ statement: String, _ basis: Basis, on releases: Releases = .all,
    dependsOnSDK: Bool = false
  ) {
    self.id = id
    self.statement = statement
    self.basis = basis
    self.releases = releases
    self.dependsOnSDK = dependsOnSDK
  }

  /// Returns true if the rule holds on a release for an app that was built with an SDK.
  func holds(on release: Release, sdk: Release) -> Bool {
    releases.contains(dependsOnSDK ? min(sdk, release) : release)
  }
}
