import Diagnostics

/// An expression of the script language, with its place in the text.
package struct Expression: Sendable {
  /// The kind of expression, with its parts.
  package let kind: Kind
  /// The place in the source text.
  package let range: SourceRange

  /// Creates an expression.
  package init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The forms an expression can take.
  package indirect enum Kind: Sendable {
    case nilLiteral
    case boolean(Bool)
    case integer(Int64)
    case floating(Double)
    /// A string literal: literal text and interpolated expressions in order.
    case string([StringSegment])
    /// A plain name. `$0` is `closureParameter(0)`.
    case identifier(String)
    case closureParameter(Int)
    case selfReference
    case superReference
    case array([Expression])
    case dictionary([DictionaryElement])
    /// `()` has no elements. Parentheses around a single unlabelled expression make no tuple.
    case tuple([Argument])
    /// `.pageSheet`. A call of an implicit member is a `call` with the implicit member as the
    /// callee.
    case implicitMember(String)
    /// `base.name`; `.0` of a tuple is the name `0`, `.self` is `self`, `.init` is `init`.
    case member(Expression, String)
    /// `base?` in front of a member, call or subscript.
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    /// Trailing closures are the last arguments; the first trailing closure has no label.
    case call(Expression, [Argument])
    case `subscript`(Expression, [Argument])
    case closure(Closure)
    /// `!`, `-`, `+`, `~`, and `&` for an in-out argument.
    case prefix(String, Expression)
    /// Every infix operator except assignment and casts; `...` and `..<` too.
    case binary(String, Expression, Expression)
    /// `0...` and `...5`: one side is missing.
    case partialRange(String, Expression?, Expression?)
    case ternary(Expression, Expression, Expression)
    /// The operator is `=`, `+=`, `-=`, …; the target of `_ = x` is `discard`.
    case assignment(String, Expression, Expression)
    case discard
    case cast(Expression, CastKind, TypeSyntax)
    case `try`(TryKind, Expression)
    case await(Expression)
    /// `#selector(…)`, with the expression inside.
    case selector(Expression)
    /// `\.name.other`, as written after the backslash.
    case keyPath(String)
    /// A type used as a value: `[Int]()`, `Set<String>()`, `Detail.self` is a `member`.
    case type(TypeSyntax)
  }
}

/// The casts and type checks.
package enum CastKind: Sendable { case `as`, asOptional, asForced, `is` }

/// The three spellings of `try`.
package enum TryKind: Sendable { case plain, optional, forced }

/// A piece of a string literal.
package enum StringSegment: Sendable {
  /// Text with its escapes resolved.
  case text(String)
  /// The expression of `\(…)`; format arguments after the first expression are dropped.
  case interpolation(Expression)
}

/// A `key: value` of a dictionary literal.
package struct DictionaryElement: Sendable {
  /// The key as written.
  package let key: Expression
  /// The value as written.
  package let value: Expression
  /// Creates an element.
  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// An argument of a call or subscript, or an element of a tuple.
package struct Argument: Sendable {
  /// The label, without its colon; `nil` for an argument without label.
  package let label: String?
  /// The value as written.
  package let value: Expression
  /// True for a trailing closure.
  package let isTrailing: Bool
  /// Creates an argument.
  package init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A closure expression.
package struct Closure: Sendable {
  /// The entries of the capture list.
  package let captures: [Capture]
  /// Declared parameters; empty when the body uses `$0`.
  package let parameters: [Parameter]
  /// One more than the highest `$n` that the body itself uses. The closures inside the body do not
  /// count.
  package let implicitParameterCount: Int
  /// True if marked `async`.
  package let isAsync: Bool
  /// True if marked `@MainActor`.
  package var isOfMainActor = false
  /// The type of the result, if the closure or its surroundings name a type.
  package var resultType: TypeSyntax?
  /// The statements in the braces.
  package let body: [Statement]
  /// Creates a closure.
  package init(
    captures: [Capture], parameters: [Parameter], implicitParameterCount: Int, isAsync: Bool,
    body: [Statement]
  ) {
    self.captures = captures
    self.parameters = parameters
    self.implicitParameterCount = implicitParameterCount
    self.isAsync = isAsync
    self.body = body
  }
}

/// An entry of a capture list: `[weak self]`, `[value = self.value]`.
package struct Capture: Sendable {
  /// The way in which the object is held.
  package let strength: ReferenceStrength
  /// The name as written, without backticks.
  package let name: String
  /// The expression after `=`; `nil` captures the name itself.
  package let value: Expression?
  /// The place in the source text.
  package let range: SourceRange
  /// Creates a capture.
  package init(strength: ReferenceStrength, name: String, value: Expression?, range: SourceRange) {
    self.strength = strength
    self.name = name
    self.value = value
    self.range = range
  }
}

/// The ways in which a variable or capture holds an object.
package enum ReferenceStrength: Sendable { case strong, weak, unowned }
