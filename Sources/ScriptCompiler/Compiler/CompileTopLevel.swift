import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Declares the names of top-level statements, so that all code can use all names. Problems of
  /// one declaration go to `problems`.
  /// - Throws: An error that leaves the types unknown, so that nothing more can be compiled.
  package func declare(_ statements: [Statement]) throws(ScriptError) {
    let statements = VariableAccessors.withAccessors(PrivateMembers.apart(statements))
    for statement in statements {
      attempt { () throws(ScriptError) in try declare(statement) }
    }
    // Of two defaults of a protocol's extensions, Swift takes the more constrained one.
    for isBound in [true, false] {
      for case .type(let type) in statements.map({ $0.kind })
      where type.role == .extension && type.selfBounds.isEmpty != isBound {
        attempt { () throws(ScriptError) in try typeDeclarer.declareExtension(type) }
      }
    }
    try typeDeclarer.declareLocalTypes(in: statements)
    for statement in statements {
      if case .variable(let declaration) = statement.kind {
        globalDeclarer.coerce(declaration)
      }
    }
    try compileTypes()
    for statement in statements {
      guard case .function(let function) = statement.kind,
        let index = symbols.declaredIndex(of: function)
      else { continue }
      attempt { () throws(ScriptError) in
        let target = BodyTarget(function: index, range: function.nameRange)
        try self.statements.compile(function, into: target)
      }
    }
    if symbols.isOfFile { return }
    declarationChecks.checkInitializers()
    declarationChecks.checkFinal()
    rules.check(statements)
  }

  private func declare(_ statement: Statement) throws(ScriptError) {
    switch statement.kind {
    case .type(let type) where type.role != .extension:
      try typeDeclarer.declareType(type, inside: nil)
    case .function(let function): try globalDeclarer.declare(function)
    case .variable(let declaration): globalDeclarer.declare(declaration)
    case .guard(let conditions, _): globalDeclarer.declare(conditions, statement.range)
    case .typeAlias(let name, let type): if let type { symbols.declareAlias(name, type) }
    case .expression, .type, .if, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .labeled:
      break
    }
  }

  /// Declares variables behind code that is declared and compiled already.
  package func declareVariables(_ statements: [Statement]) {
    for statement in statements {
      guard case .variable(let declaration) = statement.kind else { continue }
      globalDeclarer.declare(declaration)
      globalDeclarer.coerce(declaration)
    }
  }

  private func storeGlobals(_ conditions: [Condition], _ range: SourceRange) {
    for name in conditions.flatMap({ $0.boundNames }) {
      guard let local = scopes.top.local(named: name), let slot = symbols.globalSlot(named: name)
      else {
        continue
      }
      code.emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
      code.emit(.storeGlobal(slot), range)
    }
  }

  /// Compiles one top-level statement to a function of its own, which is one turn of the run loop.
  /// - Returns: The function, or `nil` for a declaration that runs nothing.
  package func compileTopLevel(_ statement: Statement) throws(ScriptError) -> Int? {
    switch statement.kind {
    case .type, .function, .import, .typeAlias: return nil
    case .expression, .variable, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .labeled:
      break
    }
    lookup.beginTopLevel()
    defer { lookup.endGlobals(statement.topLevelVariables) }
    return try compileUnit(named: "top level", [statement]) { () throws(ScriptError) in
      scopes.top.isTopLevel = true
      if case .variable(let declaration) = statement.kind {
        try compileGlobals(declaration)
      } else if case .guard(let conditions, let body) = statement.kind {
        try statements.compileGuard(conditions, body, statement.range)
        storeGlobals(conditions, statement.range)
      } else {
        try statements.compileBlock([statement])
      }
    }
  }

  /// Compiles the body of a `when` step.
  package func compileStep(_ body: [Statement]) throws(ScriptError) -> Int {
    if !symbols.isOfFile, !symbols.isInDrive { rules.check(step: body) }
    return try compileUnit(named: "step", body) { () throws(ScriptError) in
      try statements.compileBlock(body)
    }
  }

  /// Compiles the condition of a check to a function that returns the condition.
  /// - Parameter operands: The parts whose values are kept.
  package func compileCondition(
    _ expression: Expression, keeping operands: [Expression]
  ) throws(ScriptError) -> Int {
    let statement = Statement(.expression(expression), at: expression.range)
    lookup.beginCheck()
    expressions.show(operands: operands.map { $0.range })
    defer {
      lookup.endCheck()
      expressions.show(operands: [])
    }
    return try compileUnit(named: "condition", [statement]) { () throws(ScriptError) in
      try expressions.compile(expression)
      code.emit(.return, expression.range)
    }
  }

  private func compileUnit(
    named name: String, _ statements: [Statement],
    _ body: () throws(ScriptError) -> Void
  ) throws(ScriptError) -> Int {
    let index = builder.reserveFunction(named: name)
    let function = FunctionCode(name: name, parameters: [], hasSelf: false)
    expressions.begin(function, FunctionScope(named: name, sharedNames: ClosureUses.of(statements)))
    try body()
    expressions.finishFunction(index, at: statements.last?.range ?? SourceRange(0, 0))
    return index
  }

  private func compileGlobals(
    _ declaration: VariableDeclaration
  ) throws(ScriptError) {
    for entry in declaration.entries {
      if entry.accessors != nil {
        if let storage = VariableAccessors.storageDeclaration(of: entry) {
          try compileGlobals(storage)
        }
        lookup.endGlobals(entry.pattern.boundNames)
        continue
      }
      try coercions.checkType(of: entry)
      if let value = entry.initialValue {
        let coercion = coercions.coercion(of: entry, inside: nil)
        try expressions.compile(coercions.settled(value, as: coercion))
        if case .binding(let name) = entry.pattern, let slot = symbols.globalSlot(named: name) {
          let type = staticTypes.staticType(of: entry)
          symbols.changeGlobal(slot) { global in
            global.type = type
            global.coercion = coercion
          }
          code.emitCoercion(coercion, entry.range)
        }
      } else {
        let isUnset = typeLookup.isSetLater(entry, isConstant: declaration.isConstant)
        code.emit(isUnset ? .pushSymbol(builder.name("")) : .pushNull, entry.range)
      }
      storeGlobal(entry.pattern, as: staticTypes.staticType(of: entry), entry.range)
      lookup.endGlobals(entry.pattern.boundNames)
    }
  }

  /// Stores the value on top of the stack in the variables of a pattern.
  private func storeGlobal(
    _ pattern: Pattern, as type: TypeSyntax?, _ range: SourceRange
  ) {
    switch pattern {
    case .binding(let name):
      guard let slot = symbols.globalSlot(named: name) else {
        return code.emit(.pop, range)
      }
      if symbols.globals[slot].isWeak { code.emit(.weaken, range) }
      code.emit(.storeGlobal(slot), range)
    case .tuple(let elements):
      let types = type?.elements(elements.count)
      for (index, element) in elements.enumerated() {
        code.emit(.duplicate, range)
        code.emit(.tupleElement(index), range)
        if let name = element.ownName, let slot = symbols.globalSlot(named: name) {
          symbols.changeGlobal(slot) { $0.type = types?[index] }
        }
        storeGlobal(element, as: types?[index], range)
      }
      code.emit(.pop, range)
    case .wildcard, .variable, .expression, .enumCase, .isType, .asType, .some:
      code.emit(.pop, range)
    }
  }

  /// Compiles the declared types, superclasses first.
  private func compileTypes() throws(ScriptError) {
    guard !symbols.types.isEmpty else { return }
    try typeDeclarer.linkTypes()
    for index in symbols.types.indices {
      for (place, declaration) in symbols.typeDeclarations[index].enumerated() {
        try memberDeclarer.declareMembers(
          of: index, declaration,
          selfType: typeDeclarer.selfType(inDeclaration: place, of: index))
      }
    }
    symbols.tabulateMembers()
    symbols.markOverloads()
    for index in symbols.ancestry.order { typeDeclarer.countInheritedFields(of: index) }
    declarationChecks.checkOverrides()
    compilePendingBodies()
    for index in symbols.ancestry.order {
      declarationChecks.collectCallbacks(of: index)
    }
  }

  private func compilePendingBodies() {
    for body in memberDeclarer.takePendingBodies() {
      attempt { () throws(ScriptError) in try compile(body) }
    }
  }

  private func compile(_ pending: PendingBody) throws(ScriptError) {
    var target = BodyTarget(function: pending.function, range: pending.range)
    target.typeIndex = pending.type
    target.isStatic = pending.isStatic
    target.directAccess = pending.directAccess
    switch pending.source {
    case .function(let function): try statements.compile(function, into: target)
    case .accessor(let body, let parameter, let result, let isGetter):
      target.returnsLastValue = isGetter
      target.resultType = result
      target.isSelfConstant = isGetter && !pending.isStatic && symbols.mayBeValueType(pending.type)
      let parameters = parameter.map { name in
        [
          Parameter(
            label: nil, name: name, type: nil, defaultValue: nil, isInOut: false,
            isVariadic: false, range: pending.range)
        ]
      }
      try statements.compileBody(body, parameters ?? [], into: target)
    case .value(let value):
      try statements.compileBody([Statement(.return(value), at: value.range)], [], into: target)
    }
  }
}
