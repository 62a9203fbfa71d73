import LifecycleEngine

extension Compiler {
  /// Names of members that change a collection they are called on.
  private static let mutatingMembers = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
  ]

  mutating func compileCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    switch callee.kind {
    case .identifier(let name): try compileCall(named: name, arguments, callee.range, range)
    case .member(let base, let name): try compileMemberCall(base, name, arguments, callee, range)
    case .implicitMember(let name):
      // A call on an implicit member makes a value of a type the place decides; only the time of
      // `.now()` matters, and times are counted from now.
      for argument in arguments {
        try compile(argument.value)
        emit(.pop, range)
      }
      emit(name == "now" ? .pushDouble(0) : .pushSymbol(self.name(name)), range)
    case .type(let type):
      guard case .array = type, arguments.isEmpty else {
        throw unsupported("A call of this type", range)
      }
      emit(.makeArray(0), range)
    default:
      try compileLink(callee)
      try compile(arguments)
      emit(.callValue(callSite("closure", arguments)), range)
    }
  }

  private mutating func compile(_ arguments: [Argument]) throws(ScriptError) {
    for argument in arguments { try compile(argument.value) }
  }

  private mutating func compileCall(
    named name: String, _ arguments: [Argument], _ nameRange: SourceRange, _ range: SourceRange
  ) throws(ScriptError) {
    switch meaning(of: name) {
    case .local, .capture, .global:
      try compileIdentifier(name, nameRange)
      try compile(arguments)
      emit(.callValue(callSite(name, arguments)), range)
    case .member:
      try compileIdentifier("self", nameRange)
      try compile(arguments)
      emit(.callMember(callSite(name, arguments)), range)
    case .function(let index):
      try compile(arguments)
      emit(.callFunction(index, callSite(name, arguments)), range)
    case .classType(let index):
      try compile(arguments)
      emit(.construct(index, callSite(name, arguments)), range)
    case .builtInType, .builtInFunction:
      try compile(arguments)
      emit(.callBuiltIn(callSite(name, arguments)), range)
    case .actor, .unknown:
      try compileIdentifier(name, nameRange)
      try compile(arguments)
      emit(.callValue(callSite(name, arguments)), range)
    }
  }

  private mutating func compileMemberCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ callee: Expression,
    _ range: SourceRange
  ) throws(ScriptError) {
    if case .superReference = base.kind {
      guard let classIndex = scope.classIndex ?? enclosingClass else {
        throw ScriptError(
          Diagnostic(id: "unknown-name", "'super' is used outside of a class", at: base.range))
      }
      try compileIdentifier("self", base.range)
      try compile(arguments)
      emit(.callSuper(callSite(name, arguments), class: classIndex), range)
      return
    }
    if name == "init", case .identifier = base.kind {
      return try compileCall(base, arguments, range)
    }
    let isAssignable = isVariable(base)
    try compileLink(base)
    try compile(arguments)
    guard isAssignable, Compiler.mutatingMembers.contains(name) else {
      emit(.callMember(callSite(name, arguments)), range)
      return
    }
    emit(.callMutating(callSite(name, arguments)), range)
    let unchanged = emitJump({ .jumpIfUnchanged($0) }, range)
    try compileStore(to: base)
    land(unchanged)
  }

  private var enclosingClass: Int? {
    for scope in scopes.reversed() {
      if let index = scope.classIndex { return index }
    }
    return nil
  }

  private func isVariable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier: true
    case .member(let base, _):
      if case .selfReference = base.kind { true } else { isVariable(base) }
    default: false
    }
  }

  // MARK: Closures

  mutating func compileClosure(_ closure: Closure, _ range: SourceRange) throws(ScriptError) {
    guard !closure.isAsync else { throw unsupported("An async closure", range) }
    let index = reserveFunction(named: "closure")
    let parameterNames =
      closure.parameters.isEmpty
      ? (0..<closure.implicitParameterCount).map { "$\($0)" }
      : closure.parameters.map { $0.name }
    var function = FunctionCode(name: "closure", parameters: [], hasSelf: false)
    for parameter in parameterNames.indices {
      let type = closure.parameters.isEmpty ? nil : closure.parameters[parameter].type
      function.parameters.append(ParameterCode(isDouble: isDouble(type)))
    }
    scopes.append(
      FunctionScope(
        function: function, isClosure: true, classIndex: scope.classIndex,
        sharedNames: ClosureUses.of(closure.body)))
    // Captures of the list come first; the others follow as the body uses them.
    for capture in closure.captures {
      scope.captures.append(
        FunctionScope.Capture(
          name: capture.name, isCell: false, isWeak: capture.strength != .strong))
    }
    for parameter in parameterNames { declareParameter(parameter, range) }
    if closure.body.count == 1, case .expression(let value) = closure.body[0].kind {
      try compile(value)
      emit(.return, range)
    } else {
      try compileBlock(closure.body)
    }
    let finished = finishFunction(index, at: range)
    try compileCaptures(finished.captures, listed: closure.captures, range)
    emit(.makeClosure(index, captures: finished.captures.count), range)
  }

  /// Pushes what a closure captures, in the scope the closure is made in.
  private mutating func compileCaptures(
    _ captures: [FunctionScope.Capture], listed: [Capture], _ range: SourceRange
  ) throws(ScriptError) {
    for (position, capture) in captures.enumerated() {
      if position < listed.count {
        let entry = listed[position]
        if let value = entry.value {
          try compile(value)
        } else {
          try compileIdentifier(entry.name, entry.range)
        }
      } else if let local = scope.local(named: capture.name) {
        emit(.loadLocal(local.slot), range)
      } else if let outer = scope.captureIndex(named: capture.name) {
        emit(.loadCapture(outer), range)
      }
      if capture.isWeak, !capture.isCell { emit(.weaken, range) }
    }
  }

  /// Declares a parameter; one that a closure uses is moved into a cell.
  mutating func declareParameter(_ name: String, _ range: SourceRange) {
    let isCell = scope.sharedNames.contains(name)
    let slot = scope.declare(name, isCell: isCell)
    if isCell { emit(.makeCell(slot), range) }
  }
}
