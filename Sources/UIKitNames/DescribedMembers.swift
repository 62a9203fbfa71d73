import LifecycleEngine

/// A simulated member of a class, for editors that list the members.
package struct DescribedMember: Sendable {
  /// The class or protocol that declares the member.
  package let owner: String
  /// The name without labels.
  package let name: String
  /// The declaration as far as the tables have the declaration: `pushViewController(_
  /// viewController: UIViewController, animated: Bool)` or `title: String`.
  package let declaration: String
  /// True for a method.
  package let isMethod: Bool
  /// The labels of a method's parameters; nil for a parameter without a label.
  package let labels: [String?]
  /// The first release that has the member, as a major version; nil for all simulated releases.
  package let firstRelease: Int?
  /// True if scripts can only read the property.
  package let isReadOnly: Bool
}

extension SimulatedAPI {
  /// The simulated members of a class and its superclasses, the nearest class first. Of members
  /// with one declaration, the nearest counts.
  package static func described(_ base: UIKitClass) -> [DescribedMember] {
    var seen: Set<String> = []
    var result: [DescribedMember] = []
    for table in MemberTable.chain(of: base) {
      for row in table.rows where row.name != "init" && !row.isStatic {
        let isListed = row.marks.contains(.simulated) || row.isMethod
        let isRefused = !row.marks.isDisjoint(with: [.uncallable, .rare, .gone])
        guard isListed, !isRefused, seen.insert(row.form.declaration).inserted else { continue }
        result.append(
          DescribedMember(
            owner: table.owner, name: row.name,
            declaration: row.type.map { "\(row.form.declaration): \($0)" } ?? row.form.declaration,
            isMethod: row.isMethod, labels: row.form.parameters.map { $0.label },
            firstRelease: row.firstRelease ?? table.firstRelease,
            isReadOnly: row.marks.contains(.readOnly)))
      }
    }
    return result
  }
}
