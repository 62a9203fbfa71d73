import Diagnostics
import LifecycleEngine
import SwiftSubset
import UIKitNames

// The required members of types, and the forbidden members of extensions of UIKit's classes.
extension DeclarationChecks {
  /// Notes every type that lacks a requirement of the author's protocols. A UIKit class or an
  /// undeclared class above the type may have the missing member.
  func checkConformances() {
    for index in symbols.types.indices {
      let type = symbols.types[index]
      guard type.role != .protocolType, type.role != .builtInExtension else { continue }
      if mayInheritMore(index) {
        checkMethods(of: index, where: { lacksMethod($0, index) })
        continue
      }
      for name in demands(of: type.protocols) where !declares(name, index) {
        let problem = ScriptError(
          "missing-requirement", "'\(type.name)' has no '\(name)', which its protocol requires",
          symbols.typeDeclarations[index][0].nameRange,
          help: ["declare '\(name)' in '\(type.name)' or in an extension"])
        problems.report(problem)
      }
      checkMethods(of: index, where: { !hasMethod($0, index) })
    }
  }

  private func checkMethods(of index: Int, where isMissing: (FunctionDeclaration) -> Bool) {
    let type = symbols.types[index]
    for method in methodDemands(of: type.protocols) where isMissing(method) {
      let problem = ScriptError(
        "missing-requirement",
        "'\(type.name)' has no '\(method.signature)', which its protocol requires",
        symbols.typeDeclarations[index][0].nameRange,
        help: ["write 'func \(method.name)' in '\(type.name)' or in an extension"])
      problems.report(problem)
    }
  }

  /// Returns true if a subclass of a UIKit class whose methods are all known lacks a method.
  private func lacksMethod(_ method: FunctionDeclaration, _ index: Int) -> Bool {
    let base = symbols.types[index].base
    guard let library = libraryClass(of: index), UIKitNames.isComplete(for: library),
      base.isController || base.isView, !symbols.types[index].isOpen,
      !UIKitNames.isKnown(method.name, in: base), !UIKitNames.isMethod(method.name, of: base),
      UIKitNames.marks(of: method.name).isEmpty
    else { return false }
    return !declares(method.name, index) || !hasMethod(method, index)
  }

  /// The methods that protocols require, as declared.
  private func methodDemands(of protocols: [Int]) -> [FunctionDeclaration] {
    var methods: [FunctionDeclaration] = []
    for type in withInherited(protocols) where !isLoose(type) {
      for declaration in symbols.typeDeclarations[type] {
        for case .function(let function) in declaration.members.map({ $0.kind })
        where function.body == nil && !function.modifiers.isStatic && function.name != "init" {
          methods.append(function)
        }
      }
    }
    return methods
  }

  /// Returns true if a type has a required method with its labels. A name without any method is
  /// reported already.
  private func hasMethod(_ method: FunctionDeclaration, _ index: Int) -> Bool {
    guard declares(method.name, index) else { return true }
    let labels = method.parameters.map { $0.label }
    return symbols.ancestry.hasAny(symbols.tables.members[method.name] ?? [], above: index) {
      type in
      symbols.types[type].methods.contains { $0.name == method.name && $0.labels == labels }
    }
  }

  /// Protocols and all protocols above.
  private func withInherited(_ protocols: [Int]) -> [Int] {
    var all = protocols
    var place = 0
    while place < all.count {
      for own in symbols.types[all[place]].protocols where !all.contains(own) { all.append(own) }
      place += 1
    }
    return all
  }

  /// Returns true for a protocol of Objective-C, which can have optional requirements.
  private func isLoose(_ type: Int) -> Bool {
    symbols.typeDeclarations[type].contains { $0.modifiers.attributes.contains("objc") }
  }

  private func mayInheritMore(_ index: Int) -> Bool {
    var current: Int? = index
    while let type = current {
      let code = symbols.types[type]
      if code.isOpen || code.base != .object || code.inherited.contains("NSObject") { return true }
      current = code.superclass
    }
    return false
  }

  /// The names of the requirements of protocols, inherited requirements included.
  private func demands(of protocols: [Int]) -> [String] {
    var names: [String] = []
    for type in withInherited(protocols) where !isLoose(type) {
      for name in symbols.types[type].requirements where !names.contains(name) && name != "init" {
        names.append(name)
      }
    }
    return names
  }

  /// Returns true if a type, a superclass or a protocol implements a member of a name.
  private func declares(_ name: String, _ index: Int) -> Bool {
    let owners = (symbols.tables.members[name] ?? []) + (symbols.tables.staticMembers[name] ?? [])
    return symbols.ancestry.hasAny(owners.sorted(), above: index) { type in
      let code = symbols.types[type]
      return code.role != .protocolType || !code.requirements.contains(name)
        || code.methods.contains { $0.name == name } || code.computed.contains { $0.name == name }
        || code.staticMethods.contains { $0.name == name }
        || code.staticComputed.contains { $0.name == name }
    }
  }

  /// Notes the methods of an extension of a UIKit class that the UIKit class already has.
  func checkExtension(_ declaration: TypeDeclaration, of index: Int) {
    guard !LibraryTypes.isClosed(symbols.types[index].qualifiedName) else { return }
    let known = UIKitNames.methods(of: symbols.types[index].base)
    for case .function(let function) in declaration.members.map({ $0.kind })
    where !function.modifiers.isStatic {
      let signature = function.signature
      let isTaken = known.contains { list in
        list.contains { $0.signature == signature && !typeLookup.isOverload(function, of: $0) }
      }
      guard isTaken else { continue }
      let problem = ScriptError(
        "duplicate-name", "'\(declaration.name)' already has '\(signature)'", function.nameRange,
        help: ["override it in a subclass; an extension cannot replace it"])
      problems.report(problem)
    }
  }
}
