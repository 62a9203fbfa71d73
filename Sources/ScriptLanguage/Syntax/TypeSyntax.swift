/// A type as written. The language is dynamically typed; types matter for conversions
/// (`let x: Double = 1`), casts, `[Int]()` and conformances by name.
public indirect enum TypeSyntax: Sendable {
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
}
