import LifecycleEngine

/// What of UIKit's API is simulated, and since when UIKit has it, for pages about it.
public enum SimulatedAPI {
  /// Members of a class that came with a release.
  public struct Members: Sendable {
    /// The first release that has them, as a major version.
    public let major: Int
    /// The class or protocol that declares them.
    public let owner: String
    /// Their names.
    public let names: [String]
  }

  /// What came after the oldest simulated release, by release and then by class.
  public static var members: [Members] {
    Availability.members.map { Members(major: $0.major, owner: $0.owner, names: $0.names) }
  }

  /// Methods that are refused, because a call would look as if it had worked.
  public static var refusedMethods: [String] { ModeledMembers.notYet }

  /// Properties that are refused for the same reason, those of objects beside controllers included.
  public static var refusedProperties: [String] {
    ModeledMembers.notYetProperties + ModeledMembers.notYetBeside
  }

  /// Methods of `UIViewController` that a subclass may override and nothing that is simulated calls.
  public static var uncalledMethods: [String] {
    let others = OverridableMethods.rare(of: .view).map { $0.signature }
    return OverridableMethods.rare(of: .viewController).map { $0.signature }
      .filter { !others.contains($0) }
  }

  /// Types that are refused.
  public static var refusedTypes: [String] { BuiltInTypes.refused }
}
