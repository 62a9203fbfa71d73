import Diagnostics
import SwiftSubset

// `if`, `guard` and `switch`.
extension Compiler {
  /// Compiles conditions. The bound names are declared in the current scope.
  /// - Returns: The jumps taken if a condition does not hold.
  mutating func compile(_ conditions: [Condition]) throws(ScriptError) -> [Int] {
    var failures: [Int] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        try compile(expression)
        failures.append(emitJump({ .jumpIfFalse($0) }, expression.range))
      case .binding(let name, let value, let range):
        let type = staticType(of: value)?.unwrapped
        try compile(value)
        failures.append(emitJump({ .popJumpIfNull($0) }, range))
        bindLocal(name, isConstant: true, range)
        scope.setType(type, of: name)
      case .availability(let release, let isUnavailable, let range):
        emit(.checkRelease(release ?? 0), range)
        failures.append(
          emitJump({ isUnavailable ? .jumpIfTrue($0) : .jumpIfFalse($0) }, range))
      case .pattern(let pattern, let value):
        let type = staticType(of: value)
        try compile(value)
        failures += try compilePattern(pattern, as: type, value.range)
      }
    }
    return failures
  }

  mutating func compileIf(
    _ conditions: [Condition], _ body: [Statement], _ branch: ElseBranch?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    let failures = try compile(conditions)
    try compileBlock(body)
    leaveScope(outerLocals, outerSlot, range)
    let toEnd = branch == nil ? nil : emitJump({ .jump($0) }, range)
    land(failures)
    switch branch {
    case .block(let statements): try compileBlock(statements)
    case .elseIf(let statement): try compile(statement)
    case nil: break
    }
    if let toEnd { land(toEnd) }
  }

  mutating func compileGuard(
    _ conditions: [Condition], _ body: [Statement], _ range: SourceRange
  ) throws(ScriptError) {
    try rejectFallingThrough(body, of: range)
    let failures = try compile(conditions)
    let toEnd = emitJump({ .jump($0) }, range)
    land(failures)
    try compileBlock(body)
    // A body that ends with a call of a `Never` function fails if that function returns.
    let index = failure("guard-falls-through", "The body of this 'guard' goes on behind it", range)
    emit(.fail(index), range)
    land(toEnd)
  }

  // MARK: Switch

  mutating func compileSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ label: String?, _ range: SourceRange
  ) throws(ScriptError) {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    let type = staticType(of: subject)
    try compile(subject)
    let slot = scope.declare(" subject", isCell: false)
    scope.setType(type, of: " subject")
    emit(.storeLocal(slot), range)
    enterExit(label, isLoop: false)
    scope.fallthroughs.append([])
    var toEnd: [Int] = []
    for entry in cases { toEnd.append(try compileCase(entry, subject: slot)) }
    if !cases.contains(where: { $0.isDefault }) {
      let index = failure(
        "switch-not-exhaustive", "No case of this 'switch' matches", subject.range)
      emit(.fail(index), range)
    }
    land(toEnd)
    land(scope.fallthroughs.removeLast())
    land(scope.exits.removeLast().breaks)
    leaveScope(outerLocals, outerSlot, range)
  }

  /// The type of the value of the innermost 'switch', as far as declarations tell.
  var subjectType: TypeSyntax? { scope.local(named: " subject")?.type }

  /// - Returns: The jump to the end of the statement after the case's body.
  private mutating func compileCase(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> Int {
    let outerLocals = scope.locals.count
    let outerSlot = scope.nextSlot
    let failures = try compilePatterns(entry, subject: subject)
    land(scope.fallthroughs.removeLast())
    scope.fallthroughs.append([])
    try compileBlock(entry.body)
    leaveScope(outerLocals, outerSlot, entry.range)
    let toEnd = emitJump({ .jump($0) }, entry.range)
    land(failures)
    return toEnd
  }

  /// - Returns: The jumps taken if no pattern of the case matches.
  private mutating func compilePatterns(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> [Int] {
    guard !entry.isDefault else { return [] }
    if entry.patterns.count > 1, !entry.patterns.allSatisfy({ $0.pattern.boundNames.isEmpty }) {
      return try compileAlternatives(entry, subject: subject)
    }
    var toBody: [Int] = []
    var failures: [Int] = []
    for (position, pattern) in entry.patterns.enumerated() {
      land(failures)
      emit(.loadLocal(subject), entry.range)
      failures = try compilePattern(pattern.pattern, as: subjectType, entry.range)
      if let condition = pattern.condition {
        try compile(condition)
        failures.append(emitJump({ .jumpIfFalse($0) }, condition.range))
      }
      if position < entry.patterns.count - 1 {
        toBody.append(emitJump({ .jump($0) }, entry.range))
      }
    }
    land(toBody)
    return failures
  }

  mutating func compileFallthrough(_ range: SourceRange) throws(ScriptError) {
    guard !scope.fallthroughs.isEmpty else {
      throw error("nothing-to-leave", "'fallthrough' is not inside of a 'switch'", range)
    }
    let jump = emitJump({ .jump($0) }, range)
    scope.fallthroughs[scope.fallthroughs.count - 1].append(jump)
  }
}
