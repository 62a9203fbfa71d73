import SwiftSubset

extension Expression {
  /// True if a `?` inside makes the whole chain optional.
  var isOptionalChain: Bool {
    switch kind {
    case .optionalChain: true
    case .member(let base, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base):
      base.isOptionalChain
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      false
    }
  }
}
