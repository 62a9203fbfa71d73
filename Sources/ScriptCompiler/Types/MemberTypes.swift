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

  /// The type of a static property of the author, if the property is a number with a fraction.
  func staticMemberType(_ name: String, of index: Int) -> TypeSyntax? {
    guard let owners = symbols.tables.staticMembers[name] else { return nil }
    var current: Int? = index
    while let type = current {
      if owners.contains(type) {
        let stored = symbols.statics.first { $0.type == type && $0.name == name }?.declaredType
        let known =
          stored ?? symbols.types[type].staticComputed.first { $0.name == name }?.type
        guard case .named? = known, known?.isFractional == true else { return nil }
        return known
      }
      current = symbols.types[type].superclass
    }
    return nil
  }
}
