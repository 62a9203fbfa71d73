import Diagnostics
import SwiftSubset

extension Compiler {
  mutating func compileAssignment(
    _ symbol: String, _ target: Expression, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    if case .member(let base, let name) = target.kind {
      checkMember(name, of: base, target.range)
    }
    var parts = EvaluatedParts(scope)
    let value = settled(value, for: target)
    // A value that runs no code of the script can be evaluated at any time.
    let isInOrder = isPlain(value) && hasPlainParts(target)
    let demanded = demandedProtocol(for: target)
    let target = isInOrder ? target : try evaluateParts(of: target, into: &parts)
    if symbol == "=" {
      try compile(value)
      if let demanded { emit(.demandConformance(name(demanded)), target.range) }
      try compileStore(to: target)
    } else {
      try compileCompoundAssignment(symbol, target, value, range)
    }
    if !parts.nilJumps.isEmpty {
      // `a?.b = c` does nothing if `a` is nil, and does not evaluate `c`.
      let toEnd = emitJump({ .jump($0) }, range)
      land(parts.nilJumps)
      emit(.pop, range)
      land(toEnd)
    }
    leaveScope(parts.outerLocals, parts.outerSlot, range)
    emit(.pushVoid, range)
  }

  private mutating func compileCompoundAssignment(
    _ symbol: String, _ target: Expression, _ value: Expression, _ range: SourceRange
  ) throws(ScriptError) {
    guard let operation = BinaryOperator(String(symbol.dropLast())) else {
      throw unsupported("The operator '\(symbol)'", range)
    }
    // The variable is read last, because the value may change the variable.
    let isLate = !isPlain(value)
    if isLate { try compile(value) }
    try compile(target)
    if isLate { emit(.swap, range) } else { try compile(value) }
    if operation == .add { try emitVacate(target, below: 1, range) }
    emit(.binary(operation), range)
    try compileStore(to: target)
  }

  /// Stores the value on top of the stack.
  mutating func compileStore(to target: Expression) throws(ScriptError) {
    let range = target.range
    switch target.kind {
    case .discard: emit(.pop, range)
    case .identifier(let name): try compileStore(toName: name, range)
    case .closureParameter(let index): try compileStore(toName: "$\(index)", range)
    case .selfReference: try compileStoreToSelf(range)
    case .member(let base, let name):
      try compileStoreThrough(base, range) { compiler throws(ScriptError) in
        let place = compiler.name(name)
        if case .superReference = base.kind, let type = compiler.enclosingType {
          return compiler.emit(.setSuperMember(place, class: type), range)
        }
        let isDirect = compiler.isSetDirectly(name, of: base)
        compiler.emit(isDirect ? .setMemberDirectly(place) : .setMember(place), range)
      }
    case .subscript(let base, let arguments):
      try compileStoreThrough(base, range) { compiler throws(ScriptError) in
        try compiler.compileIndices(arguments, of: base)
        try compiler.emitVacate(base, below: arguments.count, range)
        let list = compiler.labels(arguments.map { $0.label })
        compiler.emit(.setElement(labels: list, count: arguments.count), range)
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        emit(.duplicate, range)
        emit(.tupleElement(index), range)
        try compileStore(to: element.value)
      }
      emit(.pop, range)
    case .optionalChain(let base), .forceUnwrap(let base): try compileStore(to: base)
    case .nilLiteral, .boolean, .integer, .floating, .string, .superReference, .array, .dictionary,
      .implicitMember, .call, .closure, .prefix, .binary, .partialRange, .ternary, .assignment,
      .cast, .try, .await, .selector, .keyPath, .type:
      throw error("not-assignable", "This expression cannot be assigned to", range)
    }
  }

  /// Returns true if a stored property is set without its observers: a property of `self` in the
  /// initialisers and observers of its type. Closures inside do not count.
  private func isSetDirectly(_ name: String, of base: Expression) -> Bool {
    guard case .selfReference = base.kind, !scope.isClosure, let type = scope.typeIndex else {
      return false
    }
    if case .property(name) = scope.directAccess,
      program.types[type].computed.contains(where: { $0.name == name && $0.observers != nil })
    {
      return true
    }
    return scope.directAccess.includes(name)
      && program.types[type].fields.contains { $0.name == name }
  }

  /// Stores into a part of a base. `a?.b = c` stores nothing if `a` is nil.
  private mutating func compileStoreThrough(
    _ base: Expression, _ range: SourceRange,
    _ store: (inout Compiler) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    scope.chains.append([])
    if case .superReference = base.kind {
      try compileIdentifier("self", base.range)
    } else {
      try compileLink(base)
    }
    try store(&self)
    try emitWriteBack(to: base, range)
    let jumps = scope.chains.removeLast()
    guard !jumps.isEmpty else { return }
    let toEnd = emitJump({ .jump($0) }, range)
    land(jumps)
    emit(.pop, range)
    emit(.pop, range)
    land(toEnd)
  }

  /// Empties a variable whose collection is about to be changed and stored again. The value lies on
  /// the stack below `depth` other values.
  mutating func emitVacate(
    _ base: Expression, below depth: Int, _ range: SourceRange
  ) throws(ScriptError) {
    let target = base.withoutOptional
    if case .identifier(let name) = target.kind {
      switch meaning(of: name) {
      case .local(let local)
      where !local.isConstant && !local.isWeak && !local.isSetOnce && !local.isComputed:
        emit(.vacate(local.isCell ? .cell(local.slot) : .local(local.slot), below: depth), range)
      case .capture(let index, let capture)
      where capture.isCell && !capture.isConstant && !capture.isWeak && !capture.isSetOnce:
        emit(.vacate(.capturedCell(index), below: depth), range)
      case .global(let slot)
      where !program.globals[slot].isConstant && !program.globals[slot].isWeak
        && !program.globals[slot].isSetOnce && !program.globals[slot].isComputed:
        emit(.vacate(.global(slot), below: depth), range)
      case .member:
        try compileIdentifier("self", range)
        emit(.vacate(.member(self.name(name)), below: depth), range)
      default: break
      }
    } else if case .member(let owner, let name) = target.kind {
      // Any other owner would be computed twice.
      guard owner.isName else { return }
      try compile(owner)
      emit(.vacate(.member(self.name(name)), below: depth), range)
    }
  }

  /// Stores the changed value on top of the stack, if there is one, back into its origin.
  mutating func emitWriteBack(to base: Expression, _ range: SourceRange) throws(ScriptError) {
    let unchanged = emitJump({ .jumpIfUnchanged($0) }, range)
    let origin = base.withoutOptional
    if isVariable(origin) {
      try compileStore(to: origin)
    } else {
      emit(.fail(constantIsChanged(origin, base.range)), range)
    }
    land(unchanged)
  }

  /// The failure of a change to a value that cannot be changed.
  private mutating func constantIsChanged(
    _ origin: Expression, _ range: SourceRange
  ) -> Int {
    if case .selfReference = origin.kind, scope.isSelfConstant {
      let problem = selfIsChanged(range).diagnostic
      return failure(problem.id, problem.summary, range, help: problem.help)
    }
    if case .identifier(let name) = origin.kind, !name.utf8.contains(32) {
      return failure(
        "not-assignable", "'\(name)' is a constant and cannot be changed", range,
        help: ["declare it with 'var'"])
    }
    return failure("not-assignable", "A constant is changed here", range)
  }

  private func selfIsChanged(_ range: SourceRange) -> ScriptError {
    let method = scope.function.name
    return error(
      "not-assignable", "'self' is changed in '\(method)', which is not 'mutating'", range,
      help: ["mark it with 'mutating'"])
  }

  /// Returns true if an expression names a place that can hold a changed value.
  private mutating func isVariable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier(let name):
      switch meaning(of: name) {
      case .local(let local): return !local.isConstant
      case .capture(_, let capture):
        return !capture.isConstant && (capture.isCell || capture.isComputed)
      case .global(let slot): return !program.globals[slot].isConstant
      case .member: return true
      default: return false
      }
    case .closureParameter(let index):
      return isVariable(Expression(.identifier("$\(index)"), at: expression.range))
    case .selfReference: return isSelfValue && !scope.isSelfConstant
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
    guard !scope.isClosure, !scope.isStatic, let type = scope.typeIndex else { return false }
    return mayBeValueType(type)
  }

  /// Returns true if instances of a type may be values, as conforming types of a protocol may be.
  func mayBeValueType(_ type: Int) -> Bool {
    isValueType(type) || program.types[type].role == .protocolType
  }

  /// Returns true if instances of a type, the author's or an extended type, are values.
  func isValueType(_ type: Int) -> Bool {
    program.types[type].isValue
      || program.types[type].role == .builtInExtension
        && LibraryTypes.isValue(program.types[type].qualifiedName)
  }

  private mutating func compileStoreToSelf(_ range: SourceRange) throws(ScriptError) {
    guard isSelfValue, let local = scope.local(named: "self") else {
      throw error("not-assignable", "'self' cannot be assigned to here", range)
    }
    guard !scope.isSelfConstant else { throw selfIsChanged(range) }
    if let type = scope.typeIndex { emit(.coerce(add(.type(type))), range) }
    emit(.storeLocal(local.slot), range)
  }

  mutating func compileStore(toName name: String, _ range: SourceRange) throws(ScriptError) {
    switch meaning(of: name) {
    case .local(let local) where local.isComputed: try compileStore(toComputed: name, range)
    case .capture(_, let capture) where capture.isComputed:
      try compileStore(toComputed: name, range)
    case .global(let slot) where program.globals[slot].isComputed:
      try compileStore(toComputed: name, range)
    case .local(let local):
      guard !local.isConstant else { throw constant(name, range) }
      emitCoercion(local.coercion, range)
      if local.isWeak { emit(.weaken, range) }
      if local.isSetOnce {
        emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
        emit(.demandUnset(self.name(name)), range)
      }
      emit(local.isCell ? .storeCell(local.slot) : .storeLocal(local.slot), range)
    case .capture(let index, let capture):
      guard capture.isCell, !capture.isConstant else { throw constant(name, range) }
      emitCoercion(capture.coercion, range)
      if capture.isWeak { emit(.weaken, range) }
      if capture.isSetOnce {
        emit(.loadCapturedCell(index), range)
        emit(.demandUnset(self.name(name)), range)
      }
      emit(.storeCapturedCell(index), range)
    case .member:
      let base = Expression(.selfReference, at: range)
      try compileStore(to: Expression(.member(base, name), at: range))
    case .global(let slot):
      guard !program.globals[slot].isConstant else { throw constant(name, range) }
      emitCoercion(program.globals[slot].coercion, range)
      if program.globals[slot].isWeak { emit(.weaken, range) }
      if program.globals[slot].isSetOnce {
        emit(.loadGlobal(slot), range)
        emit(.demandUnset(self.name(name)), range)
      }
      emit(.storeGlobal(slot), range)
    case .unknown:
      note { compiler throws(ScriptError) in try compiler.checkForSlip(name, range) }
      emit(.pop, range)
    default: throw error("not-assignable", "'\(name)' cannot be assigned to", range)
    }
  }

  private func constant(_ name: String, _ range: SourceRange) -> ScriptError {
    error(
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
