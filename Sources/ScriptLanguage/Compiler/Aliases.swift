// Other names that the author gives to types.
extension Compiler {
  /// The name of the type that another name stands for, as it is written in full.
  func aliased(_ name: String) -> String? {
    guard case .named(let full, let arguments) = expanded(.named(name, [])), arguments.isEmpty
    else { return nil }
    return full
  }

  /// What a type stands for that is written with another name, `nil` for any other type and for a name
  /// that stands for itself.
  func expanded(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax? {
    guard case .named(let name, let arguments) = type, arguments.isEmpty,
      aliasedType(name, inside: outer) != nil
    else { return nil }
    let full = resolved(type, inside: outer)
    if case .named(let next, let arguments) = full, arguments.isEmpty,
      aliasedType(next, inside: outer) != nil
    {
      return nil
    }
    return full
  }

  /// A type as it is written without the author's other names.
  /// - Parameter outer: The type in which it is written, where its members are not compiled yet.
  func resolved(_ type: TypeSyntax, inside outer: Int? = nil) -> TypeSyntax {
    var current = type
    // An alias may stand for another one; a circle of them stands for nothing.
    for _ in 0..<Compiler.longestAlias {
      guard case .named(let name, let arguments) = current, arguments.isEmpty,
        let next = aliasedType(name, inside: outer)
      else { break }
      current = next
    }
    switch current {
    case .optional(let wrapped): return .optional(resolved(wrapped, inside: outer))
    case .implicitlyUnwrapped(let wrapped):
      return .implicitlyUnwrapped(resolved(wrapped, inside: outer))
    default: return current
    }
  }

  /// What a name stands for, or what the first part of `Detent.Identifier` does.
  private func aliasedType(_ name: String, inside outer: Int?) -> TypeSyntax? {
    guard !tables.aliases.isEmpty else { return nil }
    let first = String(decoding: Array(name.utf8.prefix { $0 != 46 }), as: UTF8.self)
    let place = outer ?? enclosingType
    guard typeIndex(named: first, inside: place) == nil else { return nil }
    if let type = alias(name, inside: place) { return type }
    guard case .named(let full, let arguments) = alias(first, inside: place), arguments.isEmpty
    else { return nil }
    let rest = name.utf8.dropFirst(first.utf8.count)
    return .named(full + String(decoding: Array(rest), as: UTF8.self), [])
  }

  /// What a name stands for inside of a type, whose own names come first.
  private func alias(_ name: String, inside type: Int?) -> TypeSyntax? {
    var place = type.map { program.types[$0].qualifiedName }
    while let outer = place {
      if let type = tables.aliases["\(outer).\(name)"] { return type }
      place = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return tables.aliases[name]
  }

  private static let longestAlias = 16
}
