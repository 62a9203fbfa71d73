import LifecycleEngine
import SwiftSubset

/// An extension of a protocol that says more of `Self` than the protocol does.
struct BoundExtension {
  /// The protocol, and which of its declarations it is.
  let type: Int
  let place: Int
  /// What `self` is in there: a type of its own, below the protocol and what stands behind `where`.
  let selfType: Int
}

// Of which class the types that conform to a protocol are, where the protocol or an extension of it
// says so: names without receiver mean members of that class too.
extension Compiler {
  /// Notes what `self` is in an extension of a protocol.
  mutating func declareSelf(of declaration: TypeDeclaration, _ index: Int) {
    let type = program.types[index]
    guard type.role == .protocolType, !declaration.selfBounds.isEmpty else { return }
    let bounds = declaration.selfBounds.flatMap { $0.names }
    typeDeclarations.append([declaration.withoutMembers])
    // No script can write a name with a space.
    let number = program.types.count
    declareType(
      TypeCode(
        role: .protocolType, name: "\(type.name) \(number)",
        qualifiedName: "\(type.qualifiedName) \(number)", inherited: [type.qualifiedName] + bounds))
    boundExtensions.append(
      BoundExtension(
        type: index, place: typeDeclarations[index].count - 1, selfType: program.types.count - 1))
  }

  /// What `self` is in a declaration of a type, where that is not the type.
  func selfType(inDeclaration place: Int, of index: Int) -> Int? {
    boundExtensions.first { $0.type == index && $0.place == place }?.selfType
  }

  /// Whether a type is no more than what `self` is in an extension.
  func isBoundExtension(_ type: Int) -> Bool { boundExtensions.contains { $0.selfType == type } }

  /// Gives a protocol the class of UIKit's that what conforms to it descends from.
  mutating func boundToUIKit(_ index: Int, _ name: String) {
    let base = BuiltInTypes.base(of: name)
    guard base != .object else { return }
    program.types[index].base = base
    program.types[index].superclass = nearestExtension(of: name)
  }

  /// The protocols whose class is that of a protocol which names none.
  func boundingProtocols(of index: Int) -> [Int] {
    let type = program.types[index]
    return type.role == .protocolType ? type.protocols : []
  }
}

extension TypeDeclaration {
  fileprivate var withoutMembers: TypeDeclaration {
    TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers, inherited: inherited,
      members: [], cases: [])
  }
}
