import Diagnostics
import SwiftSubset

extension VariableDeclaration.Entry {
  /// The variables of a tuple, each with its own type.
  fileprivate var parts: [VariableDeclaration.Entry]? {
    guard case .tuple(let elements) = pattern, let types = type?.elements(elements.count) else {
      return nil
    }
    return zip(elements, types).compactMap { element, type in
      if case .wildcard = element { return nil }
      return VariableDeclaration.Entry(
        pattern: element, type: type, initialValue: nil, accessors: nil, range: range)
    }
  }
}

extension Compiler {
  mutating func compile(_ statement: Statement) throws(ScriptError) {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      try rejectUncalled(expression)
      try compile(expression)
      emit(.pop, range)
    case .variable(let declaration): try compileLocal(declaration)
    case .function(let function): try compileLocalFunction(function, function.nameRange)
    case .type(let type):
      // The type is declared already, with all other types.
      guard tables.localTypes[type.nameRange.place] != nil else {
        throw unsupported("A type inside of a step", type.nameRange)
      }
    case .if(let conditions, let body, let branch): try compileIf(conditions, body, branch, range)
    case .guard(let conditions, let body): try compileGuard(conditions, body, range)
    case .switch(let subject, let cases): try compileSwitch(subject, cases, nil, range)
    case .while(let conditions, let body): try compileWhile(conditions, body, nil, range)
    case .repeatWhile(let body, let condition): try compileRepeat(body, condition, nil, range)
    case .forIn(let loop): try compileFor(loop, nil, range)
    case .do(let body, let clauses): try compileDo(body, clauses, range)
    case .defer(let body): try deferBody(body, range)
    case .return(let value):
      if scope.isInDefer {
        throw error("nothing-to-leave", "'return' cannot leave the body of a 'defer'", range)
      }
      if scope.isTopLevel {
        throw error(
          "nothing-to-leave", "'return' is not inside of a function or step", range,
          help: ["'fatalError()' ends the script"])
      }
      if let value {
        try compile(settled(value, as: scope.resultCoercion))
      } else {
        try emitNoResult(range)
      }
      emitResultCoercion(range)
      runDefers(downTo: 0, range)
      emit(.return, range)
    case .break(let label): try compileExit(label, isBreak: true, range)
    case .continue(let label): try compileExit(label, isBreak: false, range)
    case .labeled(let label, let inner): try compileLabeled(label, inner)
    case .throw(let value):
      try compile(value)
      emit(.throw, range)
    case .fallthrough: try compileFallthrough(range)
    case .import, .typeAlias, .skipped: break
    }
  }

  /// Rejects a statement that names a function of the author without a call.
  private mutating func rejectUncalled(_ expression: Expression) throws(ScriptError) {
    let name: String
    if case .identifier(let own) = expression.kind {
      name = own
      switch meaning(of: own) {
      case .function, .currentClosure: break
      case .member:
        guard let type = enclosingType, hasOnlyMethods(own, of: type, isStatic: scope.isStatic)
        else { return }
      default: return
      }
    } else if case .member(let base, let own) = expression.kind {
      name = own
      if let type = namedType(base) {
        guard hasOnlyMethods(own, of: type, isStatic: true) else { return }
      } else {
        guard case .named(let text, _) = staticType(of: base)?.unwrapped,
          let type = typeIndex(named: text, inside: enclosingType),
          hasOnlyMethods(own, of: type, isStatic: false)
        else { return }
      }
    } else {
      return
    }
    throw error(
      "unused-function", "'\(name)' is named here and not called", expression.range,
      help: ["write '\(name)(…)'"])
  }

  /// Returns true if all members of a name in a type and above are methods.
  private func hasOnlyMethods(_ name: String, of type: Int, isStatic: Bool) -> Bool {
    let owners = (isStatic ? tables.staticMembers : tables.members)[name] ?? []
    func isMethod(_ owner: Int) -> Bool {
      let code = program.types[owner]
      return (isStatic ? code.staticMethods : code.methods).contains { $0.name == name }
    }
    return ancestry.hasAny(owners, above: type) { isMethod($0) }
      && !ancestry.hasAny(owners, above: type) { !isMethod($0) }
  }

  // MARK: Scopes

  /// Compiles statements in a scope of their own, which releases its variables at the end.
  mutating func compileBlock(_ statements: [Statement]) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    scope.defers.append([])
    let statements = LocalFunctions.inOrderOfUse(statements)
    enterBlock(statements)
    let outerTypes = enterTypes(of: statements)
    for statement in statements { try compile(statement) }
    scope.localTypes.removeSubrange(outerTypes...)
    scope.namesBelow.removeLast()
    let range = statements.last?.range ?? SourceRange(0, 0)
    try endDefers(range)
    leaveScope(outerLocals, outerSlot, range)
  }

  mutating func leaveScope(_ locals: Int, _ slot: Int, _ range: SourceRange) {
    if scope.nextSlot > slot { emit(.clear(slot, scope.nextSlot), range) }
    scope.locals.removeLast(scope.locals.count - locals)
    scope.nextSlot = slot
  }

  // MARK: Declarations

  private mutating func compileLocal(_ declaration: VariableDeclaration) throws(ScriptError) {
    for entry in declaration.entries {
      if entry.initialValue == nil, let parts = entry.parts {
        // Each variable gets a value later.
        try compileLocal(
          VariableDeclaration(
            isConstant: declaration.isConstant, modifiers: declaration.modifiers, entries: parts))
        continue
      }
      if Compiler.hasAccessors(entry, declaration) {
        try compileLocalWithAccessors(entry, isLazy: declaration.modifiers.isLazy)
        continue
      }
      try checkType(of: entry)
      let type = staticType(of: entry)
      let isWeak = declaration.modifiers.strength != .strong
      let coercion = coercion(of: entry, inside: enclosingType)
      if let value = entry.initialValue {
        try compile(settled(value, as: coercion))
        emitCoercion(coercion, entry.range)
      } else {
        let isUnset = isSetLater(entry, isConstant: declaration.isConstant)
        emit(isUnset ? .pushSymbol(name("")) : .pushNull, entry.range)
      }
      endDeclaration(of: entry.pattern)
      let isConstant = declaration.isConstant && entry.initialValue != nil
      guard case .binding(let name) = entry.pattern else {
        try bindLocals(entry.pattern, as: type, isConstant: isConstant, entry.range)
        continue
      }
      var local = FunctionScope.Local(name: name, slot: scope.nextSlot, isCell: false)
      local.isWeak = isWeak
      local.isConstant = isConstant
      local.isSetLater = isSetLater(entry, isConstant: declaration.isConstant)
      local.isSetOnce = local.isSetLater && declaration.isConstant
      local.coercion = coercion
      local.type = type
      bind(local, entry.range)
    }
  }

  private mutating func bindLocals(
    _ pattern: Pattern, as type: TypeSyntax?, isConstant: Bool, _ range: SourceRange
  ) throws(ScriptError) {
    switch pattern {
    case .binding(let name):
      bindLocal(name, isConstant: isConstant, range)
      scope.setType(type, of: name)
    case .tuple(let elements):
      let types = type?.elements(elements.count)
      let slot = scope.declare(" tuple", isCell: false)
      emit(.storeLocal(slot), range)
      for (index, element) in elements.enumerated() {
        emit(.loadLocal(slot), range)
        emit(.tupleElement(index), range)
        try bindLocals(element, as: types?[index], isConstant: isConstant, range)
      }
    case .wildcard: emit(.pop, range)
    case .variable, .expression, .enumCase, .isType, .asType, .some:
      throw unsupported("This pattern of a variable", range)
    }
  }

  /// Declares a local variable and stores the value on top of the stack there.
  mutating func bindLocal(_ name: String, isConstant: Bool, _ range: SourceRange) {
    bind(
      FunctionScope.Local(
        name: name, slot: scope.nextSlot, isCell: false, isConstant: isConstant), range)
  }

  private mutating func bind(_ local: FunctionScope.Local, _ range: SourceRange) {
    var local = local
    local.isCell = scope.sharedNames.contains(local.name)
    let slot = scope.declare(local)
    if local.isWeak { emit(.weaken, range) }
    emit(.storeLocal(slot), range)
    if local.isCell { emit(.makeCell(slot), range) }
  }
}
