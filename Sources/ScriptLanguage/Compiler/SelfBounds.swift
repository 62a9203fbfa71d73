import LifecycleEngine
import SwiftSubset

/// An extension of a protocol that constrains `Self` more than the protocol does.
struct BoundExtension {
  /// The protocol, and the place of the extension among its declarations.
  let type: Int
  let place: Int
  /// The type of `self` in the extension: a type below the protocol and the types behind `where`.
  let selfType: Int
}

// The class bounds of protocols and their extensions. Names without receiver mean members of the
// class, too.
extension Compiler {
  /// Notes the type of `self` in an extension of a protocol.
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

  /// The type of `self` in a declaration of a type, if `self` is another type.
  func selfType(inDeclaration place: Int, of index: Int) -> Int? {
    boundExtensions.first { $0.type == index && $0.place == place }?.selfType
  }

  /// Returns true if a type is only the type of `self` in an extension.
  func isBoundExtension(_ type: Int) -> Bool { boundExtensions.contains { $0.selfType == type } }

  /// Gives a protocol the UIKit class that conforming types descend from.
  mutating func boundToUIKit(_ index: Int, _ name: String) {
    let base = BuiltInTypes.base(of: name)
    guard base != .object else { return }
    program.types[index].base = base
    program.types[index].superclass = nearestExtension(of: name)
  }

  /// The protocols that give their class to a protocol without a class of its own.
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
