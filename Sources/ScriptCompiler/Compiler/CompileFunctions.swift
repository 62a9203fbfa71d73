import Diagnostics
import LifecycleEngine
import SwiftSubset

extension StatementCompiler {
  func compile(
    _ function: FunctionDeclaration, into target: BodyTarget
  ) throws(ScriptError) {
    guard let written = bodyWithSuper(function, target.typeIndex) else { return }
    try rejectUnsupported(function, of: target.typeIndex, isStatic: target.isStatic)
    var target = target
    target.returnsLastValue = function.returnType != nil
    target.resultType = function.returnType
    if case .function = function.role, let type = target.typeIndex {
      target.isSelfConstant =
        !function.modifiers.isMutating && !target.isStatic && symbols.mayBeValueType(type)
    }
    let result = [TypeLookup.builtResult(function.nameRange)]
    let body =
      typeLookup.isBuilt(function)
      ? result : typeLookup.isCollected(function) ? written + result : written
    try compileBody(body, function.parameters, into: target)
    builder.changeFunction(target.function) { code in
      code.isDeclared = true
      code.isAsync = function.isAsync
      code.isOfMainActor = function.modifiers.isOfMainActor
    }
  }

  func rejectUnsupported(
    _ function: FunctionDeclaration, of type: Int?, isStatic: Bool
  ) throws(ScriptError) {
    if !["==", "<"].contains(function.name), BinaryOperator(function.name) != nil,
      !symbols.isInExample
    {
      throw ScriptError.unsupported("A declared operator", function.nameRange)
    }
    if function.isGeneric, !symbols.isInExample {
      throw ScriptError.unsupported("A generic function", function.nameRange)
    }
    try checks.rejectMissingReturn(function, of: type, isStatic: isStatic)
  }

  func compileBody(
    _ body: [Statement], _ parameters: [Parameter], into target: BodyTarget
  ) throws(ScriptError) {
    var function = FunctionCode(
      name: builder.program.functions[target.function].name, parameters: [],
      hasSelf: target.typeIndex != nil)
    function.parameters = try parameterCodes(parameters, target)
    // Calls inside the body need the parameters.
    builder.setFunction(target.function, function)
    var newScope = FunctionScope(named: function.name, sharedNames: ClosureUses.of(body))
    newScope.typeIndex = target.typeIndex
    newScope.isStatic = target.isStatic
    newScope.directAccess = target.directAccess
    newScope.isSelfConstant = target.isSelfConstant
    newScope.isFirstValue = target.isFirstValue
    newScope.resultCoercion = coercions.coercion(to: target.resultType, inside: target.typeIndex)
    expressions.begin(function, newScope)
    if target.typeIndex != nil { _ = scopes.top.declare("self", isCell: false, isConstant: true) }
    for parameter in parameters {
      if parameter.isInOut {
        declareInOut(parameter, inside: target.typeIndex)
      } else {
        declareParameter(parameter, target.range)
        if typeLookup.isBuilt(parameter.attributes) { emitBuilder(for: parameter) }
      }
    }
    if let ambiguous = symbols.tables.ambiguous[target.range.place] {
      code.emit(.fail(ambiguous), target.range)
    }
    try declareDynamicSelf(target.range)
    try compileFunctionBody(body, returnsLastValue: target.returnsLastValue)
    expressions.finishFunction(target.function, at: target.range)
  }

  func compileFunctionBody(
    _ body: [Statement], returnsLastValue: Bool
  ) throws(ScriptError) {
    if returnsLastValue, body.count == 1, case .expression(let value) = body[0].kind {
      try expressions.compile(coercions.settled(value, as: scopes.top.resultCoercion))
      code.emitCoercion(scopes.top.resultCoercion, value.range)
      code.emit(.return, value.range)
    } else {
      try compileBlock(returnsLastValue ? body.returningResult : body)
    }
  }

  private func parameterCodes(
    _ parameters: [Parameter], _ target: BodyTarget
  ) throws(ScriptError) -> [ParameterCode] {
    var codes: [ParameterCode] = []
    for parameter in parameters {
      var code = ParameterCode(label: parameter.label, isVariadic: parameter.isVariadic)
      code.coercion = coercions.coercion(to: parameter.type, inside: target.typeIndex)
      code.isFunction = parameter.type?.isFunction ?? false
      code.mayBeFunction = typeLookup.mayBeFunction(parameter.type, inside: target.typeIndex)
      code.type = parameter.type
      code.isInOut = parameter.isInOut
      if parameter.isVariadic, let inner = code.coercion {
        code.coercion = builder.coercion(.elements(builder.program.coercions[inner]))
      }
      if let value = parameter.defaultValue {
        let index = builder.reserveFunction(named: parameter.name)
        var inner = BodyTarget(function: index, range: value.range)
        inner.typeIndex = target.typeIndex
        inner.isStatic = target.isStatic
        let value = coercions.settled(value, as: code.coercion)
        try compileBody([Statement(.return(value), at: value.range)], [], into: inner)
        code.defaultFunction = index
      }
      codes.append(code)
    }
    return codes
  }

  /// Declares a parameter. A parameter that a closure uses moves into a cell.
  func declareParameter(_ parameter: Parameter, _ range: SourceRange) {
    declareParameter(parameter.name, range)
    let type = parameter.type
    scopes.top.setType(parameter.isVariadic ? type.map { .array($0) } : type, of: parameter.name)
  }

  func declareParameter(_ name: String, _ range: SourceRange) {
    let isCell = scopes.top.sharedNames.contains(name)
    let slot = scopes.top.declare(name, isCell: isCell, isConstant: true)
    if isCell { code.emit(.makeCell(slot), range) }
  }

  /// Replaces a built closure by an opaque value, whose calls give opaque values.
  func emitBuilder(for parameter: Parameter) {
    guard let local = scopes.top.local(named: parameter.name) else { return }
    code.emit(.pushOpaque(builder.name(TypeLookup.built)), parameter.range)
    code.emit(local.isCell ? .storeCell(local.slot) : .storeLocal(local.slot), parameter.range)
  }

  /// Lets a function change an `inout` parameter.
  func declareInOut(_ parameter: Parameter, inside type: Int?) {
    let slot = scopes.top.declare(parameter.name, isCell: true)
    guard slot == scopes.top.locals[scopes.top.locals.count - 1].slot else { return }
    scopes.top.locals[scopes.top.locals.count - 1].coercion = coercions.coercion(
      to: parameter.type, inside: type)
    scopes.top.locals[scopes.top.locals.count - 1].type = parameter.type
  }

  /// Keeps the class for the closures of a method, which name the class without holding the object.
  func declareDynamicSelf(_ range: SourceRange) throws(ScriptError) {
    guard typeLookup.hasDynamicSelf, !scopes.top.isStatic, scopes.top.sharedNames.contains("Self")
    else { return }
    try expressions.compileDynamicSelf(range)
    code.emit(.storeLocal(scopes.top.declare("Self", isCell: false, isConstant: true)), range)
  }

  // MARK: Results of `reduce(into:)`

  /// Lets the current closure change the parameter.
  func beginAccumulating(_ parameter: String) {
    scopes.top.accumulator = parameter
    guard let place = scopes.top.locals.firstIndex(where: { $0.name == parameter }) else { return }
    scopes.top.locals[place].isConstant = false
  }

  /// Pushes the result of a function that returns nothing.
  func emitNoResult(_ range: SourceRange) throws(ScriptError) {
    guard let name = scopes.top.accumulator else { return code.emit(.pushVoid, range) }
    try expressions.compileIdentifier(name, range)
  }
}

/// The target of the code of a body.
struct BodyTarget {
  var function: Int
  var range: SourceRange
  var typeIndex: Int?
  var isStatic = false
  var directAccess = DirectAccess.none
  var isSelfConstant = false
  /// True for the first value of a property, which is made before there is a `self`.
  var isFirstValue = false
  /// True if a single expression in the body is the result.
  var returnsLastValue = true
  var resultType: TypeSyntax?
}
