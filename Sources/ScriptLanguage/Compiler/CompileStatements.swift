import LifecycleEngine

extension Compiler {
  /// Compiles statements in a scope of their own: its variables are let go of at its end.
  mutating func compileBlock(_ statements: [Statement]) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    scope.defers.append([])
    for statement in statements { try compile(statement) }
    let range = statements.last?.range ?? SourceRange(0, 0)
    try runDefers(downTo: scope.defers.count - 1)
    scope.defers.removeLast()
    leaveScope(outerLocals, outerSlot, range)
  }

  private mutating func leaveScope(_ locals: Int, _ slot: Int, _ range: SourceRange) {
    if scope.nextSlot > slot { emit(.clear(slot, scope.nextSlot), range) }
    scope.locals.removeLast(scope.locals.count - locals)
    scope.nextSlot = slot
  }

  /// Compiles the bodies of the `defer` statements of the scopes being left, the last first.
  private mutating func runDefers(downTo depth: Int) throws(ScriptError) {
    let saved = scope.defers
    while scope.defers.count > depth {
      guard let body = scope.defers[scope.defers.count - 1].popLast() else {
        if scope.defers.count - 1 == depth { break }
        scope.defers.removeLast()
        continue
      }
      if case .defer(let statements) = body.kind { try compileBlock(statements) }
    }
    scope.defers = saved
  }

  mutating func compile(_ statement: Statement) throws(ScriptError) {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      try compile(expression)
      emit(.pop, range)
    case .variable(let declaration): try compileLocal(declaration)
    case .function(let function): try compileLocal(function, range)
    case .type: throw unsupported("A type inside a function", range)
    case .if(let conditions, let body, let branch): try compileIf(conditions, body, branch, range)
    case .guard(let conditions, let body): try compileGuard(conditions, body, range)
    case .switch(let subject, let cases): try compileSwitch(subject, cases, range)
    case .while(let conditions, let body): try compileWhile(conditions, body, nil, range)
    case .repeatWhile(let body, let condition): try compileRepeat(body, condition, nil, range)
    case .forIn(let loop): try compileFor(loop, nil, range)
    case .do(let body, let clauses):
      guard clauses.isEmpty else { throw unsupported("'catch'", range) }
      try compileBlock(body)
    case .defer:
      guard !scope.defers.isEmpty else { throw unsupported("'defer' at top level", range) }
      scope.defers[scope.defers.count - 1].append(statement)
    case .return(let value):
      if let value { try compile(value) } else { emit(.pushVoid, range) }
      try runDefers(downTo: 0)
      emit(.return, range)
    case .break(let label): try compileExit(label, isBreak: true, range)
    case .continue(let label): try compileExit(label, isBreak: false, range)
    case .labeled(let label, let inner): try compileLabeled(label, inner)
    case .throw: throw unsupported("'throw'", range)
    case .fallthrough: throw unsupported("'fallthrough'", range)
    default: break
    }
  }

  // MARK: Declarations

  private mutating func compileLocal(_ declaration: VariableDeclaration) throws(ScriptError) {
    for entry in declaration.entries {
      guard case .binding(let name) = entry.pattern else {
        throw unsupported("A tuple of variables", entry.range)
      }
      if entry.accessors != nil { throw unsupported("Accessors of a local variable", entry.range) }
      let isWeak = declaration.modifiers.strength != .strong
      if let value = entry.initialValue {
        try compile(value)
        if isDouble(entry.type) { emit(.widen, entry.range) }
      } else {
        emit(.pushNull, entry.range)
      }
      if isWeak { emit(.weaken, entry.range) }
      bindLocal(name, isWeak: isWeak, entry.range)
    }
  }

  /// Declares a local variable and stores the value on top of the stack in it.
  mutating func bindLocal(_ name: String, isWeak: Bool = false, _ range: SourceRange) {
    let isCell = scope.sharedNames.contains(name)
    let slot = scope.declare(name, isCell: isCell, isWeak: isWeak)
    emit(.storeLocal(slot), range)
    if isCell { emit(.makeCell(slot), range) }
  }

  private mutating func compileLocal(
    _ function: FunctionDeclaration, _ range: SourceRange
  ) throws(ScriptError) {
    guard !function.isAsync, let body = function.body else {
      throw unsupported("An async function", range)
    }
    // A local function can call itself, so its variable exists before its closure.
    let slot = scope.declare(function.name, isCell: true)
    emit(.pushNull, range)
    emit(.storeLocal(slot), range)
    emit(.makeCell(slot), range)
    let closure = Closure(
      captures: [], parameters: function.parameters, implicitParameterCount: 0, isAsync: false,
      body: body)
    try compileClosure(closure, range)
    emit(.storeCell(slot), range)
  }

  // MARK: Conditions

  /// Compiles conditions; what they bind is declared in the current scope.
  /// - Returns: The jumps taken when one of them does not hold.
  private mutating func compile(_ conditions: [Condition]) throws(ScriptError) -> [Int] {
    var failures: [Int] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        try compile(expression)
        failures.append(emitJump({ .jumpIfFalse($0) }, expression.range))
      case .binding(let name, let value, let range):
        try compile(value)
        failures.append(emitJump({ .popJumpIfNull($0) }, range))
        bindLocal(name, range)
      case .availability(let release, let isUnavailable, let range):
        emit(.checkRelease(release ?? 0), range)
        failures.append(
          emitJump({ isUnavailable ? .jumpIfTrue($0) : .jumpIfFalse($0) }, range))
      case .pattern(let pattern, let value):
        try compile(value)
        failures += try compilePattern(pattern, value.range)
      }
    }
    return failures
  }

  private mutating func compileIf(
    _ conditions: [Condition], _ body: [Statement], _ branch: ElseBranch?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    let failures = try compile(conditions)
    try compileBlock(body)
    leaveScope(outerLocals, outerSlot, range)
    let toEnd = branch == nil ? nil : emitJump({ .jump($0) }, range)
    for failure in failures { land(failure) }
    switch branch {
    case .block(let statements): try compileBlock(statements)
    case .elseIf(let statement): try compile(statement)
    case nil: break
    }
    if let toEnd { land(toEnd) }
  }

  private mutating func compileGuard(
    _ conditions: [Condition], _ body: [Statement], _ range: SourceRange
  ) throws(ScriptError) {
    let failures = try compile(conditions)
    let toEnd = emitJump({ .jump($0) }, range)
    for failure in failures { land(failure) }
    try compileBlock(body)
    emit(.fail(failure("guard-falls-through", "The body of a guard must leave its scope", range)), range)
    land(toEnd)
  }

  /// Adds a diagnostic for a place that must not be reached.
  private mutating func failure(_ id: String, _ summary: String, _ range: SourceRange) -> Int {
    program.failures.append(Diagnostic(id: id, summary, at: range))
    return program.failures.count - 1
  }

  // MARK: Switch

  private mutating func compileSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    try compile(subject)
    let slot = scope.declare(" subject", isCell: false)
    emit(.storeLocal(slot), range)
    enterExit(nil, isLoop: false)
    var toEnd: [Int] = []
    for entry in cases {
      let caseLocals = scope.locals.count
      let caseSlot = scope.nextSlot
      let next = try compileCase(entry, subject: slot)
      try compileBlock(entry.body)
      leaveScope(caseLocals, caseSlot, entry.range)
      toEnd.append(emitJump({ .jump($0) }, entry.range))
      for jump in next { land(jump) }
    }
    for jump in toEnd { land(jump) }
    for jump in scope.exits.removeLast().breaks { land(jump) }
    leaveScope(outerLocals, outerSlot, range)
  }

  /// - Returns: The jumps taken when no pattern of the case matches.
  private mutating func compileCase(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> [Int] {
    guard !entry.isDefault else { return [] }
    var toBody: [Int] = []
    var failures: [Int] = []
    for (position, pattern) in entry.patterns.enumerated() {
      for failure in failures { land(failure) }
      emit(.loadLocal(subject), entry.range)
      failures = try compilePattern(pattern.pattern, entry.range)
      if let condition = pattern.condition {
        try compile(condition)
        failures.append(emitJump({ .jumpIfFalse($0) }, condition.range))
      }
      if position < entry.patterns.count - 1 {
        toBody.append(emitJump({ .jump($0) }, entry.range))
      }
    }
    for jump in toBody { land(jump) }
    return failures
  }

  /// Tests the value on top of the stack, which is taken off.
  /// - Returns: The jumps taken when the pattern does not match.
  private mutating func compilePattern(
    _ pattern: Pattern, _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    switch pattern {
    case .wildcard:
      emit(.pop, range)
      return []
    case .binding(let name):
      bindLocal(name, range)
      return []
    case .expression(let value):
      try compile(value)
      emit(.binary(.equal), range)
      return [emitJump({ .jumpIfFalse($0) }, range)]
    case .enumCase(let name, let payload, let caseRange):
      guard payload.isEmpty else { throw unsupported("A case with a payload", caseRange) }
      emit(.pushSymbol(self.name(name)), caseRange)
      emit(.binary(.equal), caseRange)
      return [emitJump({ .jumpIfFalse($0) }, caseRange)]
    case .some(let inner):
      let isNull = emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, range))
    case .isType(let type):
      program.types.append(type)
      emit(.cast(program.types.count - 1, .is), range)
      return [emitJump({ .jumpIfFalse($0) }, range)]
    case .asType(let inner, let type):
      program.types.append(type)
      emit(.cast(program.types.count - 1, .asOptional), range)
      let isNull = emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, range))
    case .tuple: throw unsupported("A tuple pattern", range)
    }
  }

  // MARK: Loops

  mutating func enterExit(_ label: String?, isLoop: Bool) {
    scope.exits.append(
      FunctionScope.Exit(
        label: label, isLoop: isLoop, localCount: scope.nextSlot, deferCount: scope.defers.count))
  }

  private mutating func compileLabeled(
    _ label: String, _ inner: Statement
  ) throws(ScriptError) {
    switch inner.kind {
    case .while(let conditions, let body): try compileWhile(conditions, body, label, inner.range)
    case .repeatWhile(let body, let condition):
      try compileRepeat(body, condition, label, inner.range)
    case .forIn(let loop): try compileFor(loop, label, inner.range)
    default: throw unsupported("A label on this statement", inner.range)
    }
  }

  private mutating func compileWhile(
    _ conditions: [Condition], _ body: [Statement], _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = nextInstruction
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    enterExit(label, isLoop: true)
    let failures = try compile(conditions)
    try compileBlock(body)
    for jump in scope.exits[scope.exits.count - 1].continues { land(jump) }
    leaveScope(outerLocals, outerSlot, range)
    emit(.jump(start), range)
    for jump in failures + scope.exits.removeLast().breaks { land(jump) }
  }

  private mutating func compileRepeat(
    _ body: [Statement], _ condition: Expression, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let start = nextInstruction
    enterExit(label, isLoop: true)
    try compileBlock(body)
    for jump in scope.exits[scope.exits.count - 1].continues { land(jump) }
    try compile(condition)
    emit(.jumpIfTrue(start), range)
    for jump in scope.exits.removeLast().breaks { land(jump) }
  }

  private mutating func compileFor(
    _ loop: ForIn, _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    guard !loop.isAwait else { throw unsupported("'for await'", range) }
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    try compile(loop.sequence)
    let sequence = scope.declare(" sequence", isCell: false)
    emit(.storeLocal(sequence), range)
    emit(.pushInteger(0), range)
    emit(.storeLocal(scope.declare(" position", isCell: false)), range)
    let start = nextInstruction
    enterExit(label, isLoop: true)
    let atEnd = emitJump({ .nextElement(sequence, $0) }, range)
    let bodyLocals = scope.locals.count
    let bodySlot = scope.nextSlot
    var skips = try compilePattern(loop.pattern, range)
    if let condition = loop.condition {
      try compile(condition)
      skips.append(emitJump({ .jumpIfFalse($0) }, condition.range))
    }
    try compileBlock(loop.body)
    for jump in skips + scope.exits[scope.exits.count - 1].continues { land(jump) }
    leaveScope(bodyLocals, bodySlot, range)
    emit(.jump(start), range)
    land(atEnd)
    for jump in scope.exits.removeLast().breaks { land(jump) }
    leaveScope(outerLocals, outerSlot, range)
  }

  private mutating func compileExit(
    _ label: String?, isBreak: Bool, _ range: SourceRange
  ) throws(ScriptError) {
    let index = scope.exits.lastIndex { exit in
      if let label { return exit.label == label }
      return isBreak || exit.isLoop
    }
    guard let index else {
      throw ScriptError(
        Diagnostic(
          id: "nothing-to-leave",
          "'\(isBreak ? "break" : "continue")' is not inside of a loop\(isBreak ? " or switch" : "")",
          at: range))
    }
    try runDefers(downTo: scope.exits[index].deferCount)
    if scope.nextSlot > scope.exits[index].localCount {
      emit(.clear(scope.exits[index].localCount, scope.nextSlot), range)
    }
    let jump = emitJump({ .jump($0) }, range)
    if isBreak {
      scope.exits[index].breaks.append(jump)
    } else {
      scope.exits[index].continues.append(jump)
    }
  }
}
