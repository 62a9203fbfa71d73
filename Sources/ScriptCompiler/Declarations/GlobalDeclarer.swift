import Diagnostics
import LifecycleEngine
import SwiftSubset

/// Declares the functions and variables at top level.
final class GlobalDeclarer {
  private let symbols: SymbolTable
  private let typeLookup: TypeLookup
  private let coercions: Coercions
  private let overloads: OverloadDeclarer
  private let builder: ProgramBuilder
  private let problems: ProblemList

  static let nameHelp = "give one of the two another name"

  init(
    _ symbols: SymbolTable, _ typeLookup: TypeLookup, _ coercions: Coercions,
    _ overloads: OverloadDeclarer, _ builder: ProgramBuilder, _ problems: ProblemList
  ) {
    self.symbols = symbols
    self.typeLookup = typeLookup
    self.coercions = coercions
    self.overloads = overloads
    self.builder = builder
    self.problems = problems
  }

  func declare(_ function: FunctionDeclaration) throws(ScriptError) {
    try function.checkIsNoMember()
    try checkIsFree(function.name, function.nameRange)
    if let first = symbols.functionIndex(named: function.name) {
      try overloads.declareOverload(function, beside: first)
    } else {
      let index = builder.reserveFunction(named: function.name)
      symbols.declareFunction(function, index)
    }
    symbols.noteParameters(function, of: nil)
  }

  func declare(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      let isSetLater = entry.initialValue == nil
      for name in entry.pattern.boundNames {
        // A taken name keeps the other names of the declaration, and their uses, valid.
        problems.note { () throws(ScriptError) in try checkIsFree(name, entry.range) }
        if let slot = symbols.globalSlot(named: name), slot >= Program.prelude.count {
          problems.note { () throws(ScriptError) in
            throw ScriptError(
              "duplicate-name", "'\(name)' is declared twice", entry.range,
              help: [GlobalDeclarer.nameHelp])
          }
          continue
        }
        symbols.declareGlobal(
          GlobalVariable(
            name: name, isWeak: declaration.modifiers.strength != .strong,
            isConstant: declaration.isConstant && !isSetLater,
            isOfDrive: symbols.isInDrive))
        if entry.accessors != nil {
          symbols.changeGlobal(symbols.globals.count - 1) { $0.isComputed = true }
          if let storage = VariableAccessors.storageDeclaration(of: entry) { declare(storage) }
          continue
        }
        guard typeLookup.isSetLater(entry, isConstant: declaration.isConstant) else { continue }
        symbols.changeGlobal(symbols.globals.count - 1) { global in
          global.isSetLater = true
          global.isSetOnce = declaration.isConstant
        }
      }
    }
  }

  /// Rejects a declaration of a name that every script has, because checks and actions would mean
  /// something else. An example has neither, so the names are free.
  private func checkIsFree(_ name: String, _ range: SourceRange) throws(ScriptError) {
    if symbols.allowsUndeclared { return }
    let meaning: String
    switch name {
    case "window": meaning = "it is the app's window"
    case "user", "system": meaning = "it acts in the steps of a scenario"
    case "console": meaning = "its events are the lines of the console"
    case "app": meaning = "its events are those of the application"
    default: return
    }
    throw ScriptError(
      "duplicate-name", "'\(name)' is declared already: \(meaning)", range,
      help: [GlobalDeclarer.nameHelp])
  }

  /// Declares the names that a top-level `guard` binds, which all code below can use.
  func declare(_ conditions: [Condition], _ range: SourceRange) {
    for name in conditions.flatMap({ $0.boundNames }) {
      problems.note { () throws(ScriptError) in try checkIsFree(name, range) }
    }
    for name in conditions.flatMap({ $0.boundNames })
    where (symbols.globalSlot(named: name) ?? 0) < Program.prelude.count {
      symbols.declareGlobal(GlobalVariable(name: name, isWeak: false, isConstant: true))
    }
  }

  /// Finds the coercions of top-level variables, once all types are known.
  func coerce(_ declaration: VariableDeclaration) {
    for entry in declaration.entries {
      guard case .binding(let name) = entry.pattern, let slot = symbols.globalSlot(named: name)
      else {
        continue
      }
      if let storage = VariableAccessors.storageDeclaration(of: entry), entry.accessors != nil {
        coerce(storage)
      }
      let coercion = coercions.coercion(of: entry, inside: nil)
      let type =
        entry.type ?? typeLookup.constructedType(entry.initialValue, inside: nil)
        ?? coercions.firstType(of: entry)
      symbols.changeGlobal(slot) { global in
        global.coercion = coercion
        global.type = type
      }
    }
  }
}

extension FunctionDeclaration {
  /// Rejects an initialiser outside a type.
  func checkIsNoMember() throws(ScriptError) {
    if case .function = role { return }
    throw ScriptError(
      "unexpected-token", "'\(name)' is declared outside a type", nameRange,
      help: ["move it into the braces of its type"])
  }
}
