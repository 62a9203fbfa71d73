import SwiftSubset

// The meaning of type names: a type of the author, or an alias that the author declares.
extension TypeLookup {
  /// The type a name means inside another type.
  func typeIndex(named name: String, inside type: Int?) -> Int? {
    switch typeMeaning(of: name, inside: type) {
    case .type(let index): return index
    case .alias:
      guard case .named(let full, let arguments) = expanded(.named(name, []), inside: type),
        arguments.isEmpty
      else { return nil }
      return symbols.typeIndex(named: full)
    case nil: return nil
    }
  }

  /// The meaning of a name inside a type. The type's own names come first, then the names of the
  /// superclasses, then the names of the types around.
  func typeMeaning(of name: String, inside type: Int?) -> TypeMeaning? {
    if let local = localType(named: name, inside: type) { return .type(local) }
    var place = type.map { symbols.types[$0].qualifiedName }
    while let outer = place {
      if let found = typeMeaning(of: name, ofMember: outer) { return found }
      if let index = symbols.typeIndex(named: outer), symbols.types[index].name == name {
        return .type(index)
      }
      place = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return typeMeaning(of: name, ofMember: nil)
  }

  /// The author's type that `Inner` means in `Outer.Inner`.
  func typeIndex(named name: String, of outer: Int) -> Int? {
    switch typeMeaning(of: name, ofMember: symbols.types[outer].qualifiedName) {
    case .type(let index): index
    case .alias(let type, let owner):
      qualified(type, inside: owner).name.flatMap { symbols.typeIndex(named: $0) }
    case nil: nil
    }
  }

  /// The meaning of a name that a type declares or inherits, or that stands at top level.
  private func typeMeaning(of name: String, ofMember outer: String?) -> TypeMeaning? {
    var owner = outer
    // A circle of superclasses is reported later, so the loop has a limit.
    for _ in 0...symbols.types.count {
      let index = owner.flatMap { symbols.typeIndex(named: $0) ?? symbols.tables.extensions[$0] }
      if let found = declaredType(name, in: owner, index) { return found }
      guard let above = index.flatMap({ symbols.types[$0].superclass }) else { return nil }
      owner = symbols.types[above].qualifiedName
    }
    return nil
  }

  private func declaredType(_ name: String, in owner: String?, _ index: Int?) -> TypeMeaning? {
    let prefix = owner.map { "\($0)." } ?? ""
    if let found = symbols.typeIndex(named: prefix + name) { return .type(found) }
    guard !symbols.tables.aliases.isEmpty else { return nil }
    if let type = symbols.tables.aliases[prefix + name] { return .alias(type, of: index) }
    // The first or the last part of `Detent.Identifier` is an alias.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let first = String(name[..<dot])
    if case .named(let full, let arguments) = symbols.tables.aliases[prefix + first],
      arguments.isEmpty
    {
      return .alias(.named(full + name[dot...], []), of: index)
    }
    guard let outer = symbols.typeIndex(named: prefix + first) else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return typeMeaning(of: rest, ofMember: symbols.types[outer].qualifiedName)
  }

  // MARK: Aliases

  /// Returns true if the nearest meaning of a type name is an alias.
  func isAlias(_ name: String, inside outer: Int?) -> Bool {
    guard !symbols.tables.aliases.isEmpty, case .alias = typeMeaning(of: name, inside: outer) else {
      return false
    }
    return true
  }

  /// The full name of the type that an alias stands for.
  func aliased(_ name: String) -> String? {
    guard case .named(let full, let arguments) = expanded(.named(name, [])), arguments.isEmpty
    else { return nil }
    return full
  }

  /// The callee with the name under which the initialisers of its type are known.
  func withoutAlias(_ callee: Expression) -> Expression {
    guard !symbols.tables.aliases.isEmpty, let name = callee.lastName,
      let type = namedType(callee), symbols.types[type].name != name, name != "Self"
    else { return callee }
    return Expression.naming(symbols.types[type].qualifiedName, at: callee.range)
  }

  /// The type that an alias stands for, `nil` for any other type and for a name that stands for
  /// itself.
  func expanded(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax? {
    let place = outer ?? scopes.enclosingType
    guard case .named(let name, let arguments) = type, arguments.isEmpty,
      isAlias(name, inside: place)
    else { return nil }
    let full = resolved(type, inside: place)
    if case .named(name, _) = full { return nil }
    return full
  }

  /// A type without the author's aliases.
  /// - Parameter outer: The type around the use, while the members of that type are not compiled.
  func resolved(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax {
    guard !symbols.tables.aliases.isEmpty else { return type }
    let place = outer ?? scopes.enclosingType
    switch type {
    case .optional(let wrapped): return .optional(resolved(wrapped, inside: place))
    case .implicitlyUnwrapped(let wrapped):
      return .implicitlyUnwrapped(resolved(wrapped, inside: place))
    case .named(let name, let arguments) where arguments.isEmpty && isAlias(name, inside: place):
      return qualified(type, inside: place)
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype: return type
    }
  }

  /// A type in full and without aliases, so that code outside the declaring type can use the type.
  func qualified(_ type: TypeSyntax, inside outer: Int?) -> TypeSyntax {
    var budget = TypeLookup.mostAliases
    let full = qualified(type, inside: outer, &budget)
    return budget > 0 ? full : type
  }

  private func qualified(
    _ type: TypeSyntax, inside outer: Int?, _ budget: inout Int
  ) -> TypeSyntax {
    func all(_ types: [TypeSyntax]) -> [TypeSyntax] {
      types.map { qualified($0, inside: outer, &budget) }
    }
    switch type {
    case .named(let name, let arguments):
      switch typeMeaning(of: name, inside: outer) {
      case .type(let index): return .named(symbols.types[index].qualifiedName, all(arguments))
      case .alias(let next, let owner) where arguments.isEmpty && budget > 0:
        budget -= 1
        return qualified(next, inside: owner, &budget)
      default: return .named(withoutModule(name), all(arguments))
      }
    case .optional(let wrapped): return .optional(all([wrapped])[0])
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(all([wrapped])[0])
    case .array(let element): return .array(all([element])[0])
    case .dictionary(let key, let value): return .dictionary(all([key])[0], all([value])[0])
    case .tuple(let elements, let labels): return .tuple(all(elements), labels: labels)
    case .function(let parameters, let result):
      return .function(all(parameters), all([result])[0])
    case .composition(let parts): return .composition(all(parts))
    case .metatype(let inner): return .metatype(all([inner])[0])
    }
  }

  /// `Task` for `Swift.Task`.
  private func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), TypeLookup.modules.contains(String(name[..<dot]))
    else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// The most aliases that one type may follow. A circle of aliases stands for nothing.
  private static let mostAliases = 256
}

extension Expression {
  /// `Inner` in `Inner` and in `Outer.Inner`.
  fileprivate var lastName: String? {
    if case .identifier(let name) = kind { return name }
    if case .member(_, let name) = kind { return name }
    return nil
  }
}
