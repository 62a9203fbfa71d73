import Diagnostics
import SwiftSubset

extension StatementCompiler {
  /// Tests the value on top of the stack and takes the value off.
  /// - Parameter type: The type of the value, as far as declarations tell.
  /// - Returns: The jumps taken if the pattern does not match.
  func compilePattern(
    _ pattern: Pattern, as type: TypeSyntax? = nil, _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    switch pattern {
    case .wildcard:
      code.emit(.pop, range)
      return []
    case .binding(let name):
      bindLocal(name, isConstant: true, range)
      scopes.top.setType(type, of: name)
      return []
    case .variable(let name):
      bindLocal(name, isConstant: false, range)
      scopes.top.setType(type, of: name)
      return []
    case .expression(let value):
      try expressions.compile(staticTypes.settled(value, as: type))
      code.emit(.match, value.range)
      return [code.emitJump({ .jumpIfFalse($0) }, value.range)]
    case .enumCase(let name, let payload, let written, let range):
      let known = written?.name.flatMap {
        typeLookup.typeIndex(named: $0, inside: scopes.enclosingType)
      }
      let types = payloadTypes(of: name, payload.count, known, type)
      return try compileCasePattern(name, payload, as: types, of: known, range)
    case .tuple(let elements): return try compileTuplePattern(elements, as: type, range)
    case .some(let inner):
      let isNull = code.emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, as: type?.unwrapped, range))
    case .isType(let type):
      code.emit(.cast(builder.typeName(type), .is), range)
      return [code.emitJump({ .jumpIfFalse($0) }, range)]
    case .asType(let inner, let type):
      code.emit(.cast(builder.typeName(type), .asOptional), range)
      let isNull = code.emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, as: type, range))
    }
  }

  /// The declared types of the payload of a case.
  private func payloadTypes(
    of name: String, _ count: Int, _ written: Int?, _ type: TypeSyntax?
  ) -> [TypeSyntax]? {
    let own = type?.unwrapped.name.flatMap {
      typeLookup.typeIndex(named: $0, inside: scopes.enclosingType)
    }
    guard let index = written ?? own else { return nil }
    let types = symbols.types[index].cases.first { $0.name == name }?.payloadTypes
    // One pattern may stand for the whole payload.
    return types?.count == count ? types : nil
  }

  /// Compiles the patterns of a case that bind the same variables. The body finds each variable in
  /// one place, whichever pattern matched.
  /// - Returns: The jumps taken if no pattern matches.
  func compileAlternatives(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> [Int] {
    let names = entry.patterns[0].pattern.boundNames
    for pattern in entry.patterns where pattern.pattern.boundNames.sorted() != names.sorted() {
      throw ScriptError(
        "unbound-variable", "The patterns of this case do not bind the same variables", entry.range,
        help: ["bind the same names in each, or write two cases"])
    }
    let slots = names.map { _ in scopes.top.declare(" alternative", isCell: false) }
    var toBody: [Int] = []
    var failures: [Int] = []
    for pattern in entry.patterns {
      code.land(failures)
      let first = scopes.top.locals.count
      code.emit(.loadLocal(subject), entry.range)
      failures = try compilePattern(pattern.pattern, as: subjectType, entry.range)
      if let condition = pattern.condition {
        try expressions.compile(condition)
        failures.append(code.emitJump({ .jumpIfFalse($0) }, condition.range))
      }
      for (name, slot) in zip(names, slots) {
        try expressions.compileIdentifier(name, entry.range)
        code.emit(.storeLocal(slot), entry.range)
      }
      // The slots stay taken until the case ends; the names mean the common slots from here on.
      for place in scopes.top.locals.indices[first...] { scopes.top.locals[place].name = " bound" }
      toBody.append(code.emitJump({ .jump($0) }, entry.range))
    }
    let toNext = failures
    code.land(toBody)
    for (name, slot) in zip(names, slots) {
      let isCell = scopes.top.sharedNames.contains(name)
      scopes.top.locals.append(
        FunctionScope.Local(name: name, slot: slot, isCell: isCell, isConstant: true))
      if isCell { code.emit(.makeCell(slot), entry.range) }
    }
    return toNext
  }

  private func compileCasePattern(
    _ name: String, _ payload: [Pattern], as types: [TypeSyntax]?, of type: Int?,
    _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    code.emit(.matchCase(builder.name(name), payload: payload.count, type: type ?? -1), range)
    // The payload is on the stack under the answer, its last value on top.
    let answer = scopes.top.declare(" answer", isCell: false)
    code.emit(.storeLocal(answer), range)
    var slots: [Int] = []
    for _ in payload {
      slots.append(scopes.top.declare(" payload", isCell: false))
    }
    for slot in slots.reversed() { code.emit(.storeLocal(slot), range) }
    code.emit(.loadLocal(answer), range)
    var failures = [code.emitJump({ .jumpIfFalse($0) }, range)]
    for (place, pattern) in payload.enumerated() {
      code.emit(.loadLocal(slots[place]), range)
      failures += try compilePattern(pattern, as: types?[place], range)
    }
    return failures
  }

  private func compileTuplePattern(
    _ elements: [Pattern], as type: TypeSyntax?, _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    let types = type?.elements(elements.count)
    let slot = scopes.top.declare(" tuple", isCell: false)
    code.emit(.storeLocal(slot), range)
    var failures: [Int] = []
    for (index, element) in elements.enumerated() {
      code.emit(.loadLocal(slot), range)
      code.emit(.tupleElement(index), range)
      failures += try compilePattern(element, as: types?[index], range)
    }
    return failures
  }
}
