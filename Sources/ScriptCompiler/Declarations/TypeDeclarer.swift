import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

/// Declares types, and links each type to its superclass and protocols.
final class TypeDeclarer {
  let symbols: SymbolTable
  let typeLookup: TypeLookup
  let problems: ProblemList
  /// The likely UIKit bases of undeclared classes that an example inherits from.
  private(set) var undeclared = UndeclaredClasses([])
  /// The extensions of protocols that constrain `Self` beyond the protocol.
  private var boundExtensions: [BoundExtension] = []

  init(_ symbols: SymbolTable, _ typeLookup: TypeLookup, _ problems: ProblemList) {
    self.symbols = symbols
    self.typeLookup = typeLookup
    self.problems = problems
  }

  /// Links all declared types.
  func linkTypes() throws(ScriptError) {
    if symbols.isInExample { undeclared = UndeclaredClasses(classesWithMembers) }
    for index in symbols.types.indices { try linkType(index) }
    try orderTypes()
  }

  /// The classes with their first inherited types and their members.
  private var classesWithMembers: [(name: String, parent: String?, members: [Statement])] {
    symbols.types.indices.filter { symbols.types[$0].role == .class }.map { index in
      let type = symbols.types[index]
      return (
        type.name, type.inherited.first, symbols.typeDeclarations[index].flatMap { $0.members }
      )
    }
  }

  // MARK: Bounds of `Self`

  /// Notes the type of `self` in an extension of a protocol.
  func declareSelf(of declaration: TypeDeclaration, _ index: Int) {
    let type = symbols.types[index]
    guard type.role == .protocolType, !declaration.selfBounds.isEmpty else { return }
    let bounds = declaration.selfBounds.flatMap { $0.names }
    // No script can write a name with a space.
    let number = symbols.types.count
    symbols.declareType(
      TypeCode(
        role: .protocolType, name: "\(type.name) \(number)",
        qualifiedName: "\(type.qualifiedName) \(number)", inherited: [type.qualifiedName] + bounds),
      declaration.withoutMembers)
    boundExtensions.append(
      BoundExtension(
        type: index, place: symbols.typeDeclarations[index].count - 1,
        selfType: symbols.types.count - 1))
  }

  /// The type of `self` in a declaration of a type, if `self` is another type.
  func selfType(inDeclaration place: Int, of index: Int) -> Int? {
    boundExtensions.first { $0.type == index && $0.place == place }?.selfType
  }

  /// Returns true if a type is only the type of `self` in an extension.
  func isBoundExtension(_ type: Int) -> Bool { boundExtensions.contains { $0.selfType == type } }

  /// Gives a protocol the UIKit class that conforming types descend from.
  func boundToUIKit(_ index: Int, _ name: String) {
    let base = BuiltInTypes.base(of: name)
    guard base != .object else { return }
    let superclass = symbols.nearestExtension(of: name)
    symbols.changeType(index) { type in
      type.base = base
      type.superclass = superclass
    }
  }

  /// The protocols that give their class to a protocol without a class of its own.
  func boundingProtocols(of index: Int) -> [Int] {
    let type = symbols.types[index]
    return type.role == .protocolType ? type.protocols : []
  }
}

/// An extension of a protocol that constrains `Self` more than the protocol does.
struct BoundExtension {
  /// The protocol, and the place of the extension among its declarations.
  let type: Int
  let place: Int
  /// The type of `self` in the extension: a type below the protocol and the types behind `where`.
  let selfType: Int
}

extension TypeDeclaration {
  fileprivate var withoutMembers: TypeDeclaration {
    TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers, inherited: inherited,
      members: [], cases: [])
  }
}
