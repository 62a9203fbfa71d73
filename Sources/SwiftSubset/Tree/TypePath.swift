extension Expression {
  /// The dotted name of an expression that could name a type, and its generic arguments so far.
  var typePath: (name: String, arguments: [TypeSyntax])? {
    switch kind {
    case .identifier(let name): return (name, [])
    case .type(.named(let name, let arguments)): return (name, arguments)
    case .member(let base, let name):
      guard let outer = base.typePath else { return nil }
      return ("\(outer.name).\(name)", outer.arguments)
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain, .forceUnwrap,
      .call, .subscript, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      return nil
    }
  }
}
