import SwiftSubset
import UIKitNames

// The types of members that no type of a receiver tells alone.
extension StaticTypes {
  /// The type of a property that a type of the author declares itself, if there is one. The type
  /// may be unknown.
  func ownProperty(_ name: String, of index: Int) -> TypeSyntax?? {
    let type = symbols.types[index]
    if let field = type.fields.last(where: { $0.name == name }) { return field.type }
    return type.computed.first { $0.name == name }.map { $0.type }
  }

  /// The type of what an initializer of the author's makes: an optional, if the initializer may fail.
  func instanceType(of index: Int, _ arguments: [Argument]) -> TypeSyntax {
    let type = TypeSyntax.named(symbols.types[index].qualifiedName, [])
    let labels = arguments.map { $0.label }
    for declaration in symbols.typeDeclarations[index] {
      for case .function(let function) in declaration.members.map({ $0.kind }) {
        guard case .initializer(let isFailable) = function.role,
          function.parameters.map({ $0.label }) == labels
        else { continue }
        return isFailable ? .optional(type) : type
      }
    }
    return labels == ["rawValue"] && symbols.types[index].role == .enumeration
      ? .optional(type) : type
  }

  /// The type of a member of the standard library's collections that is nil for an empty collection, and
  /// the types of iterators.
  func collectionMember(_ name: String, of base: TypeSyntax) -> TypeSyntax? {
    switch (base, name) {
    case (.array(let element), "makeIterator"): .named("IndexingIterator", [element])
    case (.named("IndexingIterator", let element), "next"): element.first.map { .optional($0) }
    case (.array(let element), "first"), (.array(let element), "last"),
      (.array(let element), "min"),
      (.array(let element), "max"), (.array(let element), "popLast"),
      (.array(let element), "randomElement"):
      .optional(element)
    case (.named("String", _), "first"), (.named("String", _), "last"),
      (.named("String", _), "popLast"), (.named("String", _), "randomElement"):
      .optional(.named("Character", []))
    default: nil
    }
  }

  /// The type of a member of an unknown value: the type of all members of the name, if the author's
  /// and the library's have the same type.
  func memberTypeOfAny(_ name: String) -> TypeSyntax? {
    let library = DeclaredTypes.property(name)
    guard let owners = symbols.tables.members[name] else { return library }
    for owner in owners {
      guard case let own?? = ownProperty(name, of: owner), own.isFractional else { return nil }
    }
    return library?.isFractional == false ? nil : .named("Double", [])
  }

  /// The type of a static property of the author, if the property is a number with a fraction, an optional
  /// or an object of the author's.
  func staticMemberType(_ name: String, of index: Int) -> TypeSyntax? {
    guard let owners = symbols.tables.staticMembers[name] else { return nil }
    var current: Int? = index
    while let type = current {
      if owners.contains(type) {
        let stored = symbols.statics.first { $0.type == type && $0.name == name }?.declaredType
        let known =
          stored ?? symbols.types[type].staticComputed.first { $0.name == name }?.type
        guard let known else { return nil }
        if known.hasOptional { return known }
        guard case .named(let name, _) = known else { return nil }
        let isOwn = typeLookup.typeIndex(named: name, inside: type) != nil
        return isOwn || known.isFractional ? known : nil
      }
      current = symbols.types[type].superclass
    }
    return nil
  }
}
