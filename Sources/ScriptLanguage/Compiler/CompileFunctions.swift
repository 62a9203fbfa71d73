import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  mutating func compilePendingBodies() {
    let bodies = pendingBodies
    pendingBodies = []
    for body in bodies {
      attempt { compiler throws(ScriptError) in try compiler.compile(body) }
    }
  }

  private mutating func compile(_ pending: PendingBody) throws(ScriptError) {
    var target = BodyTarget(function: pending.function, range: pending.range)
    target.typeIndex = pending.type
    target.isStatic = pending.isStatic
    target.directAccess = pending.directAccess
    switch pending.source {
    case .function(let function): try compile(function, into: target)
    case .accessor(let body, let parameter, let result, let isGetter):
      target.returnsLastValue = isGetter
      target.resultType = result
      target.isSelfConstant = isGetter && !pending.isStatic && mayBeValueType(pending.type)
      let parameters = parameter.map { name in
        [
          Parameter(
            label: nil, name: name, type: nil, defaultValue: nil, isInOut: false,
            isVariadic: false, range: pending.range)
        ]
      }
      try compileBody(body, parameters ?? [], into: target)
    case .value(let value):
      try compileBody([Statement(.return(value), at: value.range)], [], into: target)
    }
  }

  mutating func compileFunction(
    _ function: FunctionDeclaration, into index: Int, typeIndex: Int?
  ) throws(ScriptError) {
    var target = BodyTarget(function: index, range: function.nameRange)
    target.typeIndex = typeIndex
    try compile(function, into: target)
  }

  private mutating func compile(
    _ function: FunctionDeclaration, into target: BodyTarget
  ) throws(ScriptError) {
    guard let written = function.body else { return }
    try rejectUnsupported(function, of: target.typeIndex, isStatic: target.isStatic)
    var target = target
    target.returnsLastValue = function.returnType != nil
    target.resultType = function.returnType
    if case .function = function.role, let type = target.typeIndex {
      target.isSelfConstant =
        !function.modifiers.isMutating && !target.isStatic && mayBeValueType(type)
    }
    let result = [builtResult(function.nameRange)]
    let body = isBuilt(function) ? result : isCollected(function) ? written + result : written
    try compileBody(body, function.parameters, into: target)
  }

  mutating func rejectUnsupported(
    _ function: FunctionDeclaration, of type: Int?, isStatic: Bool
  ) throws(ScriptError) {
    if BinaryOperator(function.name) != nil, !isInExample {
      throw unsupported("A declared operator", function.nameRange)
    }
    if function.isGeneric, !isInExample {
      throw unsupported("A generic function", function.nameRange)
    }
    try rejectMissingReturn(function, of: type, isStatic: isStatic)
  }

  /// The target of the code of a body.
  struct BodyTarget {
    var function: Int
    var range: SourceRange
    var typeIndex: Int?
    var isStatic = false
    var directAccess = DirectAccess.none
    var isSelfConstant = false
    /// True if a single expression in the body is the result.
    var returnsLastValue = true
    var resultType: TypeSyntax?
  }

  mutating func compileBody(
    _ body: [Statement], _ parameters: [Parameter], into target: BodyTarget
  ) throws(ScriptError) {
    var function = FunctionCode(
      name: program.functions[target.function].name, parameters: [],
      hasSelf: target.typeIndex != nil)
    function.parameters = try parameterCodes(parameters, target)
    // Calls inside the body need the parameters.
    program.functions[target.function] = function
    var newScope = FunctionScope(function: function, sharedNames: ClosureUses.of(body))
    newScope.typeIndex = target.typeIndex
    newScope.isStatic = target.isStatic
    newScope.directAccess = target.directAccess
    newScope.isSelfConstant = target.isSelfConstant
    newScope.resultCoercion = coercion(to: target.resultType, inside: target.typeIndex)
    scopes.append(newScope)
    if target.typeIndex != nil { _ = scope.declare("self", isCell: false, isConstant: true) }
    for parameter in parameters {
      if parameter.isInOut {
        declareInOut(parameter, inside: target.typeIndex)
      } else {
        declareParameter(parameter, target.range)
        if isBuilt(parameter.attributes) { emitBuilder(for: parameter) }
      }
    }
    if let ambiguous = tables.ambiguous[target.range.place] { emit(.fail(ambiguous), target.range) }
    try declareDynamicSelf(target.range)
    try compileFunctionBody(body, returnsLastValue: target.returnsLastValue)
    finishFunction(target.function, at: target.range)
  }

  mutating func compileFunctionBody(
    _ body: [Statement], returnsLastValue: Bool
  ) throws(ScriptError) {
    if returnsLastValue, body.count == 1, case .expression(let value) = body[0].kind {
      try compile(settled(value, as: scope.resultCoercion))
      emitResultCoercion(value.range)
      emit(.return, value.range)
    } else {
      try compileBlock(returnsLastValue ? body.returningResult : body)
    }
  }

  private mutating func parameterCodes(
    _ parameters: [Parameter], _ target: BodyTarget
  ) throws(ScriptError) -> [ParameterCode] {
    var codes: [ParameterCode] = []
    for parameter in parameters {
      var code = ParameterCode(label: parameter.label, isVariadic: parameter.isVariadic)
      code.coercion = coercion(to: parameter.type, inside: target.typeIndex)
      code.isFunction = parameter.type?.isFunction ?? false
      code.mayBeFunction = mayBeFunction(parameter.type, inside: target.typeIndex)
      code.type = parameter.type
      code.isInOut = parameter.isInOut
      if parameter.isVariadic, let inner = code.coercion {
        code.coercion = add(.elements(program.coercions[inner]))
      }
      if let value = parameter.defaultValue {
        let index = reserveFunction(named: parameter.name)
        var inner = BodyTarget(function: index, range: value.range)
        inner.typeIndex = target.typeIndex
        inner.isStatic = target.isStatic
        let value = settled(value, as: code.coercion)
        try compileBody([Statement(.return(value), at: value.range)], [], into: inner)
        code.defaultFunction = index
      }
      codes.append(code)
    }
    return codes
  }

  /// Declares a parameter. A parameter that a closure uses moves into a cell.
  mutating func declareParameter(_ parameter: Parameter, _ range: SourceRange) {
    declareParameter(parameter.name, range)
    let type = parameter.type
    scope.setType(parameter.isVariadic ? type.map { .array($0) } : type, of: parameter.name)
  }

  mutating func declareParameter(_ name: String, _ range: SourceRange) {
    let isCell = scope.sharedNames.contains(name)
    let slot = scope.declare(name, isCell: isCell, isConstant: true)
    if isCell { emit(.makeCell(slot), range) }
  }

  // MARK: Callbacks

  /// Finds the function that runs each callback of a class: the class's own function, or the
  /// function of the superclass, which comes first in the order.
  mutating func collectCallbacks(of index: Int) {
    let type = program.types[index]
    let parent = type.superclass.map { program.types[$0] }
    var callbacks = parent?.callbacks ?? Array(repeating: -1, count: Callback.allCases.count)
    var implements = parent?.implements ?? CallbackSet()
    for method in type.methods where !method.isBesideLibrary {
      let labels = program.functions[method.function].parameters.map { $0.label }
      guard let callback = Callback(declared: method.name, labels: labels),
        isFound(callback, in: index)
      else { continue }
      callbacks[Int(callback.rawValue)] = method.function
      implements.insert(callback)
    }
    for property in type.computed where property.observers == nil {
      guard let callback = Callback(declared: property.name, labels: []), callback.isProperty
      else { continue }
      callbacks[Int(callback.rawValue)] = property.getter
      implements.insert(callback)
    }
    if type.deinitializer != nil { implements.insert(.deinitialize) }
    program.types[index].callbacks = callbacks
    program.types[index].implements = implements
  }
}

extension Callback {
  /// The callback that a method with this name and these argument labels overrides.
  init?(declared name: String, labels: [String?]) {
    for callback in Callback.named(name)
    where callback.lens != .console && callback != .completion {
      guard callback.declarationLabels.elementsEqual(labels, by: { $0 == $1 ?? "_" }) else {
        continue
      }
      self = callback
      return
    }
    return nil
  }

  /// Every callback by base name. The compiler looks up every call.
  private static let byName: [String: [Callback]] = {
    var result: [String: [Callback]] = [:]
    for callback in Callback.allCases { result[callback.baseName, default: []].append(callback) }
    return result
  }()

  /// The callbacks with a base name.
  static func named(_ name: String) -> [Callback] { byName[name] ?? [] }
}
