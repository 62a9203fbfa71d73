import Diagnostics
import SwiftSubset

// The order of evaluation of changes: in `a[i()] = v()` the index comes first, and in `a[i()] += 1`
// the index runs once, although the element is read and written.

/// The parts of a target that are evaluated into local variables.
struct EvaluatedParts {
  let outerLocals: Int
  let outerSlot: Int
  /// The jumps taken if `?` finds nil, with the variable that notices a change nevertheless.
  var nilJumps: [(jump: Int, place: Expression?)] = []

  init(_ scope: FunctionScope) {
    outerLocals = scope.locals.count
    outerSlot = scope.nextSlot
  }
}

extension ExpressionCompiler {
  /// Evaluates the parts of a target other than the variables that the target changes.
  /// - Returns: The target in terms of the evaluated parts.
  func evaluateParts(
    of target: Expression, into parts: inout EvaluatedParts
  ) throws(ScriptError) -> Expression {
    let range = target.range
    switch target.kind {
    case .identifier, .closureParameter, .selfReference, .superReference, .discard,
      .implicitMember, .type:
      return target
    case .member(let base, let name):
      if typeLookup.namedType(target) != nil { return target }
      return Expression(.member(try evaluateParts(of: base, into: &parts), name), at: range)
    case .forceUnwrap(let base):
      return Expression(.forceUnwrap(try evaluateParts(of: base, into: &parts)), at: range)
    case .optionalChain(let written):
      let base = try evaluateParts(of: written, into: &parts)
      try compile(base)
      let jump = code.emitJump({ .jumpIfNull($0) }, range)
      parts.nilJumps.append((jump, isNoticed(written) ? base : nil))
      code.emit(.pop, range)
      return Expression(.optionalChain(base), at: range)
    case .subscript(let base, let arguments):
      let base = try evaluateParts(of: base, into: &parts)
      let arguments = try evaluate(arguments)
      return Expression(.subscript(base, arguments), at: range)
    case .tuple(let elements):
      var evaluated: [Argument] = []
      for element in elements {
        let value = try evaluateParts(of: element.value, into: &parts)
        evaluated.append(Argument(label: element.label, value: value))
      }
      return Expression(.tuple(evaluated), at: range)
    case .nilLiteral, .boolean, .integer, .floating, .string, .array, .dictionary, .call, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .cast, .try, .await, .selector,
      .keyPath:
      let value = try evaluate(target)
      guard target.isOptionalChain else { return value }
      try compile(value)
      parts.nilJumps.append((code.emitJump({ .jumpIfNull($0) }, range), nil))
      code.emit(.pop, range)
      return value
    }
  }

  /// Evaluates arguments in order.
  func evaluate(_ arguments: [Argument]) throws(ScriptError) -> [Argument] {
    var evaluated: [Argument] = []
    for argument in arguments {
      let isPlain = argument.value.isPlainLiteral || argument.value.isKeyPath
      let value = isPlain ? argument.value : try evaluate(argument.value)
      evaluated.append(
        Argument(label: argument.label, value: value, isTrailing: argument.isTrailing))
    }
    return evaluated
  }

  /// Evaluates an expression into a local variable whose name no script can write.
  private func evaluate(_ expression: Expression) throws(ScriptError) -> Expression {
    try compile(expression)
    let name = " part\(scopes.top.nextSlot)"
    code.emit(
      .storeLocal(scopes.top.declare(name, isCell: false, isConstant: true)), expression.range)
    return Expression(.identifier(name), at: expression.range)
  }
}

extension Expression {
  fileprivate var isKeyPath: Bool {
    if case .keyPath = kind { return true }
    return false
  }
}
