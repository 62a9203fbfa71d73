import Diagnostics
import SwiftSubset

// Types with type arguments: `Task<Int, Never> { … }` is `Task { … }`, because the language is
// dynamically typed.
extension ExpressionCompiler {
  /// Compiles the call of a type with type arguments.
  func compileCall(
    ofType type: TypeSyntax, _ arguments: [Argument], _ callee: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    switch type {
    case .array where arguments.isEmpty: code.emit(.makeArray(0), range)
    case .dictionary where arguments.isEmpty: code.emit(.makeDictionary(0), range)
    case .array:
      try compileCall(Expression.naming("Array", at: callee.range), arguments, range)
      code.emitCoercion(coercions.coercion(to: type, inside: scopes.enclosingType), range)
    case .dictionary:
      try compileCall(Expression.naming("Dictionary", at: callee.range), arguments, range)
    case .optional:
      try compileCall(Expression.naming("Optional", at: callee.range), arguments, range)
    case .named("Set", let elements) where typeLookup.isOpaqueSet(elements):
      code.emit(.pushOpaque(builder.name("Set")), callee.range)
      for argument in arguments { try compile(argument.value) }
      code.emit(.callValue(callSite("Set", arguments)), range)
    case .named("Result", _):
      guard try compileResult(arguments, range) else {
        return try compileCall(Expression.naming("Result", at: callee.range), arguments, range)
      }
    case .named("Set", _)
    where typeLookup.typeIndex(named: "Set", inside: scopes.enclosingType) == nil:
      try compileCall(Expression.naming("Set", at: callee.range), arguments, range)
      code.emitCoercion(coercions.coercion(to: type, inside: scopes.enclosingType), range)
    case .named(let name, _):
      try compileCall(Expression.naming(name, at: callee.range), arguments, range)
    case .implicitlyUnwrapped, .tuple, .function, .composition, .metatype:
      throw ScriptError.unsupported("A call of this type", range)
    }
  }
}
