import Diagnostics
import SwiftSubset

// Functions inside functions, and local variables with accessors.
extension StatementCompiler {
  /// Compiles a function inside a function as a closure with labels and a name for itself.
  func compileLocalFunction(
    _ declaration: FunctionDeclaration, _ range: SourceRange
  ) throws(ScriptError) {
    try declaration.checkIsNoMember()
    try rejectUnsupported(declaration, of: scopes.enclosingType, isStatic: scopes.top.isStatic)
    guard let body = declaration.body else {
      throw ScriptError.unsupported("A function without a body", range)
    }
    symbols.noteParameters(declaration, of: nil)
    var function = FunctionCode(name: declaration.name, parameters: [], hasSelf: false)
    for parameter in declaration.parameters {
      var code = ParameterCode(
        label: parameter.label,
        coercion: coercions.coercion(to: parameter.type, inside: scopes.enclosingType),
        isVariadic: parameter.isVariadic)
      code.isInOut = parameter.isInOut
      if let value = parameter.defaultValue {
        // A default value can use neither local names nor 'self'.
        var target = BodyTarget(
          function: builder.reserveFunction(named: parameter.name), range: value.range)
        target.typeIndex = scopes.top.typeIndex
        target.isStatic = true
        code.defaultFunction = target.function
        let settled = coercions.settled(value, as: code.coercion)
        try compileBody([Statement(.return(settled), at: value.range)], [], into: target)
      }
      function.parameters.append(code)
    }
    let closure = Closure(
      captures: [], parameters: declaration.parameters, implicitParameterCount: 0, isAsync: false,
      body: body)
    let names = declaration.parameters.map { $0.name }
    try expressions.compileClosure(closure, function, names, range, ownName: declaration)
    bindLocal(declaration.name, isConstant: true, range)
    guard let result = declaration.returnType else { return }
    let types = declaration.parameters.map { $0.type ?? .unknown }
    scopes.top.setType(.function(types, result), of: declaration.name)
  }

  /// Declares a local variable with accessors.
  func compileLocalWithAccessors(
    _ entry: VariableDeclaration.Entry, isLazy: Bool
  ) throws(ScriptError) {
    guard case .binding(let name) = entry.pattern else {
      throw ScriptError.unsupported("A tuple with accessors", entry.range)
    }
    let accessors = VariableAccessors(of: entry, named: name, isLazy: isLazy)
    for statement in [accessors.storage, accessors.flag] {
      guard let statement, case .variable(let declaration) = statement.kind else { continue }
      // The functions share the stored variables.
      for stored in declaration.entries.flatMap({ $0.pattern.boundNames }) {
        scopes.top.sharedNames.insert(stored)
      }
      try compile(statement)
    }
    scopes.endDeclaration(of: entry.pattern)
    var local = FunctionScope.Local(name: name, slot: scopes.top.nextSlot, isCell: false)
    local.isComputed = true
    local.type = entry.type ?? entry.initialValue.flatMap { staticTypes.staticType(of: $0) }
    _ = scopes.top.declare(local)
    for function in accessors.functions { try compileLocalFunction(function, function.nameRange) }
  }
}
