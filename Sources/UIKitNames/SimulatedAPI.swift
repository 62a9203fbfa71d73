import LifecycleEngine

/// The simulated part of UIKit's API with the releases of its members, for pages about the API.
package enum SimulatedAPI {
  /// Members of a class that came with a release.
  package struct Members: Sendable {
    /// The first release that has the members, as a major version.
    package let major: Int
    /// The class or protocol that declares the members.
    package let owner: String
    /// The names of the members.
    package let names: [String]
  }

  /// The members that came after the oldest simulated release, by release and then by class.
  package static var members: [Members] {
    let tables = MemberTable.all.sorted { $0.owner < $1.owner }
    let majors = Set(tables.flatMap { $0.rows.compactMap { $0.firstRelease } }).sorted()
    return majors.flatMap { major in
      tables.compactMap { table in
        let rows = table.rows.filter { $0.firstRelease == major }
        let names = Set(rows.map { $0.nameOfRelease }).sorted()
        return names.isEmpty ? nil : Members(major: major, owner: table.owner, names: names)
      }
    }
  }

  /// Methods that fail, because a call would seem to work.
  package static var refusedMethods: [String] { UIKitNames.uncallable }

  /// Properties that fail for the same reason, also properties of objects beside controllers.
  package static var refusedProperties: [String] {
    UIKitNames.unsettable + UIKitNames.unsettableElsewhere
  }

  /// Methods of `UIViewController` for subclasses to override, never called by the simulator.
  package static var uncalledMethods: [String] {
    let others = UIKitNames.rareMethods(of: .view).map { $0.signature }
    return UIKitNames.rareMethods(of: .viewController).map { $0.signature }
      .filter { !others.contains($0) }
  }

  /// Types that fail when used.
  package static var refusedTypes: [String] { BuiltInTypes.refused }
}
