import Diagnostics
import LifecycleEngine
import SwiftSubset

/// The meaning of a name at its use.
enum Meaning {
  case local(FunctionScope.Local)
  case capture(Int, FunctionScope.Capture)
  case member
  case global(Int)
  case function(Int)
  case type(Int)
  /// `Self` where the class may be a subclass.
  case dynamicSelf
  case builtInType
  case builtInFunction
  case actor(ActionMark.Actor)
  /// A local function that names itself.
  case currentClosure
  /// The leaked objects, in a check.
  case leaks
  /// An object by its class and number, in a check.
  case numbered
  case unknown
}

extension Compiler {
  mutating func meaning(of name: String) -> Meaning {
    if let local = scope.local(named: name) { return .local(local) }
    // A drive means the names that every script has, even if the example declares the names.
    if isInDrive, let known = preludeMeaning(of: name) { return known }
    if scope.ownName == name { return .currentClosure }
    if let index = capture(name, in: scopes.count - 1) {
      return .capture(index, scope.captures[index])
    }
    if let type = scope.typeIndex, isMember(name, of: type, isStatic: scope.isStatic) {
      return .member
    }
    if let slot = globalSlot(named: name) { return .global(slot) }
    if let index = functionIndex(named: name) { return .function(index) }
    if name == "Self", let index = enclosingType {
      return hasDynamicSelf ? .dynamicSelf : .type(index)
    }
    if let index = typeIndex(named: name, inside: enclosingType) { return .type(index) }
    if expanded(.named(name, [])) != nil { return .unknown }
    return globalMeaning(of: name)
  }

  private func preludeMeaning(of name: String) -> Meaning? {
    switch name {
    case "user": .actor(.user)
    case "system": .actor(.system)
    default: Program.prelude.firstIndex { $0.name == name }.map { .global($0) }
    }
  }

  private mutating func globalMeaning(of name: String) -> Meaning {
    if !isInExample, let known = preludeMeaning(of: name) { return known }
    if let type = enclosingType, ModeledMembers.isNotYet(name, in: program.types[type].base) {
      return .member
    }
    if name == "perform", let type = enclosingType, program.isObjectiveC(type) { return .member }
    if BuiltInTypes.isKnown(name) { return .builtInType }
    if BuiltInFunctions.names.contains(name) { return .builtInFunction }
    if isInCheck, name == "leaks" { return .leaks }
    if isInCheck, isNumberedClass(name) { return .numbered }
    if isMemberOfExtended(name) || isUndeclaredMember(name) { return .member }
    return .unknown
  }

  /// Returns true if an undeclared name is a member of the value that an extension adds to.
  private func isMemberOfExtended(_ name: String) -> Bool {
    guard name != "self", !name.isCapitalized, BinaryOperator(name) == nil,
      let type = enclosingType, program.types[type].role == .builtInExtension
    else { return false }
    return LibraryTypes.isClosed(program.types[type].qualifiedName)
  }

  /// Finds a variable of an enclosing function and captures the variable in all closures between.
  private mutating func capture(_ name: String, in index: Int) -> Int? {
    if let known = scopes[index].captureIndex(named: name) { return known }
    guard scopes[index].isClosure, index > 0 else { return nil }
    if let local = scopes[index - 1].local(named: name) {
      scopes[index].captures.append(
        FunctionScope.Capture(
          name: name, isCell: local.isCell, isWeak: local.isWeak, isConstant: local.isConstant,
          isSetLater: local.isSetLater, isSetOnce: local.isSetOnce, coercion: local.coercion,
          type: local.type, isComputed: local.isComputed))
    } else if scopes[index - 1].ownName == name {
      scopes[index].captures.append(
        FunctionScope.Capture(name: name, isCell: false, isWeak: false, isConstant: true))
    } else if let outer = capture(name, in: index - 1) {
      scopes[index].captures.append(scopes[index - 1].captures[outer])
    } else {
      return nil
    }
    return scopes[index].captures.count - 1
  }

  mutating func compileIdentifier(_ name: String, _ range: SourceRange) throws(ScriptError) {
    if name.utf8.last == UInt8(ascii: ")"), try compileLabeledReference(nil, name, range) { return }
    switch meaning(of: name) {
    case .local(let local) where local.isComputed: try compileRead(ofComputed: name, range)
    case .capture(_, let capture) where capture.isComputed:
      try compileRead(ofComputed: name, range)
    case .global(let slot) where program.globals[slot].isComputed:
      try compileRead(ofComputed: name, range)
    case .local(let local):
      emit(local.isCell ? .loadCell(local.slot) : .loadLocal(local.slot), range)
      if local.isSetLater { emit(.demandSet(self.name(name)), range) }
    case .capture(let index, let capture):
      emit(capture.isCell ? .loadCapturedCell(index) : .loadCapture(index), range)
      if capture.isSetLater { emit(.demandSet(self.name(name)), range) }
    case .member:
      let receiver = Expression(.selfReference, at: range)
      if try compileBoundMethod(receiver, name, range) { return }
      try compileIdentifier("self", range)
      emit(.getMember(self.name(name)), range)
    case .global(let slot):
      if isInCheck { try checkIsDeclaredAbove(name, range) }
      if let firstGlobalBelow, slot >= firstGlobalBelow { throw usedAbove(name, range) }
      emit(.loadGlobal(slot), range)
      if program.globals[slot].isSetLater { emit(.demandSet(self.name(name)), range) }
    case .function where tables.overloads[name] != nil:
      try compileOverloadedReference(name, range)
    case .function(let index): emit(.makeClosure(index, captures: 0), range)
    case .type(let index): emit(.pushType(index), range)
    case .dynamicSelf: try compileDynamicSelf(range)
    case .builtInFunction where Compiler.functionValues[name] != nil:
      try compileFunctionValue(name, Compiler.functionValues[name] ?? 1, range)
    case .builtInType, .builtInFunction: emit(.pushBuiltInType(self.name(name)), range)
    case .actor(let actor): emit(.pushActor(actor), range)
    case .currentClosure: emit(.pushCurrentClosure, range)
    case .leaks: emit(.pushLeaks, range)
    case .numbered: emit(.pushNumbered(self.name(name)), range)
    case .unknown where BinaryOperator(name) != nil: try compileOperatorValue(name, range)
    case .unknown where isDeclaredBelow(name): throw usedAbove(name, range)
    case .unknown:
      if let full = aliased(name) { return try compileLink(plain(full, range)) }
      note { compiler throws(ScriptError) in try compiler.checkForSlip(name, range) }
      emit(.pushOpaque(self.name(name)), range)
    }
  }

  /// Rejects an undeclared name that is close to a name in scope, as a slip of the pen.
  mutating func checkForSlip(_ name: String, _ range: SourceRange) throws(ScriptError) {
    guard name != "self" else {
      throw error(
        "unknown-name", "'self' is used outside of a type", range,
        help: isInExample
          ? [
            "put the function into the view controller that 'self' is: "
              + "'class Screen: UIViewController { … }'"
          ] : [])
    }
    if allowsUndeclared { return }
    if BuiltInTypes.isNotYetSimulated(name) {
      throw error(
        "not-simulated", "'\(name)' is not simulated yet", range,
        help: BuiltInTypes.help(for: name))
    }
    var candidates: [String] = []
    for scope in scopes { candidates += scope.locals.map { $0.name }.filter { $0 != "self" } }
    if isInCheck { throw unknownObject(name, range, candidates + topLevelNames) }
    if MisplacedCheck.words.contains(name) { throw MisplacedCheck.error(name, range) }
    // `slef` and `sper`; longer names are names of their own.
    if enclosingType != nil {
      candidates += ["self", "super"].filter { $0.utf8.count >= name.utf8.count }
    }
    if let near = ownMember(near: name) { candidates.append(near) }
    if let near = nearestTopLevelName(to: name) { candidates.append(near) }
    guard
      let near = Compiler.nearest(to: name, in: candidates) ?? LibraryNames.slip(name)
        ?? inheritedName(near: name)
    else { return }
    throw error("unknown-name", "'\(name)' is not declared; did you mean '\(near)'?", range)
  }

  /// The UIKit member that a name without receiver was most likely meant to be.
  private func inheritedName(near name: String) -> String? {
    guard let type = enclosingType,
      program.types[type].role == .class || program.types[type].role == .protocolType
    else { return nil }
    let base = program.types[type].base
    let methods = OverridableMethods.methods(of: base).joined().map { String($0.baseName) }
    guard base != .object, !name.isCapitalized, !methods.contains(name) else {
      return nil
    }
    let known = ModeledMembers.names(of: base) + methods
    return Slips.meant(by: name, among: known) ?? known.first { Slips.isTypo(name, of: $0) }
  }

  private var topLevelNames: [String] {
    program.globals.map { $0.name } + tables.functionNames
      + program.types.filter { $0.role != .builtInExtension }.map { $0.name }
  }

  private mutating func nearestTopLevelName(to name: String) -> String? {
    if let known = tables.slips[name] { return known }
    let near = Compiler.nearest(to: name, in: topLevelNames)
    tables.slips[name] = .some(near)
    return near
  }

  /// The nearest name with the same case of the first letter: `Service` is no slip of `service`.
  private static func nearest(to name: String, in candidates: [String]) -> String? {
    let alike = candidates.filter { $0.isCapitalized == name.isCapitalized }
    return Slips.meant(by: name, among: alike)
  }
}
