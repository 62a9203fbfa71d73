/// A type as written. The language is dynamically typed; types matter for conversions
/// (`let x: Double = 1`), casts, `[Int]()` and conformances by name.
package indirect enum TypeSyntax: Sendable {
  /// `UIView`, `Foo.Bar` (name `Foo.Bar`), `Task<Void, Never>` with its generic arguments.
  case named(String, [TypeSyntax])
  case optional(TypeSyntax)
  case implicitlyUnwrapped(TypeSyntax)
  case array(TypeSyntax)
  case dictionary(TypeSyntax, TypeSyntax)
  /// Tuple; `Void` written `()` has no elements.
  case tuple([TypeSyntax], labels: [String?] = [])
  case function([TypeSyntax], TypeSyntax)
  /// `A & B`.
  case composition([TypeSyntax])
  /// `some P`, `any P`, `inout T`, `@escaping T`: the keyword is dropped.
  case metatype(TypeSyntax)

  /// True for the type of a function, or of an optional function.
  package var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      wrapped.isFunction
    case .tuple(let elements, _): elements.count == 1 && elements[0].isFunction
    case .named, .array, .dictionary, .composition: false
    }
  }

  /// The type in its short form: `[Int]` for `Array<Int>`.
  package var inShortForm: TypeSyntax {
    guard case .named(let name, let arguments) = self else { return self }
    switch (name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return self
    }
  }
}

extension TypeSyntax {
  /// The names of a named type, or of the parts of `A & B`.
  package var names: [String] {
    if case .composition(let parts) = self { return parts.flatMap { $0.names } }
    return name.map { [$0] } ?? []
  }

  /// The name of a named type.
  package var name: String? {
    if case .named(let name, _) = self { return name }
    return nil
  }
}
