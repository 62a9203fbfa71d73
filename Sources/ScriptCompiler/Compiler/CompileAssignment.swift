import Diagnostics
import SwiftSubset

extension ExpressionCompiler {
  func compileAssignment(
    _ symbol: String, _ target: Expression, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    if case .member(let base, let name) = target.kind {
      checks.checkMember(name, of: base, target.range)
    }
    var parts = EvaluatedParts(scopes.top)
    let value = staticTypes.settled(value, for: target)
    // A value that runs no code of the script can be evaluated at any time.
    let isInOrder = lookup.isPlain(value) && lookup.hasPlainParts(target)
    let demanded = staticTypes.demandedProtocol(for: target)
    let target = isInOrder ? target : try evaluateParts(of: target, into: &parts)
    if symbol == "=" {
      try compile(value)
      if let demanded { code.emit(.demandConformance(builder.name(demanded)), target.range) }
      try compileStore(to: target)
    } else {
      try compileCompoundAssignment(symbol, target, value, range)
    }
    if !parts.nilJumps.isEmpty {
      // `a?.b = c` does nothing if `a` is nil, and does not evaluate `c`.
      let toEnd = code.emitJump({ .jump($0) }, range)
      try landAtNil(parts, range)
      code.emit(.pop, range)
      code.land(toEnd)
    }
    leaveScope(parts.outerLocals, parts.outerSlot, range)
    code.emit(.pushVoid, range)
  }

  private func compileCompoundAssignment(
    _ symbol: String, _ target: Expression, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    guard let operation = BinaryOperator(String(symbol.dropLast())) else {
      throw ScriptError.unsupported("The operator '\(symbol)'", range)
    }
    // The variable is read last, because the value may change the variable.
    let isLate = !lookup.isPlain(value)
    if isLate { try compile(value) }
    try compile(target)
    if isLate { code.emit(.swap, range) } else { try compile(value) }
    if operation == .add { try emitVacate(target, below: 1, range) }
    code.emit(.binary(operation), range)
    try compileStore(to: target)
  }

  /// Stores the value on top of the stack.
  func compileStore(to target: Expression) throws(ScriptError) {
    let range = target.range
    switch target.kind {
    case .discard: code.emit(.pop, range)
    case .identifier(let name): try compileStore(toName: name, range)
    case .closureParameter(let index): try compileStore(toName: "$\(index)", range)
    case .selfReference: try compileStoreToSelf(range)
    case .member(let base, let name):
      try compileStoreThrough(base, range) { () throws(ScriptError) in
        let place = builder.name(name)
        if case .superReference = base.kind, let type = scopes.enclosingType {
          return code.emit(.setSuperMember(place, class: type), range)
        }
        guard let type = scopes.top.typeIndex, isSetDirectly(name, of: base, type) else {
          return code.emit(.setMember(place), range)
        }
        code.emit(.setMemberDirectly(place, class: type), range)
      }
    case .subscript(let base, let arguments):
      try compileStoreThrough(base, range) { () throws(ScriptError) in
        try compileIndices(arguments, of: base)
        try emitVacate(base, below: arguments.count, range)
        let list = builder.labels(arguments.map { $0.label })
        code.emit(.setElement(labels: list, count: arguments.count), range)
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        code.emit(.duplicate, range)
        code.emit(.tupleElement(index), range)
        try compileStore(to: element.value)
      }
      code.emit(.pop, range)
    case .optionalChain(let base), .forceUnwrap(let base): try compileStore(to: base)
    case .nilLiteral, .boolean, .integer, .floating, .string, .superReference, .array, .dictionary,
      .implicitMember, .call, .closure, .prefix, .binary, .partialRange, .ternary, .assignment,
      .cast, .try, .await, .selector, .keyPath, .type:
      throw ScriptError("not-assignable", "This expression cannot be assigned to", range)
    }
  }

  /// Returns true if a stored property is set without its observers: a property of `self` in the
  /// initialisers and observers of its type. The closures and `defer` blocks inside do not count.
  private func isSetDirectly(_ name: String, of base: Expression, _ type: Int) -> Bool {
    guard case .selfReference = base.kind, !scopes.top.isClosure, !code.flow.isInDefer else {
      return false
    }
    if case .property(name) = scopes.top.directAccess,
      symbols.types[type].computed.contains(where: { $0.name == name && $0.observers != nil })
    {
      return true
    }
    return scopes.top.directAccess.includes(name)
      && symbols.types[type].fields.contains { $0.name == name && !$0.isLazy }
  }

  /// Stores into a part of a base. `a?.b = c` stores nothing if `a` is nil.
  private func compileStoreThrough(
    _ base: Expression, _ range: SourceRange,
    _ store: () throws(ScriptError) -> Void
  ) throws(ScriptError) {
    code.flow.chains.append([])
    if case .superReference = base.kind {
      try compileIdentifier("self", base.range)
    } else {
      try compileLink(base)
    }
    try store()
    try emitWriteBack(to: base, range)
    let jumps = code.flow.chains.removeLast()
    guard !jumps.isEmpty else { return }
    let toEnd = code.emitJump({ .jump($0) }, range)
    code.land(jumps)
    code.emit(.pop, range)
    code.emit(.pop, range)
    code.land(toEnd)
  }

  /// Empties a variable whose collection is about to be changed and stored again. The value lies on
  /// the stack below `depth` other values.
  func emitVacate(
    _ base: Expression, below depth: Int, _ range: SourceRange
  ) throws(ScriptError) {
    let target = base.withoutOptional
    if case .identifier(let name) = target.kind {
      switch lookup.meaning(of: name) {
      case .local(let local)
      where !local.isConstant && !local.isWeak && !local.isSetOnce && !local.isComputed:
        code.emit(
          .vacate(local.isCell ? .cell(local.slot) : .local(local.slot), below: depth), range)
      case .capture(let index, let capture)
      where capture.isCell && !capture.isConstant && !capture.isWeak && !capture.isSetOnce:
        code.emit(.vacate(.capturedCell(index), below: depth), range)
      case .global(let slot)
      where !symbols.globals[slot].isConstant && !symbols.globals[slot].isWeak
        && !symbols.globals[slot].isSetOnce && !symbols.globals[slot].isComputed:
        code.emit(.vacate(.global(slot), below: depth), range)
      case .member:
        try compileIdentifier("self", range)
        code.emit(.vacate(.member(builder.name(name)), below: depth), range)
      default: break
      }
    } else if case .member(let owner, let name) = target.kind {
      // Any other owner would be computed twice.
      guard owner.isName else { return }
      try compile(owner)
      code.emit(.vacate(.member(builder.name(name)), below: depth), range)
    }
  }

  /// Stores the changed value on top of the stack, if there is one, back into its origin.
  func emitWriteBack(to base: Expression, _ range: SourceRange) throws(ScriptError) {
    let unchanged = code.emitJump({ .jumpIfUnchanged($0) }, range)
    let origin = base.withoutOptional
    if isVariable(origin) {
      try compileStore(to: origin)
    } else {
      code.emit(.fail(constantIsChanged(origin, base.range)), range)
    }
    code.land(unchanged)
  }

  /// The failure of a change to a value that cannot be changed.
  private func constantIsChanged(
    _ origin: Expression, _ range: SourceRange
  ) -> Int {
    if case .selfReference = origin.kind, scopes.top.isSelfConstant {
      let problem = selfIsChanged(range).diagnostic
      return builder.failure(problem.id, problem.summary, range, help: problem.help)
    }
    if case .identifier(let name) = origin.kind, !name.utf8.contains(32) {
      return builder.failure(
        "not-assignable", "'\(name)' is a constant and cannot be changed", range,
        help: ["declare it with 'var'"])
    }
    return builder.failure("not-assignable", "A constant is changed here", range)
  }

  private func selfIsChanged(_ range: SourceRange) -> ScriptError {
    let method = scopes.top.name
    return ScriptError(
      "not-assignable", "'self' is changed in '\(method)', which is not 'mutating'", range,
      help: ["mark it with 'mutating'"])
  }

  /// Returns true if an expression names a place that can hold a changed value.
  private func isVariable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name):
      switch lookup.meaning(of: name) {
      case .local(let local): return !local.isConstant
      case .capture(_, let capture):
        return !capture.isConstant && (capture.isCell || capture.isComputed)
      case .global(let slot): return !symbols.globals[slot].isConstant
      case .member: return true
      default: return false
      }
    case .closureParameter(let index):
      return isVariable(Expression(.identifier("$\(index)"), at: expression.range))
    case .selfReference: return isSelfValue && !scopes.top.isSelfConstant
    case .member, .subscript: return true
    case .nilLiteral, .boolean, .integer, .floating, .string, .superReference, .array, .dictionary,
      .tuple, .implicitMember, .optionalChain, .forceUnwrap, .call, .closure, .prefix, .binary,
      .partialRange, .ternary, .assignment, .discard, .cast, .try, .await, .selector, .keyPath,
      .type:
      return false
    }
  }

  /// True if `self` is a value in a function of its own type or of an extension.
  private var isSelfValue: Bool {
    guard !scopes.top.isClosure, !scopes.top.isStatic, let type = scopes.top.typeIndex else {
      return false
    }
    // A type of a library that a file extends may be a value.
    return symbols.mayBeValueType(type)
      || symbols.isOfFile && symbols.types[type].role == .builtInExtension
  }

  private func compileStoreToSelf(_ range: SourceRange) throws(ScriptError) {
    guard isSelfValue, let local = scopes.top.local(named: "self") else {
      throw ScriptError("not-assignable", "'self' cannot be assigned to here", range)
    }
    guard !scopes.top.isSelfConstant else { throw selfIsChanged(range) }
    if let type = scopes.top.typeIndex, symbols.mayBeValueType(type) {
      code.emit(.coerce(builder.coercion(.type(type))), range)
    }
    code.emit(.storeLocal(local.slot), range)
  }

  func compileStore(toName name: String, _ range: SourceRange) throws(ScriptError) {
    switch lookup.meaning(of: name) {
    case .local(let local) where local.isComputed: try compileStore(toComputed: name, range)
    case .capture(_, let capture) where capture.isComputed:
      try compileStore(toComputed: name, range)
    case .global(let slot) where symbols.globals[slot].isComputed:
      try compileStore(toComputed: name, range)
    case .local(let local):
      guard !local.isConstant else { throw constant(name, range) }
      code.emitCoercion(local.coercion, range)
      if local.isWeak { code.emit(.weaken, range) }
      if local.isSetOnce {
        code.emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
        code.emit(.demandUnset(builder.name(name)), range)
      }
      code.emit(local.isCell ? .storeCell(local.slot) : .storeLocal(local.slot), range)
    case .capture(let index, let capture):
      guard capture.isCell, !capture.isConstant else { throw constant(name, range) }
      code.emitCoercion(capture.coercion, range)
      if capture.isWeak { code.emit(.weaken, range) }
      if capture.isSetOnce {
        code.emit(.loadCapturedCell(index), range)
        code.emit(.demandUnset(builder.name(name)), range)
      }
      code.emit(.storeCapturedCell(index), range)
    case .member:
      let base = Expression(.selfReference, at: range)
      try compileStore(to: Expression(.member(base, name), at: range))
    case .global(let slot):
      guard !symbols.globals[slot].isConstant else { throw constant(name, range) }
      code.emitCoercion(symbols.globals[slot].coercion, range)
      if symbols.globals[slot].isWeak { code.emit(.weaken, range) }
      if symbols.globals[slot].isSetOnce {
        code.emit(.loadGlobal(slot), range)
        code.emit(.demandUnset(builder.name(name)), range)
      }
      code.emit(.storeGlobal(slot), range)
    case .unknown:
      problems.note { () throws(ScriptError) in try lookup.checkForSlip(name, range) }
      code.emit(.pop, range)
    default: throw ScriptError("not-assignable", "'\(name)' cannot be assigned to", range)
    }
  }

  private func constant(_ name: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      "not-assignable", "'\(name)' is a constant and cannot be assigned to", range,
      help: [
        name.utf8.first == UInt8(ascii: "$")
          ? "copy it into a 'var', and change that" : "declare it with 'var'"
      ])
  }
}

extension Expression {
  /// True for a bare name and for `self`.
  fileprivate var isName: Bool {
    if case .identifier = kind { return true }
    if case .selfReference = kind { return true }
    return false
  }

  /// The expression without the `?` and `!` at its end.
  fileprivate var withoutOptional: Expression {
    if case .optionalChain(let base) = kind { return base.withoutOptional }
    if case .forceUnwrap(let base) = kind { return base.withoutOptional }
    return self
  }
}
