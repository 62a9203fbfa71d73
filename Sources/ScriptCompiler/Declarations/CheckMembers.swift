import Diagnostics
import LifecycleEngine
import SwiftSubset

// Undeclared members of objects whose class the author declares.
extension CodeChecks {
  /// Notes a missing member of an object whose class the author declares, as far as declarations
  /// tell.
  func checkMember(
    _ name: String, of base: Expression, _ range: SourceRange, isMethod: Bool = false
  ) {
    // A drive has no wrong names.
    guard !symbols.allowsUndeclared, let type = ownClass(of: base) else { return }
    let near = symbols.ownMember(near: name, of: type, isStatic: false)
    if near == nil {
      guard symbols.memberNames.isClosed(type), !symbols.memberNames.hasMember(name, type) else {
        return
      }
    }
    let noun = isMethod ? "method" : "member"
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    let owner = symbols.types[type].name
    problems.note { () throws(ScriptError) in
      throw ScriptError(
        "unknown-member", "'\(owner)' has no \(noun) '\(name)'\(suggestion)",
        SourceRange(
          max(range.start, range.end - name.utf8.count), range.end, in: range.source),
        help: ["write the name of a member that exists, or declare this one"])
    }
  }

  /// The author's class of an object, as far as declarations tell.
  private func ownClass(of base: Expression) -> Int? {
    guard symbols.types.contains(where: { $0.role == .class }) else { return nil }
    var type = staticTypes.staticType(of: base)
    if case .implicitlyUnwrapped(let wrapped) = type { type = wrapped }
    guard let name = type?.name,
      let index = typeLookup.typeIndex(named: name, inside: scopes.enclosingType),
      symbols.types[index].role == .class
    else { return nil }
    return index
  }
}
