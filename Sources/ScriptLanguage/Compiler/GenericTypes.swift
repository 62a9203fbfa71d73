import Diagnostics
import SwiftSubset

// Types with type arguments: `Task<Int, Never> { … }` is `Task { … }`, because the language is
// dynamically typed.
extension Compiler {
  /// Compiles the call of a type with type arguments.
  mutating func compileCall(
    ofType type: TypeSyntax, _ arguments: [Argument], _ callee: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    switch type {
    case .array where arguments.isEmpty: emit(.makeArray(0), range)
    case .dictionary where arguments.isEmpty: emit(.makeDictionary(0), range)
    case .array:
      try compileCall(plain("Array", callee.range), arguments, range)
      emitCoercion(coercion(to: type, inside: enclosingType), range)
    case .dictionary: try compileCall(plain("Dictionary", callee.range), arguments, range)
    case .optional: try compileCall(plain("Optional", callee.range), arguments, range)
    case .named("Set", let elements) where isOpaqueSet(elements):
      emit(.pushOpaque(name("Set")), callee.range)
      for argument in arguments { try compile(argument.value) }
      emit(.callValue(callSite("Set", arguments)), range)
    case .named("Result", _):
      guard try compileResult(arguments, range) else {
        return try compileCall(plain("Result", callee.range), arguments, range)
      }
    case .named("Set", _) where typeIndex(named: "Set", inside: enclosingType) == nil:
      try compileCall(plain("Set", callee.range), arguments, range)
      emitCoercion(coercion(to: type, inside: enclosingType), range)
    case .named(let name, _):
      try compileCall(plain(name, callee.range), arguments, range)
    case .implicitlyUnwrapped, .tuple, .function, .composition, .metatype:
      throw unsupported("A call of this type", range)
    }
  }

  /// A type as a value, without type arguments.
  func withoutArguments(_ expression: Expression) -> Expression {
    guard case .type(.named(let name, _)) = expression.kind else { return expression }
    return plain(name, expression.range)
  }

  /// The expression that names a type: `Outer.Inner`.
  func plain(_ name: String, _ range: SourceRange) -> Expression {
    var result: Expression?
    for part in name.split(separator: ".") {
      let kind: Expression.Kind =
        result.map { .member($0, String(part)) } ?? .identifier(String(part))
      result = Expression(kind, at: range)
    }
    return result ?? Expression(.identifier(name), at: range)
  }

  /// Names of value types that compare by content, and of type parameters.
  private static let plainElements = [
    "UUID", "URL", "IndexPath", "Date", "AnyHashable", "ObjectIdentifier", "Element", "Key", "ID",
  ]

  /// Returns true for a set whose elements are not simulated. Such a set is opaque; every other set
  /// is a real set.
  func isOpaqueSet(_ elements: [TypeSyntax]) -> Bool {
    guard elements.count == 1, case .named(let name, _) = elements[0],
      typeIndex(named: "Set") == nil
    else { return false }
    if Compiler.plainElements.contains(name) || name.utf8.count == 1 { return false }
    return typeIndex(named: name, inside: enclosingType) == nil && !BuiltInTypes.isKnown(name)
      && !LibraryTypes.isWithoutValues(name) && !LibraryTypes.isModeled(name)
  }
}
