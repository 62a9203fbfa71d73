import SwiftSubset

// The result type of `map`, as far as elements may be nil, which only declarations tell.
extension StaticTypes {
  /// The type of an array or dictionary mapped to optionals; `nil` for anything else.
  func mappedType(
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
  private func result(of function: Expression, _ parameter: TypeSyntax) -> TypeSyntax? {
    if case .closure(let closure) = function.kind { return result(of: closure, parameter) }
    guard case .member(let type, "init") = function.kind, case .identifier(let name) = type.kind,
      name == "Int" || name == "Double", case .named("String", _) = parameter
    else { return nil }
    return .optional(.named(name, []))
  }

  private func result(of closure: Closure, _ parameter: TypeSyntax) -> TypeSyntax? {
    if let declared = closure.resultType { return declared }
    guard closure.parameters.count <= 1, let value = closure.onlyResult else { return nil }
    // Name lookup notes captures, which only the compilation of the closure may do.
    var inner = FunctionScope(named: "closure", sharedNames: scopes.top.sharedNames)
    inner.isClosure = true
    inner.typeIndex = scopes.top.typeIndex
    inner.isStatic = scopes.top.isStatic
    let name = closure.parameters.first?.name ?? "$0"
    _ = inner.declare(name, isCell: false, isConstant: true)
    inner.setType(closure.parameters.first?.type ?? parameter, of: name)
    return scopes.inspect(in: inner) { staticType(of: value) }
  }
}
