import Diagnostics
import SwiftSubset

// `if`, `guard` and `switch`.
extension StatementCompiler {
  /// Compiles conditions. The bound names are declared in the current scope.
  /// - Returns: The jumps taken if a condition does not hold.
  func compile(_ conditions: [Condition]) throws(ScriptError) -> [Int] {
    var failures: [Int] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        try expressions.compile(expression)
        failures.append(code.emitJump({ .jumpIfFalse($0) }, expression.range))
      case .binding(let name, let value, let range):
        let type = staticTypes.staticType(of: value)?.unwrapped
        try expressions.compile(value)
        failures.append(code.emitJump({ .popJumpIfNull($0) }, range))
        bindLocal(name, isConstant: true, range)
        scopes.top.setType(type, of: name)
      case .availability(let release, let isUnavailable, let range):
        code.emit(.checkRelease(release ?? 0), range)
        failures.append(
          code.emitJump({ isUnavailable ? .jumpIfTrue($0) : .jumpIfFalse($0) }, range))
      case .pattern(let pattern, let value):
        let type = staticTypes.staticType(of: value)
        try expressions.compile(value)
        failures += try compilePattern(pattern, as: type, value.range)
      }
    }
    return failures
  }

  func compileIf(
    _ conditions: [Condition], _ body: [Statement], _ branch: ElseBranch?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    let failures = try compile(conditions)
    try compileBlock(body)
    expressions.leaveScope(outerLocals, outerSlot, range)
    let toEnd = branch == nil ? nil : code.emitJump({ .jump($0) }, range)
    code.land(failures)
    switch branch {
    case .block(let statements): try compileBlock(statements)
    case .elseIf(let statement): try compile(statement)
    case nil: break
    }
    if let toEnd { code.land(toEnd) }
  }

  func compileGuard(
    _ conditions: [Condition], _ body: [Statement], _ range: SourceRange
  ) throws(ScriptError) {
    try checks.rejectFallingThrough(body, of: range)
    let failures = try compile(conditions)
    let toEnd = code.emitJump({ .jump($0) }, range)
    code.land(failures)
    try compileBlock(body)
    // A body that ends with a call of a `Never` function fails if that function returns.
    let index = builder.failure(
      "guard-falls-through", "The body of this 'guard' falls through", range)
    code.emit(.fail(index), range)
    code.land(toEnd)
  }

  // MARK: Switch

  func compileSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    let type = staticTypes.staticType(of: subject)
    try expressions.compile(subject)
    let slot = scopes.top.declare(" subject", isCell: false)
    scopes.top.setType(type, of: " subject")
    code.emit(.storeLocal(slot), range)
    enterExit(label, isLoop: false)
    code.flow.fallthroughs.append([])
    var toEnd: [Int] = []
    for entry in cases { toEnd.append(try compileCase(entry, subject: slot)) }
    if !cases.contains(where: { $0.isDefault }) {
      let index = builder.failure(
        "switch-not-exhaustive", "No case of this 'switch' matches", subject.range,
        help: ["write 'default:', or the missing case"])
      code.emit(.fail(index), range)
    }
    code.land(toEnd)
    code.land(code.flow.fallthroughs.removeLast())
    code.land(code.flow.exits.removeLast().breaks)
    expressions.leaveScope(outerLocals, outerSlot, range)
  }

  /// The type of the value of the innermost 'switch', as far as declarations tell.
  var subjectType: TypeSyntax? { scopes.top.local(named: " subject")?.type }

  /// - Returns: The jump to the end of the statement after the case's body.
  private func compileCase(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> Int {
    let outerLocals = scopes.top.locals.count
    let outerSlot = scopes.top.nextSlot
    let failures = try compilePatterns(entry, subject: subject)
    code.land(code.flow.fallthroughs.removeLast())
    code.flow.fallthroughs.append([])
    try compileBlock(entry.body)
    expressions.leaveScope(outerLocals, outerSlot, entry.range)
    let toEnd = code.emitJump({ .jump($0) }, entry.range)
    code.land(failures)
    return toEnd
  }

  /// - Returns: The jumps taken if no pattern of the case matches.
  private func compilePatterns(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> [Int] {
    guard !entry.isDefault else { return [] }
    if entry.patterns.count > 1, !entry.patterns.allSatisfy({ $0.pattern.boundNames.isEmpty }) {
      return try compileAlternatives(entry, subject: subject)
    }
    var toBody: [Int] = []
    var failures: [Int] = []
    for (position, pattern) in entry.patterns.enumerated() {
      code.land(failures)
      code.emit(.loadLocal(subject), entry.range)
      failures = try compilePattern(pattern.pattern, as: subjectType, entry.range)
      if let condition = pattern.condition {
        try expressions.compile(condition)
        failures.append(code.emitJump({ .jumpIfFalse($0) }, condition.range))
      }
      if position < entry.patterns.count - 1 {
        toBody.append(code.emitJump({ .jump($0) }, entry.range))
      }
    }
    code.land(toBody)
    return failures
  }

  func compileFallthrough(_ range: SourceRange) throws(ScriptError) {
    guard !code.flow.fallthroughs.isEmpty else {
      throw ScriptError(
        "nothing-to-leave", "'fallthrough' is not inside a 'switch'", range,
        help: ["remove it"])
    }
    let jump = code.emitJump({ .jump($0) }, range)
    code.flow.fallthroughs[code.flow.fallthroughs.count - 1].append(jump)
  }
}
