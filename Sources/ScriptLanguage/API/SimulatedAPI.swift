import LifecycleEngine

/// The simulated part of UIKit's API with the releases of its members, for pages about the API.
public enum SimulatedAPI {
  /// Members of a class that came with a release.
  public struct Members: Sendable {
    /// The first release that has the members, as a major version.
    public let major: Int
    /// The class or protocol that declares the members.
    public let owner: String
    /// The names of the members.
    public let names: [String]
  }

  /// The members that came after the oldest simulated release, by release and then by class.
  public static var members: [Members] {
    Availability.members.map { Members(major: $0.major, owner: $0.owner, names: $0.names) }
  }

  /// Methods that fail, because a call would seem to work.
  public static var refusedMethods: [String] { ModeledMembers.notYet }

  /// Properties that fail for the same reason, those of objects beside controllers included.
  public static var refusedProperties: [String] {
    ModeledMembers.notYetProperties + ModeledMembers.notYetBeside
  }

  /// Methods of `UIViewController` that a subclass may override and that the simulator never calls.
  public static var uncalledMethods: [String] {
    let others = OverridableMethods.rare(of: .view).map { $0.signature }
    return OverridableMethods.rare(of: .viewController).map { $0.signature }
      .filter { !others.contains($0) }
  }

  /// Types that fail when used.
  public static var refusedTypes: [String] { BuiltInTypes.refused }
}
