import SwiftSubset

// What the name of a type means: a type of the author's, or another name that the author gives to one.
extension Compiler {
  /// What a name means where it stands for a type.
  enum TypeMeaning {
    case type(Int)
    /// What is written behind `typealias`, and in which type.
    case alias(TypeSyntax, of: Int?)
  }

  /// The type a name means inside another type.
  func typeIndex(named name: String, inside type: Int?) -> Int? {
    switch typeMeaning(of: name, inside: type) {
    case .type(let index): return index
    case .alias:
      guard case .named(let full, let arguments) = expanded(.named(name, []), inside: type),
        arguments.isEmpty
      else { return nil }
      return typeIndex(named: full)
    case nil: return nil
    }
  }

  /// What a name means inside a type, whose own names come first, then those of its superclasses, then
  /// those of what is around it.
  func typeMeaning(of name: String, inside type: Int?) -> TypeMeaning? {
    if let local = localType(named: name, inside: type) { return .type(local) }
    var place = type.map { program.types[$0].qualifiedName }
    while let outer = place {
      if let found = typeMeaning(of: name, ofMember: outer) { return found }
      if let index = typeIndex(named: outer), program.types[index].name == name {
        return .type(index)
      }
      place = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return typeMeaning(of: name, ofMember: nil)
  }

  /// The type of the author's that `Inner` means in `Outer.Inner`.
  func typeIndex(named name: String, of outer: Int) -> Int? {
    switch typeMeaning(of: name, ofMember: program.types[outer].qualifiedName) {
    case .type(let index): index
    case .alias(let type, let owner):
      qualified(type, inside: owner).name.flatMap { typeIndex(named: $0) }
    case nil: nil
    }
  }

  /// The same of what a type declares itself or inherits, or of what stands at top level.
  private func typeMeaning(of name: String, ofMember outer: String?) -> TypeMeaning? {
    var owner = outer
    // Those who inherit from each other are found out later.
    for _ in 0...program.types.count {
      let index = owner.flatMap { typeIndex(named: $0) ?? tables.extensions[$0] }
      if let found = declaredType(name, in: owner, index) { return found }
      guard let above = index.flatMap({ program.types[$0].superclass }) else { return nil }
      owner = program.types[above].qualifiedName
    }
    return nil
  }

  private func declaredType(_ name: String, in owner: String?, _ index: Int?) -> TypeMeaning? {
    let prefix = owner.map { "\($0)." } ?? ""
    if let found = typeIndex(named: prefix + name) { return .type(found) }
    guard !tables.aliases.isEmpty else { return nil }
    if let type = tables.aliases[prefix + name] { return .alias(type, of: index) }
    // The first part of `Detent.Identifier` is another name, or the last one is.
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let first = String(name[..<dot])
    if case .named(let full, let arguments) = tables.aliases[prefix + first], arguments.isEmpty {
      return .alias(.named(full + name[dot...], []), of: index)
    }
    guard let outer = typeIndex(named: prefix + first) else { return nil }
    let rest = String(name[name.index(after: dot)...])
    return typeMeaning(of: rest, ofMember: program.types[outer].qualifiedName)
  }

  // MARK: Aliases

  /// Whether the nearest type of a name has another one.
  func isAlias(_ name: String, inside outer: Int?) -> Bool {
    guard !tables.aliases.isEmpty, case .alias = typeMeaning(of: name, inside: outer) else {
      return false
    }
    return true
  }

  /// The name of the type that another name stands for, as it is written in full.
  func aliased(_ name: String) -> String? {
    guard case .named(let full, let arguments) = expanded(.named(name, [])), arguments.isEmpty
    else { return nil }
    return full
  }

  /// What is called by the name under which its initialisers are known.
  func withoutAlias(_ callee: Expression) -> Expression {
    guard !tables.aliases.isEmpty, let name = callee.lastName,
      let type = namedType(callee), program.types[type].name != name, name != "Self"
    else { return callee }
    return plain(program.types[type].qualifiedName, callee.range)
  }

  /// What a type stands for that is written with another name, `nil` for any other type and for a name
  /// that stands for itself.
  func expanded(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax? {
    let place = outer ?? enclosingType
    guard case .named(let name, let arguments) = type, arguments.isEmpty,
      isAlias(name, inside: place)
    else { return nil }
    let full = resolved(type, inside: place)
    if case .named(name, _) = full { return nil }
    return full
  }

  /// A type as it is written without the author's other names.
  /// - Parameter outer: The type in which it is written, where its members are not compiled yet.
  func resolved(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax {
    guard !tables.aliases.isEmpty else { return type }
    let place = outer ?? enclosingType
    switch type {
    case .optional(let wrapped): return .optional(resolved(wrapped, inside: place))
    case .implicitlyUnwrapped(let wrapped):
      return .implicitlyUnwrapped(resolved(wrapped, inside: place))
    case .named(let name, let arguments) where arguments.isEmpty && isAlias(name, inside: place):
      return qualified(type, inside: place)
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype: return type
    }
  }

  /// A type as it can be written outside of the type that declares it, in full and without other names.
  func qualified(_ type: TypeSyntax, inside outer: Int?) -> TypeSyntax {
    var budget = Compiler.mostAliases
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
      case .type(let index): return .named(program.types[index].qualifiedName, all(arguments))
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
    guard let dot = name.firstIndex(of: "."), Compiler.modules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// How many other names are followed in one type: a circle of them stands for nothing.
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
