import SwiftSubset

// The result type of `map`, as far as elements may be nil, which only declarations tell.
extension Compiler {
  /// The type of an array or dictionary mapped to optionals; `nil` for anything else.
  mutating func mappedType(
    _ base: Expression, _ name: String, _ arguments: [Argument]
  ) -> TypeSyntax? {
    guard name == "map" || name == "mapValues", !base.isOptionalChain, arguments.count == 1,
      arguments[0].label == nil, !scopes.isEmpty
    else { return nil }
    switch (linkType(of: base), name) {
    case (.array(let element), "map"):
      guard let type = result(of: arguments[0].value, element), type.hasOptional else { return nil }
      return .array(type)
    case (.dictionary(let key, let value), "mapValues"):
      guard let type = result(of: arguments[0].value, value), type.hasOptional else { return nil }
      return .dictionary(key, type)
    default: return nil
    }
  }

  /// The result type of a function for an argument of a type.
  private mutating func result(of function: Expression, _ parameter: TypeSyntax) -> TypeSyntax? {
    if case .closure(let closure) = function.kind { return result(of: closure, parameter) }
    guard case .member(let type, "init") = function.kind, case .identifier(let name) = type.kind,
      name == "Int" || name == "Double", case .named("String", _) = parameter
    else { return nil }
    return .optional(.named(name, []))
  }

  private mutating func result(of closure: Closure, _ parameter: TypeSyntax) -> TypeSyntax? {
    if let declared = closure.resultType { return declared }
    guard closure.parameters.count <= 1, let value = closure.onlyResult else { return nil }
    // Name lookup notes captures, which only the compilation of the closure may do.
    let outer = scopes
    defer { scopes = outer }
    var inner = FunctionScope(
      function: FunctionCode(name: "closure", parameters: [], hasSelf: false),
      sharedNames: scope.sharedNames)
    inner.isClosure = true
    inner.typeIndex = scope.typeIndex
    inner.isStatic = scope.isStatic
    scopes.append(inner)
    let name = closure.parameters.first?.name ?? "$0"
    _ = scope.declare(name, isCell: false, isConstant: true)
    scope.setType(closure.parameters.first?.type ?? parameter, of: name)
    return staticType(of: value)
  }
}
