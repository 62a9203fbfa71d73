import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

extension ExpressionCompiler {
  func compileCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    let callee = typeLookup.withoutAlias(callee)
    let isPassed = arguments.contains { argument in
      if case .prefix("&", _) = argument.value.kind { true } else { false }
    }
    guard isPassed else { return try compilePlainCall(callee, arguments, range) }
    try compileCallInOut(callee, arguments, range)
  }

  func compilePlainCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    let arguments = symbols.withAutoclosures(staticTypes.settled(arguments, of: callee), of: callee)
    checks.rejectUncalled(arguments, of: callee)
    switch callee.kind {
    case .identifier("Result") where try compileResult(arguments, range): break
    case .identifier("AnyIterator") where arguments.count == 1,
      .type(.named("AnyIterator", _)) where arguments.count == 1:
      try compile(arguments)
      code.emit(.callBuiltIn(callSite("AnyIterator", arguments)), range)
    case .identifier(let name): try compileCall(named: name, arguments, callee.range, range)
    case .member(let base, let name):
      try compileMemberCall(base.withoutArguments, name, arguments, callee, range)
    case .implicitMember("some")
    where symbols.tables.staticMembers["some"] == nil && arguments.count == 1:
      // `.some(value)` is `value`.
      try compile(arguments)
    case .implicitMember(let name):
      try compile(arguments)
      guard name == "now" else { return code.emit(.makeCase(callSite(name, arguments)), range) }
      // Only the time of `.now()` matters, and times count from now.
      code.emit(.pushDouble(0), range)
    case .type(let type):
      try compileCall(ofType: type, arguments, callee, range)
    case .nilLiteral, .boolean, .integer, .floating, .string, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .optionalChain, .forceUnwrap, .call, .subscript,
      .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try,
      .await, .selector, .keyPath:
      try compileLink(callee)
      try compileArguments(arguments, ofFunction: callee)
      code.emit(.callValue(callSite("closure", arguments)), range)
    }
  }

  /// Compiles arguments. A key path among the arguments is a function, unless the library prints or
  /// processes the key path.
  private func compile(
    _ arguments: [Argument], allowsKeyPaths: Bool = true
  ) throws(ScriptError) {
    for argument in arguments {
      if allowsKeyPaths, case .keyPath(let path) = argument.value.kind {
        try compileKeyPath(path, argument.value.range)
      } else {
        try compile(argument.value)
      }
    }
  }

  private func compileCall(
    named name: String, _ arguments: [Argument], _ nameRange: SourceRange, _ range: SourceRange
  ) throws(ScriptError) {
    switch lookup.meaning(of: name) {
    case .unknown where typeLookup.aliased(name) != nil:
      try compileCall(.naming(typeLookup.aliased(name) ?? name, at: nameRange), arguments, range)
    case .local, .capture, .global, .dynamicSelf, .currentClosure, .actor, .leaks, .numbered,
      .unknown:
      if let word = MisplacedCheck.word(near: name), arguments.last?.isTrailing == true,
        case .unknown = lookup.meaning(of: name)
      {
        throw ScriptError(
          "unknown-name", "'\(name)' is not known; did you mean '\(word)'?", nameRange)
      }
      let callee = Expression(.identifier(name), at: nameRange)
      try compileIdentifier(name, nameRange)
      try compileArguments(arguments, ofFunction: callee)
      code.emit(.callValue(callSite(name, arguments)), range)
    case .member:
      noteImplicitSelf(name)
      let base = Expression(.selfReference, at: nameRange)
      if symbols.isMutating(name), !isInPlainOrder(arguments) {
        return try compileLateCall(base, name, arguments, range)
      }
      try compileIdentifier("self", nameRange)
      try compile(arguments)
      try emitMemberCall(on: base, name, arguments, range)
    case .function(let index):
      try compile(arguments)
      let site = callSite(name, arguments)
      guard let known = symbols.tables.overloads[name] else {
        return code.emit(.callFunction(index, site), range)
      }
      code.emit(.callOverloaded(known.place, site), range)
    case .type(let index):
      try compile(arguments)
      code.emit(.construct(index, callSite(name, arguments)), range)
    case .builtInType, .builtInFunction:
      try compileArguments(arguments, ofLibrary: name)
      code.emit(.callBuiltIn(callSite(name, arguments)), range)
    }
  }

  /// Compiles the arguments of a function in a variable, whose type gives the meaning of `.name`.
  private func compileArguments(
    _ arguments: [Argument], ofFunction callee: Expression
  ) throws(ScriptError) {
    let types = staticTypes.staticType(of: callee)?.parameters ?? []
    for (place, argument) in arguments.enumerated() {
      try compile([argument])
      guard place < types.count, argument.value.isImplicit || types[place].isFractional else {
        continue
      }
      code.emitCoercion(
        coercions.coercion(to: types[place], inside: scopes.enclosingType), argument.value.range)
    }
  }

  /// Compiles the arguments of a function or type of the library. The declared type of an argument
  /// decides its description.
  private func compileArguments(
    _ arguments: [Argument], ofLibrary name: String
  ) throws(ScriptError) {
    for argument in arguments {
      if case .keyPath = argument.value.kind, name == "print" || name == "String" {
        throw ScriptError.unsupported("A key path as text", argument.value.range)
      }
      try compile([argument], allowsKeyPaths: true)
      switch (name, argument.label) {
      case ("print", nil), ("String", "describing"): emitDescription(of: argument.value)
      case ("type", _):
        guard staticTypes.staticType(of: argument.value)?.hasOptional != true else {
          throw ScriptError.unsupported("'type(of:)' of an optional", argument.value.range)
        }
      default: break
      }
    }
  }

  private func compileMemberCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ callee: Expression,
    _ range: SourceRange
  ) throws(ScriptError) {
    if case .superReference = base.kind {
      guard let type = scopes.enclosingType, symbols.types[type].role == .class else {
        throw ScriptError("unknown-name", "'super' is used outside a class", base.range)
      }
      try compileIdentifier("self", base.range)
      try compile(arguments)
      code.emit(.callSuper(callSite(name, arguments), class: type), range)
      if name == "init" { failWithDelegate(range) }
      return
    }
    if name == "init", case .selfReference = base.kind {
      return try compileDelegation(arguments, base.range, range)
    }
    if name == "init", typeLookup.namedType(base) != nil || base.kind.isIdentifier {
      return try compileConstruction(base, arguments, range)
    }
    if let type = typeLookup.namedType(callee) {
      try compile(arguments)
      return code.emit(.construct(type, callSite(name, arguments)), range)
    }
    if lookup.isModule(base) {
      // `Swift.min` means the library's function, even beside members of the same name.
      guard BuiltInTypes.isKnown(name) || BuiltInFunctions.names.contains(name) else {
        return try compileCall(Expression(.identifier(name), at: callee.range), arguments, range)
      }
      try compileArguments(arguments, ofLibrary: name)
      return code.emit(.callBuiltIn(callSite(name, arguments)), range)
    }
    if name == "success" || name == "failure", case .identifier("Result") = base.kind,
      case .unknown = lookup.meaning(of: "Result")
    {
      try compile(arguments)
      return code.emit(.makeCase(callSite(name, arguments)), range)
    }
    checks.checkMember(name, of: base, callee.range, isMethod: true)
    // A changed value is read and written, but its place is evaluated once.
    let isFoundTwice =
      name == "toggle"
      ? !lookup.hasPlainParts(base) : !lookup.isFoundAgain(base) || hasNoticedPart(base)
    if symbols.isMutating(name), isFoundTwice || !isInPlainOrder(arguments) {
      return try compileLateCall(base, name, arguments, range)
    }
    try compileLink(staticTypes.inferred(base))
    if try !compileReduction(name, arguments) { try compile(arguments) }
    try emitMemberCall(on: base, name, arguments, range)
  }

  private func isInPlainOrder(_ arguments: [Argument]) -> Bool {
    for argument in arguments where !lookup.isPlain(argument.value) { return false }
    return true
  }

  /// Calls a member that may change its receiver after evaluating the arguments, because the
  /// arguments may change the receiver first.
  private func compileLateCall(
    _ base: Expression, _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    var parts = EvaluatedParts(scopes.top)
    let base = try evaluateParts(of: base, into: &parts)
    let arguments = try evaluate(arguments)
    try compileLink(base)
    try compile(arguments)
    try emitMemberCall(on: base, name, arguments, range)
    defer { leaveScope(parts.outerLocals, parts.outerSlot, range) }
    guard !parts.nilJumps.isEmpty, !code.flow.chains.isEmpty else { return }
    let toEnd = code.emitJump({ .jump($0) }, range)
    try landAtNil(parts, range)
    code.emit(.clear(parts.outerSlot, scopes.top.nextSlot), range)
    code.flow.chains[code.flow.chains.count - 1].append(code.emitJump({ .jump($0) }, range))
    code.land(toEnd)
  }

  /// `self.init(…)`: in a convenience initialiser, the call runs another initialiser on the same
  /// object. In a static method, the call makes an instance.
  private func compileDelegation(
    _ arguments: [Argument], _ selfRange: SourceRange, _ range: SourceRange
  ) throws(ScriptError) {
    if scopes.top.isStatic {
      return try compileCall(Expression(.identifier("Self"), at: selfRange), arguments, range)
    }
    guard let type = scopes.enclosingType else {
      throw ScriptError("unknown-name", "'self' is used outside a type", selfRange)
    }
    if symbols.types[type].isValue { return try compileValueDelegation(type, arguments, range) }
    guard !symbols.isValueType(type) else {
      throw ScriptError.unsupported(
        "'self.init' of a library's structure or enumeration", range)
    }
    try compileIdentifier("self", selfRange)
    try compile(arguments)
    code.emit(.callMember(callSite("init", arguments)), range)
    failWithDelegate(range)
  }

  /// Ends an initializer of a class with nil, if the initializer that it calls ended so.
  private func failWithDelegate(_ range: SourceRange) {
    guard !scopes.top.isClosure else { return }
    let isMade = code.emitJump({ .jumpIfNotNull($0) }, range)
    code.runDefers(downTo: 0, range)
    code.emit(.return, range)
    code.land(isMade)
  }

  /// `self.init(…)` of a structure or enumeration. The result of the other initialiser becomes
  /// `self`; if that result is nil, this initialiser fails, too.
  private func compileValueDelegation(
    _ type: Int, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    guard !scopes.top.isClosure, let local = scopes.top.local(named: "self") else {
      throw ScriptError.unsupported("'self.init' in a closure", range)
    }
    try compile(arguments)
    code.emit(.construct(type, callSite("init", arguments)), range)
    let isMade = code.emitJump({ .jumpIfNotNull($0) }, range)
    code.runDefers(downTo: 0, range)
    code.emit(.return, range)
    code.land(isMade)
    code.emit(.storeLocal(local.slot), range)
    code.emit(.pushVoid, range)
  }

  private func compileConstruction(
    _ base: Expression, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    guard let type = typeLookup.namedType(base), !typeLookup.isDynamicSelf(base) else {
      return try compileCall(base, arguments, range)
    }
    try compile(arguments)
    code.emit(.construct(type, callSite("init", arguments)), range)
  }

  /// Emits the call of a member whose receiver and arguments are on the stack. A call may change a
  /// receiver that is a value, so the receiver is then stored in its origin.
  private func emitMemberCall(
    on base: Expression, _ name: String, _ arguments: [Argument], _ range: SourceRange
  ) throws(ScriptError) {
    let isOptional = staticTypes.mapsOptional(base, name, arguments)
    let site = callSite(isOptional ? name + OptionalMark.suffix : name, arguments)
    guard symbols.isMutating(name) else { return code.emit(.callMember(site), range) }
    // A call that may run a closure must leave the variable unchanged.
    let isPlain = arguments.allSatisfy { !$0.isTrailing && $0.label != "where" && $0.label != "by" }
    if isPlain { try emitVacate(base, below: arguments.count, range) }
    code.emit(.callMutating(site), range)
    try emitWriteBack(to: base, range)
  }

  // MARK: Types
}

extension TypeSyntax {
  /// The parameters of a function type, or of an optional function type.
  fileprivate var parameters: [TypeSyntax]? {
    switch self {
    case .function(let parameters, _): parameters
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      wrapped.parameters
    case .tuple(let elements, _) where elements.count == 1: elements[0].parameters
    case .named, .array, .dictionary, .tuple, .composition: nil
    }
  }
}

extension Expression {
  /// True for `.name` and `.name(…)`.
  fileprivate var isImplicit: Bool {
    if case .implicitMember = kind { return true }
    if case .call(let callee, _) = kind { return callee.isImplicit }
    return false
  }
}

extension Expression.Kind {
  fileprivate var isIdentifier: Bool {
    if case .identifier = self { return true }
    return false
  }
}
