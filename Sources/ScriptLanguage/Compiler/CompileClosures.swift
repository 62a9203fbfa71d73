import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  mutating func compileClosure(
    _ closure: Closure, _ range: SourceRange, accumulates: Bool = false
  ) throws(ScriptError) {
    var function = FunctionCode(name: "closure", parameters: [], hasSelf: false)
    function.hasLabels = false
    function.isBoundMethod = closure.captures.first?.name == Compiler.boundReceiver
    let names: [String]
    if closure.parameters.isEmpty {
      names = (0..<closure.implicitParameterCount).map { "$\($0)" }
      function.parameters = names.map { _ in ParameterCode() }
    } else {
      names = closure.parameters.map { $0.name }
      function.parameters = closure.parameters.map { parameter in
        ParameterCode(coercion: coercion(to: parameter.type, inside: enclosingType))
      }
    }
    let changed = accumulates ? NameSet() : ClosureUses.changes(in: closure.body)
    for (place, name) in names.enumerated() {
      let isMarked = closure.parameters.indices.contains(place) && closure.parameters[place].isInOut
      function.parameters[place].isInOut =
        !accumulates && (isMarked || isInExample && changed.contains(name))
    }
    try compileClosure(
      closure, function, names, range, ownName: nil, accumulator: accumulates ? names.first : nil)
  }

  /// Compiles a function inside a function as a closure with labels and a name for itself.
  mutating func compileLocalFunction(
    _ declaration: FunctionDeclaration, _ range: SourceRange
  ) throws(ScriptError) {
    try checkIsNoMember(declaration)
    try rejectUnsupported(declaration, of: enclosingType, isStatic: scope.isStatic)
    guard let body = declaration.body else {
      throw unsupported("A function without a body", range)
    }
    noteParameters(declaration, of: nil)
    var function = FunctionCode(name: declaration.name, parameters: [], hasSelf: false)
    for parameter in declaration.parameters {
      var code = ParameterCode(
        label: parameter.label, coercion: coercion(to: parameter.type, inside: enclosingType),
        isVariadic: parameter.isVariadic)
      code.isInOut = parameter.isInOut
      if let value = parameter.defaultValue {
        // A default value can use neither local names nor 'self'.
        var target = BodyTarget(
          function: reserveFunction(named: parameter.name), range: value.range)
        target.typeIndex = scope.typeIndex
        target.isStatic = true
        code.defaultFunction = target.function
        let settled = settled(value, as: code.coercion)
        try compileBody([Statement(.return(settled), at: value.range)], [], into: target)
      }
      function.parameters.append(code)
    }
    let closure = Closure(
      captures: [], parameters: declaration.parameters, implicitParameterCount: 0, isAsync: false,
      body: body)
    let names = declaration.parameters.map { $0.name }
    try compileClosure(closure, function, names, range, ownName: declaration)
    bindLocal(declaration.name, isConstant: true, range)
  }

  private mutating func compileClosure(
    _ closure: Closure, _ function: FunctionCode, _ parameters: [String], _ range: SourceRange,
    ownName: FunctionDeclaration?, accumulator: String? = nil
  ) throws(ScriptError) {
    let index = reserveFunction(named: function.name)
    var newScope = FunctionScope(function: function, sharedNames: ClosureUses.of(closure.body))
    newScope.isClosure = true
    newScope.typeIndex = scope.typeIndex
    newScope.isStatic = scope.isStatic
    newScope.ownName = ownName?.name
    newScope.resultCoercion = coercion(
      to: ownName?.returnType ?? closure.resultType, inside: enclosingType)
    scopes.append(newScope)
    // The capture list comes first; further captures follow in the order of their use.
    for capture in closure.captures {
      scope.captures.append(
        FunctionScope.Capture(
          name: capture.name, isCell: false, isWeak: capture.strength != .strong, isConstant: true))
    }
    for (place, parameter) in parameters.enumerated() {
      if function.parameters[place].isInOut {
        _ = scope.declare(parameter, isCell: true)
      } else {
        declareParameter(parameter, range)
      }
    }
    for parameter in closure.parameters { scope.setType(parameter.type, of: parameter.name) }
    if let accumulator { beginAccumulating(accumulator) }
    let returnsLastValue =
      accumulator == nil && (ownName == nil || ownName?.returnType != nil)
    try compileFunctionBody(closure.body, returnsLastValue: returnsLastValue)
    if accumulator != nil {
      try emitNoResult(range)
      emit(.return, range)
    }
    scope.function.selfCapture = scope.captureIndex(named: "self")
    let finished = finishFunction(index, at: range)
    try compileCaptures(finished.captures, listed: closure.captures, range)
    emit(.makeClosure(index, captures: finished.captures.count), range)
  }

  /// Pushes the captures of a closure, in the scope around the closure.
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
      } else if scope.ownName == capture.name {
        emit(.pushCurrentClosure, range)
      } else if let outer = scope.captureIndex(named: capture.name) {
        emit(.loadCapture(outer), range)
      }
      if capture.isWeak, !capture.isCell { emit(.weaken, range) }
    }
  }
}
