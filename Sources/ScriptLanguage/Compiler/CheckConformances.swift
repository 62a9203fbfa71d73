import LifecycleEngine

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
    }
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
    var all = protocols
    var names: [String] = []
    var place = 0
    while place < all.count {
      let type = program.types[all[place]]
      // One for Objective-C can have optional demands.
      let isLoose = typeDeclarations[all[place]].contains {
        $0.modifiers.attributes.contains("objc")
      }
      for own in type.protocols where !all.contains(own) { all.append(own) }
      for name in type.requirements where !isLoose && !names.contains(name) && name != "init" {
        names.append(name)
      }
      place += 1
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
