import Diagnostics
import SwiftSubset

// Types that are declared inside functions. A local type can use no local names but other types, so
// the compiler treats it as any other type, with the place in its name. Only the function finds the
// type by its own name.
extension TypeDeclarer {
  /// A type that is declared in a function.
  struct LocalType {
    var declaration: TypeDeclaration
    /// The type around the function.
    var outer: String?
    /// The number of the group of types in one function.
    var group: Int
  }

  /// The unique name of a local type.
  private func qualifiedName(of type: LocalType) -> String {
    let name = TypeDeclarer.uniqueName(of: type.declaration)
    return type.outer.map { "\($0).\(name)" } ?? name
  }

  private static func uniqueName(of declaration: TypeDeclaration) -> String {
    let place = declaration.nameRange.place
    let name = "\(declaration.name)@\(place.offset)"
    return place.source == .main ? name : "\(name)_\(place.source.number)"
  }

  /// Declares the types in the functions of some statements.
  func declareLocalTypes(in statements: [Statement]) throws(ScriptError) {
    var found: [LocalType] = []
    var groups = 0
    for statement in statements {
      if case .type(let type) = statement.kind {
        let name =
          type.role == .extension ? typeLookup.aliased(type.name) ?? type.name : type.name
        collectLocalTypes(of: type, name, &found, &groups)
      } else {
        collectLocalTypes(in: statement, nil, &found, &groups)
      }
    }
    var peers: [(group: Int, name: String, type: Int)] = []
    for type in found {
      let name = qualifiedName(of: type)
      try declareType(type.declaration, inside: type.outer, as: name)
      guard let index = symbols.typeIndex(named: name) else { continue }
      symbols.declareLocalType(index, at: type.declaration.nameRange.place)
      peers.append((type.group, type.declaration.name, index))
    }
    for type in peers {
      for peer in peers where peer.group == type.group {
        symbols.declarePeer(peer.type, named: peer.name, of: type.type)
      }
    }
  }

  private func collectLocalTypes(
    of type: TypeDeclaration, _ name: String, _ found: inout [LocalType], _ groups: inout Int
  ) {
    for member in type.members {
      if case .type(let nested) = member.kind {
        collectLocalTypes(of: nested, "\(name).\(nested.name)", &found, &groups)
      } else {
        collectLocalTypes(in: member, name, &found, &groups)
      }
    }
  }

  private func collectLocalTypes(
    in statement: Statement, _ outer: String?, _ found: inout [LocalType], _ groups: inout Int
  ) {
    groups += 1
    for declaration in ClosureUses.types(in: statement) {
      found.append(LocalType(declaration: declaration, outer: outer, group: groups))
    }
  }
}
