import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Declares the names of top-level statements, so that all code can use all names. Problems of
  /// one declaration go to `problems`.
  /// - Throws: An error that leaves the types unknown, so that nothing more can be compiled.
  mutating func declare(_ statements: [Statement]) throws(ScriptError) {
    let statements = withAccessors(statements)
    for statement in statements {
      attempt { compiler throws(ScriptError) in try compiler.declare(statement) }
    }
    for statement in statements {
      guard case .type(let type) = statement.kind, type.role == .extension else { continue }
      attempt { compiler throws(ScriptError) in try compiler.declareExtension(type) }
    }
    try declareLocalTypes(in: statements)
    for statement in statements {
      if case .variable(let declaration) = statement.kind { coerceGlobals(declaration) }
    }
    try compileTypes()
    for statement in statements {
      guard case .function(let function) = statement.kind,
        let index = declaredIndex(of: function)
      else { continue }
      attempt { compiler throws(ScriptError) in
        try compiler.compileFunction(function, into: index, typeIndex: nil)
      }
    }
  }

  /// Declares variables behind code that is declared and compiled already.
  mutating func declareVariables(_ statements: [Statement]) {
    for statement in statements {
      guard case .variable(let declaration) = statement.kind else { continue }
      declareGlobals(declaration)
      coerceGlobals(declaration)
    }
  }

  private mutating func declare(_ statement: Statement) throws(ScriptError) {
    switch statement.kind {
    case .type(let type) where type.role != .extension: try declareType(type, inside: nil)
    case .function(let function): try declareFunction(function)
    case .variable(let declaration): declareGlobals(declaration)
    case .guard(let conditions, _): declareGlobals(conditions, statement.range)
    case .typeAlias(let name, let type): tables.aliases[name] = type
    case .expression, .type, .if, .switch, .forIn, .while, .repeatWhile, .do, .defer, .return,
      .throw, .break, .continue, .fallthrough, .skipped, .import, .labeled:
      break
    }
  }

  private mutating func declareFunction(_ function: FunctionDeclaration) throws(ScriptError) {
    try checkIsNoMember(function)
    try checkIsFree(function.name, function.nameRange)
    if let first = functionIndex(named: function.name) {
      try declareOverload(function, beside: first)
    } else {
      let index = reserveFunction(named: function.name)
      tables.functions[function.name] = index
      tables.functionNames.append(function.name)
      tables.resultTypes[function.name] = function.returnType
      tables.firstForms[function.name] = FunctionForm(function)
    }
    noteParameters(function, of: nil)
  }

  /// Rejects an initialiser outside a type.
  func checkIsNoMember(_ function: FunctionDeclaration) throws(ScriptError) {
    if case .function = function.role { return }
    throw error(
      "unexpected-token", "'\(function.name)' is declared outside of a type", function.nameRange,
      help: ["move it into the braces of its type"])
  }

  private mutating func declareGlobals(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      let isSetLater = entry.initialValue == nil
      for name in entry.pattern.boundNames {
        // A taken name keeps the other names of the declaration, and their uses, valid.
        note { compiler throws(ScriptError) in try compiler.checkIsFree(name, entry.range) }
        if let slot = globalSlot(named: name), slot >= Program.prelude.count {
          note { compiler throws(ScriptError) in
            throw compiler.error("duplicate-name", "'\(name)' is declared twice", entry.range)
          }
          continue
        }
        declareGlobal(
          GlobalVariable(
            name: name, isWeak: declaration.modifiers.strength != .strong,
            isConstant: declaration.isConstant && !isSetLater,
            isOfDrive: isInDrive))
        if entry.accessors != nil {
          program.globals[program.globals.count - 1].isComputed = true
          if let storage = storageDeclaration(of: entry) { declareGlobals(storage) }
          continue
        }
        guard self.isSetLater(entry, isConstant: declaration.isConstant) else { continue }
        program.globals[program.globals.count - 1].isSetLater = true
        program.globals[program.globals.count - 1].isSetOnce = declaration.isConstant
      }
    }
  }

  /// Rejects a declaration of a name that every script has, because checks and actions would mean
  /// something else. An example has neither, so the names are free.
  private func checkIsFree(_ name: String, _ range: SourceRange) throws(ScriptError) {
    if allowsUndeclared { return }
    let meaning: String
    switch name {
    case "window": meaning = "it is the app's window"
    case "user", "system": meaning = "it acts in the steps of a scenario"
    case "console": meaning = "its events are the lines of the console"
    case "app": meaning = "its events are those of the application"
    default: return
    }
    throw error("duplicate-name", "'\(name)' is declared already: \(meaning)", range)
  }

  /// Declares the names that a top-level `guard` binds, which all code below can use.
  private mutating func declareGlobals(_ conditions: [Condition], _ range: SourceRange) {
    for name in conditions.flatMap({ $0.boundNames }) {
      note { compiler throws(ScriptError) in try compiler.checkIsFree(name, range) }
    }
    for name in conditions.flatMap({ $0.boundNames })
    where (globalSlot(named: name) ?? 0) < Program.prelude.count {
      declareGlobal(GlobalVariable(name: name, isWeak: false, isConstant: true))
    }
  }

  private mutating func storeGlobals(_ conditions: [Condition], _ range: SourceRange) {
    for name in conditions.flatMap({ $0.boundNames }) {
      guard let local = scope.local(named: name), let slot = globalSlot(named: name) else {
        continue
      }
      emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
      emit(.storeGlobal(slot), range)
    }
  }

  /// Finds the coercions of top-level variables, once all types are known.
  private mutating func coerceGlobals(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      guard case .binding(let name) = entry.pattern, let slot = globalSlot(named: name) else {
        continue
      }
      if let storage = storageDeclaration(of: entry), entry.accessors != nil {
        coerceGlobals(storage)
      }
      program.globals[slot].coercion = coercion(of: entry, inside: nil)
      program.globals[slot].type = entry.type ?? constructedType(entry.initialValue, inside: nil)
    }
  }

  /// The author's class that an initial value constructs. Code above the assignment knows the
  /// class, too.
  func constructedType(_ value: Expression?, inside outer: Int?) -> TypeSyntax? {
    guard case .call(let callee, _) = value?.kind, let type = namedType(callee, inside: outer),
      program.types[type].role == .class
    else { return nil }
    return .named(program.types[type].qualifiedName, [])
  }

  mutating func reserveFunction(named name: String) -> Int {
    program.functions.append(FunctionCode(name: name, parameters: [], hasSelf: false))
    return program.functions.count - 1
  }

  /// Compiles one top-level statement to a function of its own, which is one turn of the run loop.
  /// - Returns: The function, or `nil` for a declaration that runs nothing.
  mutating func compileTopLevel(_ statement: Statement) throws(ScriptError) -> Int? {
    switch statement.kind {
    case .type, .function, .import, .typeAlias: return nil
    case .expression, .variable, .if, .guard, .switch, .forIn, .while, .repeatWhile, .do, .defer,
      .return, .throw, .break, .continue, .fallthrough, .skipped, .labeled:
      break
    }
    firstGlobalBelow = firstGlobalBelow ?? Program.prelude.count
    defer { endDeclarations(of: statement) }
    return try compileUnit(named: "top level", [statement]) { compiler throws(ScriptError) in
      compiler.scope.isTopLevel = true
      if case .variable(let declaration) = statement.kind {
        try compiler.compileGlobals(declaration)
      } else if case .guard(let conditions, let body) = statement.kind {
        try compiler.compileGuard(conditions, body, statement.range)
        compiler.storeGlobals(conditions, statement.range)
      } else {
        try compiler.compileBlock([statement])
      }
    }
  }

  /// Notes that code below a top-level statement can use the declared names.
  private mutating func endDeclarations(of statement: Statement) {
    endGlobals(statement.topLevelVariables)
  }

  private mutating func endGlobals(_ names: [String]) {
    for name in names {
      guard let slot = globalSlot(named: name) else { continue }
      firstGlobalBelow = max(firstGlobalBelow ?? 0, slot + 1)
    }
  }

  /// Compiles the body of a `when` step.
  mutating func compileStep(_ body: [Statement]) throws(ScriptError) -> Int {
    try compileUnit(named: "step", body) { compiler throws(ScriptError) in
      try compiler.compileBlock(body)
    }
  }

  /// Compiles the condition of a check to a function that returns the condition.
  /// - Parameter operands: The parts whose values are kept.
  mutating func compileCondition(
    _ expression: Expression, keeping operands: [Expression]
  ) throws(ScriptError) -> Int {
    let statement = Statement(.expression(expression), at: expression.range)
    isInCheck = true
    shownOperands = operands.map { $0.range }
    defer {
      isInCheck = false
      shownOperands = []
    }
    return try compileUnit(named: "condition", [statement]) { compiler throws(ScriptError) in
      try compiler.compile(expression)
      compiler.emit(.return, expression.range)
    }
  }

  private mutating func compileUnit(
    named name: String, _ statements: [Statement],
    _ body: (inout Compiler) throws(ScriptError) -> Void
  ) throws(ScriptError) -> Int {
    let index = reserveFunction(named: name)
    let function = FunctionCode(name: name, parameters: [], hasSelf: false)
    scopes.append(FunctionScope(function: function, sharedNames: ClosureUses.of(statements)))
    try body(&self)
    finishFunction(index, at: statements.last?.range ?? SourceRange(0, 0))
    return index
  }

  /// Ends the current function, which returns nothing after its last statement.
  @discardableResult
  mutating func finishFunction(_ index: Int, at range: SourceRange) -> FunctionScope {
    emit(.pushVoid, range)
    emit(.return, range)
    let finished = scopes.removeLast()
    program.functions[index] = finished.function
    return finished
  }

  private mutating func compileGlobals(
    _ declaration: VariableDeclaration
  ) throws(ScriptError) {
    for entry in declaration.entries {
      if entry.accessors != nil {
        if let storage = storageDeclaration(of: entry) { try compileGlobals(storage) }
        endGlobals(entry.pattern.boundNames)
        continue
      }
      try checkType(of: entry)
      if let value = entry.initialValue {
        let coercion = coercion(of: entry, inside: nil)
        try compile(settled(value, as: coercion))
        if case .binding(let name) = entry.pattern, let slot = globalSlot(named: name) {
          program.globals[slot].type = staticType(of: entry)
          emitCoercion(program.globals[slot].coercion, entry.range)
        }
      } else {
        let isUnset = isSetLater(entry, isConstant: declaration.isConstant)
        emit(isUnset ? .pushSymbol(name("")) : .pushNull, entry.range)
      }
      storeGlobal(entry.pattern, as: staticType(of: entry), entry.range)
      endGlobals(entry.pattern.boundNames)
    }
  }

  /// Stores the value on top of the stack in the variables of a pattern.
  private mutating func storeGlobal(
    _ pattern: Pattern, as type: TypeSyntax?, _ range: SourceRange
  ) {
    switch pattern {
    case .binding(let name):
      guard let slot = globalSlot(named: name) else { return emit(.pop, range) }
      if program.globals[slot].isWeak { emit(.weaken, range) }
      emit(.storeGlobal(slot), range)
    case .tuple(let elements):
      let types = type?.elements(elements.count)
      for (index, element) in elements.enumerated() {
        emit(.duplicate, range)
        emit(.tupleElement(index), range)
        if let name = element.ownName, let slot = globalSlot(named: name) {
          program.globals[slot].type = types?[index]
        }
        storeGlobal(element, as: types?[index], range)
      }
      emit(.pop, range)
    case .wildcard, .variable, .expression, .enumCase, .isType, .asType, .some: emit(.pop, range)
    }
  }
}

extension Statement {
  /// The variables that the statement declares at top level.
  var topLevelVariables: [String] {
    if case .variable(let declaration) = kind {
      return declaration.entries.flatMap { $0.pattern.boundNames }
    }
    if case .guard(let conditions, _) = kind { return conditions.flatMap { $0.boundNames } }
    return []
  }
}

extension Pattern {
  /// The name, if the pattern is just a name.
  var ownName: String? {
    switch self {
    case .binding(let name), .variable(let name): name
    case .wildcard, .expression, .enumCase, .tuple, .isType, .asType, .some: nil
    }
  }

  /// The variables that the pattern declares.
  var boundNames: [String] {
    switch self {
    case .binding(let name), .variable(let name): [name]
    case .tuple(let elements), .enumCase(_, let elements, _, _): elements.flatMap { $0.boundNames }
    case .some(let inner), .asType(let inner, _): inner.boundNames
    case .wildcard, .expression, .isType: []
    }
  }
}

extension Condition {
  /// The variables that the condition declares.
  var boundNames: [String] {
    switch self {
    case .binding(let name, _, _): [name]
    case .pattern(let pattern, _): pattern.boundNames
    case .expression, .availability: []
    }
  }
}
