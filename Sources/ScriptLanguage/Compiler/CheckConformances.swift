import LifecycleEngine
import SwiftSubset

// What a type must have, and what an extension of a class of UIKit's may not.
extension Compiler {
  /// Notes every type that lacks what a protocol of the author's demands. Where UIKit or a class
  /// that nobody declares stands above it, the missing member may be theirs.
  mutating func checkConformances() {
    for index in program.types.indices {
      let type = program.types[index]
      guard type.role != .protocolType, type.role != .builtInExtension, !mayInheritMore(index)
      else { continue }
      for name in demands(of: type.protocols) where !declares(name, index) {
        let problem = error(
          "missing-requirement", "'\(type.name)' has no '\(name)', which its protocol demands",
          typeDeclarations[index][0].nameRange)
        problems += problem.diagnostics
      }
      for method in methodDemands(of: type.protocols) where !hasMethod(method, index) {
        let problem = error(
          "missing-requirement",
          "'\(type.name)' has no '\(method.signature)', which its protocol demands",
          typeDeclarations[index][0].nameRange)
        problems += problem.diagnostics
      }
    }
  }

  /// The methods that protocols demand, as they are declared.
  private func methodDemands(of protocols: [Int]) -> [FunctionDeclaration] {
    var methods: [FunctionDeclaration] = []
    for type in withInherited(protocols) where !isLoose(type) {
      for declaration in typeDeclarations[type] {
        for case .function(let function) in declaration.members.map({ $0.kind })
        where function.body == nil && !function.modifiers.isStatic && function.name != "init" {
          methods.append(function)
        }
      }
    }
    return methods
  }

  /// Whether a method that a protocol demands is there with its labels. Where there is none of its
  /// name, that is said already.
  private func hasMethod(_ method: FunctionDeclaration, _ index: Int) -> Bool {
    guard declares(method.name, index) else { return true }
    let labels = method.parameters.map { $0.label }
    return ancestry.hasAny(tables.members[method.name] ?? [], above: index) { type in
      program.types[type].methods.contains { $0.name == method.name && $0.labels == labels }
    }
  }

  /// Protocols and those that they inherit from.
  private func withInherited(_ protocols: [Int]) -> [Int] {
    var all = protocols
    var place = 0
    while place < all.count {
      for own in program.types[all[place]].protocols where !all.contains(own) { all.append(own) }
      place += 1
    }
    return all
  }

  /// Whether a protocol is one for Objective-C, which can have optional demands.
  private func isLoose(_ type: Int) -> Bool {
    typeDeclarations[type].contains { $0.modifiers.attributes.contains("objc") }
  }

  private func mayInheritMore(_ index: Int) -> Bool {
    var current: Int? = index
    while let type = current {
      let code = program.types[type]
      if code.isOpen || code.base != .object || code.inherited.contains("NSObject") { return true }
      current = code.superclass
    }
    return false
  }

  /// What protocols demand by name, those that they inherit from included.
  private func demands(of protocols: [Int]) -> [String] {
    var names: [String] = []
    for type in withInherited(protocols) where !isLoose(type) {
      for name in program.types[type].requirements where !names.contains(name) && name != "init" {
        names.append(name)
      }
    }
    return names
  }

  /// Whether a type, a superclass or a protocol gives a member of a name.
  private func declares(_ name: String, _ index: Int) -> Bool {
    let owners = (tables.members[name] ?? []) + (tables.staticMembers[name] ?? [])
    return ancestry.hasAny(owners.sorted(), above: index) { type in
      let code = program.types[type]
      return code.role != .protocolType || !code.requirements.contains(name)
        || code.methods.contains { $0.name == name } || code.computed.contains { $0.name == name }
        || code.staticMethods.contains { $0.name == name }
        || code.staticComputed.contains { $0.name == name }
    }
  }

  /// Notes the methods of an extension of a UIKit class that the class has itself.
  mutating func checkExtension(_ declaration: TypeDeclaration, of index: Int) {
    guard !LibraryTypes.isClosed(program.types[index].qualifiedName) else { return }
    let known = OverridableMethods.methods(of: program.types[index].base)
    for case .function(let function) in declaration.members.map({ $0.kind })
    where !function.modifiers.isStatic {
      let signature = function.signature
      let isTaken = known.contains { list in
        list.contains { $0.signature == signature && !isOverload(function, of: $0) }
      }
      guard isTaken else { continue }
      let problem = error(
        "duplicate-name", "'\(declaration.name)' has '\(signature)' already", function.nameRange,
        help: ["override it in a subclass; an extension cannot replace it"])
      problems += problem.diagnostics
    }
  }
}
