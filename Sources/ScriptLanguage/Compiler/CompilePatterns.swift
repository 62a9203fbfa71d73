import Diagnostics
import SwiftSubset

extension Compiler {
  /// Tests the value on top of the stack and takes the value off.
  /// - Parameter type: The type of the value, as far as declarations tell.
  /// - Returns: The jumps taken if the pattern does not match.
  mutating func compilePattern(
    _ pattern: Pattern, as type: TypeSyntax? = nil, _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    switch pattern {
    case .wildcard:
      emit(.pop, range)
      return []
    case .binding(let name):
      bindLocal(name, isConstant: true, range)
      scope.setType(type, of: name)
      return []
    case .variable(let name):
      bindLocal(name, isConstant: false, range)
      scope.setType(type, of: name)
      return []
    case .expression(let value):
      try compile(value)
      emit(.match, value.range)
      return [emitJump({ .jumpIfFalse($0) }, value.range)]
    case .enumCase(let name, let payload, let written, let range):
      let known = written?.name.flatMap { typeIndex(named: $0, inside: enclosingType) }
      let types = payloadTypes(of: name, payload.count, known, type)
      return try compileCasePattern(name, payload, as: types, of: known, range)
    case .tuple(let elements): return try compileTuplePattern(elements, as: type, range)
    case .some(let inner):
      let isNull = emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, as: type?.unwrapped, range))
    case .isType(let type):
      program.typeNames.append(type)
      emit(.cast(program.typeNames.count - 1, .is), range)
      return [emitJump({ .jumpIfFalse($0) }, range)]
    case .asType(let inner, let type):
      program.typeNames.append(type)
      emit(.cast(program.typeNames.count - 1, .asOptional), range)
      let isNull = emitJump({ .popJumpIfNull($0) }, range)
      return [isNull] + (try compilePattern(inner, as: type, range))
    }
  }

  /// The declared types of the payload of a case.
  private func payloadTypes(
    of name: String, _ count: Int, _ written: Int?, _ type: TypeSyntax?
  ) -> [TypeSyntax]? {
    let own = type?.unwrapped.name.flatMap { typeIndex(named: $0, inside: enclosingType) }
    guard let index = written ?? own else { return nil }
    let types = program.types[index].cases.first { $0.name == name }?.payloadTypes
    // One pattern may stand for the whole payload.
    return types?.count == count ? types : nil
  }

  /// Compiles the patterns of a case that bind the same variables. The body finds each variable in
  /// one place, whichever pattern matched.
  /// - Returns: The jumps taken if no pattern matches.
  mutating func compileAlternatives(
    _ entry: SwitchCase, subject: Int
  ) throws(ScriptError) -> [Int] {
    let names = entry.patterns[0].pattern.boundNames
    for pattern in entry.patterns where pattern.pattern.boundNames.sorted() != names.sorted() {
      throw error(
        "unbound-variable", "The patterns of this case do not bind the same variables", entry.range,
        help: ["bind the same names in each, or write two cases"])
    }
    let slots = names.map { _ in scope.declare(" alternative", isCell: false) }
    var toBody: [Int] = []
    var failures: [Int] = []
    for pattern in entry.patterns {
      land(failures)
      let first = scope.locals.count
      emit(.loadLocal(subject), entry.range)
      failures = try compilePattern(pattern.pattern, as: subjectType, entry.range)
      if let condition = pattern.condition {
        try compile(condition)
        failures.append(emitJump({ .jumpIfFalse($0) }, condition.range))
      }
      for (name, slot) in zip(names, slots) {
        try compileIdentifier(name, entry.range)
        emit(.storeLocal(slot), entry.range)
      }
      // The slots stay taken until the case ends; the names mean the common slots from here on.
      for place in scope.locals.indices[first...] { scope.locals[place].name = " bound" }
      toBody.append(emitJump({ .jump($0) }, entry.range))
    }
    let toNext = failures
    land(toBody)
    for (name, slot) in zip(names, slots) {
      let isCell = scope.sharedNames.contains(name)
      scope.locals.append(
        FunctionScope.Local(name: name, slot: slot, isCell: isCell, isConstant: true))
      if isCell { emit(.makeCell(slot), entry.range) }
    }
    return toNext
  }

  private mutating func compileCasePattern(
    _ name: String, _ payload: [Pattern], as types: [TypeSyntax]?, of type: Int?,
    _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    emit(.matchCase(self.name(name), payload: payload.count, type: type ?? -1), range)
    // The payload is on the stack under the answer, its last value on top.
    let answer = scope.declare(" answer", isCell: false)
    emit(.storeLocal(answer), range)
    var slots: [Int] = []
    for _ in payload {
      slots.append(scope.declare(" payload", isCell: false))
    }
    for slot in slots.reversed() { emit(.storeLocal(slot), range) }
    emit(.loadLocal(answer), range)
    var failures = [emitJump({ .jumpIfFalse($0) }, range)]
    for (place, pattern) in payload.enumerated() {
      emit(.loadLocal(slots[place]), range)
      failures += try compilePattern(pattern, as: types?[place], range)
    }
    return failures
  }

  private mutating func compileTuplePattern(
    _ elements: [Pattern], as type: TypeSyntax?, _ range: SourceRange
  ) throws(ScriptError) -> [Int] {
    let types = type?.elements(elements.count)
    let slot = scope.declare(" tuple", isCell: false)
    emit(.storeLocal(slot), range)
    var failures: [Int] = []
    for (index, element) in elements.enumerated() {
      emit(.loadLocal(slot), range)
      emit(.tupleElement(index), range)
      failures += try compilePattern(element, as: types?[index], range)
    }
    return failures
  }
}
