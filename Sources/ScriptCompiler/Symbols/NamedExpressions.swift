import Diagnostics
import SwiftSubset

extension Expression {
  /// The expression that names a type: `Outer.Inner`.
  static func naming(_ name: String, at range: SourceRange) -> Expression {
    var result: Expression?
    for part in name.split(separator: ".") {
      let kind: Expression.Kind =
        result.map { .member($0, String(part)) } ?? .identifier(String(part))
      result = Expression(kind, at: range)
    }
    return result ?? Expression(.identifier(name), at: range)
  }

  /// The name of the called function, method or case.
  var calledName: String? {
    switch kind {
    case .identifier(let name), .member(_, let name), .implicitMember(let name): name
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .optionalChain, .forceUnwrap, .call, .subscript,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try,
      .await, .selector, .keyPath, .type:
      nil
    }
  }

  /// A type as a value, without type arguments.
  var withoutArguments: Expression {
    guard case .type(.named(let name, _)) = kind else { return self }
    return .naming(name, at: range)
  }
}
