import LifecycleEngine

extension Compiler {
  func typeIndex(named name: String) -> Int? {
    program.types.firstIndex { $0.role != .builtInExtension && $0.qualifiedName == name }
  }

  /// The type a name means inside another type, whose own types come first.
  func typeIndex(named name: String, inside type: Int?) -> Int? {
    var place = type.map { program.types[$0].qualifiedName }
    while let outer = place {
      if let index = typeIndex(named: "\(outer).\(name)") { return index }
      if program.types.contains(where: { $0.qualifiedName == outer && $0.name == name }) {
        return typeIndex(named: outer)
      }
      place = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    return typeIndex(named: name)
  }

  /// Adds a type and those inside of it; what they hold is declared when all types are known.
  mutating func declareType(
    _ declaration: TypeDeclaration, inside outer: String?
  ) throws(ScriptError) {
    let qualified = outer.map { "\($0).\(declaration.name)" } ?? declaration.name
    if typeIndex(named: qualified) != nil {
      throw error(
        "duplicate-name", "'\(declaration.name)' is declared twice", declaration.nameRange)
    }
    typeDeclarations.append([declaration])
    program.types.append(
      TypeCode(
        role: TypeCode.Role(declaration.role), name: declaration.name, qualifiedName: qualified,
        inherited: declaration.inherited.compactMap { $0.name }))
    try declareNestedTypes(of: declaration, in: qualified)
  }

  private mutating func declareNestedTypes(
    of declaration: TypeDeclaration, in qualified: String
  ) throws(ScriptError) {
    for member in declaration.members {
      guard case .type(let nested) = member.kind else { continue }
      try declareType(nested, inside: qualified)
    }
  }

  /// Adds the members of an extension to the type it extends.
  mutating func declareExtension(_ declaration: TypeDeclaration) throws(ScriptError) {
    let inherited = declaration.inherited.compactMap { $0.name }
    if let index = typeIndex(named: declaration.name) {
      typeDeclarations[index].append(declaration)
      program.types[index].inherited += inherited
      return try declareNestedTypes(of: declaration, in: declaration.name)
    }
    let isModeled = UIKitClass.allCases.contains { $0.name == declaration.name }
    guard isModeled else {
      if declaration.members.isEmpty { return }
      throw unsupported("An extension of '\(declaration.name)'", declaration.nameRange)
    }
    if let index = program.types.firstIndex(where: { $0.qualifiedName == declaration.name }) {
      return typeDeclarations[index].append(declaration)
    }
    typeDeclarations.append([declaration])
    program.types.append(
      TypeCode(
        role: .builtInExtension, name: declaration.name, qualifiedName: declaration.name,
        base: BuiltInTypes.base(of: declaration.name)))
  }

  // MARK: Members

  /// Compiles the declared types, superclasses first.
  mutating func compileTypes() throws(ScriptError) {
    guard !program.types.isEmpty else { return }
    for index in program.types.indices { try linkType(index) }
    try rejectCircles()
    for index in program.types.indices {
      for declaration in typeDeclarations[index] { try declareMembers(of: index, declaration) }
    }
    for index in program.types.indices { collectFields(of: index) }
    for index in program.types.indices { checkOverrides(of: index) }
    compilePendingBodies()
    for index in program.types.indices where program.types[index].role == .class {
      collectCallbacks(of: index)
    }
  }

  /// Finds the superclass and the protocols of a type.
  private mutating func linkType(_ index: Int) throws(ScriptError) {
    let type = program.types[index]
    guard type.role != .builtInExtension else { return }
    for (position, name) in type.inherited.enumerated() {
      guard let parent = typeIndex(named: name, inside: index) else {
        if position == 0, type.role == .class { linkToUIKit(index, name) }
        continue
      }
      switch program.types[parent].role {
      case .protocolType: program.types[index].protocols.append(parent)
      case .class where position == 0 && type.role == .class:
        program.types[index].superclass = parent
      default:
        throw error(
          "not-inheritable", "'\(type.name)' cannot inherit from '\(name)'",
          typeDeclarations[index][0].nameRange)
      }
    }
  }

  private mutating func linkToUIKit(_ index: Int, _ name: String) {
    let base = BuiltInTypes.base(of: name)
    program.types[index].isOpen = base == .object && !BuiltInTypes.isWithoutMembers(name)
    program.types[index].base = base
    program.types[index].superclass = BuiltInTypes.nearestExtension(of: base, in: program.types)
  }

  private mutating func rejectCircles() throws(ScriptError) {
    for index in program.types.indices {
      var seen: [Int] = []
      var pending = parents(of: index)
      while let current = pending.popLast() {
        if current == index {
          throw error(
            "circular-inheritance", "'\(program.types[index].name)' inherits from itself",
            typeDeclarations[index][0].nameRange)
        }
        guard !seen.contains(current) else { continue }
        seen.append(current)
        pending += parents(of: current)
        // A class without a class of UIKit of its own has that of its superclasses.
        if program.types[index].base == .object {
          program.types[index].base = program.types[current].base
        }
      }
    }
  }

  private func parents(of index: Int) -> [Int] {
    program.types[index].protocols + (program.types[index].superclass.map { [$0] } ?? [])
  }

  private mutating func collectFields(of index: Int) {
    var fields: [FieldCode] = []
    var current: Int? = index
    while let type = current {
      fields = program.types[type].fields + fields
      current = program.types[type].superclass
    }
    program.types[index].allFields = fields
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

extension TypeSyntax {
  /// The name of a named type.
  var name: String? {
    if case .named(let name, _) = self { return name }
    return nil
  }
}
