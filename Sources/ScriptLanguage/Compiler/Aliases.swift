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
  func expanded(_ type: TypeSyntax) -> TypeSyntax? {
    guard case .named(let name, let arguments) = type, arguments.isEmpty, aliasedType(name) != nil
    else { return nil }
    let full = resolved(type)
    if case .named(let next, _) = full, aliasedType(next) != nil { return nil }
    return full
  }

  /// A type as it is written without the author's other names.
  func resolved(_ type: TypeSyntax) -> TypeSyntax {
    var current = type
    // An alias may stand for another one; a circle of them stands for nothing.
    for _ in 0..<Compiler.longestAlias {
      guard case .named(let name, let arguments) = current, arguments.isEmpty,
        let next = aliasedType(name)
      else { break }
      current = next
    }
    switch current {
    case .optional(let wrapped): return .optional(resolved(wrapped))
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(resolved(wrapped))
    default: return current
    }
  }

  /// What a name stands for, or what the first part of `Detent.Identifier` does.
  private func aliasedType(_ name: String) -> TypeSyntax? {
    let first = String(decoding: Array(name.utf8.prefix { $0 != 46 }), as: UTF8.self)
    guard !tables.aliases.isEmpty, typeIndex(named: first, inside: enclosingType) == nil else {
      return nil
    }
    if let type = tables.aliases[name] { return type }
    guard case .named(let full, let arguments) = tables.aliases[first], arguments.isEmpty else {
      return nil
    }
    let rest = name.utf8.dropFirst(first.utf8.count)
    return .named(full + String(decoding: Array(rest), as: UTF8.self), [])
  }

  private static let longestAlias = 16
}
