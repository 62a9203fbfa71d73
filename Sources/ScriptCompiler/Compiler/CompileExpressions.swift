import Diagnostics
import LifecycleEngine
import SwiftSubset

extension ExpressionCompiler {
  /// Compiles an expression and leaves the value on the stack.
  func compile(_ expression: Expression) throws(ScriptError) {
    guard expression.isOptionalChain else { return try compileLink(expression) }
    code.flow.chains.append([])
    try compileLink(expression)
    for jump in code.flow.chains.removeLast() { code.land(jump) }
    noteOperand(expression)
  }

  /// Compiles an expression as a part of the surrounding optional chain, if there is one.
  func compileLink(_ expression: Expression) throws(ScriptError) {
    defer { noteOperand(expression) }
    let range = expression.range
    switch expression.kind {
    case .nilLiteral: code.emit(.pushNull, range)
    case .boolean(let value): code.emit(value ? .pushTrue : .pushFalse, range)
    case .integer(let value): code.emit(.pushInteger(value), range)
    case .floating(let value): code.emit(.pushDouble(value), range)
    case .string(let segments): try compileString(segments, range)
    case .identifier(let name): try compileIdentifier(name, range)
    case .closureParameter(let index): try compileIdentifier("$\(index)", range)
    case .selfReference: try compileIdentifier("self", range)
    case .implicitMember(let name): code.emit(.pushSymbol(builder.name(name)), range)
    case .array(let elements):
      for element in elements { try compile(element) }
      code.emit(.makeArray(elements.count), range)
      code.emitCoercion(coercions.commonType(of: elements), range)
    case .dictionary(let elements):
      for element in elements {
        try compile(element.key)
        try compile(element.value)
      }
      code.emit(.makeDictionary(elements.count), range)
    case .tuple(let elements):
      guard !elements.isEmpty else { return code.emit(.pushVoid, range) }
      for element in elements { try compile(element.value) }
      let list = builder.labels(elements.map { $0.label })
      code.emit(.makeTuple(labels: list, count: elements.count), range)
    case .member(let base, let name): try compileMember(base, name, range)
    case .optionalChain(let base):
      try compileLink(base)
      let jump = code.emitJump({ .jumpIfNull($0) }, range)
      code.flow.chains[code.flow.chains.count - 1].append(jump)
    case .forceUnwrap(let base):
      try compileLink(base)
      code.emit(.forceUnwrap, range)
    case .call(let callee, let arguments): try compileCall(callee, arguments, range)
    case .subscript(let base, let arguments):
      try compileLink(base)
      try compileIndices(arguments, of: base)
      let list = builder.labels(arguments.map { $0.label })
      code.emit(.getElement(labels: list, count: arguments.count), range)
    case .closure(let closure): try compileClosure(closure, range)
    case .superReference, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast,
      .try, .await, .selector, .keyPath, .type:
      try compileOperation(expression)
    }
  }

  /// Compiles a subscript's arguments. A default value has the type of the dictionary's values.
  func compileIndices(
    _ arguments: [Argument], of base: Expression
  ) throws(ScriptError) {
    for argument in arguments {
      if argument.label == "keyPath", case .keyPath(let path) = argument.value.kind {
        try compileKeyPath(path, argument.value.range)
        continue
      }
      guard argument.label == "default",
        case .dictionary(_, let type)? = staticTypes.staticType(of: base)
      else {
        try compile(argument.value)
        continue
      }
      try compile(staticTypes.settled(argument.value, as: type))
      code.emitCoercion(
        coercions.coercion(to: type, inside: scopes.enclosingType), argument.value.range)
    }
  }

  private func compileOperation(_ expression: Expression) throws(ScriptError) {
    let range = expression.range
    switch expression.kind {
    case .prefix(let symbol, let operand): try compilePrefix(symbol, operand, range)
    case .binary: try compileBinary(expression)
    case .ternary:
      guard
        case .ternary(let condition, let first, let second) =
          (expression.hasQuotient ? staticTypes.settled(expression) : expression).kind
      else {
        return
      }
      try compile(condition)
      let toSecond = code.emitJump({ .jumpIfFalse($0) }, range)
      try compile(first)
      let toEnd = code.emitJump({ .jump($0) }, range)
      code.land(toSecond)
      try compile(second)
      code.land(toEnd)
    case .assignment(let symbol, let target, let value):
      try compileAssignment(symbol, target, value, range)
    case .cast(let value, let kind, let type):
      try compile(kind == .as ? staticTypes.settled(value, as: type) : value)
      code.emit(.cast(builder.typeName(typeLookup.resolved(type)), kind), range)
    case .keyPath(let path): try compileKeyPath(path, range)
    case .selector(let method):
      checks.checkSelector(method, selectorName(method))
      code.emit(.pushSymbol(builder.name(selectorName(method))), range)
    case .type(let type):
      switch type {
      case .array: code.emit(.pushBuiltInType(builder.name("Array")), range)
      case .optional: code.emit(.pushBuiltInType(builder.name("Optional")), range)
      case .named: try compile(expression.withoutArguments)
      case .implicitlyUnwrapped, .dictionary, .tuple, .function, .composition, .metatype:
        throw ScriptError.unsupported("This type as a value", range)
      }
    case .partialRange(let symbol, let low, let high):
      if let low { try compile(low) }
      if let high { try compile(high) }
      code.emit(.makePartialRange(hasLow: low != nil, isClosed: symbol == "..."), range)
    case .try(let kind, let value): try compileTry(kind, value, range)
    case .superReference: throw ScriptError.unsupported("'super' without a member", range)
    case .await(let value):
      let outer = code.flow.awaits
      code.flow.awaits = true
      try compile(value)
      code.flow.awaits = outer
      code.emit(.awaitValue, range)
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .array, .dictionary, .tuple, .implicitMember, .member, .optionalChain,
      .forceUnwrap, .call, .subscript, .closure, .discard:
      throw ScriptError.unsupported("This expression", range)
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

  private func compileString(
    _ segments: [StringSegment], _ range: SourceRange
  ) throws(ScriptError) {
    if segments.count == 1, case .text(let text) = segments[0] {
      code.emit(.pushString(builder.string(text)), range)
      return
    }
    for segment in segments {
      switch segment {
      case .text(let text): code.emit(.pushString(builder.string(text)), range)
      case .interpolation(let value):
        try compile(staticTypes.inferred(value))
        emitDescription(of: value)
      }
    }
    code.emit(.concatenate(segments.count), range)
  }

  private func compileMember(
    _ base: Expression, _ name: String, _ range: SourceRange
  ) throws(ScriptError) {
    if name == "self" { return try compileLink(base) }
    if lookup.isModule(base) { return try compileIdentifier(name, range) }
    if let closure = values.closure(ofReference: base, name, range) {
      return try compileClosure(closure, range)
    }
    if name == "init", case .identifier(let type) = base.kind,
      case .builtInType = lookup.meaning(of: type)
    {
      return try compileClosure(values.closure(ofInitializer: base, range), range)
    }
    if name == "isDeallocated", case .identifier(let variable) = base.kind,
      symbols.globalSlot(named: variable) != nil
        || lookup.isInCheck && lookup.isNumberedClass(variable)
    {
      // The check asks about the object behind the name, which the variable may have released.
      code.emit(.isDeallocated(builder.name(variable)), range)
      return
    }
    if case .superReference = base.kind, let type = scopes.enclosingType {
      if let closure = values.closure(ofMethod: base, name, range) {
        return try compileClosure(closure, range)
      }
      try compileIdentifier("self", base.range)
      return code.emit(.getSuperMember(builder.name(name), class: type), range)
    }
    checks.checkMember(name, of: base, range)
    if let closure = values.closure(ofMethod: base, name, range) {
      return try compileClosure(closure, range)
    }
    // `[8.5, 15].first` is of the type that the context wants, which may be `Any`.
    try compileLink(base.isArray ? base : staticTypes.inferred(base))
    code.emit(.getMember(builder.name(name)), range)
  }

  private func compilePrefix(
    _ symbol: String, _ operand: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    if symbol == "~" {
      // Inverts all bits.
      try compile(operand)
      code.emit(.pushInteger(-1), range)
      return code.emit(.binary(.bitXor), range)
    }
    try compile(operand)
    switch symbol {
    case "!": code.emit(.not, range)
    case "-": code.emit(.negate, range)
    case "+": break
    case "&" where symbols.isInExample: break
    default: throw ScriptError.unsupported("The operator '\(symbol)'", range)
    }
  }

  /// Compiles a chain of infix operators in a loop, since `1 + 1 + 1 + …` can be long.
  private func compileBinary(_ expression: Expression) throws(ScriptError) {
    var first = staticTypes.settled(expression)
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
  private func compileOperator(
    _ symbol: String, _ left: Expression, _ right: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    switch symbol {
    case "&&", "||":
      // A conditional jump takes its value, so the short path pushes the result again.
      let short = code.emitJump({ symbol == "&&" ? .jumpIfFalse($0) : .jumpIfTrue($0) }, left.range)
      try compile(right)
      let toEnd = code.emitJump({ .jump($0) }, range)
      code.land(short)
      code.emit(symbol == "&&" ? .pushFalse : .pushTrue, range)
      code.land(toEnd)
    case "??":
      let hasValue = code.emitJump({ .jumpIfNotNull($0) }, range)
      code.emit(.pop, range)
      try compile(right)
      code.land(hasValue)
    case "~=":
      try compile(right)
      code.emit(.swap, range)
      code.emit(.match, range)
    case "...", "..<":
      try compile(right)
      code.emit(.makeRange(isClosed: symbol == "..."), range)
    default:
      guard let operation = BinaryOperator(symbol) else {
        throw ScriptError.unsupported("The operator '\(symbol)'", range)
      }
      if operation == .equal || operation == .notEqual { checks.checkEnumerations(left, right) }
      if let quotient = right.literalQuotient, !left.isOfIntegerLiterals {
        emitQuotient(quotient, right.range)
      } else {
        try compile(right)
      }
      code.emit(.binary(operation), range)
    }
  }

  func compileIdentifier(_ name: String, _ range: SourceRange) throws(ScriptError) {
    if name.utf8.last == UInt8(ascii: ")"),
      let closure = values.closure(ofLabeled: nil, name, range)
    {
      return try compileClosure(closure, range)
    }
    switch lookup.meaning(of: name) {
    case .local(let local) where local.isComputed: try compileRead(ofComputed: name, range)
    case .capture(_, let capture) where capture.isComputed:
      try compileRead(ofComputed: name, range)
    case .global(let slot) where symbols.globals[slot].isComputed:
      try compileRead(ofComputed: name, range)
    case .local(let local):
      code.emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
      if local.isSetLater { code.emit(.demandSet(builder.name(name)), range) }
    case .capture(let index, let capture):
      code.emit(capture.isCell ? .loadCapturedCell(index) : .loadCapture(index), range)
      if capture.isSetLater { code.emit(.demandSet(builder.name(name)), range) }
    case .member:
      noteImplicitSelf(name)
      let receiver = Expression(.selfReference, at: range)
      if let closure = values.closure(ofMethod: receiver, name, range) {
        return try compileClosure(closure, range)
      }
      try compileIdentifier("self", range)
      code.emit(.getMember(builder.name(name)), range)
    case .global(let slot):
      try lookup.checkIsDeclaredAbove(global: slot, name, range)
      code.emit(.loadGlobal(slot), range)
      if symbols.globals[slot].isSetLater { code.emit(.demandSet(builder.name(name)), range) }
    case .function where symbols.tables.overloads[name] != nil:
      try compileClosure(values.closure(ofOverloads: name, range), range)
    case .function(let index): code.emit(.makeClosure(index, captures: 0), range)
    case .type(let index): code.emit(.pushType(index), range)
    case .dynamicSelf: try compileDynamicSelf(range)
    case .builtInFunction:
      guard let closure = values.closure(ofFunction: name, range) else {
        return code.emit(.pushBuiltInType(builder.name(name)), range)
      }
      try compileClosure(closure, range)
    case .builtInType: code.emit(.pushBuiltInType(builder.name(name)), range)
    case .actor(let actor): code.emit(.pushActor(actor), range)
    case .currentClosure: code.emit(.pushCurrentClosure, range)
    case .leaks: code.emit(.pushLeaks, range)
    case .numbered: code.emit(.pushNumbered(builder.name(name)), range)
    case .unknown where BinaryOperator(name) != nil:
      try compileClosure(values.closure(ofOperator: name, range), range)
    case .unknown where scopes.isDeclaredBelow(name): throw lookup.usedAbove(name, range)
    case .unknown:
      if let full = typeLookup.aliased(name) { return try compileLink(.naming(full, at: range)) }
      problems.note { () throws(ScriptError) in try lookup.checkForSlip(name, range) }
      code.emit(.pushOpaque(builder.name(name)), range)
    }
  }

  /// Describes the value on top of the stack by its static type, if optionals matter.
  func emitDescription(of expression: Expression) {
    guard let type = staticTypes.staticType(of: expression), type.hasOptional else { return }
    code.emit(.describe(builder.typeName(type)), expression.range)
  }
}
