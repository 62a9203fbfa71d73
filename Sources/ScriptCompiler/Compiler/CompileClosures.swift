import Diagnostics
import LifecycleEngine
import SwiftSubset

extension ExpressionCompiler {
  func compileClosure(
    _ closure: Closure, _ range: SourceRange, accumulates: Bool = false
  ) throws(ScriptError) {
    var function = FunctionCode(name: "closure", parameters: [], hasSelf: false)
    function.hasLabels = false
    function.isOfMainActor = closure.isOfMainActor
    function.isBoundMethod = closure.captures.first?.name == FunctionValues.boundReceiver
    let names: [String]
    if closure.parameters.isEmpty {
      names = (0..<closure.implicitParameterCount).map { "$\($0)" }
      function.parameters = names.map { _ in ParameterCode() }
    } else {
      names = closure.parameters.map { $0.name }
      function.parameters = closure.parameters.map { parameter in
        ParameterCode(
          coercion: coercions.coercion(to: parameter.type, inside: scopes.enclosingType))
      }
    }
    let changed = accumulates ? NameSet() : ClosureUses.changes(in: closure.body)
    for (place, name) in names.enumerated() {
      let isMarked = closure.parameters.indices.contains(place) && closure.parameters[place].isInOut
      function.parameters[place].isInOut =
        !accumulates && (isMarked || symbols.isInExample && changed.contains(name))
    }
    try compileClosure(
      closure, function, names, range, ownName: nil, accumulator: accumulates ? names.first : nil)
  }

  func compileClosure(
    _ closure: Closure, _ function: FunctionCode, _ parameters: [String], _ range: SourceRange,
    ownName: FunctionDeclaration?, accumulator: String? = nil
  ) throws(ScriptError) {
    let index = builder.reserveFunction(named: function.name)
    var newScope = FunctionScope(named: function.name, sharedNames: ClosureUses.of(closure.body))
    newScope.isClosure = true
    newScope.listsSelf = closure.captures.contains { $0.name == "self" }
    newScope.isOverAtReturn = scopes.top.isTried || ClosurePurpose(of: closure).isOverAtReturn
    newScope.isFirstValue = scopes.top.isFirstValue
    newScope.typeIndex = scopes.top.typeIndex
    newScope.isStatic = scopes.top.isStatic
    newScope.ownName = ownName?.name
    newScope.resultCoercion = coercions.coercion(
      to: ownName?.returnType ?? closure.resultType, inside: scopes.enclosingType)
    begin(function, newScope)
    // The capture list comes first; further captures follow in the order of their use.
    for capture in closure.captures {
      scopes.top.captures.append(
        FunctionScope.Capture(
          name: capture.name, isCell: false, isWeak: capture.strength != .strong, isConstant: true))
    }
    for (place, parameter) in parameters.enumerated() {
      if function.parameters[place].isInOut {
        _ = scopes.top.declare(parameter, isCell: true)
      } else {
        statements.declareParameter(parameter, range)
      }
    }
    for parameter in closure.parameters { scopes.top.setType(parameter.type, of: parameter.name) }
    if let accumulator {
      statements.beginAccumulating(accumulator)
    } else if scopes.top.resultCoercion == nil, ownName == nil {
      scopes.top.resultCoercion = coercions.coercion(ofResultsOf: closure)
    }
    let returnsLastValue =
      accumulator == nil && (ownName == nil || ownName?.returnType != nil)
    try statements.compileFunctionBody(closure.body, returnsLastValue: returnsLastValue)
    if accumulator != nil {
      try statements.emitNoResult(range)
      code.emit(.return, range)
    }
    let finished = finishFunction(index, at: range)
    builder.changeFunction(index) { $0.isOverAtReturn = finished.isOverAtReturn }
    try compileCaptures(finished.captures, listed: closure.captures, range)
    code.emit(.makeClosure(index, captures: finished.captures.count), range)
  }

  /// Notes that a closure uses a known member of a class without naming `self`.
  func noteImplicitSelf(_ name: String) {
    guard let type = scopes.top.typeIndex, symbols.types[type].role == .class,
      symbols.isMember(name, of: type, isStatic: scopes.top.isStatic)
    else { return }
    scopes.noteImplicitSelf()
  }

  /// Pushes the captures of a closure, in the scope around the closure.
  private func compileCaptures(
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
      } else if let local = scopes.top.local(named: capture.name) {
        code.emit(.loadLocal(local.slot), range)
      } else if scopes.top.ownName == capture.name {
        code.emit(.pushCurrentClosure, range)
      } else if let outer = scopes.top.captureIndex(named: capture.name) {
        code.emit(.loadCapture(outer), range)
      }
      if capture.isWeak, !capture.isCell { code.emit(.weaken, range) }
    }
  }
}
