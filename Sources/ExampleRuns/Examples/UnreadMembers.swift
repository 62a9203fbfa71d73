import Diagnostics
import SwiftSubset

// Members of a file that the simulator cannot compile. Without their declarations they are opaque, as
// all members that another file declares.
extension ExampleCode {
  /// The code without the members that hold some places.
  /// - Returns: `nil` if no member holds a place.
  func leavingOut(_ places: [SourceRange]) -> ExampleCode? {
    var left: [Statement] = []
    let driven = Set(family.allControllers.map { $0.name })
    let kept = statements.leavingOut(places, keeping: driven, &left)
    guard !left.isEmpty else { return nil }
    var code = self
    code.keep(kept, without: left)
    return code
  }
}

extension [Statement] {
  /// - Parameters:
  ///   - classes: The types that stay, because they are driven.
  ///   - left: Gets the statements that are left out.
  fileprivate func leavingOut(
    _ places: [SourceRange], keeping classes: Set<String>, _ left: inout [Statement]
  ) -> [Statement] {
    var result: [Statement] = []
    for statement in self {
      let held = places.filter { statement.range.contains($0) }
      guard !held.isEmpty else {
        result.append(statement)
        continue
      }
      guard case .type(let type) = statement.kind else {
        left.append(statement)
        continue
      }
      let count = left.count
      let members = type.members.leavingOut(held, keeping: classes, &left)
      if left.count > count {
        result.append(Statement(.type(type.with(members)), at: statement.range))
      } else if type.role != .extension, classes.contains(type.name) {
        result.append(statement)
      } else {
        left.append(statement)
      }
    }
    return result
  }
}

extension TypeDeclaration {
  /// The type with other members.
  fileprivate func with(_ members: [Statement]) -> TypeDeclaration {
    TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers, isGeneric: isGeneric,
      inherited: inherited, selfBounds: selfBounds, members: members, cases: cases)
  }
}
