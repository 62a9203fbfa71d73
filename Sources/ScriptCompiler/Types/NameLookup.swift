import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

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

/// The meaning of names where they are used.
///
/// The lookup searches locals, captured variables, members of `self`, top-level variables,
/// functions and types, in that order. An undeclared name is opaque, unless the name is close to a
/// declared name. A close name is more likely a slip of the pen.
package final class NameLookup {
  let symbols: SymbolTable
  let scopes: ScopeStack
  let typeLookup: TypeLookup
  /// True in a check, which may name objects by class and number.
  private(set) var isInCheck = false
  /// The variables that are declared below the current check.
  private var namesBelow: Set<String> = []
  /// The first top-level variable that is declared below the current top-level statement.
  private var firstGlobalBelow: Int?
  /// The near names of undeclared names, as a cache of finished searches.
  private var slips: [String: String?] = [:]

  init(_ symbols: SymbolTable, _ scopes: ScopeStack, _ typeLookup: TypeLookup) {
    self.symbols = symbols
    self.scopes = scopes
    self.typeLookup = typeLookup
  }

  /// Goes on at the place in a script that another lookup has reached.
  func resume(_ other: NameLookup) {
    namesBelow = other.namesBelow
    firstGlobalBelow = other.firstGlobalBelow
    slips = other.slips
  }

  // MARK: Places in a script

  func beginCheck() { isInCheck = true }

  func endCheck() { isInCheck = false }

  /// Begins a script. A check can name the variables that are declared above the check.
  package func begin(declaring names: [String]) { namesBelow = Set(names) }

  /// Lets later checks use the names that a statement declares.
  package func reach(_ names: [String]) { namesBelow.subtract(names) }

  /// Begins a top-level statement, which cannot use the variables below.
  func beginTopLevel() { firstGlobalBelow = firstGlobalBelow ?? Program.prelude.count }

  /// Notes that code below can use the names of top-level variables.
  func endGlobals(_ names: [String]) {
    for name in names {
      guard let slot = symbols.globalSlot(named: name) else { continue }
      firstGlobalBelow = max(firstGlobalBelow ?? 0, slot + 1)
    }
  }

  /// Rejects a use of a top-level variable in code above its declaration.
  func checkIsDeclaredAbove(global slot: Int, _ name: String, _ range: SourceRange)
    throws(ScriptError)
  {
    if isInCheck { try checkIsDeclaredAbove(name, range) }
    if let firstGlobalBelow, slot >= firstGlobalBelow { throw usedAbove(name, range) }
  }

  /// Rejects a name that is declared below the check, because a check is judged at its own place.
  package func checkIsDeclaredAbove(_ name: String, _ range: SourceRange) throws(ScriptError) {
    guard namesBelow.contains(name) else { return }
    throw ScriptError(
      "unknown-name", "'\(name)' is declared below this check", range,
      help: ["a check is judged where it stands: move the declaration up, or the check down"])
  }

  func usedAbove(_ name: String, _ range: SourceRange) -> ScriptError {
    ScriptError(
      "unknown-name", "'\(name)' is used before it is declared", range,
      help: ["move its declaration up"])
  }

  // MARK: Meanings

  func meaning(of name: String) -> Meaning {
    if let local = scopes.top.local(named: name) { return .local(local) }
    // A drive means the names that every script has, even if the example declares the names.
    if symbols.isInDrive, let known = preludeMeaning(of: name) { return known }
    if scopes.top.ownName == name { return .currentClosure }
    if let index = scopes.capture(name) {
      return .capture(index, scopes.top.captures[index])
    }
    if let type = scopes.top.typeIndex,
      symbols.isMember(name, of: type, isStatic: scopes.top.isStatic)
    {
      return .member
    }
    if let slot = symbols.globalSlot(named: name) { return .global(slot) }
    if let index = symbols.functionIndex(named: name) { return .function(index) }
    if name == "Self", let index = scopes.enclosingType {
      return typeLookup.hasDynamicSelf ? .dynamicSelf : .type(index)
    }
    if let index = typeLookup.typeIndex(named: name, inside: scopes.enclosingType) {
      return .type(index)
    }
    if typeLookup.expanded(.named(name, [])) != nil { return .unknown }
    return globalMeaning(of: name)
  }

  private func preludeMeaning(of name: String) -> Meaning? {
    switch name {
    case "user": .actor(.user)
    case "system": .actor(.system)
    default: Program.prelude.firstIndex { $0.name == name }.map { .global($0) }
    }
  }

  private func globalMeaning(of name: String) -> Meaning {
    if !symbols.isInExample, let known = preludeMeaning(of: name) { return known }
    if let type = scopes.enclosingType,
      UIKitNames.isNotYetSimulated(name, in: symbols.types[type].base)
    {
      return .member
    }
    // Such as `navigationItem`, whose value is not simulated but belongs to `self`.
    if let type = scopes.top.typeIndex, !scopes.top.isStatic, symbols.types[type].role == .class,
      symbols.types[type].base != .object,
      UIKitNames.isKnown(name, in: symbols.types[type].base)
    {
      return .member
    }
    if name == "perform", let type = scopes.enclosingType, symbols.types.isObjectiveC(type) {
      return .member
    }
    if BuiltInTypes.isKnown(name) { return .builtInType }
    if BuiltInFunctions.names.contains(name) { return .builtInFunction }
    if isInCheck, name == "leaks" { return .leaks }
    if isInCheck, isNumberedClass(name) { return .numbered }
    if !symbols.isInExample, isNumberedScreen(name) { return .numbered }
    if isMemberOfExtended(name) || isUndeclaredMember(name) { return .member }
    return .unknown
  }

  /// Returns true if an undeclared name is a member of the value that an extension adds to.
  private func isMemberOfExtended(_ name: String) -> Bool {
    guard name != "self", !name.isCapitalized, !name.utf8.contains(36), name.isName,
      let type = scopes.enclosingType, symbols.types[type].role == .builtInExtension
    else { return false }
    return LibraryTypes.isClosed(symbols.types[type].qualifiedName)
  }

  /// Rejects an undeclared name that is close to a name in scope, as a slip of the pen.
  func checkForSlip(_ name: String, _ range: SourceRange) throws(ScriptError) {
    guard name != "self" else {
      throw ScriptError(
        "unknown-name", "'self' is used outside a type", range,
        help: symbols.isInExample
          ? [
            "put the function into the view controller that 'self' stands for: 'class Screen: "
              + "UIViewController { … }'"
          ] : ["write the name of an object in place of 'self'"])
    }
    if symbols.allowsUndeclared { return }
    if BuiltInTypes.isNotYetSimulated(name) {
      throw ScriptError(
        "not-simulated", "'\(name)' is not simulated yet", range,
        help: BuiltInTypes.help(for: name))
    }
    var candidates = scopes.localNames.filter { $0 != "self" }
    if isInCheck { throw unknownObject(name, range, candidates + topLevelNames) }
    if MisplacedCheck.words.contains(name) { throw MisplacedCheck.error(name, range) }
    // `slef` and `sper`; longer names are names of their own.
    if scopes.enclosingType != nil {
      candidates += ["self", "super"].filter { $0.utf8.count >= name.utf8.count }
    }
    if let near = ownMember(near: name) { candidates.append(near) }
    if let near = nearestTopLevelName(to: name) { candidates.append(near) }
    guard
      let near = NameLookup.nearest(to: name, in: candidates) ?? LibraryNames.slip(name)
        ?? inheritedName(near: name)
    else { return }
    throw ScriptError("unknown-name", "'\(name)' is not declared; did you mean '\(near)'?", range)
  }

  /// The UIKit member that a name without receiver was most likely meant to be.
  private func inheritedName(near name: String) -> String? {
    guard let type = scopes.enclosingType,
      symbols.types[type].role == .class || symbols.types[type].role == .protocolType
    else { return nil }
    let base = symbols.types[type].base
    guard base != .object, !name.isCapitalized, !UIKitNames.isMethod(name, of: base) else {
      return nil
    }
    let methods = UIKitNames.methods(of: base).joined().map { $0.baseName }
    let known = UIKitNames.simulated(base) + methods
    return Slips.meant(by: name, among: known) ?? known.first { Slips.isTypo(name, of: $0) }
  }

  private var topLevelNames: [String] {
    symbols.globals.map { $0.name } + symbols.tables.functionNames
      + symbols.types.filter { $0.role != .builtInExtension }.map { $0.name }
  }

  private func nearestTopLevelName(to name: String) -> String? {
    if let known = slips[name] { return known }
    let near = NameLookup.nearest(to: name, in: topLevelNames)
    slips[name] = .some(near)
    return near
  }

  /// The nearest name with the same case of the first letter: `Service` is no slip of `service`.
  private static func nearest(to name: String, in candidates: [String]) -> String? {
    let alike = candidates.filter { $0.isCapitalized == name.isCapitalized }
    return Slips.meant(by: name, among: alike)
  }

  /// Returns true if an expression names a module of the library.
  func isModule(_ expression: Expression) -> Bool {
    guard case .identifier(let name) = expression.kind,
      TypeLookup.modules.contains(name)
    else { return false }
    if case .unknown = meaning(of: name) { return true }
    return false
  }

  /// The member of the enclosing type that a name without receiver most likely meant.
  func ownMember(near name: String) -> String? {
    guard let type = scopes.top.typeIndex else { return nil }
    return symbols.ownMember(near: name, of: type, isStatic: scopes.top.isStatic)
  }
}
