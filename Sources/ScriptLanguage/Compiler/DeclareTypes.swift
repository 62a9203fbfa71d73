import Diagnostics
import LifecycleEngine
import SwiftSubset

extension Compiler {
  /// Adds a type and its nested types. Members are declared once all types are known.
  mutating func declareType(
    _ declaration: TypeDeclaration, inside outer: String?, as unique: String? = nil
  ) throws(ScriptError) {
    let qualified =
      unique ?? outer.map { "\($0).\(declaration.name)" } ?? declaration.name
    if typeIndex(named: qualified) != nil {
      throw error(
        "duplicate-name", "'\(declaration.name)' is declared twice", declaration.nameRange)
    }
    if declaration.isGeneric, !isInExample {
      problems.append(unsupported("A generic type", declaration.nameRange).diagnostic)
    }
    typeDeclarations.append([declaration])
    declareType(
      TypeCode(
        role: TypeCode.Role(declaration.role), name: declaration.name, qualifiedName: qualified,
        inherited: declaration.inherited.flatMap { $0.names }))
    try declareNestedTypes(of: declaration, in: qualified)
  }

  private mutating func declareNestedTypes(
    of declaration: TypeDeclaration, in qualified: String
  ) throws(ScriptError) {
    for member in declaration.members {
      if case .type(let nested) = member.kind {
        try declareType(nested, inside: qualified)
      } else if case .typeAlias(let name, let type?) = member.kind, declaration.role != .protocol {
        // The name of a protocol stands for another type in each conforming type.
        tables.aliases["\(qualified).\(name)"] = type
      }
    }
  }

  /// Adds the members of an extension to the extended type.
  mutating func declareExtension(_ declaration: TypeDeclaration) throws(ScriptError) {
    let inherited = declaration.inherited.flatMap { $0.names }
    let extended = aliased(declaration.name) ?? declaration.name
    if let index = typeIndex(named: extended) {
      typeDeclarations[index].append(declaration)
      program.types[index].inherited += inherited
      declareSelf(of: declaration, index)
      return try declareNestedTypes(of: declaration, in: extended)
    }
    let name = LibraryTypes.canonicalName(extended)
    if let index = tables.extensions[name] {
      typeDeclarations[index].append(declaration)
      program.types[index].inherited += inherited
    } else {
      try checkExtended(declaration)
      typeDeclarations.append([declaration])
      declareType(
        TypeCode(
          role: .builtInExtension, name: name, qualifiedName: name,
          base: BuiltInTypes.base(of: name), inherited: inherited))
    }
    try declareNestedTypes(of: declaration, in: name)
  }

  /// Rejects an extension of a type without values in a script, and of a misspelt type.
  private func checkExtended(_ declaration: TypeDeclaration) throws(ScriptError) {
    let name = declaration.name
    if LibraryTypes.isWithoutValues(name) {
      // In an example, the members are as unknown as those of any other type.
      if declaration.members.isEmpty || isInExample { return }
      throw error(
        "unsupported-syntax",
        "An extension of '\(name)' cannot be run by the simulator yet", declaration.nameRange,
        help: ["write a function that takes the value as its argument"])
    }
    guard !BuiltInTypes.isKnown(name), !LibraryTypes.isModeled(name),
      let near = LibraryNames.slipOfType(name)
    else { return }
    throw error(
      "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?", declaration.nameRange)
  }

  // MARK: Members

  /// Compiles the declared types, superclasses first.
  mutating func compileTypes() throws(ScriptError) {
    guard !program.types.isEmpty else { return }
    if isInExample { undeclared = UndeclaredClasses(classesWithMembers) }
    for index in program.types.indices { try linkType(index) }
    try orderTypes()
    for index in program.types.indices {
      for (place, declaration) in typeDeclarations[index].enumerated() {
        let first = pendingBodies.count
        try declareMembers(of: index, declaration)
        guard let own = selfType(inDeclaration: place, of: index) else { continue }
        for body in pendingBodies.indices[first...] { pendingBodies[body].type = own }
      }
    }
    tabulateMembers()
    markOverloads()
    for index in ancestry.order { countInheritedFields(of: index) }
    checkOverrides()
    compilePendingBodies()
    for index in ancestry.order { collectCallbacks(of: index) }
  }

  /// The classes with their first inherited types and their members.
  private var classesWithMembers: [(name: String, parent: String?, members: [Statement])] {
    program.types.indices.filter { program.types[$0].role == .class }.map { index in
      let type = program.types[index]
      return (type.name, type.inherited.first, typeDeclarations[index].flatMap { $0.members })
    }
  }

  private mutating func linkType(_ index: Int) throws(ScriptError) {
    program.types[index].inherited = program.types[index].inherited.flatMap {
      resolved(.named($0, []), inside: index).names
    }
    let type = program.types[index]
    if type.role == .builtInExtension {
      let above = LibraryTypes.superclass(of: type.qualifiedName)
      program.types[index].superclass = above.flatMap { nearestExtension(of: $0) }
    }
    linkCases(of: index)
    for (position, name) in type.inherited.enumerated() {
      guard let parent = typeIndex(named: name, inside: index) else {
        try checkProtocol(name, of: index)
        linkToLibrary(index, name, isFirst: position == 0)
        if position == 0, type.role == .class { try linkToUIKit(index, name) }
        if type.role == .protocolType { boundToUIKit(index, name) }
        continue
      }
      switch program.types[parent].role {
      case .protocolType: program.types[index].protocols.append(parent)
      case .class where position == 0 && type.role == .class || type.role == .protocolType:
        program.types[index].superclass = parent
      // `where Self == Plain`.
      case .structure where isBoundExtension(index), .enumeration where isBoundExtension(index):
        program.types[index].superclass = parent
      default:
        throw error(
          "not-inheritable", "'\(type.name)' cannot inherit from '\(name)'",
          typeDeclarations[index][0].nameRange)
      }
    }
  }

  private func checkProtocol(_ name: String, of index: Int) throws(ScriptError) {
    if isInExample { return }
    let protocols = program.types.filter { $0.role == .protocolType }.map { $0.name }
    let isOfLibrary = BuiltInTypes.isWithoutMembers(name) || LibraryNames.isPrefixed(name)
    let own = isOfLibrary ? nil : Slips.meant(by: name, among: protocols)
    guard let near = DelegateMethods.meant(by: name) ?? own else { return }
    // An extension may declare the conformance.
    let place = typeDeclarations[index].first { declaration in
      declaration.inherited.contains { $0.names.contains(name) }
    }
    throw error(
      "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?",
      (place ?? typeDeclarations[index][0]).nameRange)
  }

  private mutating func linkToUIKit(_ index: Int, _ name: String) throws(ScriptError) {
    if !isInExample, !BuiltInTypes.isKnown(name), !BuiltInTypes.isNotYetSimulated(name),
      let near = LibraryNames.slipOfType(name)
    {
      throw error(
        "unknown-name", "'\(name)' is not declared; did you mean '\(near)'?",
        typeDeclarations[index][0].nameRange)
    }
    let base = isInExample ? undeclared.base(of: name) : BuiltInTypes.base(of: name)
    program.types[index].isOpen = base == .object && !BuiltInTypes.isWithoutMembers(name)
    program.types[index].base = base
    program.types[index].superclass = nearestExtension(of: base == .object ? "NSObject" : name)
  }

  func nearestExtension(of name: String) -> Int? {
    guard !tables.extensions.isEmpty else { return nil }
    return LibraryTypes.chain(from: name).lazy.compactMap { tables.extensions[$0] }.first
  }

  /// Finds the inheritance between types, and gives classes the UIKit class above.
  private mutating func orderTypes() throws(ScriptError) {
    do throws(Ancestry.Circle) {
      ancestry = try Ancestry(program.types)
    } catch {
      throw self.error(
        "circular-inheritance", "'\(program.types[error.type].name)' inherits from itself",
        typeDeclarations[error.type][0].nameRange)
    }
    for index in ancestry.order where program.types[index].base == .object {
      let parents = program.types[index].superclass.map { [$0] } ?? boundingProtocols(of: index)
      guard let parent = parents.first(where: { program.types[$0].base != .object }) else {
        continue
      }
      program.types[index].base = program.types[parent].base
    }
  }

  private mutating func countInheritedFields(of index: Int) {
    guard let parent = program.types[index].superclass else { return }
    let type = program.types[parent]
    program.types[index].inheritedFieldCount = type.inheritedFieldCount + type.fields.count
  }
}

extension TypeCode.Role {
  init(_ role: TypeDeclaration.Role) {
    switch role {
    case .class: self = .class
    case .struct: self = .structure
    case .enum: self = .enumeration
    case .protocol: self = .protocolType
    case .extension: self = .builtInExtension
    }
  }
}
