import SwiftSubset

extension Expression {
  /// Rewrites an expression from inside a class for use outside. Undeclared bare names become
  /// members of the object.
  /// - Parameters:
  ///   - name: The name of the object.
  ///   - isDeclared: Returns true if a name means something else.
  func asMember(of name: String, _ isDeclared: (String) -> Bool) -> Expression {
    func rewritten(_ expression: Expression) -> Expression {
      expression.asMember(of: name, isDeclared)
    }
    func rewritten(_ arguments: [Argument]) -> [Argument] {
      arguments.map {
        Argument(label: $0.label, value: rewritten($0.value), isTrailing: $0.isTrailing)
      }
    }
    let receiver = Expression(.identifier(name), at: range)
    let new: Kind
    switch kind {
    case .selfReference: return receiver
    case .identifier(let member):
      guard !isDeclared(member) else { return self }
      new = .member(receiver, member)
    case .member(let base, let member): new = .member(rewritten(base), member)
    case .optionalChain(let base): new = .optionalChain(rewritten(base))
    case .forceUnwrap(let base): new = .forceUnwrap(rewritten(base))
    case .call(let callee, let arguments): new = .call(rewritten(callee), rewritten(arguments))
    case .subscript(let base, let arguments):
      new = .subscript(rewritten(base), rewritten(arguments))
    case .prefix(let symbol, let operand): new = .prefix(symbol, rewritten(operand))
    case .binary(let symbol, let left, let right):
      new = .binary(symbol, rewritten(left), rewritten(right))
    case .ternary(let condition, let first, let second):
      new = .ternary(rewritten(condition), rewritten(first), rewritten(second))
    case .cast(let operand, let cast, let type): new = .cast(rewritten(operand), cast, type)
    case .tuple(let elements): new = .tuple(rewritten(elements))
    case .array(let elements): new = .array(elements.map(rewritten))
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .superReference,
      .dictionary, .implicitMember, .closure, .partialRange, .assignment, .discard, .try, .await,
      .selector, .keyPath, .type:
      return self
    }
    return Expression(new, at: range)
  }
}
