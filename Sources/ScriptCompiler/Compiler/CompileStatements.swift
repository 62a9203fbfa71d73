import Diagnostics
import SwiftSubset
import UIKitNames

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

extension StatementCompiler {
  func compile(_ statement: Statement) throws(ScriptError) {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      try checks.rejectUncalled(expression)
      try expressions.compile(expression)
      code.emit(.pop, range)
    case .variable(let declaration): try compileLocal(declaration)
    case .function(let function): try compileLocalFunction(function, function.nameRange)
    case .type(let type):
      // The type is declared already, with all other types.
      guard symbols.tables.localTypes[type.nameRange.place] != nil else {
        throw ScriptError.unsupported("A type inside a step", type.nameRange)
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
      if code.flow.isInDefer {
        throw ScriptError(
          "nothing-to-leave", "'return' cannot leave the body of a 'defer'", range,
          help: ["remove it, or put the code after it into an 'if'"])
      }
      if scopes.top.isTopLevel {
        throw ScriptError(
          "nothing-to-leave", "'return' is not inside a function or step", range,
          help: ["remove 'return', or write 'fatalError()' at the end of a 'guard'"])
      }
      if let value {
        try expressions.compile(coercions.settled(value, as: scopes.top.resultCoercion))
      } else {
        try emitNoResult(range)
      }
      code.emitCoercion(scopes.top.resultCoercion, range)
      code.runDefers(downTo: 0, range)
      code.emit(.return, range)
    case .break(let label): try compileExit(label, isBreak: true, range)
    case .continue(let label): try compileExit(label, isBreak: false, range)
    case .labeled(let label, let inner): try compileLabeled(label, inner)
    case .throw(let value):
      try expressions.compile(value)
      code.emit(.throw, range)
    case .fallthrough: try compileFallthrough(range)
    case .import, .typeAlias, .skipped: break
    }
  }

  // MARK: Scopes

  /// Compiles statements in a scope of their own, which releases its variables at the end.
  func compileBlock(_ statements: [Statement]) throws(ScriptError) {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    code.flow.defers.append([])
    let statements = LocalFunctions.inOrderOfUse(statements)
    scopes.enterBlock(statements)
    let outerTypes = enterTypes(of: statements)
    for statement in statements { try compile(statement) }
    scopes.top.localTypes.removeSubrange(outerTypes...)
    scopes.top.namesBelow.removeLast()
    let range = statements.last?.range ?? SourceRange(0, 0)
    code.endDefers(range)
    expressions.leaveScope(outerLocals, outerSlot, range)
  }

  // MARK: Declarations

  private func compileLocal(_ declaration: VariableDeclaration) throws(ScriptError) {
    for entry in declaration.entries {
      if entry.initialValue == nil, let parts = entry.parts {
        // Each variable gets a value later.
        try compileLocal(
          VariableDeclaration(
            isConstant: declaration.isConstant, modifiers: declaration.modifiers, entries: parts))
        continue
      }
      if VariableAccessors.areNeeded(entry, declaration) {
        try compileLocalWithAccessors(entry, isLazy: declaration.modifiers.isLazy)
        continue
      }
      try coercions.checkType(of: entry)
      let type = staticTypes.staticType(of: entry)
      let isWeak = declaration.modifiers.strength != .strong
      let coercion = coercions.coercion(of: entry, inside: scopes.enclosingType)
      if let value = entry.initialValue {
        try expressions.compile(coercions.settled(value, as: coercion))
        code.emitCoercion(coercion, entry.range)
        if unwrapsSilently(value, as: entry.type) { code.emit(.forceUnwrap, value.range) }
      } else {
        let isUnset = typeLookup.isSetLater(entry, isConstant: declaration.isConstant)
        code.emit(isUnset ? .pushSymbol(builder.name("")) : .pushNull, entry.range)
      }
      scopes.endDeclaration(of: entry.pattern)
      let isConstant = declaration.isConstant && entry.initialValue != nil
      guard case .binding(let name) = entry.pattern else {
        try bindLocals(entry.pattern, as: type, isConstant: isConstant, entry.range)
        continue
      }
      var local = FunctionScope.Local(name: name, slot: scopes.top.nextSlot, isCell: false)
      local.isWeak = isWeak
      local.isConstant = isConstant
      local.isSetLater = typeLookup.isSetLater(entry, isConstant: declaration.isConstant)
      local.isSetOnce = local.isSetLater && declaration.isConstant
      local.coercion = coercion
      local.type = type
      bind(local, entry.range)
    }
  }

  /// Returns true for an implicitly unwrapped value where the type is no optional.
  private func unwrapsSilently(_ value: Expression, as type: TypeSyntax?) -> Bool {
    guard case .named(let name, let arguments)? = type, arguments.isEmpty, name != "Any",
      BuiltInTypes.isKnown(name)
        || typeLookup.typeIndex(named: name, inside: scopes.enclosingType) != nil
    else { return false }
    switch value.kind {
    case .identifier, .member: break
    default: return false
    }
    if case .implicitlyUnwrapped? = staticTypes.staticType(of: value) { return true }
    return false
  }

  private func bindLocals(
    _ pattern: Pattern, as type: TypeSyntax?, isConstant: Bool, _ range: SourceRange
  ) throws(ScriptError) {
    switch pattern {
    case .binding(let name):
      bindLocal(name, isConstant: isConstant, range)
      scopes.top.setType(type, of: name)
    case .tuple(let elements):
      let types = type?.elements(elements.count)
      let slot = scopes.top.declare(" tuple", isCell: false)
      code.emit(.storeLocal(slot), range)
      for (index, element) in elements.enumerated() {
        code.emit(.loadLocal(slot), range)
        code.emit(.tupleElement(index), range)
        try bindLocals(element, as: types?[index], isConstant: isConstant, range)
      }
    case .wildcard: code.emit(.pop, range)
    case .variable, .expression, .enumCase, .isType, .asType, .some:
      throw ScriptError.unsupported("This pattern of a variable", range)
    }
  }

  /// Declares a local variable and stores the value on top of the stack there.
  func bindLocal(_ name: String, isConstant: Bool, _ range: SourceRange) {
    bind(
      FunctionScope.Local(
        name: name, slot: scopes.top.nextSlot, isCell: false, isConstant: isConstant), range)
  }

  private func bind(_ local: FunctionScope.Local, _ range: SourceRange) {
    var local = local
    local.isCell = scopes.top.sharedNames.contains(local.name)
    let slot = scopes.top.declare(local)
    if local.isWeak { code.emit(.weaken, range) }
    code.emit(.storeLocal(slot), range)
    if local.isCell { code.emit(.makeCell(slot), range) }
  }

  /// Enters the types of a block, which the whole block can use.
  func enterTypes(of statements: [Statement]) -> Int {
    let outer = scopes.top.localTypes.count
    for case .type(let type) in statements.map({ $0.kind }) {
      guard let index = symbols.tables.localTypes[type.nameRange.place] else { continue }
      scopes.top.localTypes.append((type.name, index))
    }
    return outer
  }
}
