import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Compiles an expression and leaves the value on the stack.
  mutating func compile(_ expression: Expression) throws(ScriptError) {
    guard expression.isOptionalChain else { return try compileLink(expression) }
    scope.chains.append([])
    try compileLink(expression)
    for jump in scope.chains.removeLast() { land(jump) }
    noteOperand(expression)
  }

  /// Compiles an expression as a part of the surrounding optional chain, if there is one.
  mutating func compileLink(_ expression: Expression) throws(ScriptError) {
    defer { noteOperand(expression) }
    let range = expression.range
    switch expression.kind {
    case .nilLiteral: emit(.pushNull, range)
    case .boolean(let value): emit(value ? .pushTrue : .pushFalse, range)
    case .integer(let value): emit(.pushInteger(value), range)
    case .floating(let value): emit(.pushDouble(value), range)
    case .string(let segments): try compileString(segments, range)
    case .identifier(let name): try compileIdentifier(name, range)
    case .closureParameter(let index): try compileIdentifier("$\(index)", range)
    case .selfReference: try compileIdentifier("self", range)
    case .implicitMember(let name): emit(.pushSymbol(self.name(name)), range)
    case .array(let elements):
      for element in elements { try compile(element) }
      emit(.makeArray(elements.count), range)
      emitCoercion(commonType(of: elements), range)
    case .dictionary(let elements):
      for element in elements {
        try compile(element.key)
        try compile(element.value)
      }
      emit(.makeDictionary(elements.count), range)
    case .tuple(let elements):
      guard !elements.isEmpty else { return emit(.pushVoid, range) }
      for element in elements { try compile(element.value) }
      let list = labels(elements.map { $0.label })
      emit(.makeTuple(labels: list, count: elements.count), range)
    case .member(let base, let name): try compileMember(base, name, range)
    case .optionalChain(let base):
      try compileLink(base)
      let jump = emitJump({ .jumpIfNull($0) }, range)
      scope.chains[scope.chains.count - 1].append(jump)
    case .forceUnwrap(let base):
      try compileLink(base)
      emit(.forceUnwrap, range)
    case .call(let callee, let arguments): try compileCall(callee, arguments, range)
    case .subscript(let base, let arguments):
      try compileLink(base)
      try compileIndices(arguments, of: base)
      let list = labels(arguments.map { $0.label })
      emit(.getElement(labels: list, count: arguments.count), range)
    case .closure(let closure): try compileClosure(closure, range)
    case .superReference, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast,
      .try, .await, .selector, .keyPath, .type:
      try compileOperation(expression)
    }
  }

  /// Compiles a subscript's arguments. A default value has the type of the dictionary's values.
  mutating func compileIndices(
    _ arguments: [Argument], of base: Expression
  ) throws(ScriptError) {
    for argument in arguments {
      if argument.label == "keyPath", case .keyPath(let path) = argument.value.kind {
        try compileKeyPath(path, argument.value.range)
        continue
      }
      try compile(argument.value)
      guard argument.label == "default", case .dictionary(_, let type)? = staticType(of: base)
      else { continue }
      emitCoercion(coercion(to: type, inside: enclosingType), argument.value.range)
    }
  }

  private mutating func compileOperation(_ expression: Expression) throws(ScriptError) {
    let range = expression.range
    switch expression.kind {
    case .prefix(let symbol, let operand): try compilePrefix(symbol, operand, range)
    case .binary: try compileBinary(expression)
    case .ternary:
      guard case .ternary(let condition, let first, let second) = settled(expression).kind else {
        return
      }
      try compile(condition)
      let toSecond = emitJump({ .jumpIfFalse($0) }, range)
      try compile(first)
      let toEnd = emitJump({ .jump($0) }, range)
      land(toSecond)
      try compile(second)
      land(toEnd)
    case .assignment(let symbol, let target, let value):
      try compileAssignment(symbol, target, value, range)
    case .cast(let value, let kind, let type):
      try compile(kind == .as ? settled(value, as: type) : value)
      program.typeNames.append(resolved(type))
      emit(.cast(program.typeNames.count - 1, kind), range)
    case .keyPath(let path): try compileKeyPath(path, range)
    case .selector(let method):
      checkSelector(method, selectorName(method))
      emit(.pushSymbol(name(selectorName(method))), range)
    case .type(let type):
      switch type {
      case .array: emit(.pushBuiltInType(name("Array")), range)
      case .optional: emit(.pushBuiltInType(name("Optional")), range)
      case .named: try compile(withoutArguments(expression))
      case .implicitlyUnwrapped, .dictionary, .tuple, .function, .composition, .metatype:
        throw unsupported("This type as a value", range)
      }
    case .partialRange(let symbol, let low, let high):
      if let low { try compile(low) }
      if let high { try compile(high) }
      emit(.makePartialRange(hasLow: low != nil, isClosed: symbol == "..."), range)
    case .try(let kind, let value): try compileTry(kind, value, range)
    case .superReference: throw unsupported("'super' without a member", range)
    case .await(let value):
      try compile(value)
      emit(.awaitValue, range)
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .discard:
      throw unsupported("This expression", range)
    }
  }

  /// The base name of the method that `#selector` names.
  private func selectorName(_ method: Expression) -> String {
    switch method.kind {
    case .identifier(let name), .member(_, let name), .implicitMember(let name):
      String(decoding: name.utf8.prefix { $0 != 40 }, as: UTF8.self)
    case .call(let callee, _): selectorName(callee)
    case .cast(let value, _, _): selectorName(value)
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .optionalChain, .forceUnwrap, .subscript,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .try, .await,
      .selector, .keyPath, .type:
      "#selector"
    }
  }

  private mutating func compileString(
    _ segments: [StringSegment], _ range: SourceRange
  ) throws(ScriptError) {
    if segments.count == 1, case .text(let text) = segments[0] {
      emit(.pushString(string(text)), range)
      return
    }
    for segment in segments {
      switch segment {
      case .text(let text): emit(.pushString(string(text)), range)
      case .interpolation(let value):
        try compile(value)
        emitDescription(of: value)
      }
    }
    emit(.concatenate(segments.count), range)
  }

  private mutating func compileMember(
    _ base: Expression, _ name: String, _ range: SourceRange
  ) throws(ScriptError) {
    if name == "self" { return try compileLink(base) }
    if isModule(base) { return try compileIdentifier(name, range) }
    if try compileFunctionReference(base, name, range) { return }
    if name == "init", case .identifier(let type) = base.kind, case .builtInType = meaning(of: type)
    {
      return try compileInitializerValue(base, range)
    }
    if name == "isDeallocated", case .identifier(let variable) = base.kind,
      globalSlot(named: variable) != nil || isInCheck && isNumberedClass(variable)
    {
      // The check asks about the object behind the name, which the variable may have released.
      emit(.isDeallocated(self.name(variable)), range)
      return
    }
    if case .superReference = base.kind, let type = enclosingType {
      if try compileBoundMethod(base, name, range) { return }
      try compileIdentifier("self", base.range)
      return emit(.getSuperMember(self.name(name), class: type), range)
    }
    checkMember(name, of: base, range)
    if try compileBoundMethod(base, name, range) { return }
    try compileLink(base)
    emit(.getMember(self.name(name)), range)
  }

  private mutating func compilePrefix(
    _ symbol: String, _ operand: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    if symbol == "~" {
      // Inverts all bits.
      try compile(operand)
      emit(.pushInteger(-1), range)
      return emit(.binary(.bitXor), range)
    }
    try compile(operand)
    switch symbol {
    case "!": emit(.not, range)
    case "-": emit(.negate, range)
    case "+": break
    case "&" where isInExample: break
    default: throw unsupported("The operator '\(symbol)'", range)
    }
  }

  /// Compiles a chain of infix operators in a loop, since `1 + 1 + 1 + …` can be long.
  private mutating func compileBinary(_ expression: Expression) throws(ScriptError) {
    var first = settled(expression)
    var chain: [Expression] = []
    while case .binary(_, let left, _) = first.kind, first.quotientInFront == nil {
      chain.append(first)
      first = left
    }
    if try !compileQuotient(first) { try compile(first) }
    for link in chain.reversed() {
      guard case .binary(let symbol, let left, let right) = link.kind else { continue }
      try compileOperator(symbol, left, right, link.range)
      noteOperand(link)
    }
  }

  /// Compiles an infix operator whose left operand is on the stack.
  private mutating func compileOperator(
    _ symbol: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    switch symbol {
    case "&&", "||":
      // A conditional jump takes its value, so the short path pushes the result again.
      let short = emitJump({ symbol == "&&" ? .jumpIfFalse($0) : .jumpIfTrue($0) }, left.range)
      try compile(right)
      let toEnd = emitJump({ .jump($0) }, range)
      land(short)
      emit(symbol == "&&" ? .pushFalse : .pushTrue, range)
      land(toEnd)
    case "??":
      let hasValue = emitJump({ .jumpIfNotNull($0) }, range)
      emit(.pop, range)
      try compile(right)
      land(hasValue)
    case "~=":
      try compile(right)
      emit(.swap, range)
      emit(.match, range)
    case "...", "..<":
      try compile(right)
      emit(.makeRange(isClosed: symbol == "..."), range)
    default:
      guard let operation = BinaryOperator(symbol) else {
        throw unsupported("The operator '\(symbol)'", range)
      }
      if operation == .equal || operation == .notEqual { checkEnumerations(left, right) }
      if let quotient = right.literalQuotient, !left.isOfIntegerLiterals {
        emitQuotient(quotient, right.range)
      } else {
        try compile(right)
      }
      emit(.binary(operation), range)
    }
  }
}

extension BinaryOperator {
  init?(_ symbol: String) {
    switch symbol {
    case "+": self = .add
    case "-": self = .subtract
    case "&+": self = .addWrapping
    case "&-": self = .subtractWrapping
    case "&*": self = .multiplyWrapping
    case "*": self = .multiply
    case "/": self = .divide
    case "%": self = .remainder
    case "==": self = .equal
    case "!=": self = .notEqual
    case "===": self = .identical
    case "!==": self = .notIdentical
    case "<": self = .less
    case "<=": self = .lessOrEqual
    case ">": self = .greater
    case ">=": self = .greaterOrEqual
    case "<<": self = .shiftLeft
    case ">>": self = .shiftRight
    case "&": self = .bitAnd
    case "|": self = .bitOr
    case "^": self = .bitXor
    default: return nil
    }
  }
}

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
